import fc from "fast-check";
import type { Step } from "./draws.ts";
import type { Violation } from "./violation.ts";

/** Looks for the shortest sequence of steps that causes the same violation. Stops when the time is over. */
export async function shrink(
  steps: readonly Step[],
  { key }: Violation,
  replay: (steps: readonly Step[]) => Promise<Violation | undefined>,
  milliseconds: number,
): Promise<readonly Step[] | undefined> {
  const { counterexample } = await fc.check(
    fc.asyncProperty(
      fc.subarray([...steps], { minLength: 1 }),
      async (some) => (await replay(some))?.key !== key,
    ),
    { examples: [[[...steps]]], numRuns: 1, interruptAfterTimeLimit: milliseconds },
  );
  return counterexample?.[0];
}
