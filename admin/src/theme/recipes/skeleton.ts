import { defineRecipe } from "@pandacss/dev";

export const skeleton = defineRecipe({
  className: "skeleton",
  base: {
    display: "block",
    background: "bg.placeholder",
    borderRadius: "control",
    animation: "pulse 1.6s ease-in-out infinite",
  },
});
