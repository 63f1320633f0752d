import { defineSlotRecipe } from "@pandacss/dev";

export const tree = defineSlotRecipe({
  className: "tree",
  slots: ["row", "arrow", "label"],
  base: {
    row: {
      display: "flex",
      alignItems: "center",
      gap: "6",
      minHeight: "control",
      paddingInlineStart: "calc((var(--depth) - 1) * 1.25rem + 4px)",
      paddingInlineEnd: "8",
      borderRadius: "control",
      cursor: "pointer",
      userSelect: "none",
      _hover: { background: "bg.hover" },
      "&[data-selected]": { background: "bg.selected", color: "fg.link" },
      _disabled: { color: "fg.muted" },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
    arrow: {
      display: "grid",
      width: "16",
      flexShrink: 0,
      color: "fg.muted",
      "--icon-size": "14px",
      "& svg": { transition: "rotate", transitionDuration: "fast", _rtl: { scale: "-1 1" } },
      "&[data-state=open] svg": { rotate: "90deg", _rtl: { rotate: "-90deg" } },
    },
    label: { flex: "1", minWidth: 0, overflowWrap: "anywhere", plaintextBidi: true },
  },
});
