import { expect, it } from "vitest";
import { addSaved, undoOf } from "./undo-saved.ts";
import { rowsOf } from "./testing.ts";

const [first, second] = rowsOf([
  [1000, 500, null],
  [2000, null, null],
]);
const change = (row: typeof first, values: Record<string, number | null>) => ({
  row: row!,
  values: new Map(Object.entries(values)),
});
const none = new Map<string, unknown>();

it("undo after saving restores the previous values of each row, including empty ones", () => {
  const saved = addSaved(
    new Map(),
    [change(first, { eur: 1100, usd: 900 }), change(second, { eur: 2200 })],
    new Map([["r1", "rejected"]]),
  );
  const undone = undoOf(saved);
  expect(undone).toHaveLength(1);
  expect(undone[0]?.row).toMatchObject({ id: "r0", values: { eur: 1100, jpy: 500, usd: 900 } });
  expect([...(undone[0]?.values ?? [])]).toEqual([
    ["eur", 1000],
    ["usd", null],
  ]);
});

it("undo after several saves restores the values before the first one", () => {
  const once = addSaved(new Map(), [change(first, { eur: 1100 })], none);
  const row = { ...first!, values: { ...first!.values, eur: 1100 } };
  const twice = addSaved(once, [change(row, { eur: 1200, jpy: 510 })], none);
  expect([...(undoOf(twice)[0]?.values ?? [])]).toEqual([
    ["eur", 1000],
    ["jpy", 500],
  ]);
  const back = addSaved(once, [change(row, { eur: 1000 })], none);
  expect(undoOf(back)).toEqual([]);
});
