/** A plan of a write: the call, the values that change, and its state. */

export interface Change {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Names of parts that the new value leaves out, which the server then deletes or unlinks. */
  readonly leftOut?: readonly string[];
}
export interface Call {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}
export type PlanStatus =
  /** Nobody has decided. */
  | "waiting"
  | "rejected"
  /** Approved, and being sent. */
  | "running"
  | "done"
  /** The store refused it, so that nothing changed. */
  | "failed"
  /** Sent, and the answer was lost: it may have been carried out. It is never sent again. */
  | "unknown";
export interface Plan extends Call {
  readonly id: string;
  readonly created: string;
  /** The address of the store. */
  readonly url: string;
  /** The client that asked. */
  readonly by: string;
  readonly title: string;
  readonly effect: string;
  /** The record by its name. */
  readonly record?: string;
  readonly changes: readonly Change[];
  readonly status: PlanStatus;
  /** How it was decided: by the client's question, or in a terminal. */
  readonly decided?: string;
  readonly answer?: string;
  readonly error?: string;
  readonly undo?: Call;
}
