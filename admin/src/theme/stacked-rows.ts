/** Matches a number without a label, which is an amount of money. */
const amount = ".table__cell--align_end:not([data-label], [data-tools])";
const below = `td:not([data-lead], [data-check], [data-tools], [data-phone=title], ${amount})`;
/**
 * On a phone, rows have no columns. The first line contains the title (the name, and the value of a column that is marked for
 * it), the amount, and the menu at its end. The other values are below, with the date last. The checkbox is next to all lines.
 */
export const stackedRows = {
  "&, & > thead, & > tbody": { display: "block" },
  "& > thead > tr": {
    display: "flex",
    alignItems: "center",
    background: "bg.subtle",
    borderBlock: "hairline",
  },
  "& > thead > tr > th": { border: "none", background: "none" },
  // Without a checkbox that selects all rows, the header is useless for rows that have no columns.
  "& > thead > tr:not(:has(> [data-check]))": { srOnly: true },
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
    "&:last-child": { borderBlockEnd: "none" },
  },
  "& > tbody > tr > td": { height: "auto", padding: "0!", border: "none!" },
  "& > tbody > tr > [data-lead]": { flex: "1 1 0", minWidth: 0 },
  [`& > tbody > tr > ${below}`]: { order: 2, textStyle: "small" },
  "& > tbody > tr > td:has(> time)": { order: "3!" },
  // The menu is next to the first line, so that the other lines can use the whole width.
  "& > tbody > tr:has(> [data-tools])::before": { content: '""', order: 1, flex: "0 0 20px" },
  // Starts the second line.
  "& > tbody > tr::after": { content: '""', order: 1, flex: "0 0 100%" },
  // The status next to an order's number is on the second line, because the name needs its room.
  "& > tbody > tr:has(> [data-phone=title]) > [data-lead]": {
    display: "contents",
    "& a": { flex: "none", alignSelf: "flex-start" },
    "& > span > :not(a)": { order: 2, textStyle: "small" },
  },
  "& > tbody > tr > [data-phone=title]": { flex: "1 1 0", minWidth: 0 },
  [`& > tbody > tr > :is([data-lead], [data-phone=title], ${amount})`]: {
    alignSelf: "flex-start",
  },
  "& > tbody > tr > td[data-phone]": { display: "block" },
  // On a phone, there are no column headers, and numbers are meaningless without a label.
  "& > tbody > tr > td[data-label]::before": {
    content: "attr(data-label)",
    marginInlineEnd: "4",
    color: "fg.muted",
  },
  // The value is below the name instead of below the image.
  "& > tbody > tr:has(> [data-lead] .thumb__root)": {
    paddingInlineStart: "calc(token(spacing.card) + 44px)",
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
    // Centers the menu on the first line.
    insetBlockEnd: "auto!",
    height: "44px!",
    display: "grid",
    placeItems: "center",
    width: "48",
  },
  "& > tbody > tr > td > .skeleton": { width: "72px!" },
} as const;
