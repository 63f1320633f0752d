/**
 * Sizes in rem, so that they depend on the user's font size. Their names are the sizes in pixels at the default font size of 16
 * px.
 */
const rem = (...pixels: number[]) =>
  Object.fromEntries(pixels.map((px) => [String(px), { value: px === 0 ? "0" : `${px / 16}rem` }]));

export const tokens = {
  spacing: rem(0, 1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64),
  sizes: {
    ...rem(
      1,
      4,
      6,
      8,
      12,
      14,
      16,
      20,
      24,
      28,
      32,
      36,
      40,
      44,
      48,
      52,
      64,
      72,
      96,
      120,
      160,
      220,
      240,
      320,
      360,
      380,
      480,
    ),
    full: { value: "100%" },
    /** Widths of the sidebar (expanded and collapsed), of a record's page, of its column with facts, and of text. */
    sidebar: { value: "14rem" },
    sidebarCollapsed: { value: "56px" },
    page: { value: "76rem" },
    aside: { value: "20rem" },
    prose: { value: "36rem" },
    /** The width of the widest field in a form. */
    field: { value: "40rem" },
    tooltip: { value: "220px" },
    toast: { value: "380px" },
  },
  radii: {
    control: { value: "6px" },
    card: { value: "8px" },
    dialog: { value: "12px" },
    full: { value: "9999px" },
  },
  fonts: {
    // The system's own fonts, by name (docs/decisions/0020-use-system-fonts.md). Excludes system-ui: on Linux without a desktop
    // setting, it is a font that is far too wide for dense tables.
    sans: {
      value:
        '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  // Each token is a complete border. If the width and the color were separate, the result would depend on the order of classes
  // in the style sheet.
  borders: {
    hairline: { value: "1px solid {colors.border.default}" },
    strong: { value: "1px solid {colors.border.strong}" },
    input: { value: "1px solid {colors.border.input}" },
  },
  fontWeights: { normal: { value: "400" }, medium: { value: "500" }, semibold: { value: "600" } },
  durations: { fast: { value: "100ms" }, normal: { value: "160ms" }, slow: { value: "240ms" } },
  easings: { out: { value: "cubic-bezier(0.2, 0, 0, 1)" } },
  zIndex: {
    sticky: { value: 10 },
    bar: { value: 20 },
    drawer: { value: 30 },
    overlay: { value: 40 },
    popover: { value: 50 },
    skip: { value: 60 },
  },
};

const byDensity = (base: number, compact: number, roomy: number) => ({
  value: { base: `${base / 16}rem`, _compact: `${compact / 16}rem`, _roomy: `${roomy / 16}rem` },
});

export const semanticSizes = {
  row: byDensity(44, 36, 52),
  header: { value: "2.25rem" },
  topbar: { value: "3.25rem" },
  /** The height of the bar above a table, with its views, search field, and actions. */
  toolbar: { value: "2.875rem" },
  /** Touch devices need larger controls. */
  control: { value: { base: "2rem", _coarse: "2.5rem" } },
  controlSmall: { value: { base: "1.75rem", _coarse: "2.25rem" } },
};
export const semanticSpacing = {
  card: byDensity(16, 12, 20),
  gap: byDensity(12, 8, 16),
  /** The distance from the edge of the page to its content. */
  gutter: { value: { base: "1rem", md: "1.5rem" } },
};

export const shadows = {
  card: {
    value: { base: "0 1px 2px oklch(0.2 0.01 75 / 0.06)", _dark: "0 1px 2px oklch(0 0 0 / 0.3)" },
  },
  popover: {
    value: {
      base: "0 0 0 1px oklch(0.2 0.01 75 / 0.08), 0 8px 24px oklch(0.2 0.01 75 / 0.14)",
      _dark: "0 0 0 1px oklch(1 0 0 / 0.1), 0 8px 24px oklch(0 0 0 / 0.5)",
    },
  },
  dialog: {
    value: {
      base: "0 0 0 1px oklch(0.2 0.01 75 / 0.08), 0 16px 48px oklch(0.2 0.01 75 / 0.22)",
      _dark: "0 0 0 1px oklch(1 0 0 / 0.1), 0 16px 48px oklch(0 0 0 / 0.6)",
    },
  },
};

const text = (size: number, line: number, weight?: "medium" | "semibold") => ({
  value: {
    fontSize: `${size / 16}rem`,
    lineHeight: `${line / 16}rem`,
    ...(weight ? { fontWeight: weight } : {}),
  },
});

export const textStyles = {
  body: text(13, 20),
  label: text(13, 20, "medium"),
  small: text(12, 16),
  smallLabel: text(12, 16, "medium"),
  section: text(14, 20, "semibold"),
  page: text(18, 28, "semibold"),
  /** iOS zooms into fields whose text is smaller than 16 px. */
  input: {
    value: { fontSize: { base: "0.8125rem", _coarse: "1rem" }, lineHeight: "1.25rem" },
  },
};
