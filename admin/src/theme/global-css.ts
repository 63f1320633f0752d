import { defineGlobalStyles } from "@pandacss/dev";

export const globalCss = defineGlobalStyles({
  "*, *::before, *::after": { boxSizing: "border-box", margin: 0, padding: 0 },
  html: {
    colorScheme: "light",
    scrollPaddingBlock: "64",
    textSizeAdjust: "100%",
    // The alignment that a line would have in the page's own direction. Chromium and Safari only support the longer name.
    "--own-side": "-webkit-match-parent",
    "@supports (text-align: match-parent)": { "--own-side": "match-parent" },
  },
  "[data-theme=dark]": { colorScheme: "dark" },
  body: {
    textStyle: "body",
    fontFamily: "sans",
    color: "fg.default",
    background: "bg.canvas",
    minHeight: "100dvh",
    overflowWrap: "break-word",
    // Disabling contextual forms doesn't change these fonts, and makes figures of equal width in tables cheap to use.
    WebkitFontSmoothing: "antialiased",
  },
  "button, input, textarea, select": {
    font: "inherit",
    color: "inherit",
    letterSpacing: "inherit",
  },
  button: { background: "transparent", border: "none", cursor: "pointer" },
  "button:disabled, [aria-disabled=true]": { cursor: "not-allowed" },
  a: { color: "inherit", textDecoration: "none" },
  "ul, ol": { listStyle: "none" },
  "img, svg": { display: "block", maxWidth: "full" },
  address: { display: "grid", fontStyle: "normal", overflowWrap: "anywhere" },
  "address > span": { plaintextBidi: true },
  table: { borderCollapse: "separate", borderSpacing: 0 },
  // Figures in a column have equal widths.
  "td, th, dd, input, time, [role=gridcell]": { fontVariantNumeric: "tabular-nums" },
  // On a phone, the breadcrumbs of a page with its own title are a way back to the page above. Styles here need no script.
  "header > nav > ol:has(> :nth-last-child(3)):has(> [aria-current]:not([data-lead]))": {
    mdDown: {
      "& > :not(:nth-last-child(3), :nth-last-child(2))": { display: "none" },
      "& > :nth-last-child(3)": { order: 1, overflow: "hidden", "& a": { paddingBlock: "8" } },
      "& > :nth-last-child(2)": { transform: "scaleX(-1)" },
    },
  },
  h1: { textStyle: "page" },
  "h2, h3": { textStyle: "section" },
  "pre, code, kbd": { fontFamily: "mono" },
  ":focus-visible": { outline: "2px solid", outlineColor: "border.focus", outlineOffset: "2px" },
  // A script focuses the element when a page opens. It isn't a control.
  "[tabindex='-1']:focus-visible": { outline: "none" },
  ".lucide": {
    width: "var(--icon-size, 1rem)",
    height: "var(--icon-size, 1rem)",
    flexShrink: 0,
    strokeWidth: 1.75,
  },
  "::placeholder": { color: "fg.muted", opacity: 1 },
  "::selection": { background: "accent.solid", color: "fg.onAccent" },
  "[hidden]:not([hidden=until-found])": { display: "none !important" },
  // The element takes no space, but can be searched: `lib/use-incremental-list.ts`.
  "[hidden=until-found]": {
    position: "absolute !important",
    contentVisibility: "hidden !important",
    containIntrinsicSize: "0 0 !important",
    padding: "0 !important",
    border: "none !important",
  },
  // With reduced motion, nothing moves: motion alone never carries information.
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animation: "none !important", transition: "none !important" },
  },
});
