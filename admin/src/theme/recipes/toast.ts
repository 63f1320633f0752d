import { defineSlotRecipe } from "@pandacss/dev";

export const toast = defineSlotRecipe({
  className: "toast",
  slots: ["group", "root", "icon", "content", "title", "description", "close"],
  base: {
    // Below the top bar and the heads of pages, drawers and dialogs. What it covers can be pressed through it: only its own
    // buttons take the pointer, and the toaster writes otherwise into the element.
    group: {
      zIndex: "popover",
      marginBlockStart: "calc(token(sizes.topbar) + token(spacing.gutter) + 1.5rem)",
      pointerEvents: "none!",
      "& button": { pointerEvents: "auto" },
    },
    root: {
      pointerEvents: "none!",
      display: "flex",
      gap: "10",
      width: "toast",
      maxWidth: "calc(100vw - 32px)",
      paddingBlock: "12",
      paddingInlineStart: "12",
      paddingInlineEnd: "8",
      background: "bg.raised",
      borderRadius: "card",
      boxShadow: "popover",
      // The toaster sets position, opacity, and height in these variables.
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
    icon: { paddingBlock: "2" },
    content: { flex: "1", minWidth: 0, paddingBlock: "0" },
    title: { fontWeight: "semibold" },
    description: { color: "fg.subtle", overflowWrap: "anywhere", plaintextBidi: true },
    close: { alignSelf: "flex-start", marginBlock: "-4" },
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
