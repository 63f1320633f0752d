import { country, defineFields, number, optionalText } from "../../../patterns/fields.ts";
import { products } from "../../../resources/products.ts";

const measure = { min: 0, half: true } as const;

/** Measurements, material, and customs data of a product or a variant. */
export const attributes = {
  material: optionalText({ label: "products:attributes.material" }),
  length: number({ label: "products:attributes.length", ...measure }),
  width: number({ label: "products:attributes.width", ...measure }),
  height: number({ label: "products:attributes.height", ...measure }),
  weight: number({ label: "products:attributes.weight", ...measure }),
  origin_country: country({ label: "products:attributes.origin" }),
  hs_code: optionalText({ label: "products:attributes.hsCode" }),
  mid_code: optionalText({ label: "products:attributes.midCode" }),
};

export const attributeFields = defineFields(products, attributes);
