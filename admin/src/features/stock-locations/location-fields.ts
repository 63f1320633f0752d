import { defineFields, text } from "../../patterns/fields.ts";
import { stockLocations } from "../../resources/stock-locations.ts";
import { addressField } from "./address-field.tsx";

/** Editable fields of a stock location. */
export const locationFields = defineFields(stockLocations, {
  name: text({ label: "stock-locations:fields.name" }),
  address: addressField,
});
