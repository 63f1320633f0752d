import { defineConfig } from "@pandacss/dev";
import { bootCss } from "./src/theme/boot.ts";
import { colors } from "./src/theme/colors.ts";
import { globalCss } from "./src/theme/global-css.ts";
import { phoneListCss } from "./src/theme/phone-list.ts";
import { shortListCss } from "./src/theme/short-list.ts";
import { recipes, slotRecipes } from "./src/theme/recipes.ts";
import { semanticSizes, semanticSpacing, shadows, textStyles, tokens } from "./src/theme/tokens.ts";
import { utilities } from "./src/theme/utilities.ts";

export default defineConfig({
  preflight: false,
  presets: [],
  include: ["./src/**/*.{ts,tsx}"],
  exclude: ["./src/**/*.test.{ts,tsx}", "./src/theme/**"],
  outdir: "styled-system",
  importMap: "#styled",
  forceConsistentTypeExtension: true,
  minify: true,
  hash: false,
  conditions: {
    dark: "[data-theme=dark] &",
    light: "[data-theme=light] &",
    compact: "[data-density=compact] &",
    roomy: "[data-density=roomy] &",
    rtl: "[dir=rtl] &",
    coarse: "@media (pointer: coarse)",
    highContrast: "@media (forced-colors: active)",
    print: "@media print",
    hover: "&:is(:hover)",
    disabled: "&:is(:disabled, [aria-disabled=true], [data-disabled])",
    invalid: "&:is([aria-invalid=true], [data-invalid])",
    open: "&[data-state=open]",
    closed: "&[data-state=closed]",
    checked: "&[data-state=checked]",
    highlighted: "&[data-highlighted]",
    current: "&[aria-current]",
    pressed: "&[aria-pressed=true]",
    busy: "&[aria-busy=true]",
  },
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1040px", xl: "1440px", "2xl": "1800px" },
    tokens,
    semanticTokens: { colors, shadows, sizes: semanticSizes, spacing: semanticSpacing },
    textStyles,
    keyframes: {
      fadeIn: { from: { opacity: 0 } },
      fadeOut: { to: { opacity: 0 } },
      rise: { from: { opacity: 0, transform: "translateY(4px)" } },
      /** Slides in from the inline end, which is on the left in right-to-left languages. */
      slideIn: { from: { opacity: 0, transform: "translateX(calc(1.5rem * var(--toward, 1)))" } },
      pulse: { "50%": { opacity: 0.5 } },
      spin: { to: { transform: "rotate(1turn)" } },
    },
    recipes,
    slotRecipes,
  },
  globalCss: { ...globalCss, ...bootCss, ...shortListCss, ...phoneListCss },
  utilities: { extend: utilities },
  // Emits all variants, because all are in use, and some are chosen by data at run time.
  staticCss: { recipes: "*" },
});
