import { describe, expect, it } from "vitest";
import { changes, toggled } from "./picked.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, title: id.toUpperCase() })) as [
  { id: string; title: string },
  { id: string; title: string },
  { id: string; title: string },
];

describe("what is picked", () => {
  it("keeps the order in which it was chosen", () => {
    expect(toggled(toggled(toggled([], c, true), a, true), b, true)).toEqual([c, a, b]);
    expect(toggled([c, a, b], a, true)).toEqual([c, b]);
    expect(toggled(toggled([c, a, b], c, true), c, true)).toEqual([a, b, c]);
  });

  it("is the same record by its id, whatever it is called now", () => {
    expect(toggled([a], { id: "a", title: "Renamed" }, true)).toEqual([]);
  });

  it("is one at most where only one can be, and none when it is taken back", () => {
    expect(toggled([a], b, false)).toEqual([b]);
    expect(toggled([b], b, false)).toEqual([]);
  });

  it("tells what came and what went", () => {
    expect(changes([a, b], [c, b])).toEqual({ added: [c], removed: [a] });
    expect(changes([a], [a])).toEqual({ added: [], removed: [] });
  });
});
