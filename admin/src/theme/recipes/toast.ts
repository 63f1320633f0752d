import { defineSlotRecipe } from "@pandacss/dev";

export const toast = defineSlotRecipe({
  className: "toast",
  slots: ["group", "root", "icon", "content", "title", "description", "close"],
  base: {
    // At the bottom, above save bars and the buttons of dialogs. ui/toast.tsx measures the distance. Content below the
    // notifications can be clicked, because only their own buttons receive pointer events. The rule uses `!important`, because
    // the toaster sets a different value on the element.
    group: {
      zIndex: "popover",
      marginBlockEnd: "var(--above, 0)",
      pointerEvents: "none!",
      "& button": { pointerEvents: "auto" },
    },
    root: {
      pointerEvents: "none!",
      display: "flex",
      alignItems: "center",
      gap: "8",
      width: "toast",
      maxWidth: "calc(100vw - 32px)",
      paddingBlock: "8",
      paddingInlineStart: "12",
      paddingInlineEnd: "8",
      background: "bg.raised",
      borderRadius: "card",
      boxShadow: "popover",
      // The toaster sets the position, the opacity, and the height in these variables.
      translate: "var(--x) var(--y)",
      scale: "var(--scale)",
      opacity: "var(--opacity)",
      height: "var(--height)",
      zIndex: "var(--z-index)",
      willChange: "translate, opacity, scale",
      transition: "translate, scale, opacity, height",
      transitionDuration: "slow",
      transitionTimingFunction: "out",
    },
    icon: { display: "inline-flex" },
    content: {
      flex: "1",
      minWidth: 0,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: "8",
    },
    title: { fontWeight: "semibold" },
    description: { color: "fg.subtle", overflowWrap: "anywhere", plaintextBidi: true },
    close: { display: "inline-flex", marginBlock: "-4" },
  },
  variants: {
    type: {
      success: { icon: { color: "status.success.mark" } },
      warning: { icon: { color: "status.warning.mark" } },
      error: { icon: { color: "status.danger.mark" } },
      info: { icon: { color: "status.info.mark" } },
    },
  },
  defaultVariants: { type: "info" },
});
