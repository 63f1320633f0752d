/** Runs a type-checked program in a process without permissions. This process makes the program's calls to the store. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Limits } from "./limits.ts";

export interface Outcome {
  readonly result?: unknown;
  /** The reason why the program has no result. */
  readonly failed?: string;
  readonly logs: readonly string[];
  readonly calls: number;
}
interface Job {
  /** The program as one async function. */
  readonly source: string;
  readonly table: string;
  readonly limits: Limits;
  readonly signal?: AbortSignal | undefined;
  /** Makes one call. If it throws, the program receives the error's message. */
  answer(operation: string, input: unknown): Promise<unknown>;
}
interface Message {
  readonly call?: unknown;
  readonly operation?: unknown;
  readonly input?: unknown;
  readonly log?: unknown;
  readonly result?: unknown;
  readonly failed?: unknown;
  readonly line?: unknown;
}

/** False if this Node doesn't have the option `--permission`, such as Node 20. */
export const canIsolate = (): boolean => process.allowedNodeEnvironmentFlags.has("--permission");

export async function isolate({ source, table, limits, signal, answer }: Job): Promise<Outcome> {
  const child = spawn(process.execPath, argumentsOf(limits), {
    // Passes no environment variables, so keys and passwords stay in this process.
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
  });
  const logs: string[] = [];
  let calls = 0;
  let running = 0;
  let size = 0;
  let outcome: Pick<Outcome, "result" | "failed"> | undefined;
  const end = (what: Pick<Outcome, "result" | "failed">): void => {
    outcome ??= what;
    child.kill("SIGKILL");
  };
  const reply = (message: object): void => {
    if (!child.stdin.destroyed) child.stdin.write(`${JSON.stringify(message)}\n`);
  };
  const queue: Message[] = [];
  const next = async (): Promise<void> => {
    const message = queue.shift();
    if (!message || outcome) return;
    running += 1;
    const { call, operation, input } = message;
    try {
      reply({ call, answer: (await answer(String(operation), input)) ?? null });
    } catch (error) {
      reply({ call, refused: error instanceof Error ? error.message : String(error) });
    }
    running -= 1;
    await next();
  };
  const receive = (line: string): void => {
    const message = messageOf(line);
    if (!message || outcome) return;
    const { call, log, failed, line: at } = message;
    if (typeof failed === "string")
      return end({ failed: typeof at === "number" ? `Line ${at}: ${failed}` : failed });
    if ("result" in message) return end({ result: message.result });
    if (typeof log === "string") logs.push(log);
    if (typeof call !== "number") return;
    calls += 1;
    if (calls > limits.calls)
      return reply({ call, refused: `A program can make at most ${limits.calls} calls.` });
    queue.push(message);
    if (running < limits.callsAtOnce) void next();
  };

  let rest = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    size += part.length;
    if (size > limits.output) return end({ failed: LONG });
    const lines = `${rest}${part}`.split("\n");
    rest = lines.pop() ?? "";
    for (const one of lines) receive(one);
  });
  // Ignores write errors, because the process may end while a result is being written to it.
  child.stdin.on("error", () => {});
  const stop = (): void => end({ failed: "The program was canceled." });
  signal?.addEventListener("abort", stop);
  const timer = setTimeout(
    () => end({ failed: `The program took longer than ${limits.timeMs / 1_000} seconds.` }),
    limits.timeMs,
  );
  reply({ source, table, output: limits.output });
  const ended = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.once("error", reject).once("close", (code, name) => resolve(code ?? name));
  }).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  });
  return { ...(outcome ?? { failed: reasonOf(ended, limits) }), logs, calls };
}

const LONG = "The program's output is too long.";

/** Returns the reason why the program's process ended, if this process didn't end it. */
function reasonOf(ended: number | NodeJS.Signals | null, { heapMb }: Limits): string {
  // The exit code that child.cjs uses if the program sent too much.
  if (ended === 65) return LONG;
  // V8 aborts when the heap reaches its limit.
  return ended === "SIGABRT" || ended === "SIGTRAP" || ended === 134
    ? `The program needed more than ${heapMb} MB of memory.`
    : "The program ended its process.";
}

const argumentsOf = ({ heapMb }: Limits): string[] => [
  // Blocks files, processes, threads, native code, and, from Node 25 on, the network.
  "--permission",
  // Blocks code generation from strings in every realm: eval and `new Function`.
  "--disallow-code-generation-from-strings",
  "--frozen-intrinsics",
  "--disable-proto=delete",
  "--no-warnings",
  `--max-old-space-size=${heapMb}`,
  "--input-type=commonjs",
  "--eval",
  readFileSync(join(import.meta.dirname, "child.cjs"), "utf8"),
];

function messageOf(line: string): Message | undefined {
  try {
    const value = JSON.parse(line) as unknown;
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
