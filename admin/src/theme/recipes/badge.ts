import { defineSlotRecipe } from "@pandacss/dev";

const pill = (name: string) => ({
  paddingInline: "8",
  borderRadius: "full",
  textStyle: "smallLabel",
  background: `status.${name}.bg`,
  color: `status.${name}.fg`,
  _highContrast: { border: "1px solid" },
});
const exception = (name: string) => ({
  root: pill(name),
  mark: { color: `status.${name}.mark` },
});
/** A badge for a normal state looks like the text around it. Only a label without a mark has a background. */
const normal = {
  root: { "&:not(:has(> svg))": pill("neutral") },
  mark: { color: "fg.muted" },
};

export const badge = defineSlotRecipe({
  className: "badge",
  slots: ["root", "mark"],
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      gap: "6",
      height: "20",
      color: "fg.subtle",
      whiteSpace: "nowrap",
    },
    mark: { width: "8", height: "8", flexShrink: 0 },
  },
  variants: {
    tone: {
      success: normal,
      neutral: normal,
      warning: exception("warning"),
      danger: exception("danger"),
    },
  },
  defaultVariants: { tone: "neutral" },
});
