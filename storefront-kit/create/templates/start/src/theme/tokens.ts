/** Warm paper, brown ink, enamel blue, and clay red: the colors of the products. */
export const colors = {
  paper: { value: "oklch(0.98 0.008 80)" },
  surface: { value: "oklch(1 0 0)" },
  sand: { value: "oklch(0.945 0.016 78)" },
  sandDeep: { value: "oklch(0.905 0.022 76)" },
  line: { value: "oklch(0.885 0.016 76)" },
  /** The border of controls, which needs a contrast of 3:1 against paper. */
  edge: { value: "oklch(0.62 0.025 65)" },
  ink: { value: "oklch(0.26 0.02 55)" },
  muted: { value: "oklch(0.46 0.025 60)" },
  clay: { value: "oklch(0.5 0.125 38)" },
  clayDeep: { value: "oklch(0.43 0.12 38)" },
  claySoft: { value: "oklch(0.94 0.03 45)" },
  enamel: { value: "oklch(0.42 0.08 248)" },
  leaf: { value: "oklch(0.43 0.08 150)" },
  leafSoft: { value: "oklch(0.94 0.035 150)" },
  alarm: { value: "oklch(0.47 0.17 25)" },
  alarmSoft: { value: "oklch(0.95 0.025 25)" },
  shade: { value: "oklch(0.26 0.02 55 / 0.45)" },
};

/** Sizes in rem, which scale with the user's font size. Each name is the size in pixels at the default font size of 16 px. */
const rem = (...pixels: number[]) =>
  Object.fromEntries(pixels.map((px) => [String(px), { value: px === 0 ? "0" : `${px / 16}rem` }]));

export const tokens = {
  spacing: rem(0, 1, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64, 96),
  sizes: {
    ...rem(1, 16, 20, 24, 28, 32, 40, 44, 48, 64, 72, 80, 96, 120, 160, 220, 280, 320, 360, 420),
    full: { value: "100%" },
    page: { value: "76rem" },
    prose: { value: "38rem" },
    form: { value: "30rem" },
  },
  radii: {
    control: { value: "8px" },
    card: { value: "14px" },
    full: { value: "9999px" },
  },
  fonts: {
    sans: {
      value:
        'Inter, -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    },
    serif: {
      value:
        '"Iowan Old Style", Charter, "Palatino Linotype", Palatino, "Noto Serif", Georgia, "Liberation Serif", serif',
    },
  },
  borders: {
    line: { value: "1px solid {colors.line}" },
    edge: { value: "1px solid {colors.edge}" },
  },
  fontWeights: { normal: { value: "400" }, medium: { value: "500" }, semibold: { value: "600" } },
  durations: { fast: { value: "120ms" }, slow: { value: "220ms" } },
  easings: { out: { value: "cubic-bezier(0.2, 0, 0, 1)" } },
  shadows: {
    card: { value: "0 1px 2px oklch(0.26 0.02 55 / 0.05), 0 6px 20px oklch(0.26 0.02 55 / 0.06)" },
    drawer: {
      value: "0 0 0 1px oklch(0.26 0.02 55 / 0.06), 0 20px 60px oklch(0.26 0.02 55 / 0.25)",
    },
  },
  zIndex: { bar: { value: 20 }, drawer: { value: 40 }, skip: { value: 60 } },
};

const text = (size: number, line: number, more: Record<string, string> = {}) => ({
  value: { fontSize: `${size / 16}rem`, lineHeight: `${line / 16}rem`, ...more },
});
const serif = { fontFamily: "serif", fontWeight: "500", letterSpacing: "-0.01em" };

export const textStyles = {
  body: text(16, 26),
  small: text(14, 22),
  tiny: text(13, 18),
  label: text(14, 20, { fontWeight: "medium" }),
  hero: {
    value: {
      ...serif,
      fontSize: "clamp(2.375rem, 1.6rem + 3.4vw, 4rem)",
      lineHeight: "1.08",
      textWrap: "balance",
    },
  },
  title: {
    value: {
      ...serif,
      fontSize: "clamp(1.875rem, 1.5rem + 1.4vw, 2.5rem)",
      lineHeight: "1.15",
      textWrap: "balance",
    },
  },
  heading: text(24, 30, serif),
  subheading: text(18, 26, serif),
};
