import { country, defineFields } from "../../../patterns/fields.ts";
import { products } from "../../../resources/products.ts";

/** Apart from the other attributes: it is picked on the page itself, which needs no number fields. */
export const origin = country({ label: "products:attributes.origin" });

export const originFields = defineFields(products, { origin_country: origin });
