import { fork } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import type { RunningStore } from "./store.ts";

export type WatchdogMessage = RunningStore | "done";

/**
 * Starts the process that cleans up if this one is killed. Returns a function that stops that process, for use after this
 * process has cleaned up.
 */
export function keepWatch(store: RunningStore, logFile: string): () => Promise<void> {
  const log = openSync(logFile, "a", 0o600);
  const child = fork(join(import.meta.dirname, "watchdog.ts"), [store.dataDir], {
    cwd: store.dataDir,
    execArgv: [],
    // Detaches the watchdog process, so that a signal to the terminal's process group doesn't reach it.
    detached: true,
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  child.send(store satisfies WatchdogMessage);
  return async () => {
    if (child.connected) child.send("done" satisfies WatchdogMessage);
    await exited;
  };
}
