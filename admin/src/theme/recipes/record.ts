import { defineSlotRecipe } from "@pandacss/dev";
import { onlyIcon } from "../only-icon.ts";

const primary = "> .button--visual_primary";
const folded = "> .card__header > h2 > [aria-expanded=false]";

/** A bar at the bottom of the window, like that of a form with changes. */
const bar = {
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: "var(--panel, 0)",
  zIndex: "sticky",
  background: "bg.raised",
  borderBlockStart: "strong",
  boxShadow: "popover",
} as const;
const room = { paddingBlockEnd: "5rem" };

/**
 * The page of a record on a phone. Its actions are icons next to the title, its primary action is in a bar at the bottom, and
 * its cards are collapsed. These styles load with patterns/record/phone-record.tsx instead of with the page, and don't apply to
 * printing. The rules use `!important`, because utilities come later.
 */
export const record = defineSlotRecipe({
  className: "record",
  slots: ["root", "person", "fold"],
  base: {
    root: {
      "@media screen and (width < 48rem)": {
        // The title and the actions are on the first line. The state and the buttons for neighboring records are on the second.
        "& header:has(> [data-screen])": {
          "& > :first-child": { flex: "1 1 calc(100% - 6.5rem) !important" },
          "& > span": { order: 1, flex: "1 1 50%" },
          "& > [data-screen]": { display: "contents !important" },
          "& > [data-screen] > [role=group]": { order: 1, marginInlineStart: "auto" },
          "& > [data-screen] > .button:not(.button--visual_primary):has(> * + span)": onlyIcon,
        },
        // A form with changes replaces this bar with its own.
        [`&:has(> [role=region]) header > [data-screen] ${primary}`]: {
          display: "none !important",
        },
        "&:not(:has(> [role=region]))": {
          [`& header:has(> [data-screen] ${primary})::before`]: {
            ...bar,
            content: '""',
            height: "64",
          },
          [`& header > [data-screen] ${primary}`]: {
            position: "fixed",
            insetInline: "gutter",
            insetBlockEnd: "calc(var(--panel, 0px) + 12px)",
            zIndex: "sticky",
            height: "40",
          },
          [`&:has(header > [data-screen] ${primary})`]: room,
        },
        // The first of the next steps, with its button.
        [`& [data-next] > li:has(${primary})`]: {
          ...bar,
          paddingInline: "gutter",
          paddingBlock: "12",
        },
        [`&:has([data-next] > li ${primary})`]: room,
        [`& .card__root:has([data-next] > li:only-child ${primary})`]: {
          "&, & > .card__body, & [data-next]": { display: "contents !important" },
        },
        "& .card__header:has(> h2 > button)": { position: "relative" },
        "& .card__actions": { position: "relative", zIndex: 1 },
        // Doesn't fold a card that has a field with an error.
        [`& .card__root:has(${folded}):not(:has([aria-invalid=true]))`]: {
          "& > :not(.card__header), & > .card__header > .card__actions": {
            display: "none !important",
          },
          "& > .card__header": { paddingBlock: "6", minHeight: "48", flexWrap: "nowrap" },
          "& > .card__header > h2": { flex: "1 0 auto", maxWidth: "75%" },
          "& > .card__header > .card__note": { marginInlineStart: "auto" },
          "& > .card__header > .card__note:has(+ .card__fact)": { display: "none" },
          "& > .card__header > .card__fact": {
            flex: "0 1 auto",
            minWidth: 0,
            lineClamp: 2,
            display: "-webkit-box!",
            textAlign: "end",
            color: "fg.muted",
            // Lets a long status continue on a second line. An inline-flex box would be cut.
            "& .badge__root": { display: "inline", whiteSpace: "inherit" },
            "& .badge__mark": { display: "inline", marginInlineEnd: "6" },
          },
        },
      },
    },
    person: {
      display: "flex",
      gap: "8",
      marginBlock: "-4px 4px",
      "& > :first-child": {
        flex: 1,
        minWidth: 0,
        paddingBlock: "8",
        truncate: true,
        textStyle: "section",
        color: "fg.link",
        "& > small": {
          display: "block",
          truncate: true,
          textStyle: "small",
          fontWeight: "normal",
          color: "fg.muted",
          _empty: { display: "none" },
        },
      },
    },
    fold: {
      display: "flex",
      alignItems: "center",
      gap: "8",
      textAlign: "start",
      "& > .lucide": { color: "fg.muted", _rtl: { transform: "scaleX(-1)" } },
      // Makes the whole line a target.
      _after: { content: '""', position: "absolute", inset: 0 },
    },
  },
});
