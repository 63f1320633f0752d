// The steps of `npm test`, one after the other. Tests that fail hold up nothing; what cannot be set up ends the run.
import { type Count, NOTHING, add } from "./reports.ts";
import { bold, complain, green, red, say, seconds } from "./say.mjs";
import { table } from "./table.ts";

/** Gives the count of its tests; what only sets up gives none, and throws when it fails. */
export type Step = readonly [name: string, run: () => Promise<Count | void>];

/** A step that is no test run, and failed, counts as one failure. */
export const failure = (failed: boolean): Count => ({ ...NOTHING, failed: failed ? 1 : 0 });

export async function walk(
  steps: readonly Step[],
  ending: () => boolean = () => false,
): Promise<Count> {
  let total = NOTHING;
  const times: { name: string; ms: number; failed: boolean }[] = [];
  for (const [index, [name, run]] of steps.entries()) {
    const since = performance.now();
    say(`\n${bold(`[${index + 1}/${steps.length}] ${name}`)}`);
    let count: Count | void;
    let setUp = true;
    try {
      count = await run();
    } catch (error) {
      if (!ending()) complain(error);
      count = failure(true);
      setUp = false;
    }
    total = add(total, count ?? NOTHING);
    const failed = (count?.failed ?? 0) > 0;
    times.push({ name, ms: performance.now() - since, failed });
    say(`${failed ? red("failed") : green("ok")}: ${name}, ${seconds(since)}`);
    if (!setUp || ending()) break;
  }
  const rows = times
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ name, ms, failed }) => [name, `${(ms / 1000).toFixed(1)} s`, failed ? "failed" : ""]);
  say(`\n${table(["where the time went", "", ""], rows)}`);
  return total;
}
