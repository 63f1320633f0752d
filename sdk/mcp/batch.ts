/** Combines several writes into one plan. A person confirms them together, and they are sent in order. */
import { ApiError } from "@countertop/sdk";
import type { Tool } from "@modelcontextprotocol/server";
import type { Contract, Operation } from "../../codegen/contract.ts";
import { effectOfCall, EFFECTS } from "../../codegen/effect.ts";
import { undoOfCreation, type Preview } from "./changes.ts";
import { errorLine } from "./error-lines.ts";
import type { Call, Change, Plan } from "./plan.ts";
import type { redactor } from "./safety.ts";
import type { Ask } from "./store-connection.ts";
import type { Check } from "./validate.ts";

export const BATCH = "batch";
const MOST = 50;

/** Describes a batch's input in the form of a tool, for validation. */
const TOOL: Tool = {
  name: BATCH,
  inputSchema: {
    type: "object",
    properties: {
      calls: {
        type: "array",
        minItems: 1,
        maxItems: MOST,
        items: {
          type: "object",
          properties: { operation: { type: "string" }, input: { type: "object" } },
          required: ["operation", "input"],
          additionalProperties: false,
        },
      },
    },
    required: ["calls"],
    additionalProperties: false,
  },
};

type Input = Plan["input"];
/** The state of a plan after its batch was sent. */
export type BatchResult = Pick<Plan, "status" | "error" | "undo"> & { readonly answers: unknown[] };

export interface BatchContext {
  readonly contract: Contract;
  /** The operations that a plan can carry out. */
  readonly byName: ReadonlyMap<string, Operation>;
  readonly ask: Ask;
  readonly check: Check;
  readonly redact: ReturnType<typeof redactor>;
  preview(operation: Operation, input: Input): Promise<Preview>;
}

function titleOf(summaries: readonly string[]): string {
  const [first = "", ...others] = summaries;
  if (others.length === 0) return first;
  return others.every((one) => one === first)
    ? `${first}, ${summaries.length} times`
    : `${summaries.length} writes`;
}

export const callsOf = (input: Input): readonly Call[] => input["calls"] as readonly Call[];

/** Returns a single call unchanged, and several calls as a batch. */
export const asOne = (calls: readonly Call[]): Call => {
  const [first] = calls;
  return first && calls.length === 1 ? first : { operation: BATCH, input: { calls } };
};

/** Returns a call that undoes all calls, in reverse order. Returns undefined if a call can't be undone. */
const undoOfAll = (undos: readonly (Call | undefined)[]): Call | undefined => {
  const all = undos.filter((one) => one !== undefined);
  return all.length > 0 && all.length === undos.length ? asOne(all.toReversed()) : undefined;
};

export function batchOf({ contract, byName, ask, check, redact, preview }: BatchContext) {
  /** Returns the calls with their operations, or the reason why they can't be one plan. */
  const worksOf = (input: Input): { operation: Operation; input: Input }[] | string => {
    const problem = check.tool(TOOL, input);
    if (problem) return problem;
    const works = [];
    for (const call of callsOf(input)) {
      const operation = byName.get(call.operation);
      if (!operation || operation.id === BATCH)
        return `${call.operation} isn't available on this server.`;
      if (operation.method === "GET")
        return `${operation.id} is a read, but a batch can contain only writes.`;
      const misfit = check.input(operation, call.input);
      if (misfit) return misfit;
      works.push({ operation, input: call.input });
    }
    return works;
  };
  const works = (input: Input) => {
    const all = worksOf(input);
    if (typeof all === "string") throw new Error(all);
    return all;
  };
  const place = (at: number, of: number, { id }: Operation) => `Call ${at + 1} of ${of} (${id})`;

  return {
    problemOf(input: Input): string | undefined {
      const all = worksOf(input);
      return typeof all === "string" ? all : undefined;
    },
    /** Returns the batch as an operation, because a plan needs a title and the most serious effect of its calls. */
    operation(input: Input): Operation {
      const all = works(input);
      const effects = all.map((one) => effectOfCall(one.operation, one.input));
      return {
        ...BATCH_OPERATION,
        summary: titleOf(all.map(({ operation }) => operation.summary)),
        effect: EFFECTS.findLast((effect) => effects.includes(effect)),
      };
    },
    /** Returns the changes of all calls, each with the call's number, and the call that undoes all of them. */
    async preview(input: Input): Promise<Preview> {
      const all = works(input);
      const changes: Change[] = [];
      const undos: (Call | undefined)[] = [];
      const currencies = new Set<string | undefined>();
      const states: string[] = [];
      for (const [at, one] of all.entries()) {
        const own = await preview(one.operation, one.input).catch((error: unknown) => {
          const words = errorLine(error, one.operation);
          throw new Error(`${place(at, all.length, one.operation)}: ${words}`, { cause: error });
        });
        undos.push(own.undo);
        currencies.add(own.currency);
        if (own.state) states.push(own.state);
        const { summary } = one.operation;
        const name = [`${at + 1}. ${summary}`, ...(own.record ? [own.record] : [])].join(", ");
        const { body: _, ...rest } = one.input;
        const some =
          own.changes.length > 0
            ? own.changes
            : [{ field: "call", after: redact.answer(rest, "") }];
        changes.push(...some.map((change) => ({ ...change, field: `${name}: ${change.field}` })));
      }
      const undo = undoOfAll(undos);
      const [currency] = currencies.size === 1 ? currencies : [];
      const state = states.join(" ");
      return {
        changes,
        ...(currency && { currency }),
        ...(undo && { undo }),
        ...(state && { state }),
      };
    },
    /** Sends the calls in order, and stops at the first failure. */
    async send(input: Input): Promise<BatchResult> {
      const all = works(input);
      const answers: unknown[] = [];
      const undos: (Call | undefined)[] = [];
      for (const [at, { operation, input: own }] of all.entries()) {
        try {
          // Reads the record again, because an earlier call may have changed it.
          const undo = await preview(operation, own).then(
            (one) => one.undo,
            () => undefined,
          );
          const answer = await ask(operation, own);
          answers.push(redact.answer(answer ?? null, `${operation.method} ${operation.path}`));
          const reverse = undo ?? undoOfCreation(operation, answer, contract);
          undos.push(reverse && byName.has(reverse.operation) ? reverse : undefined);
        } catch (error) {
          const isRefused = error instanceof ApiError;
          const undo = undoOfAll(undos);
          const words = [
            `${place(at, all.length, operation)}: ${errorLine(error, operation)}`,
            ...(isRefused ? [] : ["The store may have carried it out, so it isn't sent again."]),
            ...(at > 0 ? ["The calls before it were carried out."] : []),
            ...(at + 1 < all.length ? ["The calls after it weren't sent."] : []),
          ];
          return {
            status: isRefused ? "failed" : "unknown",
            error: redact.text(words.join(" ")),
            answers,
            ...(undo && { undo }),
          };
        }
      }
      const undo = undoOfAll(undos);
      return { status: "done", answers, ...(undo && { undo }) };
    },
  };
}

/** A batch as an operation that plans can carry out. */
export const BATCH_OPERATION: Operation = {
  id: BATCH,
  area: "admin",
  slug: BATCH,
  hook: "",
  action: BATCH,
  method: "POST",
  path: "",
  summary: "Several writes",
  description: undefined,
  deprecated: false,
  feature: undefined,
  items: undefined,
  invalidates: [],
  effect: undefined,
  milder: undefined,
  fault: undefined,
  parameters: [],
  body: undefined,
  success: { status: "200", name: undefined, description: "", media: undefined },
  chosen: undefined,
  failures: [],
  wire: {},
  others: {},
};
