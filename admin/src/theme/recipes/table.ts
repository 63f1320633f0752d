import { defineSlotRecipe } from "@pandacss/dev";

/** A number without a label, which is an amount of money. */
const amount = ".table__cell--align_end:not([data-label], [data-tools])";
const below = `td:not([data-lead], [data-check], [data-tools], [data-phone=title], ${amount})`;
/**
 * On a phone, a row has no columns. Its first line has its title (the name, and the value of a column that says so) and the amount
 * at the end. The other values are below, with the date last. The checkbox and the menu are next to all lines.
 */
const stacked = {
  "&, & > thead, & > tbody": { display: "block" },
  "& > thead > tr": {
    display: "flex",
    alignItems: "center",
    background: "bg.subtle",
    borderBlock: "hairline",
  },
  "& > thead > tr > th": { border: "none", background: "none" },
  "& > thead > tr > [data-check]": {
    display: "grid",
    placeItems: "center",
    width: "52",
    height: "header",
    padding: 0,
  },
  "& > thead > tr > th:not([data-lead], [data-check])": { srOnly: true },
  "& > thead > tr > [data-lead]": { display: "flex", alignItems: "center", width: "auto" },
  "& > tbody > tr": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "12",
    rowGap: "2",
    minHeight: "row",
    paddingBlock: "8",
    paddingInline: "card",
    borderBlockEnd: "hairline",
    "&:has(> [data-check])": { paddingInlineStart: "52" },
    "&:has(> [data-tools])": { paddingInlineEnd: "48" },
    "&:last-child": { borderBlockEnd: "none" },
  },
  "& > tbody > tr > td": { height: "auto", padding: "0!", border: "none!" },
  "& > tbody > tr > [data-lead]": { flex: "1 1 0", minWidth: 0 },
  [`& > tbody > tr > ${below}`]: { order: 2, textStyle: "small" },
  "& > tbody > tr > td:has(> time)": { order: "3!" },
  // Begins the second line.
  "& > tbody > tr::after": { content: '""', order: 1, flex: "0 0 100%" },
  "& > tbody > tr:has(> [data-phone=title]) > [data-lead]": { flex: "none", maxWidth: "40%" },
  "& > tbody > tr > [data-phone=title]": { flex: "1 1 0", minWidth: 0 },
  [`& > tbody > tr > :is([data-lead], [data-phone=title], ${amount})`]: {
    alignSelf: "flex-start",
  },
  "& > tbody > tr > td[data-phone]": { display: "block" },
  // A phone has no column headers, and a number without a label is meaningless.
  "& > tbody > tr > td[data-label]::before": {
    content: "attr(data-label)",
    marginInlineEnd: "4",
    color: "fg.muted",
  },
  // The value is below the name, not below its image.
  "& > tbody > tr:has(> [data-lead] .thumb__root)": {
    "&:has(> [data-check])": { paddingInlineStart: "96" },
    "& > [data-lead]": { flexBasis: "44px", marginInlineStart: "-44px" },
  },
  "& > tbody > tr > :is([data-check], [data-tools])": { position: "absolute", insetBlock: 0 },
  "& > tbody > tr > [data-check]": {
    insetInlineStart: 0,
    display: "grid",
    placeItems: "center",
    width: "52",
  },
  "& > tbody > tr > [data-tools]": {
    insetInlineEnd: 0,
    display: "grid",
    placeItems: "center",
    width: "48",
  },
  "& > tbody > tr > td > .skeleton": { width: "72px!" },
} as const;

export const table = defineSlotRecipe({
  className: "table",
  slots: [
    "scroller",
    "root",
    "head",
    "row",
    "header",
    "sort",
    "cell",
    "text",
    "link",
    "check",
    "tick",
    "tool",
    "small",
    "handle",
  ],
  base: {
    scroller: {
      // Content for screen readers only must not widen the page either.
      position: "relative",
      overflowX: "auto",
    },
    root: {
      width: "full",
      textAlign: "start",
    },
    head: {},
    header: {
      position: "relative",
      height: "header",
      width: "var(--width)",
      // A phone is too narrow for the preferred widths of the columns.
      minWidth: { base: "min(var(--width), 6.5rem)", md: "var(--least, var(--width))" },
      paddingInline: { base: "8", md: "12" },
      textStyle: "smallLabel",
      color: "fg.muted",
      textAlign: "start",
      whiteSpace: "nowrap",
      background: "bg.subtle",
      borderBlock: "hairline",
      "&:first-child": { paddingInlineStart: "card" },
      "&:last-child": { paddingInlineEnd: "card" },
    },
    sort: {
      display: "inline-flex",
      alignItems: "center",
      gap: "4",
      textStyle: "smallLabel",
      borderRadius: "control",
      "--icon-size": "14px",
      _hover: { color: "fg.default" },
      // Without a pointer that can hover, users must see that a column sorts.
      "& .lucide": { opacity: { base: 0, _coarse: 0.6 } },
      "&:is(:hover, :focus-visible) .lucide": { opacity: 0.6 },
      "&[data-sorted]": { color: "fg.default", "& .lucide": { opacity: 1 } },
    },
    row: {
      position: "relative",
      "&:has(a:hover, a:focus-visible)": { background: "bg.hover" },
      "&[data-selected]": { background: "bg.selected" },
      "&:not(:last-child) > td": { borderBlockEnd: "hairline" },
      "&:has(a:focus-visible)": {
        outline: "2px solid",
        outlineColor: "border.focus",
        outlineOffset: "-2px",
      },
    },
    cell: {
      height: "row",
      paddingInline: { base: "8", md: "12" },
      paddingBlock: { base: "4", _compact: "1" },
      color: "fg.subtle",
      plaintextBidi: true,
      "&:first-child": { paddingInlineStart: "card" },
      "&:last-child": { paddingInlineEnd: "card" },
    },
    /**
     * Text that a narrow column cuts with an ellipsis, because a word broken in the middle is hard to read. The grid lets the column
     * be narrower than its longest word.
     */
    text: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      "& > span": { lineClamp: 2, overflowWrap: "normal", textOverflow: "ellipsis" },
      // Rows with an image keep their height.
      "td:has(.thumb__root) & > span": { md: { lineClamp: 1 } },
      // An email address or a code must not break at a hyphen either.
      "& > [data-line]": { display: "block", whiteSpace: "nowrap" },
    },
    /** A checkbox is small, so its whole cell is the target. */
    check: {
      width: "40",
      "&:is(td)": { height: "row" },
      position: "relative",
      paddingInlineStart: "card",
      paddingInlineEnd: "4",
    },
    tick: {
      display: "grid",
      placeItems: "center",
      position: "relative",
      zIndex: 1,
      width: "24",
      height: "24",
      cursor: "pointer",
      _after: { content: '""', position: "absolute", inset: "-10px" },
      "& input": {
        position: "relative",
        zIndex: 1,
        width: "16",
        height: "16",
        accentColor: "accent.solid",
        cursor: "pointer",
      },
    },
    small: {
      display: "block",
      // Two lines must not be taller than a row.
      marginBlockStart: "-1px",
      textStyle: "small",
      color: "fg.muted",
      whiteSpace: "nowrap",
      _empty: { display: "none" },
    },
    /**
     * The handle is wider than it looks, so that it's easy to hit. On touch devices, users can still resize columns with a
     * keyboard.
     */
    handle: {
      hideBelow: "md",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      width: "8",
      cursor: "col-resize",
      touchAction: "none",
      outline: "none",
      _after: {
        content: '""',
        position: "absolute",
        insetBlock: "10",
        insetInlineStart: 0,
        width: "1",
        background: "border.default",
      },
      "&:is(:hover, :active, :focus-visible)::after": {
        insetBlock: 0,
        width: "2",
        background: "border.focus",
      },
    },
    /** Buttons of a row are on top of its link. */
    tool: { position: "relative", zIndex: 1 },
    /** The one link of a row. It covers the whole row, so that clicking anywhere opens the record. */
    link: {
      color: "fg.default",
      fontWeight: "medium",
      outline: "none",
      _after: { content: '""', position: "absolute", inset: 0 },
    },
  },
  variants: {
    /** In a table that is wider than its container, the column that names a row stays visible. */
    pinned: {
      true: {
        header: { position: "sticky", insetInlineStart: 0, zIndex: 1 },
        cell: {
          position: "sticky",
          insetInlineStart: 0,
          zIndex: 1,
          background: "bg.panel",
          "tr:has(a:hover) > &": { background: "bg.hover" },
          "tr[data-selected] > &": { background: "bg.selected" },
          boxShadow: "1px 0 token(colors.border.default)",
          _rtl: { boxShadow: "-1px 0 token(colors.border.default)" },
        },
      },
    },
    /** The column that names the rows gets the remaining width. Columns with a width in pixels or percent keep it. */
    lead: {
      true: {
        header: {
          width: "var(--own, auto)",
          minWidth: { base: "112", md: "var(--least, var(--width, 220px))" },
        },
      },
    },
    /** These rules come after the variants that they override. */
    stacked: { true: { root: { mdDown: stacked } } },
    sticky: {
      true: {
        head: {
          position: "sticky",
          insetBlockStart: "token(sizes.topbar)",
          zIndex: "sticky",
        },
      },
    },
    align: {
      start: {},
      end: {
        header: { textAlign: "end" },
        cell: {
          textAlign: "end",
          unicodeBidi: "normal",
          "& > .skeleton": { marginInlineStart: "auto" },
          fontVariantNumeric: "tabular-nums",
          whiteSpace: "nowrap",
        },
      },
    },
    /** Hides a column on a phone. */
    wideOnly: { true: { header: { hideBelow: "md" }, cell: { hideBelow: "md" } } },
  },
  defaultVariants: { align: "start" },
});
