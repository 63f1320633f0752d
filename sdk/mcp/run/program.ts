/**
 * Runs an assistant's programs: checks their types, and then starts a process without permissions. Reads are sent immediately, and
 * writes are collected.
 */
import type { Operation } from "../../../codegen/contract.ts";
import { errorLine } from "../error-lines.ts";
import type { Progress } from "../pages.ts";
import type { Call } from "../plan.ts";
import type { redactor } from "../safety.ts";
import type { Ask } from "../store-connection.ts";
import type { Check } from "../validate.ts";
import { typeCheckOf } from "./check-types.ts";
import { globalsOf } from "./globals.ts";
import { canIsolate, isolate } from "./isolate.ts";
import { LIMITS, PROGRAMS_AT_ONCE, type Limits } from "./limits.ts";

export interface ProgramContext {
  /** Operations that a program may call. */
  readonly operations: readonly Operation[];
  readonly ask: Ask;
  readonly check: Check;
  readonly redact: ReturnType<typeof redactor>;
  readonly limits?: Partial<Limits> | undefined;
}
export interface ProgramResult {
  readonly result?: unknown;
  readonly failed?: string;
  readonly logs: readonly string[];
  readonly calls: number;
  /** Writes in the order in which the program requested them. They haven't been sent. */
  readonly writes: readonly Call[];
}

type Report = (step: Progress) => void;

let running = 0;

/**
 * Returns a function that runs a program. Throws an `Error` if this Node or this installation can't run programs. The function also
 * throws one if too many programs are running.
 */
export function programsOf({ operations, ask, check, redact, ...context }: ProgramContext) {
  if (!canIsolate())
    throw new Error(`--run needs Node 22.13 or newer, but this is ${process.version}.`);
  const limits = { ...LIMITS, ...context.limits };
  const byName = new Map(operations.map((one) => [one.id, one]));
  const { types, table } = globalsOf(operations);
  const checked = typeCheckOf(types, limits.typesMs);

  const run = async (
    code: string,
    signal: AbortSignal | undefined,
    report: Report | undefined,
  ): Promise<ProgramResult> => {
    let calls = 0;
    const nothing = { logs: [], calls: 0, writes: [] };
    if (code.length > limits.characters)
      return { ...nothing, failed: `A program can have at most ${limits.characters} characters.` };
    const source = `async function program() {\n${code}\n}`;
    const errors = await checked.errorsOf(source);
    if (errors.length > 0) return { ...nothing, failed: errors.join("\n") };
    const writes: Call[] = [];
    const answer = async (name: string, input: unknown): Promise<unknown> => {
      const operation = byName.get(name);
      if (!operation) throw new Error(`There is no operation "${name}" for programs.`);
      report?.({ progress: (calls += 1), message: `Call ${calls}: ${name}` });
      const problem = check.input(operation, input);
      if (problem) throw new Error(problem);
      if (operation.method !== "GET") {
        if (writes.length >= limits.writes)
          throw new Error(`A program can make at most ${limits.writes} writes.`);
        writes.push({ operation: name, input: input as Call["input"] });
        return { planned: writes.length };
      }
      try {
        // Redacts the result before the program sees it, because a program could return a credential in another encoding.
        return redact.answer(await ask(operation, input as object), `GET ${operation.path}`);
      } catch (error) {
        throw new Error(redact.text(errorLine(error, operation)), { cause: error });
      }
    };
    const outcome = await isolate({ source, table, limits, signal, answer });
    // A program that failed may have stopped halfway through its writes.
    return { ...outcome, writes: outcome.failed === undefined ? writes : [] };
  };

  return async (code: string, signal?: AbortSignal, report?: Report): Promise<ProgramResult> => {
    if (running >= PROGRAMS_AT_ONCE)
      throw new Error("Other programs are running. Try again when they have ended.");
    running += 1;
    try {
      return await run(code, signal, report);
    } finally {
      running -= 1;
    }
  };
}
