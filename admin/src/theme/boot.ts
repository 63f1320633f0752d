import { defineGlobalStyles } from "@pandacss/dev";

/**
 * Styles of the page frame in index.html: the sidebar, the top bar, and one card. The page frame is painted before any code of
 * the admin has loaded. It has the sizes of features/shell, so that nothing moves when the shell replaces it. These aren't
 * inline styles, because the content security policy forbids those.
 */
export const bootCss = defineGlobalStyles({
  ".boot": {
    display: "grid",
    minHeight: "100dvh",
    gridTemplateColumns: { md: "token(sizes.sidebar) minmax(0, 1fr)" },
    "[data-boot=narrow] &": {
      gridTemplateColumns: { md: "token(sizes.sidebarCollapsed) minmax(0, 1fr)" },
    },
    // Hides the page frame on pages without a sidebar, such as the sign-in page (public/theme.js).
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
