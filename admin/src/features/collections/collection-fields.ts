import { defineFields, handleField, text } from "../../patterns/fields.ts";
import { collections } from "../../resources/collections.ts";

/** Editable fields of a collection. */
export const collectionFields = defineFields(collections, {
  title: text({ label: "collections:fields.title", maxLength: 255 }),
  handle: handleField({
    label: "collections:fields.handle",
    hint: "collections:fields.handleHint",
    newHint: "collections:create.handleHint",
  }),
});
