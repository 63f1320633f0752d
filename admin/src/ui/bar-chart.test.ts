import { expect, it } from "vitest";
import { ticksTo } from "./bar-chart.tsx";

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [45_000, [0, 20_000, 40_000, 60_000]],
  [100, [0, 50, 100]],
])("an axis up to %s has steps that are easy to read", (highest, ticks) =>
  expect(ticksTo(highest)).toEqual(ticks),
);
