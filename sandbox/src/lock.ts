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
  /** True to continue without a lock if the disk is full, because the cleanup must still run. */
  evenOnFullDisk?: boolean;
}

const POLL_MS = 200;

/**
 * Runs work while this process holds a lock, which only one process can hold at a time. The file contains the holder. If that
 * process no longer exists (after kill -9, the file remains), the next process takes over the lock.
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

/**
 * Takes the lock, or returns its holder. If the disk is full and `evenOnFullDisk` is true, returns `unlocked`, unless a running
 * process holds the lock.
 */
function take(file: string, doing: string, evenOnFullDisk: boolean): Holder | "taken" | "unlocked" {
  try {
    return tryTake(file, doing) ?? "taken";
  } catch (error) {
    if (!evenOnFullDisk || !isNoSpace(errorText(error))) throw error;
    return livingHolder(read(file)) ?? "unlocked";
  }
}

/** Returns undefined if this process now has the lock, or else the lock's holder. */
function tryTake(file: string, doing: string): Holder | undefined {
  const mine: Holder = { pid: process.pid, started: startToken(process.pid), doing };
  // Writes a draft and then links it to the lock's name, so that the lock is never incomplete.
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

/** Removes a stale lock. If another process has already replaced the stale lock with a new one, restores the new one. */
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
