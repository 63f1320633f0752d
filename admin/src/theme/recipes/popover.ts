import { defineSlotRecipe } from "@pandacss/dev";

export const popover = defineSlotRecipe({
  className: "popover",
  slots: ["positioner", "content"],
  base: {
    // The content also needs this z-index, because Ark reads it there.
    positioner: { zIndex: "popover" },
    content: {
      width: "min(18rem, calc(100vw - 16px))",
      maxHeight: "min(28rem, var(--available-height))",
      overflowY: "auto",
      display: "flex",
      flexDirection: "column",
      gap: "12",
      padding: "12",
      background: "bg.raised",
      borderRadius: "card",
      boxShadow: "popover",
      outline: "none",
      zIndex: "popover",
      _open: { animation: "fadeIn token(durations.fast)" },
      _closed: { animation: "fadeOut token(durations.fast)" },
    },
  },
});
