import { defineSlotRecipe } from "@pandacss/dev";
import { onlyIcon } from "../only-icon.ts";

const primary = "> .button--visual_primary";
const folded = "> .card__header > h2 > [aria-expanded=false]";

/** The line at the bottom of the window, as that of a form with changes. */
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
 * The page of a record on a phone: its actions are icons next to the title, its primary action is in a bar at the bottom, and its
 * cards fold. It loads with patterns/record/phone-record.tsx, and not with the page. Print has none of this. The rules are
 * important, because utilities come later.
 */
export const record = defineSlotRecipe({
  className: "record",
  slots: ["root", "person", "fold"],
  base: {
    root: {
      "@media screen and (width < 48rem)": {
        // The title and the actions are in one line, the state and the neighbors in the next.
        "& header:has(> [data-screen])": {
          "& > :first-child": { flex: "1 1 calc(100% - 6.5rem) !important" },
          "& > span": { order: 1, flex: "1 1 50%" },
          "& > [data-screen]": { display: "contents !important" },
          "& > [data-screen] > [role=group]": { order: 1, marginInlineStart: "auto" },
          "& > [data-screen] > .button:not(.button--visual_primary):has(> * + span)": onlyIcon,
        },
        // A form with changes has its own bar.
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
        // A field with an error is visible.
        [`& .card__root:has(${folded}):not(:has([aria-invalid=true]))`]: {
          "& > :not(.card__header), & > .card__header > .card__actions": {
            display: "none !important",
          },
          "& > .card__header": { paddingBlock: "6", minHeight: "48" },
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
      },
    },
    fold: {
      display: "flex",
      alignItems: "center",
      gap: "8",
      textAlign: "start",
      "& > .lucide": { color: "fg.muted", _rtl: { transform: "scaleX(-1)" } },
      // The whole line is the target.
      _after: { content: '""', position: "absolute", inset: 0 },
    },
  },
});
