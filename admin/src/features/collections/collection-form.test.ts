import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { collectionForm, newCollectionForm, toBody } from "./collection-form.ts";

const stored = { title: "Winter", handle: "winter" };

describe("a collection", () => {
  it("sends only what was changed", () => {
    expect(toBody(stored, stored)).toEqual({});
    expect(toBody({ ...stored, title: "Summer" }, stored)).toEqual({ title: "Summer" });
    expect(toBody(stored, { ...stored, handle: null })).toEqual({ handle: "winter" });
  });

  it("needs a handle that fits into an address; a new one may leave it to the server", () => {
    for (const [handle, fits] of [
      ["winter-2", true],
      ["冬", true],
      ["two words", false],
      ["a/b", false],
    ] as const) {
      expect(v.is(collectionForm, { ...stored, handle })).toBe(fits);
      expect(v.is(newCollectionForm, { ...stored, handle, rows: [] })).toBe(fits);
    }
    expect(v.is(collectionForm, { ...stored, handle: " " })).toBe(false);
    expect(v.parse(newCollectionForm, { title: " Winter ", handle: " ", rows: [] })).toEqual({
      title: "Winter",
      handle: "",
      rows: [],
    });
  });
});
