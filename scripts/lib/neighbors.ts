import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Processes } from "./processes.mjs";

/** Keeps every processor busy, to find tests that pass only on a fast machine. */
export function startNeighbors(processes: Processes, root: string): void {
  for (let core = 0; core < availableParallelism(); core += 1)
    processes.service("A busy neighbor", [join(root, "scripts/lib/busy.mjs")]);
}
