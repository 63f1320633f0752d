import { defineGlobalStyles } from "@pandacss/dev";

/**
 * The frame that index.html contains: sidebar, top bar, and one card. It is painted before any code of the admin is loaded, and has
 * the sizes of features/shell, so that nothing moves when the shell replaces it. It isn't an inline style, because the content
 * security policy forbids those.
 */
export const bootCss = defineGlobalStyles({
  ".boot": {
    display: "grid",
    minHeight: "100dvh",
    gridTemplateColumns: { md: "token(sizes.sidebar) minmax(0, 1fr)" },
    "[data-boot=narrow] &": {
      gridTemplateColumns: { md: "token(sizes.sidebarCollapsed) minmax(0, 1fr)" },
    },
    // Pages without a sidebar, such as the sign-in page: public/theme.js.
    "[data-boot=none] &": { display: "none" },
    "& > :first-child": {
      hideBelow: "md",
      background: "bg.panel",
      borderInlineEnd: "hairline",
    },
    "& > :last-child": { display: "flex", flexDirection: "column" },
    "& > :last-child > :first-child": {
      height: "topbar",
      background: "bg.panel",
      borderBlockEnd: "hairline",
    },
    "& > :last-child > :last-child": {
      flex: "1",
      margin: "gutter",
      borderRadius: "card",
      background: "bg.placeholder",
    },
  },
});
