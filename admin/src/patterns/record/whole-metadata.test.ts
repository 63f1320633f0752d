import { expect, it } from "vitest";
import { wholeMetadata } from "./whole-metadata.ts";

it("metadata is sent completely if the server would delete the missing values", () => {
  expect(wholeMetadata({ a: 1, b: 2 }, { b: "", c: 3 })).toEqual({ a: 1, c: 3 });
  expect(wholeMetadata(null, { a: 0 })).toEqual({ a: 0 });
});
