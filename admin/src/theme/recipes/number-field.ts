import { defineSlotRecipe } from "@pandacss/dev";

/** The two buttons at the end of the field. All other styles are those of a field. */
export const numberField = defineSlotRecipe({
  className: "number-field",
  slots: ["input", "steps", "step"],
  base: {
    input: { fontVariantNumeric: "tabular-nums" },
    steps: {
      display: "flex",
      flexDirection: "column",
      width: "24",
      flexShrink: 0,
      borderInlineStart: "hairline",
      // Two thin buttons are too small for a finger, so touch devices show them side by side.
      _coarse: { flexDirection: "row", width: "72" },
    },
    step: {
      flex: "1",
      display: "grid",
      placeContent: "center",
      minHeight: 0,
      color: "fg.subtle",
      "--icon-size": "12px",
      "&:hover:not(:disabled)": { background: "bg.hover", color: "fg.default" },
      _disabled: { color: "border.input" },
      "& + &": { borderBlockStart: "hairline" },
    },
  },
});
