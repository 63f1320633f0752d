import { defineGlobalStyles } from "@pandacss/dev";

export const globalCss = defineGlobalStyles({
  "*, *::before, *::after": { boxSizing: "border-box", margin: 0, padding: 0 },
  html: {
    colorScheme: "light",
    scrollPaddingBlock: "64",
    textSizeAdjust: "100%",
    // The side that a line would take if it ran as the page does; Chromium and Safari know it by the longer name only.
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
    // Fonts without contextual forms shape alike; this keeps figures of one width in tables cheap to opt in to.
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
  // Figures below each other are of one width.
  "td, th, dd, input, time, [role=gridcell]": { fontVariantNumeric: "tabular-nums" },
  h1: { textStyle: "page" },
  "h2, h3": { textStyle: "section" },
  "pre, code, kbd": { fontFamily: "mono" },
  ":focus-visible": { outline: "2px solid", outlineColor: "border.focus", outlineOffset: "2px" },
  // Focused by script when a page opens; it isn't a control.
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
  // Takes no room, and is searched: `lib/use-incremental-list.ts`.
  "[hidden=until-found]": {
    position: "absolute !important",
    contentVisibility: "hidden !important",
    containIntrinsicSize: "0 0 !important",
    padding: "0 !important",
    border: "none !important",
  },
  // With reduced motion, nothing moves: motion never carries information of its own.
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animation: "none !important", transition: "none !important" },
  },
});
