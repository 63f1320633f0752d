import { alive } from "./process-table.mjs";

/** @typedef {import("./process-table.mjs").Row} Row */

const POLL = 25;

/**
 * Signals the remaining processes, and waits until none of them is left, for at most `patience` milliseconds.
 * @param {readonly Row[] | (() => Row[])} all
 * @param {NodeJS.Signals | undefined} signal undefined to only wait
 * @param {number} patience
 */
export async function insist(all, signal, patience) {
  const rest = () => alive([...(typeof all === "function" ? all() : all)]);
  if (signal !== undefined) {
    for (const { pid } of rest()) {
      try {
        process.kill(pid, signal);
      } catch {
        // Ignores a process that ended in the meantime.
      }
    }
  }
  const deadline = performance.now() + patience;
  while (rest().length > 0 && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, POLL));
}
