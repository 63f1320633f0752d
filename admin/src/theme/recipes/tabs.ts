import { defineSlotRecipe } from "@pandacss/dev";

export const tabs = defineSlotRecipe({
  className: "tabs",
  slots: ["list", "tab", "panel"],
  base: {
    list: { display: "flex", gap: "4", overflowX: "auto", borderBlockEnd: "hairline" },
    tab: {
      display: "inline-flex",
      alignItems: "center",
      gap: "6",
      height: "control",
      paddingInline: "10",
      textStyle: "label",
      color: "fg.subtle",
      whiteSpace: "nowrap",
      borderBlockEnd: "2px solid transparent",
      _hover: { color: "fg.default" },
      _disabled: { color: "fg.muted" },
      "&[data-selected]": { color: "fg.default", borderBlockEndColor: "accent.solid" },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
    panel: { paddingBlockStart: "12" },
  },
});
