/** Defines an operator's or a developer's task as a sequence of calls to the server's tools. */
import type { Client } from "@countertop/sdk";

type Input = Record<string, unknown>;
export interface Desk {
  search(query: string, more?: Input): Promise<{ results: { name: string }[] }>;
  describe(name: string, part?: string): Promise<string>;
  /** Makes a call, and returns the store's response. Writes are approved first. */
  call<T>(operation: string, input?: Input): Promise<T>;
  /** Runs a program, approves its writes as one plan, and returns its result. */
  run<T>(code: string): Promise<T>;
  /** Undoes the last write. */
  undo(): Promise<void>;
}
export interface Task {
  readonly ask: string;
  run(desk: Desk): Promise<unknown>;
  /** Resolves to true if the store confirms the result of `run`. */
  check(store: Client, result: never): Promise<boolean>;
}

/** Creates a task whose `check` receives the result of its `run`. */
export const task = <T>(
  ask: string,
  run: (desk: Desk) => Promise<T>,
  check: (store: Client, result: T) => Promise<boolean>,
): Task => ({ ask, run, check: check as Task["check"] });

/** Returns a name that no other run has used. */
export const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;
export const first = <T>(all: readonly T[]): T => {
  const [one] = all;
  if (one === undefined) throw new Error("The store has no such record");
  return one;
};
