import { defineSlotRecipe } from "@pandacss/dev";

/** An active filter. Its text opens the editor, and its close button removes the filter. */
export const filterChip = defineSlotRecipe({
  className: "filter-chip",
  slots: ["root", "label", "name", "remove"],
  base: {
    root: {
      display: "inline-flex",
      alignItems: "stretch",
      minWidth: 0,
      maxWidth: "full",
      height: "controlSmall",
      borderRadius: "control",
      border: "strong",
      background: "bg.panel",
      textStyle: "smallLabel",
      "--icon-size": "14px",
    },
    label: {
      display: "flex",
      alignItems: "center",
      gap: "4",
      minWidth: 0,
      paddingInline: "8",
      borderStartStartRadius: "control",
      borderEndStartRadius: "control",
      "& > span": { truncate: true },
      _hover: { background: "bg.hover" },
    },
    name: { color: "fg.muted", flexShrink: 0 },
    remove: {
      display: "grid",
      placeItems: "center",
      width: "controlSmall",
      flexShrink: 0,
      color: "fg.muted",
      borderInlineStart: "hairline",
      borderStartEndRadius: "control",
      borderEndEndRadius: "control",
      _hover: { background: "bg.hover", color: "fg.default" },
    },
  },
});
