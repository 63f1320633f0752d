import { expect, it } from "vitest";
import {
  fillPattern,
  planValues,
  renamedIn,
  type ValueEdits,
  type ValueRow,
} from "./plan-values.ts";

const options = [
  { id: "color", title: "Color" },
  { id: "size", title: "Size" },
];
const variants = [
  ["Sand", "S"],
  ["Sand", "M"],
  ["Navy", "S"],
].map(([color = "", size = ""], at) => ({
  id: `v${at}`,
  title: `${color} / ${size}`,
  sku: at === 1 ? null : `${color}-${size}`,
  options: [
    { option_id: "color", value: color },
    { option_id: "size", value: size },
  ],
}));
const rows = (names: Record<string, string | undefined> = {}): ValueRow[] =>
  [
    ["color", "Sand"],
    ["color", "Navy"],
    ["size", "S"],
    ["size", "M"],
  ].map(([option = "", value = ""]) => ({
    option,
    value,
    name: names[value] ?? value,
    gone: value in names && names[value] === undefined,
  }));
const plan = (edits: Partial<ValueEdits>, done?: ReadonlySet<string>) =>
  planValues(
    { rows: rows(), keeps: "present", titles: true, pattern: "", ...edits },
    { handle: "linen-shirt", options, variants, ...(done && { done }) },
    rows(),
  );
const brief = ({ changes, removed }: ReturnType<typeof plan>) => [
  changes.map(({ variant, title, sku }) => `${variant.id}: ${title}, ${sku}`),
  removed.map(({ id }) => id),
];

it("`planValues` renames a value in every variant and title, and fills in the pattern for their SKUs", () => {
  const edits = { rows: rows({ Sand: "Écru clair" }), pattern: "{handle}-{color:4}-{Size}" };
  expect(brief(plan(edits))).toEqual([
    ["v0: Écru clair / S, LINEN-SHIRT-ECRU-S", "v1: Écru clair / M, LINEN-SHIRT-ECRU-M"],
    [],
  ]);
  expect(brief(plan({ rows: rows({ Sand: "Ecru" }), titles: false }))).toEqual([
    ["v0: Sand / S, Sand-S", "v1: Sand / M, null"],
    [],
  ]);
});

it("`planValues` merges two values, and keeps one of two variants that become equal", () => {
  expect(brief(plan({ rows: rows({ Sand: "navy" }) }))).toEqual([["v1: navy / M, null"], ["v0"]]);
  expect(brief(plan({ rows: rows({ Sand: "Navy" }), keeps: "renamed" }))).toEqual([
    ["v0: Navy / S, Sand-S", "v1: Navy / M, null"],
    ["v2"],
  ]);
});

it("`planValues` deletes values together with their variants", () => {
  expect(brief(plan({ rows: rows({ S: undefined }) }))).toEqual([[], ["v0", "v2"]]);
});

it("`planValues` continues after an attempt that saved only some variants, even if two values are exchanged", () => {
  const edits = { rows: rows({ Sand: "Navy", Navy: "Sand" }) };
  expect(brief(plan(edits))[0]).toHaveLength(3);
  expect(brief(plan(edits, new Set(["v0", "v2"])))).toEqual([["v1: Navy / M, null"], []]);
});

it("`planValues` sorts the variants by the order of the values, but only if that order has changed", () => {
  expect(plan({}).order).toBeUndefined();
  expect(plan({ rows: rows({ Sand: "Ecru" }) }).order).toBeUndefined();
  const [sand, navy, ...sizes] = rows();
  if (sand && navy)
    expect(plan({ rows: [navy, sand, ...sizes] }).order).toEqual(["v2", "v0", "v1"]);
});

it("`planValues` reports unknown placeholders and SKUs that aren't unique", () => {
  expect(plan({ pattern: "{colour}" })).toMatchObject({ unknown: "colour" });
  expect(plan({ rows: rows({ Sand: "Ecru" }), pattern: "{color}" })).toMatchObject({
    twice: "ECRU",
  });
  // Fills in the missing SKU, and leaves the others unchanged.
  expect(brief(plan({ pattern: "{size}/{color:2}" }))[0]).toEqual(["v1: Sand / M, M/SA"]);
  expect(fillPattern("X-{a b:3}", new Map([["a b", "grüße!"]]))).toMatchObject({ sku: "X-GRU" });
});

it("renaming a value replaces only whole words in titles", () => {
  expect(renamedIn("Sand / S", "S", "Small")).toBe("Sand / Small");
  expect(renamedIn("Größe 4.5 $", "4.5", "$1")).toBe("Größe $1 $");
});
