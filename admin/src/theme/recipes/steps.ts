import { defineSlotRecipe } from "@pandacss/dev";

export const steps = defineSlotRecipe({
  className: "steps",
  slots: ["root", "dots", "dot"],
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      gap: "8",
      textStyle: "small",
      color: "fg.muted",
    },
    dots: { display: "flex", gap: "6" },
    dot: {
      width: "8",
      height: "8",
      borderRadius: "full",
      border: "input",
      "&[data-done]": { background: "accent.solid", borderColor: "accent.solid" },
      "&[data-current]": {
        background: "accent.solid",
        borderColor: "accent.solid",
        outline: "2px solid token(colors.border.strong)",
      },
    },
  },
});
