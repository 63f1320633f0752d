import { defineSlotRecipe } from "@pandacss/dev";

export const tooltip = defineSlotRecipe({
  className: "tooltip",
  slots: ["positioner", "content"],
  base: {
    positioner: { zIndex: "popover" },
    content: {
      maxWidth: "tooltip",
      paddingInline: "8",
      paddingBlock: "4",
      borderRadius: "control",
      background: "inverse.bg",
      color: "fg.onInverse",
      textStyle: "small",
      overflowWrap: "anywhere",
      boxShadow: "popover",
      _open: { animation: "fadeIn token(durations.fast)" },
    },
  },
});
