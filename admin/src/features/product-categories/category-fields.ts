import { defineFields, either, handleField, longText, text } from "../../patterns/fields.ts";
import { productCategories } from "../../resources/product-categories.ts";

/** What is written of a category. A new one is in the shop at once, as it is nearly always meant to be. */
export const categoryFields = defineFields(productCategories, {
  name: text({ label: "product-categories:fields.name" }),
  handle: handleField({
    label: "products:general.fieldHandle",
    newHint: "product-categories:fields.handleHint",
  }),
  // The server knows an empty description, and no `null`.
  description: longText({ label: "products:general.fieldDescription", none: "" }),
  is_active: either({
    label: "products:list.columnStatus",
    usual: true,
    yes: { label: "product-categories:fields.active" },
    no: {
      label: "product-categories:fields.inactive",
      hint: "product-categories:fields.inactiveHint",
    },
  }),
  is_internal: either({
    label: "product-categories:fields.visibility",
    usual: false,
    yes: {
      label: "product-categories:fields.private",
      hint: "product-categories:fields.privateHint",
    },
    no: { label: "product-categories:fields.public" },
  }),
});
