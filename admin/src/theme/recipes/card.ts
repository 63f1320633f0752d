import { defineSlotRecipe } from "@pandacss/dev";

export const card = defineSlotRecipe({
  className: "card",
  slots: ["root", "header", "title", "note", "fact", "actions", "body", "footer"],
  base: {
    root: {
      background: "bg.panel",
      border: "hairline",
      borderRadius: "card",
      boxShadow: "card",
      // `clip` clips the content at the corners. Unlike `hidden`, it lets a table's header be sticky.
      overflow: "clip",
      minWidth: 0,
      // A row or a part that opens its editor.
      "& [data-opens]": { cursor: "pointer" },
      "& [data-opens]:is(:hover, :has([data-opener]:focus-visible))": { background: "bg.hover" },
      "& [data-opens]:has([data-opener]:focus-visible)": {
        outline: "2px solid",
        outlineColor: "border.focus",
        outlineOffset: "-2px",
      },
      "& [data-opener]": {
        "--icon-size": "16px",
        outline: "none!",
        "& > .lucide": { _rtl: { transform: "scaleX(-1)" } },
      },
      "& :is(li, tr) [data-opener]": {
        display: "inline-grid",
        placeItems: "center",
        verticalAlign: "middle",
        width: "24",
        height: "24",
        marginBlock: "-4px",
        color: "fg.muted",
      },
      "& [data-editor]": {
        display: "grid",
        gap: "2",
        overflowWrap: "anywhere",
        marginInline: "-8px",
        paddingInline: "8",
        borderRadius: "control",
        "& > h3": { textStyle: "smallLabel", color: "fg.muted" },
      },
      "& [data-editor] > h3 > button": {
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        width: "full",
        minHeight: { base: "controlSmall", _coarse: "44" },
      },
    },
    header: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "8",
      paddingInline: "card",
      paddingBlockStart: "card",
      // The head has the same height with and without a button, so that the titles of neighboring cards align.
      minHeight: "calc(token(spacing.card) + token(sizes.controlSmall))",
      "[data-empty] > &": { paddingBlock: "6" },
      "&:has(+ .table__scroller)": {
        paddingBlockEnd: "12",
        minHeight: "calc(token(spacing.card) + token(sizes.controlSmall) + 12px)",
      },
    },
    title: { textStyle: "section" },
    // Hidden, except in folded cards on a phone, where `record.ts` shows it.
    fact: { display: "none" },
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
