import { defineSlotRecipe } from "@pandacss/dev";

/** Styles of the two buttons at the end of the field. All other styles are those of a field. */
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
      // On touch devices, the buttons are next to each other, because two thin buttons are too small for a finger.
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
