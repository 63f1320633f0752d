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
      // `clip` cuts the corners of the content. Unlike `hidden`, it lets a table's header stay sticky.
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
      // The head has the same height with or without a button, so headings of neighbors align.
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
