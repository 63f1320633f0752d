import { defineSlotRecipe } from "@pandacss/dev";

/** Small words in a field, each with a button that removes the word. */
export const tags = defineSlotRecipe({
  className: "tags",
  slots: ["words", "tag", "remove", "input"],
  base: {
    /** Words and the text wrap here, next to the field's buttons. */
    words: {
      display: "flex",
      flex: "1",
      flexWrap: "wrap",
      gap: "2",
      minWidth: 0,
      alignContent: "center",
      paddingBlock: "2",
      paddingInlineStart: "4",
    },
    tag: {
      display: "inline-flex",
      alignItems: "center",
      maxWidth: "full",
      minHeight: "24",
      paddingInlineStart: "8",
      background: "bg.placeholder",
      borderRadius: "4px",
      textStyle: "small",
      overflowWrap: "anywhere",
    },
    remove: {
      display: "grid",
      placeContent: "center",
      alignSelf: "stretch",
      minWidth: "24",
      color: "fg.subtle",
      borderRadius: "4px",
      "--icon-size": "12px",
      _hover: { background: "bg.active", color: "fg.default" },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
    input: { flex: "1 0 3rem", minHeight: "24", paddingInline: "6" },
  },
});
