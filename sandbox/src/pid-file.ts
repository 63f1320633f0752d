import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SandboxError } from "./errors.ts";
import { describeProcess, isAlive } from "./processes.ts";

/** Contents of the file that PostgreSQL writes into its data folder while it runs. */
export interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

const fileIn = (data: string): string => join(data, "postmaster.pid");

function read(data: string): PidFile | undefined {
  try {
    const lines = readFileSync(fileIn(data), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

const commandOf = (pid: number): string | undefined =>
  isAlive(pid) ? describeProcess(pid)?.command : undefined;

/**
 * The PostgreSQL server that runs on a data folder. The folder's path may contain spaces, so this looks for the whole option.
 */
export function runningOn(data: string): PidFile | undefined {
  const named = read(data);
  return named && `${commandOf(named.pid)} `.includes(` -D ${data} `) ? named : undefined;
}

/**
 * Deletes the file if its process no longer exists, or if another program now has the process ID. PostgreSQL can't detect
 * the latter, and wouldn't start. Throws if the process is a running PostgreSQL server: a second server would destroy the data
 * of both.
 */
export function dropStalePidFile(data: string): void {
  const { pid = 0 } = read(data) ?? {};
  const command = pid > 0 ? commandOf(pid) : undefined;
  if (command !== undefined && /(^|\/)postgres(\.exe)? /.test(`${command} `))
    throw new SandboxError(
      `${fileIn(data)} names process ${pid}, which is a running PostgreSQL (${command}).`,
      `If it belongs to this store, stop it: kill -INT ${pid}. If it belongs to another store, delete that file.`,
    );
  rmSync(fileIn(data), { force: true });
}
