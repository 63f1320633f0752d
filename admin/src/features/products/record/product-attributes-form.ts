import * as v from "valibot";
import { message } from "../../../patterns/form.ts";
import type { ProductBody } from "./product-fields.ts";
import type { Product } from "../product-queries.ts";

/** Whole, and not below nothing: the server keeps measures as integers. */
const measure = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{0,9}$/, message("products:attributes.wholeNumber")),
);
const optionalText = v.pipe(v.string(), v.trim());

export const attributeFields = {
  material: optionalText,
  weight: measure,
  length: measure,
  width: measure,
  height: measure,
  origin_country: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.regex(/^([a-z]{2})?$/, message("products:attributes.countryCode")),
  ),
  hs_code: optionalText,
  mid_code: optionalText,
};
export const attributesForm = v.object(attributeFields);
export type AttributesForm = v.InferOutput<typeof attributesForm>;
export type AttributeName = keyof AttributesForm;
type Name = AttributeName;

const texts = ["material", "origin_country", "hs_code", "mid_code"] as const satisfies Name[];
const measures = ["weight", "length", "width", "height"] as const satisfies Name[];

/** A product's or a variant's. */
type Stored = { [Field in Name]?: Product[Field] };

export function toAttributesForm(product: Stored): AttributesForm {
  const names: Name[] = [...texts, ...measures];
  return Object.fromEntries(
    names.map((name) => [name, product[name] == null ? "" : String(product[name])]),
  ) as AttributesForm;
}

/** Only what was changed; an emptied field is none. */
export function toAttributesBody(form: AttributesForm, stored: Stored): Pick<ProductBody, Name> {
  const before = toAttributesForm(stored);
  const body: Pick<ProductBody, Name> = {};
  for (const name of texts) if (form[name] !== before[name]) body[name] = form[name] || null;
  for (const name of measures)
    if (form[name] !== before[name]) body[name] = form[name] === "" ? null : Number(form[name]);
  return body;
}
