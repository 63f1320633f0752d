import { defineGlobalStyles } from "@pandacss/dev";
import { onlyIcon } from "./only-icon.ts";

/**
 * The bar of a list on a phone. One line contains the search field, and the other controls as icons. Above it, a line contains
 * the views, and the primary action at its end. A short list in the settings (theme/short-list.ts) has only actions, with their
 * labels. The rules use `!important`, because those of components come later.
 */
export const phoneListCss = defineGlobalStyles({
  "[data-list-bar]": {
    mdDown: {
      columnGap: "6 !important",
      "& > nav": { flex: "1 0 calc(100% - 4rem)" },
      "& > nav ~ div, & > div:first-child": { flex: "1 1 96px", minWidth: 0 },
      // The controls are on the same line as the search field.
      "& > div:last-child": { display: "contents !important" },
      "&:has(> nav)": {
        rowGap: "0 !important",
        paddingBlockStart: "4 !important",
        "& > *, & > div:last-child > *": { order: 1 },
        "& > nav, & > div:last-child > .button--visual_primary": { order: 0 },
      },
      "&:not([data-rail] [data-short=true][data-plain=true]) .button:has(> * + span)": onlyIcon,
      "& input:placeholder-shown": {
        paddingInlineEnd: "8 !important",
        textOverflow: "ellipsis",
      },
      "& kbd": { display: "none !important" },
    },
  },
});
