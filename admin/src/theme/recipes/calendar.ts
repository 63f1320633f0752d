import { defineSlotRecipe } from "@pandacss/dev";

export const calendar = defineSlotRecipe({
  className: "calendar",
  slots: ["positioner", "content", "presets", "head", "title", "table", "cell"],
  base: {
    // The content also needs this z-index, because Ark reads it there.
    positioner: { zIndex: "popover" },
    content: {
      zIndex: "popover",
      display: "flex",
      flexWrap: "wrap",
      gap: "12",
      maxWidth: "calc(100vw - 16px)",
      padding: "8",
      background: "bg.raised",
      borderRadius: "card",
      boxShadow: "popover",
      outline: "none",
      _open: { animation: "fadeIn token(durations.fast)" },
    },
    presets: { display: "flex", flexDirection: "column", alignItems: "flex-start" },
    head: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      "& .lucide": { _rtl: { transform: "scaleX(-1)" } },
    },
    title: {
      paddingInline: "8",
      minHeight: "controlSmall",
      textStyle: "label",
      borderRadius: "control",
      _hover: { background: "bg.hover" },
    },
    table: {
      fontVariantNumeric: "tabular-nums",
      "& th": { height: "28", textStyle: "small", color: "fg.muted", textAlign: "center" },
      "& td": { paddingBlock: "1" },
    },
    cell: {
      display: "grid",
      placeContent: "center",
      minWidth: "controlSmall",
      height: "controlSmall",
      paddingInline: "4",
      borderRadius: "control",
      cursor: "pointer",
      _hover: { background: "bg.hover" },
      "&[data-outside-range]": { visibility: "hidden" },
      "&[data-today]": { fontWeight: "semibold", color: "fg.link" },
      "&[data-in-range]": { background: "bg.selected", borderRadius: "0" },
      "&:is([data-selected], [data-range-start], [data-range-end])": {
        background: "accent.solid",
        color: "fg.onAccent",
        borderRadius: "control",
      },
      _disabled: { color: "border.input", textDecoration: "line-through", cursor: "not-allowed" },
    },
  },
});
