import { defineFields, unionField, handleField, longText, text } from "../../patterns/fields.ts";
import { productCategories } from "../../resources/product-categories.ts";

/** Editable fields of a category. A new category is active and public, which is the usual case. */
export const categoryFields = defineFields(productCategories, {
  name: text({ label: "product-categories:fields.name" }),
  handle: handleField({
    label: "products:general.fieldHandle",
    newHint: "product-categories:fields.handleHint",
  }),
  // Sends an empty description, because the server doesn't accept `null`.
  description: longText({ label: "products:general.fieldDescription", none: "" }),
  is_active: unionField({
    label: "products:list.columnStatus",
    usual: true,
    yes: { label: "product-categories:fields.active" },
    no: {
      label: "product-categories:fields.inactive",
      hint: "product-categories:fields.inactiveHint",
    },
  }),
  is_internal: unionField({
    label: "product-categories:fields.visibility",
    usual: false,
    yes: {
      label: "product-categories:fields.private",
      hint: "product-categories:fields.privateHint",
    },
    no: { label: "product-categories:fields.public" },
  }),
});
