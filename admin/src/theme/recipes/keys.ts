import { defineSlotRecipe } from "@pandacss/dev";

export const keys = defineSlotRecipe({
  className: "keys",
  slots: ["root", "cap"],
  base: {
    root: { display: "inline-flex", gap: "4", flexShrink: 0, marginInlineStart: "auto" },
    cap: {
      minWidth: "20",
      paddingInline: "6",
      border: "strong",
      borderRadius: "4px",
      background: "bg.panel",
      fontFamily: "sans",
      textStyle: "small",
      textAlign: "center",
      color: "fg.muted",
      whiteSpace: "nowrap",
    },
  },
});
