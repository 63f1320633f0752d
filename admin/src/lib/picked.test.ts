import { describe, expect, it } from "vitest";
import { changes, toggled } from "./picked.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, title: id.toUpperCase() })) as [
  { id: string; title: string },
  { id: string; title: string },
  { id: string; title: string },
];

describe("picked records", () => {
  it("keep the order in which they were chosen", () => {
    expect(toggled(toggled(toggled([], c, true), a, true), b, true)).toEqual([c, a, b]);
    expect(toggled([c, a, b], a, true)).toEqual([c, b]);
    expect(toggled(toggled([c, a, b], c, true), c, true)).toEqual([a, b, c]);
  });

  it("are identified by their id, even after they are renamed", () => {
    expect(toggled([a], { id: "a", title: "Renamed" }, true)).toEqual([]);
  });

  it("contain at most one record if only one is allowed, and none after that is removed", () => {
    expect(toggled([a], b, false)).toEqual([b]);
    expect(toggled([b], b, false)).toEqual([]);
  });

  it("are compared to find additions and removals", () => {
    expect(changes([a, b], [c, b])).toEqual({ added: [c], removed: [a] });
    expect(changes([a], [a])).toEqual({ added: [], removed: [] });
  });
});
