import { defineRecipe } from "@pandacss/dev";

export const avatar = defineRecipe({
  className: "avatar",
  base: {
    display: "inline-grid",
    placeContent: "center",
    width: "28",
    height: "28",
    flexShrink: 0,
    overflow: "clip",
    borderRadius: "full",
    background: "bg.placeholder",
    color: "fg.subtle",
    textStyle: "smallLabel",
    textTransform: "uppercase",
    userSelect: "none",
    "& img": { width: "full", height: "full", objectFit: "cover" },
  },
  variants: { size: { md: {}, lg: { width: "40", height: "40", textStyle: "label" } } },
  defaultVariants: { size: "md" },
});
