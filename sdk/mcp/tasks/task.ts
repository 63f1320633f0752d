/** A task of an operator or a developer, recorded as calls of the three tools. */
import type { Client } from "@countertop/sdk";

type Input = Record<string, unknown>;
export interface Desk {
  search(query: string, more?: Input): Promise<{ results: { name: string }[] }>;
  describe(name: string, part?: string): Promise<string>;
  /** Makes a call and returns the store's response. Writes are approved first. */
  call<T>(operation: string, input?: Input): Promise<T>;
  /** Runs a program and returns its result, after approving its writes as one plan. */
  run<T>(code: string): Promise<T>;
  /** Undoes the last write. */
  undo(): Promise<void>;
}
export interface Task {
  readonly ask: string;
  run(desk: Desk): Promise<unknown>;
  /** Throws unless the result of `run` and the store agree. */
  check(store: Client, result: never): Promise<boolean>;
}

/** A task whose check receives the result of its run. */
export const task = <T>(
  ask: string,
  run: (desk: Desk) => Promise<T>,
  check: (store: Client, result: T) => Promise<boolean>,
): Task => ({ ask, run, check: check as Task["check"] });

/** A name that no other run has used. */
export const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;
export const first = <T>(all: readonly T[]): T => {
  const [one] = all;
  if (one === undefined) throw new Error("The store has no such record");
  return one;
};
