import { defineRecipe } from "@pandacss/dev";

/** A filter that can be turned on and off. */
export const chip = defineRecipe({
  className: "chip",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "6",
    height: "controlSmall",
    paddingInline: "10",
    borderRadius: "full",
    border: "strong",
    textStyle: "smallLabel",
    color: "fg.subtle",
    whiteSpace: "nowrap",
    userSelect: "none",
    "--icon-size": "12px",
    transition: "background-color, border-color, color",
    transitionDuration: "fast",
    _hover: { background: "bg.hover", color: "fg.default" },
    _pressed: { background: "bg.selected", borderColor: "border.focus", color: "fg.link" },
  },
});
