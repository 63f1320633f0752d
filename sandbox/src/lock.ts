import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { errorText, Interrupted, isNoSpace } from "./errors.ts";
import { isAlive, startToken } from "./processes.ts";

interface Holder {
  pid: number;
  started: string | undefined;
  doing: string;
}

export interface LockOptions {
  signal?: AbortSignal | undefined;
  onWait?: (holder: Holder) => void;
  /** True to continue without a lock if the disk is full, because cleanup must still run. */
  evenOnFullDisk?: boolean;
}

const POLL_MS = 200;

/**
 * A lock across processes with one holder at a time. The file names the holder. If that process no longer exists (kill -9 leaves
 * the file behind), the next process takes over.
 */
export async function withLock<T>(
  file: string,
  doing: string,
  work: () => Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  let told = false;
  let isOurs: boolean;
  for (;;) {
    if (options.signal?.aborted) throw new Interrupted();
    const holder = take(file, doing, options.evenOnFullDisk ?? false);
    if (typeof holder === "string") {
      isOurs = holder === "taken";
      break;
    }
    if (!told) options.onWait?.(holder);
    told = true;
    await delay(POLL_MS);
  }
  try {
    return await work();
  } finally {
    if (isOurs) rmSync(file, { force: true });
  }
}

/** Continues without a lock only if the disk is full and no process holds the lock. Otherwise returns the lock, or its holder. */
function take(file: string, doing: string, evenOnFullDisk: boolean): Holder | "taken" | "unlocked" {
  try {
    return tryTake(file, doing) ?? "taken";
  } catch (error) {
    if (!evenOnFullDisk || !isNoSpace(errorText(error))) throw error;
    return livingHolder(read(file)) ?? "unlocked";
  }
}

/** Returns undefined if this process has the lock now, otherwise its holder. */
function tryTake(file: string, doing: string): Holder | undefined {
  const mine: Holder = { pid: process.pid, started: startToken(process.pid), doing };
  // Writes the lock to a different file and links it into place, so that it's never incomplete.
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
    for (;;) {
      try {
        linkSync(draft, file);
        return undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
      const text = read(file);
      if (text === undefined) continue;
      const holder = livingHolder(text);
      if (holder) return holder;
      removeStale(file, text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function livingHolder(text: string | undefined): Holder | undefined {
  const holder = text === undefined ? undefined : parse(text);
  return holder && isAlive(holder.pid) && startToken(holder.pid) === holder.started
    ? holder
    : undefined;
}

/** Removes a stale lock. Two processes may find the same stale lock, so a new lock is restored. */
function removeStale(file: string, judged: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== judged) {
    try {
      linkSync(aside, file);
    } catch {
      // Ignores the error: a third process took the lock in the meantime.
    }
  }
  rmSync(aside, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}
