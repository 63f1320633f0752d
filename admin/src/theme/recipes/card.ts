import { defineSlotRecipe } from "@pandacss/dev";

export const card = defineSlotRecipe({
  className: "card",
  slots: ["root", "header", "title", "note", "actions", "body", "footer"],
  base: {
    root: {
      background: "bg.panel",
      border: "hairline",
      borderRadius: "card",
      boxShadow: "card",
      // Clips the corners of what is inside; unlike hidden it lets a table's head stay sticky.
      overflow: "clip",
      minWidth: 0,
    },
    header: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "8",
      paddingInline: "card",
      paddingBlockStart: "card",
      // With a button or without one: headings of neighbors stand on one line.
      minHeight: "calc(token(spacing.card) + token(sizes.controlSmall))",
      "[data-empty] > &": { paddingBlock: "6" },
    },
    title: { textStyle: "section" },
    note: { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    actions: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "8",
      marginInlineStart: "auto",
    },
    body: { padding: "card" },
    footer: {
      paddingInline: "card",
      paddingBlock: "8",
      borderBlockStart: "hairline",
    },
  },
});
