import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import { productForm, toBody, toForm, type ProductBody, type ProductForm } from "./product-form.ts";

const stored = { title: "Enamel mug", subtitle: null, handle: "enamel-mug", description: "Blue." };
const form = toForm(stored);
const messages = (change: Partial<ProductForm>) => {
  const result = v.safeParse(productForm, { ...form, ...change });
  return (result.issues ?? []).map(({ message }) => message);
};

describe("the product form", () => {
  it("shows what is not there as empty", () => {
    expect(form).toEqual({
      title: "Enamel mug",
      subtitle: "",
      handle: "enamel-mug",
      description: "Blue.",
    });
  });

  it("sends only what was changed, and an emptied text as none", () => {
    expect(toBody(form, stored)).toEqual({});
    expect(toBody({ ...form, title: "Mug" }, stored)).toEqual({ title: "Mug" });
    expect(toBody({ ...form, description: "", subtitle: "New" }, stored)).toEqual({
      description: null,
      subtitle: "New",
    });
  });

  it("takes spaces at the ends for a slip", () => {
    expect(v.parse(productForm, { ...form, title: "  Mug " }).title).toBe("Mug");
  });

  it.each([{ title: "" }, { title: "   " }, { handle: "" }])("needs a text in %j", (change) => {
    expect(messages(change)).toContain("common:form.required");
  });

  it.each(["enamel-mug", "Mug_2", "kubek-emaliowany", "マグカップ", "كوب"])(
    "takes %s for a handle",
    (handle) => {
      expect(messages({ handle })).toEqual([]);
    },
  );

  it.each(["two words", "a/b", "mug?", "50%", "#1"])("does not take %s for a handle", (handle) => {
    expect(messages({ handle })).toEqual(["common:form.handle"]);
  });

  it("can write every field it has", () => {
    expectTypeOf<keyof ProductForm>().toExtend<keyof ProductBody>();
  });
});
