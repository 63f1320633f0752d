import { defineSlotRecipe } from "@pandacss/dev";

export const pager = defineSlotRecipe({
  className: "pager",
  slots: ["root", "range", "size", "pages", "buttons"],
  base: {
    root: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "12",
      minHeight: "control",
    },
    range: { color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
    size: { display: "flex", alignItems: "center", gap: "8", color: "fg.muted", hideBelow: "md" },
    pages: { color: "fg.muted", fontVariantNumeric: "tabular-nums", marginInlineStart: "auto" },
    buttons: { display: "flex", gap: "4", "& .lucide": { _rtl: { transform: "scaleX(-1)" } } },
  },
});
