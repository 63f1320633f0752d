import { spawn, type SpawnOptions } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Interrupted } from "./errors.ts";

export interface RunResult {
  code: number | null;
  output: string;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  signal?: AbortSignal | undefined;
  /** True for Node programs that run for a long time, so that they end when this process is killed. */
  endWithUs?: boolean;
  onLine?: (line: string) => void;
}

/** Number of characters that are kept from the end of a program's output. That's enough to explain a failure. */
const KEPT = 64 * 1024;
/** Maximum time in ms to wait after Ctrl-C for a program that doesn't respond. */
const PATIENCE_MS = 1_000;

const PRELOAD = `--import=${pathToFileURL(join(import.meta.dirname, "end-with-parent.mjs")).href}`;

/** An environment in which a Node program ends when the process that started it, and opened a channel to it, ends. */
export const withPreload = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  NODE_OPTIONS: [env["NODE_OPTIONS"], PRELOAD].filter(Boolean).join(" "),
});

/** Runs a command until it exits. Throws only if the command can't be started, or if the user interrupted it. */
export async function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  const { signal, onLine, endWithUs = false, ...rest } = options;
  if (signal?.aborted) throw new Interrupted();
  const spawnOptions: SpawnOptions = endWithUs
    ? {
        ...rest,
        stdio: ["ignore", "pipe", "pipe", "ipc"],
        env: withPreload(rest.env ?? process.env),
      }
    : { ...rest, stdio: ["ignore", "pipe", "pipe"] };
  const child = spawn(command, args, spawnOptions);
  let output = "";
  let pending = "";
  const take = (chunk: string): void => {
    output = (output + chunk).slice(-KEPT);
    if (!onLine) return;
    const lines = (pending + chunk).split("\n");
    pending = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  };
  child.stdout?.setEncoding("utf8").on("data", take);
  child.stderr?.setEncoding("utf8").on("data", take);
  const stop = (): void => {
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
    child.once("exit", () => clearTimeout(late));
  };
  signal?.addEventListener("abort", stop, { once: true });
  try {
    const code = await new Promise<number | null>((done, fail) => {
      child.once("error", fail);
      child.once("close", done);
    });
    if (pending && onLine) onLine(pending);
    if (signal?.aborted) throw new Interrupted();
    return { code, output };
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}
