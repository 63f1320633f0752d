/**
 * The watchdog process. It continues after a sandbox is killed without warning (kill -9), and cleans up: it drops the sandbox's
 * copy, and stops the database server if no other sandbox uses it.
 */
import type { WatchdogMessage } from "./keep-watch.ts";
import { leave, type RunningStore } from "./store.ts";

let store: RunningStore | undefined;

// Ignores signals, because stopping the sandbox's whole process tree must not stop the cleanup. The watchdog process exits when
// it has cleaned up.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

process.on("message", (message: WatchdogMessage) => {
  if (message === "done") process.exit(0);
  store = message;
});

process.on("disconnect", () => {
  Promise.resolve(store && leave(store))
    .catch((error: unknown) => console.error(error))
    .finally(() => process.exit(0));
});
