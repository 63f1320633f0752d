import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { attributesForm, toAttributesBody, toAttributesForm } from "./product-attributes-form.ts";

const stored = {
  material: "Steel",
  weight: 0,
  length: 12,
  width: null,
  height: null,
  origin_country: "pt",
  hs_code: null,
  mid_code: null,
};
const form = toAttributesForm(stored);

describe("the attributes of a product", () => {
  it("shows nothing as empty, and zero as zero", () => {
    expect(form).toMatchObject({ width: "", hs_code: "", weight: "0", length: "12" });
  });

  it("sends only what was changed: numbers as numbers, emptied fields as none", () => {
    expect(toAttributesBody(form, stored)).toEqual({});
    expect(
      toAttributesBody({ ...form, weight: "", length: "0", width: "7", material: "" }, stored),
    ).toEqual({ weight: null, length: 0, width: 7, material: null });
  });

  it("takes a country's two letters however they are written", () => {
    expect(v.parse(attributesForm, { ...form, origin_country: " PT " }).origin_country).toBe("pt");
  });

  it.each([{ weight: "1.5" }, { weight: "-1" }, { length: "a" }, { origin_country: "Portugal" }])(
    "does not take %j",
    (change) => {
      expect(v.safeParse(attributesForm, { ...form, ...change }).success).toBe(false);
    },
  );
});
