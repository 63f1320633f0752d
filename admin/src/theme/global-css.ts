import { defineGlobalStyles } from "@pandacss/dev";

export const globalCss = defineGlobalStyles({
  "*, *::before, *::after": { boxSizing: "border-box", margin: 0, padding: 0 },
  html: {
    colorScheme: "light",
    scrollPaddingBlock: "64",
    textSizeAdjust: "100%",
    // The alignment that a line would have in the page's own direction. Chromium and Safari support only the longer name.
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
  // Digits in a column have equal widths.
  "td, th, dd, input, time, [role=gridcell]": { fontVariantNumeric: "tabular-nums" },
  // On a phone, the breadcrumbs of a page with a visible title are only a link back to the parent page. Done in CSS, so no
  // script is needed.
  "header > nav > ol:has(> :nth-last-child(3)):has(> [aria-current]:not([data-lead]))": {
    mdDown: {
      "& > :not(:nth-last-child(3), :nth-last-child(2))": { display: "none" },
      "& > :nth-last-child(3)": { order: 1, overflow: "hidden", "& a": { paddingBlock: "8" } },
      "& > :nth-last-child(2)": { transform: "scaleX(-1)" },
    },
  },
  // Fades the last visible view if more views follow. The padding keeps the last one out of the fade.
  "[data-list-bar] nav": {
    paddingInlineEnd: "24",
    maskImage: "linear-gradient(to right, black calc(100% - 24px), transparent)",
    _rtl: { maskImage: "linear-gradient(to left, black calc(100% - 24px), transparent)" },
  },
  h1: { textStyle: "page" },
  "h2, h3": { textStyle: "section" },
  "pre, code, kbd": { fontFamily: "mono" },
  ":focus-visible": { outline: "2px solid", outlineColor: "border.focus", outlineOffset: "2px" },
  // Scripts focus such elements, for example when a page opens. They aren't controls, so they don't show their focus.
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
  // Takes no space, but the browser's search finds it. See `lib/use-incremental-list.ts`.
  "[hidden=until-found]": {
    position: "absolute !important",
    contentVisibility: "hidden !important",
    containIntrinsicSize: "0 0 !important",
    padding: "0 !important",
    border: "none !important",
  },
  // With reduced motion, nothing moves. No information depends on motion alone.
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animation: "none !important", transition: "none !important" },
  },
});
