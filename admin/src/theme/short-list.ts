import { defineGlobalStyles } from "@pandacss/dev";

/**
 * A list in the settings (the shell's `data-rail`) that fits on one page (`data-short`). Its rows are 56 px high, in a column
 * with a width of 760 px. Its bar contains only actions, until a view, a search text, or a filter is set, or until the user
 * presses the search shortcut or Tab (`data-plain`). The rules use `!important`, because those of components come later.
 */
export const shortListCss = defineGlobalStyles({
  "[data-rail] [data-lead]:has([data-short=true])": {
    width: "full",
    maxWidth: "calc(760px + 2 * token(spacing.gutter))",
    "--sizes-row": "3.5rem",
    "& [data-plain=true]": {
      "& > :first-child": {
        position: "absolute",
        width: "1px",
        minWidth: "0 !important",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
      "& > [aria-haspopup], & [aria-haspopup=dialog]": { display: "none !important" },
    },
  },
});
