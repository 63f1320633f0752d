import { defineConfig } from "@pandacss/dev";
import { globalCss } from "./src/theme/global-css.ts";
import { recipes } from "./src/theme/recipes.ts";
import { colors, textStyles, tokens } from "./src/theme/tokens.ts";

export default defineConfig({
  preflight: false,
  presets: [],
  include: ["./src/**/*.{ts,tsx}"],
  exclude: ["./src/theme/**"],
  outdir: "styled-system",
  importMap: "#styled",
  forceConsistentTypeExtension: true,
  minify: true,
  conditions: {
    hover: "&:is(:hover)",
    focusVisible: "&:focus-visible",
    disabled: "&:is(:disabled, [aria-disabled=true])",
    checked: "&:has(:checked)",
    current: "&[aria-current]",
    busy: "&[aria-busy=true]",
    motionReduce: "@media (prefers-reduced-motion: reduce)",
    first: "&:first-child",
    open: "&[data-state=open]",
  },
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1040px" },
    tokens: { ...tokens, colors },
    textStyles,
    keyframes: {
      fadeIn: { from: { opacity: 0 } },
      slideIn: { from: { transform: "translateX(2rem)", opacity: 0 } },
      pulse: { "50%": { opacity: 0.45 } },
    },
    recipes,
  },
  globalCss,
});
