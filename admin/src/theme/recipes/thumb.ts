import { defineSlotRecipe } from "@pandacss/dev";

export const thumb = defineSlotRecipe({
  className: "thumb",
  slots: ["root", "image"],
  base: {
    root: {
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      aspectRatio: "1",
      overflow: "hidden",
      borderRadius: "control",
      border: "hairline",
      background: "bg.placeholder",
      color: "fg.muted",
    },
    image: { width: "full", height: "full", objectFit: "cover" },
  },
  variants: {
    size: {
      sm: { root: { width: "32", "--icon-size": "16px" } },
      head: { root: { width: "40", "--icon-size": "20px" } },
      md: { root: { width: "64", "--icon-size": "24px" } },
      fill: { root: { width: "full", "--icon-size": "24px" } },
    },
  },
  defaultVariants: { size: "sm" },
});
