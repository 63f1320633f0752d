import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { attributeFields } from "./attribute-fields.ts";

const stored = {
  material: "Steel",
  weight: 0,
  length: 12,
  width: null,
  height: null,
  origin_country: "PT",
  hs_code: null,
  mid_code: null,
};
const { toForm, toBody, schema } = attributeFields;
const form = toForm(stored);

describe("the attributes of a product", () => {
  it("show null as an empty field, and zero as zero", () => {
    expect(form).toMatchObject({ width: null, hs_code: "", weight: 0, length: 12 });
  });

  it("send only changes: numbers as numbers, and cleared fields as null", () => {
    expect(toBody(form, stored)).toEqual({});
    expect(toBody({ ...form, weight: null, length: 0, width: 7, material: "" }, stored)).toEqual({
      weight: null,
      length: 0,
      width: 7,
      material: null,
    });
  });

  it("accept a two-letter country code in any case", () => {
    expect(form.origin_country).toBe("pt");
    expect(toForm({ ...stored, origin_country: "Portugal" }).origin_country).toBe("Portugal");
  });

  it.each([{ weight: 1.5 }, { weight: -1 }, { length: Number.NaN }, { width: 2 ** 31 }])(
    "reject %j",
    (change) => {
      expect(v.safeParse(schema, { ...form, ...change }).success).toBe(false);
    },
  );
});
