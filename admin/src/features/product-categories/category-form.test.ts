import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  allMetadata,
  blankCategory,
  categoryForm,
  storedCategoryForm,
  toBody,
  toForm,
  toNewBody,
} from "./category-form.ts";

const stored = {
  name: "Pots",
  handle: "pots",
  description: "",
  is_active: true,
  is_internal: false,
};

describe("the category form", () => {
  it("leaves the handle of a new one to the server, unless one is given", () => {
    const form = { ...blankCategory, name: "Pots" };
    expect(toNewBody(form, null)).toEqual({
      name: "Pots",
      is_active: true,
      is_internal: false,
      parent_category_id: null,
    });
    expect(toNewBody({ ...form, handle: "pots-2" }, "pcat_1")).toMatchObject({
      handle: "pots-2",
      parent_category_id: "pcat_1",
    });
  });

  it("sends only what was changed, and wants a handle", () => {
    const form = toForm(stored);
    expect(toBody(form, stored)).toEqual({});
    expect(v.safeParse(storedCategoryForm, { ...form, handle: "" }).success).toBe(false);
    expect(
      toBody({ ...form, name: "Pans", status: "inactive", visibility: "private" }, stored),
    ).toEqual({ name: "Pans", is_active: false, is_internal: true });
    expect(toBody({ ...form, description: "" }, { ...stored, description: "Old" })).toEqual({
      description: "",
    });
  });

  it.each(["two words", "a/b", "mug?"])("does not take %s for a handle", (handle) => {
    expect(v.safeParse(categoryForm, { ...blankCategory, name: "A", handle }).success).toBe(false);
  });
  it.each(["", "pots-2", "كوب"])("takes %j for a handle", (handle) => {
    expect(v.safeParse(categoryForm, { ...blankCategory, name: "A", handle }).success).toBe(true);
  });

  it("tells the server all metadata, since it forgets the rest", () => {
    expect(allMetadata({ a: 1, b: 2 }, { b: "", c: 3 })).toEqual({ a: 1, c: 3 });
    expect(allMetadata(null, { a: 0 })).toEqual({ a: 0 });
  });
});
