import { defineSlotRecipe } from "@pandacss/dev";

export const progress = defineSlotRecipe({
  className: "progress",
  slots: ["track", "bar"],
  base: {
    track: {
      width: "full",
      height: "6",
      overflow: "clip",
      background: "bg.active",
      borderRadius: "full",
      _highContrast: { border: "1px solid" },
    },
    bar: {
      height: "full",
      background: "accent.solid",
      borderRadius: "full",
      transition: "width",
      transitionDuration: "slow",
      "&[data-unknown]": { width: "40%", animation: "pulse 1.2s infinite" },
      _highContrast: { background: "Highlight" },
    },
  },
});
