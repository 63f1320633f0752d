import { defineRecipe } from "@pandacss/dev";

export const mark = defineRecipe({
  className: "mark",
  base: {
    width: "32",
    height: "32",
    flexShrink: 0,
    color: "accent.solid",
    "& .mark__cup": { color: "fg.onAccent", fill: "currentColor" },
  },
  variants: { size: { sm: { width: "24", height: "24" }, md: {} } },
  defaultVariants: { size: "md" },
});
