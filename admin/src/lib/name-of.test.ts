import { expect, it } from "vitest";
import { nameOf } from "./name-of.ts";

it("`nameOf` uses the first available field as a record's name", () => {
  expect(nameOf({ id: "pcol_1", title: "Winter", handle: "winter" })).toBe("Winter");
  expect(nameOf({ id: "pcol_1", title: "", handle: "winter" })).toBe("winter");
  expect(nameOf({ id: "pcol_1", title: "", handle: null })).toBe("pcol_1");
});
