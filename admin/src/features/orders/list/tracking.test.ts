import { expect, it } from "vitest";
import { matchTracking, trackingNumbers } from "./tracking.ts";

const packages = [
  { id: "a", order: 125 },
  { id: "b", order: 126 },
  { id: "c", order: 126 },
];
const matched = (rows: string[][], from?: string) => {
  const { numbers, unmatched } = matchTracking(rows, packages, from);
  return { ...Object.fromEntries(numbers), ...(unmatched.length > 0 && { unmatched }) };
};

it("a pasted column fills one field after another, starting where it was pasted", () => {
  expect(matched([["T1"], ["T2"], ["T3"]])).toEqual({ a: "T1", b: "T2", c: "T3" });
  expect(matched([["T2"], ["T3"], ["T4"]], "b")).toEqual({ b: "T2", c: "T3", unmatched: ["T4"] });
});

it("a pasted column keeps its empty rows, except at its end", () => {
  expect(matched([["T1"], [""], ["T3"], [""]])).toEqual({ a: "T1", c: "T3" });
});

it("`matchTracking` finds each row's order, however the rows are sorted", () => {
  expect(
    matched([
      ["T2", "#126"],
      ["T1", "0125"],
    ]),
  ).toEqual({ a: "T1", b: "T2" });
});

it("`matchTracking` finds the columns of a carrier's file by their values and headings", () => {
  expect(
    matched([
      ["Date", "Reference", "Name", "Tracking number", "Weight"],
      ["2026-03-19", "#125", "Thomas Müller", "00340434161094", "1200"],
      ["2026-03-19", "#126", "Ana Horvat", "00340434161095", "300"],
      ["2026-03-19", "#999", "Li Wei", "00340434161096", "300"],
    ]),
  ).toEqual({ a: "00340434161094", b: "00340434161095", unmatched: ["#999 00340434161096"] });
  expect(
    matched([
      ["#125", "Thomas Müller", "JD0146000"],
      ["#126", "Ana Horvat", "JD0146001"],
    ]),
  ).toEqual({ a: "JD0146000", b: "JD0146001" });
});

it("`matchTracking` assigns each package of an order its own number, and all remaining numbers to the last package", () => {
  expect(
    matched([
      ["#126", "T1"],
      ["#126", "T2"],
      ["#126", "T3"],
    ]),
  ).toEqual({ b: "T1", c: "T2, T3" });
});

it("`trackingNumbers` separates several numbers of a package", () => {
  expect(trackingNumbers(" T1, T2;T3 , ")).toEqual(["T1", "T2", "T3"]);
  expect(trackingNumbers("JD01 4600 00")).toEqual(["JD01 4600 00"]);
  expect(trackingNumbers("")).toEqual([]);
});
