import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { categoryFields } from "./category-fields.ts";

const stored = {
  name: "Pots",
  handle: "pots",
  description: "",
  is_active: true,
  is_internal: false,
};
const { empty, toForm, toBody, toNewBody, schema, newSchema } = categoryFields;

describe("the fields of a category", () => {
  it("let the server create the handle of a new category, unless one is entered", () => {
    const form = { ...empty, name: "Pots" };
    expect(toNewBody(form)).toEqual({ name: "Pots", is_active: true, is_internal: false });
    expect(toNewBody({ ...form, handle: "pots-2" })).toMatchObject({ handle: "pots-2" });
  });

  it("send only changes, and require a handle", () => {
    const form = toForm(stored);
    expect(toBody(form, stored)).toEqual({});
    expect(v.safeParse(schema, { ...form, handle: "" }).success).toBe(false);
    expect(toBody({ ...form, name: "Pans", is_active: false, is_internal: true }, stored)).toEqual({
      name: "Pans",
      is_active: false,
      is_internal: true,
    });
    expect(toBody({ ...form, description: "" }, { ...stored, description: "Old" })).toEqual({
      description: "",
    });
  });

  it.each(["two words", "a/b", "mug?"])("reject the handle %s", (handle) => {
    expect(v.safeParse(newSchema, { ...empty, name: "A", handle }).success).toBe(false);
  });
  it.each(["", "pots-2", "كوب"])("accept the handle %j", (handle) => {
    expect(v.safeParse(newSchema, { ...empty, name: "A", handle }).success).toBe(true);
  });
});
