import { describe, expect, it } from "vitest";
import { moved, shownColumns } from "./list-columns.ts";

describe("the visible columns", () => {
  const all = [
    { id: "title", fixed: true },
    { id: "status" },
    { id: "created" },
    { id: "tags", hidden: true },
  ];
  const ids = (asked: string[]) => shownColumns(all, asked).map(({ id }) => id);
  it("are the default columns, or the chosen columns in the chosen order", () => {
    expect(ids([])).toEqual(["title", "status", "created"]);
    expect(ids(["tags", "status"])).toEqual(["title", "tags", "status"]);
  });
  it("always start with the name, and exclude unknown columns", () => {
    expect(ids(["tags", "title", "lost"])).toEqual(["title", "tags"]);
    expect(ids(["title"])).toEqual(["title"]);
    expect(ids(["lost"])).toEqual(["title", "status", "created"]);
  });
  it.each<[number, number, string]>([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 9, "acb"],
    [1, -3, "bac"],
    [1, 1, "abc"],
    [7, 0, "abc"],
  ])("can be moved from %i to %i: %s", (from, to, result) =>
    expect(moved(["a", "b", "c"], from, to).join("")).toBe(result),
  );
});
