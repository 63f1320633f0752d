import { defineSlotRecipe } from "@pandacss/dev";
import { stackedRows } from "../stacked-rows.ts";

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
      // Keeps content that is only for screen readers from making the page wider.
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
      // The columns' preferred widths are too large for a phone.
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
      // Without a pointer that can hover, the icon must show that a column can be sorted.
      "& .lucide": { opacity: { base: 0, _coarse: 0.6 } },
      "&:is(:hover, :focus-visible) .lucide": { opacity: 0.6 },
      "&[data-sorted]": { color: "fg.default", "& .lucide": { opacity: 1 } },
    },
    row: {
      position: "relative",
      "&:has(a:is(:hover, :focus-visible))": { background: "bg.hover" },
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
     * A narrow column truncates text with an ellipsis, because a word that is broken in the middle is hard to read. With the
     * grid, a column can be narrower than its longest word.
     */
    text: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      "& > span": { lineClamp: 2, overflowWrap: "normal", textOverflow: "ellipsis" },
      // Rows with an image keep their height.
      "td:has(.thumb__root) & > span": { md: { lineClamp: 1 } },
      // Email addresses and codes must not break at a hyphen.
      "& > [data-line]": { display: "block", whiteSpace: "nowrap" },
    },
    /** The whole cell is a target, because a checkbox is small. */
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
      // Keeps two lines from being taller than a row.
      marginBlockStart: "-1px",
      textStyle: "small",
      color: "fg.muted",
      whiteSpace: "nowrap",
      _empty: { display: "none" },
    },
    /** The handle is wider than it looks, so that it's easy to press. It is hidden on a phone. */
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
    /** The buttons of a row are on top of its link. */
    tool: { position: "relative", zIndex: 1 },
    /** The link of a row to its record. It covers the whole row, so that clicking anywhere else opens the record too. */
    link: {
      color: "fg.default",
      fontWeight: "medium",
      outline: "none",
      _after: { content: '""', position: "absolute", inset: 0 },
    },
  },
  variants: {
    /** In a table that is wider than its container, the column with the record's name stays visible. */
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
    /** The column with the record's name gets the remaining width. Columns with a width in pixels or percent keep it. */
    lead: {
      true: {
        header: {
          width: "var(--own, auto)",
          minWidth: { base: "112", md: "var(--least, var(--width, 220px))" },
        },
      },
    },
    /** These rules must come after the variants that they override. */
    stacked: { true: { root: { mdDown: stackedRows } } },
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
