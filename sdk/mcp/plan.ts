/** Describes a plan of a write: the call, the values that change, and the plan's state. */

export interface Change {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Names of parts that the new value leaves out, so that the server deletes or unlinks them. */
  readonly leftOut?: readonly string[];
}
export interface Call {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}
/** A call with its changes, as edited or approved by a person. */
export interface Version {
  readonly input: Call["input"];
  readonly changes: readonly Change[];
  readonly undo?: Call;
  /** A digest of the record, for calls that move money or are destructive. If the record changes, the person must approve again. */
  readonly state?: string;
  readonly by: string;
  readonly at: string;
}
export type PlanStatus =
  /** Waiting for a decision. */
  | "waiting"
  /** Expired without a decision. */
  | "expired"
  | "rejected"
  /** Approved and being sent. */
  | "running"
  | "done"
  /**
   * Not sent because the record had changed, or rejected by the store. The earlier calls of a batch may have been carried out.
   */
  | "failed"
  /** Sent, but the response was lost, so the plan may have been carried out. It's never sent again. */
  | "unknown";
export interface Plan extends Call {
  readonly id: string;
  readonly created: string;
  /** The time at which the plan expires. */
  readonly expires?: string;
  /** The store's URL. */
  readonly url: string;
  /** The client that requested the plan. */
  readonly by: string;
  readonly title: string;
  readonly effect: string;
  /** The record's name. */
  readonly record?: string;
  /** The currency of the record's amounts. */
  readonly currency?: string;
  readonly changes: readonly Change[];
  /** See {@link Version.state}. */
  readonly state?: string;
  /** The call as a person edited it before approving it. */
  readonly edit?: Version;
  /** The call as a person approved it. */
  readonly approved?: Version;
  readonly status: PlanStatus;
  /** The person who approved or rejected the plan, or the place where that was done. */
  readonly decided?: string;
  readonly decidedAt?: string;
  readonly answer?: string;
  readonly error?: string;
  readonly undo?: Call;
  /** The plan that this one undoes. */
  readonly undoOf?: string;
  /** The plan that undid this one. */
  readonly undoneBy?: string;
}

/** Reasons why a plan can't be approved or rejected now. */
export type PlanProblem = "missing" | "decided" | "expired" | "changed" | "invalid";

export class PlanError extends Error {
  override name = "PlanError";
  readonly problem: PlanProblem;

  constructor(problem: PlanProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** True if two previews of a call show different changes, or a different state of the record. */
export const differs = (
  one: Pick<Version, "changes" | "state">,
  other: Pick<Version, "changes" | "state">,
): boolean => one.state !== other.state || unordered(one.changes) !== unordered(other.changes);

/**
 * Returns a value as text. The text doesn't depend on the order of lists in the value, at any depth, because the server doesn't
 * preserve that order.
 */
export function unordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(unordered).sort().join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${unordered(one)}`).join()}}`;
}
