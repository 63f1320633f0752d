/** Writes as plans: a person confirms each, and each is carried out once. */
import { randomUUID } from "node:crypto";
import { ApiError } from "@countertop/sdk";
import type { Contract, Operation } from "../../codegen/contract.ts";
import { textOf } from "./answer.ts";
import { plain, previewOf, undoOfCreation } from "./changes.ts";
import { faultOf } from "./faults.ts";
import { operationsOf, type Scope } from "./operations.ts";
import type { Change, Plan } from "./plan.ts";
import type { PlanStore } from "./plan-store.ts";
import type { redactor } from "./safety.ts";
import type { Ask } from "./shop.ts";
import type { Check } from "./validate.ts";

export interface WriteContext {
  readonly contract: Contract;
  readonly scope: Scope;
  readonly store: PlanStore;
  readonly url: string;
  readonly ask: Ask;
  readonly check: Check;
  readonly redact: ReturnType<typeof redactor>;
}

/** Characters of a write's answer: the plan says already what changed. */
const ANSWER_LIMIT = 2_500;

export type Decision = "approve" | "reject" | "wait";

export function writesOf({ contract, scope, store, url, ask, check, redact }: WriteContext) {
  const byName = new Map(operationsOf(contract, scope).map((one) => [one.id, one]));

  const previewed = async (operation: Operation, input: Plan["input"]) => {
    const { record, changes, undo } = await previewOf(operation, input, contract, ask);
    const reverse = undo && byName.get(undo.operation);
    const isValid =
      undo &&
      reverse &&
      check.input(reverse, undo.input) === undefined &&
      // An undo is shown to assistants, and must not set a redacted value.
      JSON.stringify(redact.answer(undo, "")) === JSON.stringify(undo);
    return {
      ...(record && { record: redact.text(record) }),
      changes: redact.answer(changes, "") as Change[],
      ...(isValid && { undo }),
    };
  };

  /** Carries out an approved plan, unless the record has changed since. */
  const carryOut = async (plan: Plan, operation: Operation): Promise<Plan> => {
    const call = `${operation.method} ${operation.path}`;
    try {
      const { changes } = await previewed(operation, plan.input);
      if (unordered(changes) !== unordered(plan.changes))
        return {
          ...plan,
          status: "failed",
          error: "The record has changed since. Nothing was sent; ask for a new plan.",
        };
    } catch (error) {
      return {
        ...plan,
        status: "failed",
        error: redact.text(`Nothing was sent. ${faultOf(error, operation)}`),
      };
    }
    try {
      const answer = await ask(operation, plan.input);
      const undo = plan.undo ?? undoOfCreation(operation, answer, contract);
      const safe = redact.answer(answer ?? null, call);
      return {
        ...plan,
        status: "done",
        answer: textOf(safe, operation, plan.input, ANSWER_LIMIT),
        ...(undo && byName.has(undo.operation) && { undo }),
      };
    } catch (error) {
      const isRefused = error instanceof ApiError;
      const words = redact.text(faultOf(error, operation));
      return {
        ...plan,
        status: isRefused ? "failed" : "unknown",
        error: isRefused
          ? words
          : `${words} It may have been carried out, so it is not sent again.`,
      };
    }
  };

  return {
    /** A plan of a write that nobody has decided about. */
    async propose(operation: Operation, input: Plan["input"], by: string): Promise<Plan> {
      const plan: Plan = {
        id: randomUUID().slice(0, 8),
        created: new Date().toISOString(),
        url,
        by: plain(by).slice(0, 80),
        operation: operation.id,
        title: operation.summary,
        effect: operation.effect ?? "",
        input,
        status: "waiting",
        ...(await previewed(operation, input)),
      };
      store.add(plan);
      return plan;
    },
    /** Carries out or discards a plan. The decision counts once, in any process. */
    async decide(id: string, decision: Decision, decided: string): Promise<Plan> {
      const plan = store.read(id);
      if (!plan) throw new Error(`There is no plan ${id}.`);
      if (decision === "wait") return plan;
      if (plan.status !== "waiting") throw new Error(`Plan ${id} is ${plan.status} already.`);
      if (plan.url !== url) throw new Error(`Plan ${id} is for ${plan.url}, not for ${url}.`);
      const operation = byName.get(plan.operation);
      // Its file may have been changed by hand.
      const fault = operation
        ? check.input(operation, plan.input)
        : "Its operation is left out here.";
      if (!operation || fault) throw new Error(`Plan ${id} can't be carried out. ${fault}`);
      if (!store.decide(id, decision))
        throw new Error(`Plan ${id} is ${store.read(id)?.status} already.`);
      const next: Plan =
        decision === "reject" ? { ...plan, status: "rejected" } : await carryOut(plan, operation);
      const settled = { ...next, decided };
      store.save(settled);
      return settled;
    },
  };
}

/** A value as text, independent of the order of its lists, which the server does not keep. */
const unordered = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    Array.isArray(inner) ? inner.map((one) => JSON.stringify(one)).sort() : inner,
  );

/** A plan as a person reads it before confirming. */
export function planText({
  title,
  operation,
  effect,
  record,
  changes,
  url,
  by,
  input,
}: Plan): string {
  const lines = changes.map(({ field, before, after, leftOut }) => {
    const values = before === undefined ? short(after) : `${short(before)} → ${short(after)}`;
    return `- ${field}: ${values}${leftOut ? ` (left out, and deleted or unlinked: ${leftOut.join(", ")})` : ""}`;
  });
  const { body: _, ...rest } = input;
  return [
    `${title} (${operation}, effect: ${effect})`,
    ...(record ? [`Record: ${record}`] : []),
    ...(Object.keys(rest).length > 0 ? [`Call: ${short(rest)}`] : []),
    ...(lines.length > 0 ? lines : ["No values change; the call itself is the change."]),
    `Store: ${url}. Asked for by ${by}.`,
  ].join("\n");
}

const short = (value: unknown): string => {
  const text = plain(JSON.stringify(value) ?? "");
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
};

/** A plan as an assistant reads it. */
export function planSummary(plan: Plan): object {
  const { id, status, operation, effect, record, changes, error, undo, created, decided } = plan;
  return {
    id,
    status,
    operation,
    effect,
    ...(record && { record }),
    changes,
    created,
    ...(decided && { decided }),
    ...(error && { error }),
    ...(status === "done" && undo && { undo }),
    ...(status === "waiting" && {
      next: `A person decides: countertop-mcp approve ${id}, or reject ${id}. Then call "plans" with {"id":"${id}"}.`,
    }),
  };
}
