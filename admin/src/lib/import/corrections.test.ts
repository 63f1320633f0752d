import { expect, it } from "vitest";
import { groupProblems, proposalFor, withCorrections } from "./corrections.ts";
import type { FileProblem } from "./types.ts";

const table = {
  headers: ["Handle", "Country", "Price"],
  rows: [
    ["a", "Portugall", "1.234"],
    ["b", "Portugall"],
    ["a", "Portugall", "1.234"],
  ],
};
const placeOf = (column: string) => table.headers.indexOf(column);

it("`groupProblems` groups equal values in a column, but not values that must differ", () => {
  const problems: FileProblem[] = [
    { code: "column", row: 1, column: "Color" },
    { code: "ambiguous", row: 2, column: "Price", value: "1.234" },
    { code: "unknown", row: 2, column: "Country", value: "Portugall", proposal: "Portugal" },
    { code: "unknown", row: 3, column: "Country", value: "Portugall", proposal: "Portugal" },
    { code: "required", row: 3, column: "Price" },
    { code: "ambiguous", row: 4, column: "Price", value: "1.234" },
    { code: "unknown", row: 4, column: "Country", value: "Portugall", proposal: "Portugal" },
    { code: "twice", row: 4, column: "Handle", value: "a", more: "2" },
  ];
  expect(
    groupProblems(problems, table, placeOf).map(({ rows, cells, proposal }) => [
      rows,
      cells,
      proposal,
    ]),
  ).toEqual([
    [[1], undefined, undefined],
    [[2, 4], { value: "1.234", place: 2, rows: [0, 2] }, "1234"],
    [[2, 3, 4], { value: "Portugall", place: 1, rows: [0, 1, 2] }, "Portugal"],
    [[3], { value: "", place: 2, rows: [1] }, undefined],
    [[4], { value: "a", place: 0, rows: [2] }, undefined],
  ]);
});

it("`withCorrections` corrects cells, including cells that the row doesn't have yet", () => {
  const corrections = [
    { row: 1, place: 1, value: "Portugal" },
    { row: 1, place: 2, value: "12" },
  ];
  expect(withCorrections(table, corrections).rows).toEqual([
    ["a", "Portugall", "1.234"],
    ["b", "Portugal", "12"],
    ["a", "Portugall", "1.234"],
  ]);
});

it.each([
  ["price", "EUR 12,50", undefined, "12,50"],
  ["price", "12.5/13", undefined, undefined],
  ["price", "-5", undefined, undefined],
  ["price", "free", undefined, undefined],
  ["whole", "12 pcs.", undefined, "12"],
  ["whole", "-3,00", undefined, "-3"],
  ["whole", "1.5", undefined, undefined],
  ["oneOf", "publishd", "draft, proposed, published, rejected", "published"],
  ["oneOf", "live", "draft, proposed, published, rejected", undefined],
  ["unknown", "x", "y", undefined],
] as const)(
  "for the problem %s of %s, proposes a value only if it is clear",
  (code, value, more, proposal) => {
    expect(proposalFor({ code, value, ...(more && { more }) })).toBe(proposal);
  },
);
