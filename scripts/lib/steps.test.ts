import { expect, it, vi } from "vitest";
import type { PassedSteps } from "./passed-steps.ts";
import { NOTHING } from "./reports.ts";
import { failure, runPlan, type Step } from "./steps.ts";

const passing = { ...NOTHING, passed: 2 };
const step = (name: string, run: Step["run"], rest: Partial<Step> = {}): Step => ({
  name,
  run,
  ...rest,
});

it("steps continue after failed tests, which are counted", async () => {
  const total = await runPlan([
    step("first", async () => failure(true)),
    step("second", async () => passing),
  ]);
  expect(total).toMatchObject({ passed: 2, failed: 1 });
});

it("steps don't continue after a failed setup, in any lane", async () => {
  const broken = step("store", async () => Promise.reject(new Error("no store")));
  const e2e = step("e2e", async () => passing);
  expect(await runPlan([broken, e2e])).toMatchObject({ passed: 0, failed: 1 });
  expect(await runPlan([[[broken], [step("checks", async () => passing)]], e2e])).toMatchObject({
    passed: 2,
    failed: 1,
  });
});

it("lanes of steps run in parallel, and the next step waits for all of them", async () => {
  const done: string[] = [];
  const { promise: met, resolve: meet } = Promise.withResolvers<void>();
  await runPlan([
    [
      [step("waits for the other lane", () => met.then(() => void done.push("a")))],
      [step("lets it go on", async () => meet()), step("b", async () => void done.push("b"))],
    ],
    step("last", async () => void done.push("last")),
  ]);
  expect(done.toSorted()).toEqual(["a", "b", "last"]);
  expect(done.at(-1)).toBe("last");
});

it("steps that passed with the same inputs are skipped, together with their setup", async () => {
  const ran: string[] = [];
  const kept: string[] = [];
  const passes: PassedSteps = {
    recall: (name) => (name === "e2e" ? { ...NOTHING, passed: 7 } : undefined),
    keep: (name) => void kept.push(name),
  };
  const tests = (name: string) =>
    step(
      name,
      async () => {
        ran.push(name);
        return passing;
      },
      { inputs: [name] },
    );
  const setUp = (name: string, serves: string[]) =>
    step(name, async () => void ran.push(name), { serves });
  const total = await runPlan(
    [
      setUp("browser", ["admin", "unit"]),
      setUp("store", ["admin"]),
      setUp("admin", ["e2e"]),
      tests("e2e"),
      tests("unit"),
    ],
    { passes },
  );
  expect(ran).toEqual(["browser", "unit"]);
  expect(kept).toEqual(["unit"]);
  expect(total).toMatchObject({ passed: 9, failed: 0 });
});

it("the run says at its start how many steps it runs, and how long all of them take", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const passes: PassedSteps = {
    recall: (name) => (name === "checks" ? passing : undefined),
    keep: () => {},
  };
  const plan = [
    step("checks", async () => passing, { inputs: ["."] }),
    step("e2e", async () => passing),
  ];
  await runPlan(plan, { passes, wholeTime: "an hour" });
  const [first] = write.mock.calls[0] ?? [];
  write.mockRestore();
  expect(first).toBe("Running 1 of 2 steps. All of them take an hour.\n");
});
