/** Turns writes into plans. A person confirms each plan, and each plan is carried out once. */
import { randomUUID } from "node:crypto";
import { ApiError } from "@countertop/sdk";
import type { Contract, Operation } from "../../codegen/contract.ts";
import { effectOfCall } from "../../codegen/effect.ts";
import { textOf } from "./answer.ts";
import { BATCH, BATCH_OPERATION, batchOf } from "./batch.ts";
import { cutAt, plain, previewOf, undoOfCreation, type Preview } from "./changes.ts";
import { errorLine } from "./error-lines.ts";
import { operationsOf, type Scope } from "./operations.ts";
import { differs, PlanError, unordered, type Change, type Plan, type Version } from "./plan.ts";
import { PLAN_HOURS, type PlanStore } from "./plan-store.ts";
import type { redactor } from "./safety.ts";
import type { Ask } from "./store-connection.ts";
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

/** Maximum number of characters in a write's result, which can be short, because the plan already lists the changes. */
const ANSWER_LIMIT = 2_500;

export type Decision = "approve" | "reject" | "wait";

export function writesOf({ contract, scope, store, url, ask, redact, ...context }: WriteContext) {
  const operations = [...operationsOf(contract, scope), BATCH_OPERATION];
  const byName = new Map(operations.map((one) => [one.id, one]));
  const check: Check = {
    ...context.check,
    input: (operation, input) =>
      operation.id === BATCH
        ? batch.problemOf(input as Plan["input"])
        : context.check.input(operation, input),
  };

  const previewed = (operation: Operation, input: Plan["input"]): Promise<Preview> =>
    operation.id === BATCH ? batch.preview(input) : previewedOne(operation, input);
  const previewedOne = async (operation: Operation, input: Plan["input"]) => {
    const { record, currency, changes, undo, state } = await previewOf(
      operation,
      input,
      contract,
      ask,
    );
    const reverse = undo && byName.get(undo.operation);
    const isValid =
      undo &&
      reverse &&
      check.input(reverse, undo.input) === undefined &&
      // Assistants see the undo, so an undo with a value that must be redacted isn't offered.
      JSON.stringify(redact.answer(undo, "")) === JSON.stringify(undo);
    return {
      ...(record && { record: redact.text(record) }),
      ...(currency && { currency }),
      changes: redact.answer(changes, "") as Change[],
      ...(isValid && { undo }),
      ...(state && { state }),
    };
  };

  const batch = batchOf({
    contract,
    byName,
    ask,
    check: context.check,
    redact,
    preview: previewedOne,
  });

  /** Carries out an approved plan, unless the record has changed in the meantime. */
  const carryOut = async (
    { undo: _, ...plan }: Plan,
    version: Omit<Version, "by" | "at">,
    operation: Operation,
  ): Promise<Plan> => {
    const { input, undo: reverse } = version;
    const call = `${operation.method} ${operation.path}`;
    try {
      if (differs(await previewed(operation, input), version))
        return {
          ...plan,
          status: "failed",
          error:
            "The record has changed since the plan was created. Nothing was sent. Create a new plan.",
        };
    } catch (error) {
      return {
        ...plan,
        status: "failed",
        error: redact.text(`Nothing was sent. ${errorLine(error, operation)}`),
      };
    }
    if (operation.id === BATCH) {
      const { answers, ...sent } = await batch.send(input);
      return { ...plan, ...sent, answer: textOf({ answers }, operation, {}, ANSWER_LIMIT) };
    }
    try {
      const answer = await ask(operation, input);
      const undo = reverse ?? undoOfCreation(operation, answer, contract);
      const safe = redact.answer(answer ?? null, call);
      return {
        ...plan,
        status: "done",
        answer: textOf(safe, operation, input, ANSWER_LIMIT),
        ...(undo && byName.has(undo.operation) && { undo }),
      };
    } catch (error) {
      const isRefused = error instanceof ApiError;
      const words = redact.text(errorLine(error, operation));
      return {
        ...plan,
        status: isRefused ? "failed" : "unknown",
        error: isRefused
          ? words
          : `${words} The store may have carried it out, so it isn't sent again.`,
      };
    }
  };

  /** Returns a plan that can still be approved or rejected, with its operation. */
  const open = (id: string): { plan: Plan; operation: Operation } => {
    const plan = store.read(id);
    if (!plan) throw new PlanError("missing", `There is no plan ${id}.`);
    if (plan.status === "expired")
      throw new PlanError(
        "expired",
        `Plan ${id} has expired, because nobody approved it within ${PLAN_HOURS} hours. Create a new plan.`,
      );
    if (plan.status !== "waiting")
      throw new PlanError("decided", `Plan ${id} is already ${plan.status}.`);
    if (plan.url !== url)
      throw new PlanError("invalid", `Plan ${id} is for ${plan.url}, not for ${url}.`);
    const operation = byName.get(plan.operation);
    // Checks the input again, because a person may have edited the plan's file.
    const problem = operation
      ? check.input(operation, (plan.edit ?? plan).input)
      : "Its operation isn't available on this server.";
    if (!operation || problem)
      throw new PlanError("invalid", `Plan ${id} can't be carried out. ${problem}`);
    return { plan, operation };
  };

  return {
    open,
    previewed,
    operationOf: (name: string): Operation | undefined => byName.get(name),
    /** Returns the reason why an input can't become a plan. */
    problemOf: check.input,
    /** Creates a plan of a write. The plan waits for a decision. */
    async propose(
      one: Operation,
      input: Plan["input"],
      by: string,
      undoOf?: string,
    ): Promise<Plan> {
      const operation = one.id === BATCH ? batch.operation(input) : one;
      const created = Date.now();
      const plan: Plan = {
        id: randomUUID().slice(0, 8),
        created: new Date(created).toISOString(),
        expires: new Date(created + PLAN_HOURS * 3_600_000).toISOString(),
        url,
        by: plain(by).slice(0, 80),
        operation: operation.id,
        title: operation.summary,
        effect: effectOfCall(operation, input) ?? "",
        input,
        status: "waiting",
        ...(undoOf && { undoOf }),
        ...(await previewed(operation, input)),
      };
      store.add(plan);
      return plan;
    },
    /**
     * Carries out or rejects a plan. Only the first decision takes effect, even if several processes decide. `seen` is the
     * version that the person saw, if it isn't the plan's current version. `as asked` means that the person saw the original
     * plan, so a plan that was edited in the meantime can't be approved.
     */
    async decide(
      id: string,
      decision: Decision,
      decided: string,
      seen?: Pick<Version, "changes" | "undo" | "state"> | "as asked",
    ): Promise<Plan> {
      if (decision === "wait") {
        const plan = store.read(id);
        if (!plan) throw new PlanError("missing", `There is no plan ${id}.`);
        return plan;
      }
      const { plan, operation } = open(id);
      if (seen === "as asked" && decision === "approve" && plan.edit)
        throw new PlanError(
          "changed",
          `${plan.edit.by} edited plan ${id} in the meantime. Nothing was sent. The plan waits for a decision in the admin.`,
        );
      const wanted = plan.edit ?? plan;
      const { changes, undo, state } = seen === "as asked" || !seen ? wanted : seen;
      const version = {
        input: wanted.input,
        changes,
        ...(undo && { undo }),
        ...(state && { state }),
      };
      const { undoOf } = plan;
      if (decision === "approve" && undoOf && !store.claimUndo(undoOf, id))
        throw new PlanError("decided", `Plan ${undoOf} has already been undone.`);
      if (!store.decide(id, decision))
        throw new PlanError("decided", `Plan ${id} is already ${store.read(id)?.status}.`);
      const decidedAt = new Date().toISOString();
      if (decision === "reject") {
        const rejected: Plan = { ...plan, status: "rejected", decided, decidedAt };
        store.save(rejected);
        if (undoOf) store.releaseUndo(undoOf, id);
        return rejected;
      }
      // Stores the approval before the call is sent. If the process ends after that, the plan still shows the approved version and
      // the person who approved it.
      const approved: Version = { ...version, by: decided, at: decidedAt };
      const begun: Plan = { ...plan, approved, decided, decidedAt };
      store.save(begun);
      const settled = await carryOut(begun, approved, operation);
      store.save(settled);
      // If the undo failed, the original change is still in effect.
      if (undoOf && settled.status === "failed") store.releaseUndo(undoOf, id);
      return settled;
    },
  };
}

/** Returns a plan as the text that a person reads before confirming it. */
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
  const { body: _, calls: __, ...rest } = input;
  return [
    `${title} (${operation}, effect: ${effect})`,
    // Puts the name on one line in quotes, because other people choose names.
    ...(record ? [`Record: ${JSON.stringify(record)}`] : []),
    ...(Object.keys(rest).length > 0 ? [`Call: ${short(rest)}`] : []),
    ...(lines.length > 0 ? lines : ["No values change; the call itself is the change."]),
    `Store: ${url}. Requested by ${by}.`,
  ].join("\n");
}

const short = (value: unknown): string => {
  const text = plain(JSON.stringify(value) ?? "");
  const shown = cutAt(text, 400);
  return text === shown ? text : `${shown}… (${text.length - shown.length} characters more)`;
};

/** Returns a plan in the form that assistants read. */
export function planSummary(plan: Plan): Record<string, unknown> {
  const { id, status, operation, effect, record, changes, approved } = plan;
  const { error, undo, undoneBy, created, decided } = plan;
  return {
    id,
    status,
    operation,
    effect,
    ...(record && { record }),
    changes,
    // A person may have changed the call before approving it.
    ...(approved &&
      unordered(approved.changes) !== unordered(changes) && {
        approved: approved.changes,
      }),
    created,
    ...(decided && { decided }),
    ...(error && { error }),
    // If a batch ended early, includes the undo of the calls before the failure.
    ...(/^(?:done|failed|unknown)$/.test(status) && undo && !undoneBy && { undo }),
    ...(undoneBy && { undoneBy }),
    ...(status === "waiting" && {
      next: `A person decides, in the admin or in a terminal: countertop-mcp approve ${id}, or reject ${id}. Then call "plans" with {"id":"${id}"}.`,
    }),
  };
}
