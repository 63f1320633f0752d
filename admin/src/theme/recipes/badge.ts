import { defineSlotRecipe } from "@pandacss/dev";

const tone = (name: string) => ({
  root: { background: `status.${name}.bg`, color: `status.${name}.fg` },
  mark: { color: `status.${name}.mark` },
});

export const badge = defineSlotRecipe({
  className: "badge",
  slots: ["root", "mark"],
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      gap: "6",
      paddingInline: "8",
      height: "20",
      borderRadius: "full",
      textStyle: "smallLabel",
      whiteSpace: "nowrap",
      _highContrast: { border: "1px solid" },
    },
    mark: { width: "8", height: "8", flexShrink: 0 },
  },
  variants: {
    tone: {
      success: tone("success"),
      warning: tone("warning"),
      danger: tone("danger"),
      info: tone("info"),
      neutral: tone("neutral"),
    },
  },
  defaultVariants: { tone: "neutral" },
});
