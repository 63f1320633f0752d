// The steps of `npm test`. The run continues after failed tests, but a failed setup ends it.
import { type Count, NOTHING, add } from "./reports.ts";
import { bold, complain, green, red, say, seconds } from "./say.mjs";
import type { PassedSteps } from "./passed-steps.ts";
import { table } from "./table.ts";

export interface Step {
  name: string;
  /** Runs the step. Resolves to the count of the step's tests. A setup step resolves to nothing, and rejects if it fails. */
  run(): Promise<Count | void>;
  /** The files that the result depends on. The step is skipped if they haven't changed since it passed. */
  inputs?: readonly string[];
  /** The steps that need this setup. The setup is skipped if none of them runs. */
  serves?: readonly string[];
}

/** Steps run one after the other. Lanes of steps run at the same time, and the next step waits for all of them. */
export type Plan = readonly (Step | readonly Step[][])[];

/** Returns the plan with only some of its steps. */
export const filtered = (plan: Plan, isMine: (step: Step) => boolean): Plan =>
  plan.flatMap((part): Plan =>
    "run" in part ? (isMine(part) ? [part] : []) : [part.map((lane) => lane.filter(isMine))],
  );

interface Time {
  name: string;
  ms: number;
  note: string;
}

/** The count of a step without tests: one failure if the step failed. */
export const failure = (failed: boolean): Count => ({ ...NOTHING, failed: failed ? 1 : 0 });

export async function runPlan(
  plan: Plan,
  {
    ending = () => false,
    passes,
    wholeTime,
  }: {
    ending?: () => boolean;
    passes?: PassedSteps | undefined;
    /** The time that all steps take together, such as "about an hour". Printed at the start. */
    wholeTime?: string | undefined;
  } = {},
): Promise<Count> {
  const steps = plan.flatMap((part) => ("run" in part ? [part] : part.flat()));
  const known = new Map<string, Count>();
  for (const { name, inputs } of steps) {
    const count = inputs && passes?.recall(name, inputs);
    if (count) known.set(name, count);
  }
  const isNeeded = ({ serves }: Step): boolean =>
    serves === undefined ||
    steps.some((step) => serves.includes(step.name) && isNeeded(step) && !known.has(step.name));
  const needed = steps.filter(isNeeded);

  const toRun = needed.filter(({ name }) => !known.has(name));
  if (wholeTime !== undefined)
    say(`Running ${toRun.length} of ${steps.length} steps. All of them take ${wholeTime}.`);

  let total = NOTHING;
  let isOver = false;
  const times: Time[] = [];
  async function run(step: Step): Promise<void> {
    const { name, inputs } = step;
    if (isOver || !needed.includes(step)) return;
    const title = `[${needed.indexOf(step) + 1}/${needed.length}] ${name}`;
    const before = known.get(name);
    if (before) {
      say(`\n${bold(title)}\n${green("up to date")}`);
      times.push({ name, ms: 0, note: "up to date" });
      total = add(total, before);
      return;
    }
    const since = performance.now();
    say(`\n${bold(title)}`);
    let count: Count | void;
    try {
      count = await step.run();
      if (inputs && count) passes?.keep(name, inputs, count);
    } catch (error) {
      if (!ending()) complain(error);
      count = failure(true);
      isOver = true;
    }
    total = add(total, count ?? NOTHING);
    const failed = (count?.failed ?? 0) > 0;
    times.push({ name, ms: performance.now() - since, note: failed ? "failed" : "" });
    say(`${failed ? red("failed") : green("ok")}: ${name}, ${seconds(since)}`);
    isOver ||= ending();
  }
  const inOrder = async (lane: readonly Step[]) => {
    for (const step of lane) await run(step);
  };
  for (const part of plan)
    if ("run" in part) await run(part);
    else await Promise.all(part.map(inOrder));
  const rows = times
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ name, ms, note }) => [name, `${(ms / 1000).toFixed(1)} s`, note]);
  say(`\n${table(["time per step", "", ""], rows)}`);
  return total;
}
