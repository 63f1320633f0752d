import {
  defineFields,
  handleField,
  longText,
  optionalText,
  text,
} from "../../../patterns/fields.ts";
import { products } from "../../../resources/products.ts";

/** The texts of a product. */
export const productFields = defineFields(products, {
  title: text({ label: "products:general.fieldTitle", maxLength: 255 }),
  description: longText({ label: "products:general.fieldDescription", rows: 4 }),
  subtitle: optionalText({ label: "products:general.fieldSubtitle", half: true }),
  handle: handleField({
    half: true,
    label: "products:general.fieldHandle",
    hint: "products:general.handleHint",
    newHint: "product-create:handleHint",
  }),
});
