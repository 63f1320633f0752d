import { alive } from "./process-table.mjs";

/** @typedef {import("./process-table.mjs").Row} Row */

const POLL = 25;

/**
 * Sends a signal to the processes that are still running, and waits until none is left, for at most `patience` ms.
 * @param {readonly Row[] | (() => Row[])} all
 * @param {NodeJS.Signals | undefined} signal undefined to wait without sending a signal
 * @param {number} patience
 */
export async function insist(all, signal, patience) {
  const rest = () => alive([...(typeof all === "function" ? all() : all)]);
  if (signal !== undefined) {
    for (const { pid } of rest()) {
      try {
        process.kill(pid, signal);
      } catch {
        // Ignores a process that has ended in the meantime.
      }
    }
  }
  const deadline = performance.now() + patience;
  while (rest().length > 0 && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, POLL));
}
