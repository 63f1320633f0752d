import { expect, it } from "vitest";
import { threeWay } from "./three-way.ts";

const base = { title: "Mug", subtitle: "", handle: "mug" };

it("puts together what was changed in different fields", () => {
  expect(threeWay(base, { ...base, title: "Cup" }, { ...base, handle: "cup" })).toEqual({
    merged: { title: "Cup", subtitle: "", handle: "cup" },
    conflicts: [],
  });
});
it("asks where both changed a field, unless to the same", () => {
  const mine = { title: "Cup", subtitle: "Blue", handle: "mug" };
  const theirs = { title: "Beaker", subtitle: "Blue", handle: "beaker" };
  expect(threeWay(base, mine, theirs)).toEqual({
    merged: { title: "Cup", subtitle: "Blue", handle: "beaker" },
    conflicts: ["title"],
  });
});
it("has nothing to ask where nothing was changed by one side", () => {
  expect(threeWay(base, base, { ...base, title: "Beaker" })).toEqual({
    merged: { ...base, title: "Beaker" },
    conflicts: [],
  });
});
