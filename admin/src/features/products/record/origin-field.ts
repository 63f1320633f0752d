import { country, defineFields } from "../../../patterns/fields.ts";
import { products } from "../../../resources/products.ts";

/** Separate from the other attributes: it is chosen on the page itself, which doesn't need number fields. */
export const origin = country({ label: "products:attributes.origin" });

export const originFields = defineFields(products, { origin_country: origin });
