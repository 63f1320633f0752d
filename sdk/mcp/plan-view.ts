/** Creates the view of a plan that the admin's inbox shows: redacted, and without the raw input. */
import { createHash } from "node:crypto";
import type { Operation } from "../../codegen/contract.ts";
import { BATCH } from "./batch.ts";
import {
  unordered,
  type Call,
  type Change,
  type Plan,
  type PlanStatus,
  type Version,
} from "./plan.ts";
import type { redactor } from "./safety.ts";

/** A field of the call that a person can change before approving it. */
export interface PlanField {
  readonly name: string;
  readonly kind: "text" | "number" | "switch" | "choice" | "json";
  readonly value: unknown;
  readonly options?: readonly string[];
  /** In a plan of several calls, the call that the field belongs to. */
  readonly call?: string;
}
export interface VersionView {
  readonly changes: readonly Change[];
  readonly by: string;
  readonly at: string;
}
/** The result of comparing the record's current state with a plan that may have been carried out. */
export type Evidence = "done" | "not-done" | "unclear";

export interface PlanView {
  readonly id: string;
  readonly status: PlanStatus;
  readonly created: string;
  readonly expires?: string;
  readonly by: string;
  readonly title: string;
  readonly operation: string;
  readonly effect: string;
  readonly store: string;
  readonly record?: { readonly name: string; readonly resource: string; readonly id?: string };
  /** The currency of amounts, which are integers in its smallest unit. */
  readonly currency?: string;
  /** Values of the path and the query. */
  readonly call?: object;
  readonly asked: readonly Change[];
  readonly edit?: VersionView;
  readonly approved?: VersionView;
  readonly decided?: { readonly by: string; readonly at?: string };
  readonly error?: string;
  readonly canUndo?: true;
  readonly undoOf?: string;
  readonly undoneBy?: string;
  /** The changes compared with the current records, and a digest that proves that a person saw them. */
  readonly now?: {
    readonly changes: readonly Change[];
    readonly seen: string;
    /**
     * True if the changes differ from those when the plan was created or last edited. For a call that moves money or is
     * destructive, also true if anything else in the record has changed.
     */
    readonly moved?: true;
  };
  readonly fields?: readonly PlanField[];
  readonly evidence?: Evidence;
}

/**
 * Returns a digest of these changes and this input. Any other changes or input have a different digest, so an approval applies only
 * to what the person saw.
 */
export const seenOf = (input: object, changes: readonly Change[], state = ""): string =>
  createHash("sha256")
    .update(JSON.stringify(input))
    .update("\n")
    .update(unordered(changes))
    .update(state)
    .digest("base64url");

/**
 * True if a plan can be undone. After a batch that ended early, its earlier calls can be undone, unless the plan has no response.
 */
const isUndoable = ({ status, answer }: Plan): boolean =>
  status === "done" || ((status === "failed" || status === "unknown") && answer !== undefined);

/** Returns everything that the call sends except the body. */
function callOf({ operation, input }: Plan): object {
  const { body: _, calls, ...call } = input;
  if (operation !== BATCH || !Array.isArray(calls)) return call;
  return Object.fromEntries(
    (calls as Call[]).map(({ operation: name, input: { body: __, ...rest } }, at) => [
      `${at + 1}. ${name}`,
      rest,
    ]),
  );
}

export function planView(
  plan: Plan,
  operation: Operation | undefined,
  redact: ReturnType<typeof redactor>,
): PlanView {
  const { id, status, created, expires, by, title, effect, record, currency, undo } = plan;
  const call = callOf(plan);
  const version = ({ changes, by: who, at }: Version): VersionView => ({ changes, by: who, at });
  const key = operation?.parameters.find((one) => one.in === "path")?.name;
  const recordId = key && plan.input[key];
  const shown: PlanView = {
    id,
    status,
    created,
    ...(expires && { expires }),
    by,
    title,
    operation: plan.operation,
    effect,
    store: plan.url,
    ...(record && {
      record: {
        name: record,
        resource: operation?.slug ?? "",
        ...(typeof recordId === "string" && { id: recordId }),
      },
    }),
    ...(currency && { currency }),
    ...(Object.keys(call).length > 0 && { call }),
    asked: plan.changes,
    ...(plan.edit && { edit: version(plan.edit) }),
    ...(plan.approved && { approved: version(plan.approved) }),
    ...(plan.decided && {
      decided: { by: plan.decided, ...(plan.decidedAt && { at: plan.decidedAt }) },
    }),
    ...(plan.error && { error: plan.error }),
    ...(undo && !plan.undoneBy && isUndoable(plan) && { canUndo: true }),
    ...(plan.undoOf && { undoOf: plan.undoOf }),
    ...(plan.undoneBy && { undoneBy: plan.undoneBy }),
  };
  // Redacts again, because a person may have edited the plan's file by hand.
  return redact.answer(shown, "") as PlanView;
}
