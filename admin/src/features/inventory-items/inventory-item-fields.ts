import {
  country,
  defineFields,
  longText,
  number,
  optionalText,
  switchField,
} from "../../patterns/fields.ts";
import { inventoryItems } from "../../resources/inventory-items.ts";

const measure = { min: 0, half: true } as const;

/** Editable fields of an inventory item: names, dimensions, and customs data. */
export const inventoryItemFields = defineFields(inventoryItems, {
  sku: optionalText({ label: "inventory-items:list.sku" }),
  title: optionalText({ label: "inventory-items:fields.title" }),
  description: longText({ label: "inventory-items:fields.description" }),
  thumbnail: optionalText({ label: "inventory-items:fields.thumbnail" }),
  requires_shipping: switchField({
    label: "inventory-items:fields.requiresShipping",
    usual: true,
  }),
  material: optionalText({ label: "inventory-items:fields.material" }),
  length: number({ label: "inventory-items:fields.length", ...measure }),
  width: number({ label: "inventory-items:fields.width", ...measure }),
  height: number({ label: "inventory-items:fields.height", ...measure }),
  weight: number({ label: "inventory-items:fields.weight", ...measure }),
  origin_country: country({ label: "inventory-items:fields.origin" }),
  hs_code: optionalText({ label: "inventory-items:fields.hsCode" }),
  mid_code: optionalText({ label: "inventory-items:fields.midCode" }),
});
