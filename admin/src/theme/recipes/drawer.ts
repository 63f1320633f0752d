import { defineSlotRecipe } from "@pandacss/dev";

export const drawer = defineSlotRecipe({
  className: "drawer",
  slots: ["backdrop", "positioner", "content", "head"],
  base: {
    backdrop: {
      position: "fixed",
      inset: 0,
      background: "bg.overlay",
      zIndex: "drawer",
      _open: { animation: "fadeIn token(durations.normal)" },
      _closed: { animation: "fadeOut token(durations.fast)" },
    },
    positioner: { position: "fixed", inset: 0, zIndex: "drawer", display: "flex" },
    content: {
      width: "min(18rem, 85vw)",
      height: "full",
      overflowY: "auto",
      background: "bg.panel",
      boxShadow: "dialog",
      outline: "none",
      _open: { animation: "fadeIn token(durations.normal)" },
      _closed: { animation: "fadeOut token(durations.fast)" },
    },
    head: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      paddingInlineEnd: "8",
    },
  },
});
