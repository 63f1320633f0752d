import {
  defineFields,
  handleField,
  longText,
  optionalText,
  text,
} from "../../../patterns/fields.ts";
import { products } from "../../../resources/products.ts";
import { attributes } from "./attribute-fields.ts";
import { channels, organization } from "./organize-fields.ts";

const general = {
  title: text({ label: "products:general.fieldTitle", maxLength: 255 }),
  description: longText({ label: "products:general.fieldDescription", rows: 4 }),
  subtitle: optionalText({ label: "products:general.fieldSubtitle", half: true }),
  handle: handleField({
    half: true,
    label: "products:general.fieldHandle",
    hint: "products:general.handleHint",
    newHint: "product-create:handleHint",
  }),
};

/** A product's own fields, which the first card shows. */
export const generalFields = defineFields(products, general);
/** Everything that the form of a product's page saves. */
export const productFields = defineFields(products, {
  ...general,
  ...channels,
  ...organization,
  ...attributes,
});
