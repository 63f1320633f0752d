import { defineGlobalStyles } from "@pandacss/dev";

/**
 * A list of the settings (the shell's `data-rail`) that fits on one page (`data-short`): rows of 56 px in a column of 760 px. Its
 * line of tools has only its actions, until a view, a search, or a filter is set, or somebody looks for the search with its
 * shortcut or the Tab key (`data-plain`). The rules are important, because those of components come later.
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
