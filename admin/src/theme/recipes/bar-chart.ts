import { defineSlotRecipe } from "@pandacss/dev";

export const barChart = defineSlotRecipe({
  className: "barChart",
  slots: ["root", "bars", "slot", "bar", "ends", "table"],
  base: {
    root: { position: "relative", display: "grid", gap: "4" },
    bars: {
      display: "flex",
      alignItems: "stretch",
      gap: "2",
      height: "160",
      borderBlockEnd: "strong",
    },
    slot: {
      flex: "1 1 0",
      minWidth: 0,
      display: "flex",
      alignItems: "flex-end",
      borderRadius: "2px 2px 0 0",
      _hover: { background: "bg.hover" },
    },
    bar: {
      width: "full",
      minHeight: "1",
      maxWidth: "32",
      marginInline: "auto",
      borderRadius: "2px 2px 0 0",
      background: "accent.solid",
    },
    ends: {
      display: "flex",
      justifyContent: "space-between",
      textStyle: "small",
      color: "fg.muted",
      fontVariantNumeric: "tabular-nums",
    },
    table: { srOnly: true },
  },
});
