import { defineSlotRecipe } from "@pandacss/dev";

/** Small words in a field, each with a button to remove it. */
export const tags = defineSlotRecipe({
  className: "tags",
  slots: ["tag", "remove", "input"],
  base: {
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
