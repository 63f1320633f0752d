import { defineGlobalStyles } from "@pandacss/dev";

export const globalCss = defineGlobalStyles({
  "*, ::before, ::after": { boxSizing: "border-box", margin: "0", padding: "0", borderWidth: "0" },
  html: {
    fontFamily: "sans",
    color: "ink",
    background: "paper",
    colorScheme: "light",
    lineHeight: "1.6",
    WebkitTextSizeAdjust: "100%",
    // Anchors and focused elements must not be hidden beneath the bar.
    scrollPaddingTop: "6rem",
  },
  body: { minHeight: "100dvh", overflowWrap: "anywhere" },
  // Space for the bar at the bottom of a product page on a phone.
  "@media (max-width: 47.99rem)": {
    "html:has([data-buy-bar])": { scrollPaddingBottom: "6rem" },
    "body:has([data-buy-bar])": { paddingBottom: "5rem" },
  },
  "h1, h2, h3, h4": { fontWeight: "inherit", fontSize: "inherit" },
  "ul, ol": { listStyle: "none" },
  "img, svg": { display: "block", maxWidth: "100%" },
  img: { height: "auto" },
  a: { color: "inherit", textDecoration: "none" },
  "button, input, select, textarea": {
    font: "inherit",
    color: "inherit",
    background: "none",
    letterSpacing: "inherit",
  },
  "button, summary, select, label": { cursor: "pointer" },
  "button:disabled, [aria-disabled=true]": { cursor: "not-allowed" },
  fieldset: { minInlineSize: "0" },
  ":focus-visible": { outline: "2px solid {colors.enamel}", outlineOffset: "2px" },
  // The element gets the focus after the page changes, for screen readers. It has no outline, because it isn't a control.
  main: { outline: "none" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, ::before, ::after": {
      animationDuration: "1ms !important",
      transitionDuration: "1ms !important",
    },
  },
});
