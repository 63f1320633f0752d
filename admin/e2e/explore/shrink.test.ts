import { expect, it } from "vitest";
import type { Step } from "./draws.ts";
import { shrink } from "./shrink.ts";
import { Violation } from "./violation.ts";

const click = (name: string): Step => ({ do: "click", role: "button", name, nth: 0 });
const steps = ["Open", "Sort", "Edit", "Filter", "Discard"].map(click);
const lost = new Violation("focus", "nothing has the focus");
/** Loses the focus only if "Edit" runs before "Discard". */
const replay = (some: readonly Step[]) => {
  const names = some.map((step) => ("name" in step ? step.name : ""));
  const at = names.indexOf("Edit");
  return Promise.resolve(at >= 0 && names.indexOf("Discard") > at ? lost : undefined);
};

it("`shrink` finds the fewest steps that violate the same invariant", async () => {
  expect(await shrink(steps, lost, replay, 5_000)).toEqual([click("Edit"), click("Discard")]);
});

it("`shrink` finds no steps if the violation can't be reproduced", async () => {
  const other = new Violation("error", "x is not a function");
  expect(await shrink(steps, other, replay, 5_000)).toBeUndefined();
});
