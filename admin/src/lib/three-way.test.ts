import { describe, expect, it } from "vitest";
import { threeWay } from "./three-way.ts";

const base = { title: "Mug", subtitle: "", handle: "mug" };

it("`threeWay` merges changes to different fields", () => {
  expect(threeWay(base, { ...base, title: "Cup" }, { ...base, handle: "cup" })).toEqual({
    merged: { title: "Cup", subtitle: "", handle: "cup" },
    conflicts: [],
  });
});
it("`threeWay` reports a conflict if both sides changed a field, unless to the same value", () => {
  const mine = { title: "Cup", subtitle: "Blue", handle: "mug" };
  const theirs = { title: "Beaker", subtitle: "Blue", handle: "beaker" };
  expect(threeWay(base, mine, theirs)).toEqual({
    merged: { title: "Cup", subtitle: "Blue", handle: "beaker" },
    conflicts: ["title"],
  });
});
it("`threeWay` accepts a change without a conflict if only one side changed the field", () => {
  expect(threeWay(base, base, { ...base, title: "Beaker" })).toEqual({
    merged: { ...base, title: "Beaker" },
    conflicts: [],
  });
});

describe("lists of records", () => {
  const [blue, matt, sale] = ["blue", "matt", "sale"].map((id) => ({ id, title: id }));
  const of = (...tags: unknown[]) => ({ tags, place: [] as unknown[] });

  it("merge additions of one side with removals of the other", () => {
    expect(threeWay(of(blue, matt), of(blue, sale), of(matt, blue), ["tags"]).merged.tags).toEqual([
      blue,
      sale,
    ]);
    expect(threeWay(of(blue), of(), of(blue, matt), ["tags"])).toEqual({
      merged: of(matt),
      conflicts: [],
    });
    // Both operators added the same record.
    expect(threeWay(of(), of(sale), of(sale), ["tags"]).merged.tags).toEqual([sale]);
  });
  it("are a single value by default, even after a record is renamed", () => {
    const at = (...place: unknown[]) => ({ tags: [] as unknown[], place });
    expect(threeWay(at(blue), at(matt), at(sale), ["tags"]).conflicts).toEqual(["place"]);
    const renamed = { id: "blue", title: "Navy" };
    expect(threeWay(at(blue), at(matt), at(renamed), ["tags"])).toEqual({
      merged: at(matt),
      conflicts: [],
    });
  });
  it("can contain any values, which are compared by content", () => {
    const sized = (size: string) => ({ options: { opt_1: size } });
    expect(threeWay(sized("S"), sized("S"), sized("M"))).toEqual({
      merged: sized("M"),
      conflicts: [],
    });
    expect(threeWay(sized("S"), sized("L"), sized("M")).conflicts).toEqual(["options"]);
  });
});
