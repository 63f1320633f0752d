import { defineUtility } from "@pandacss/dev";

/**
 * Text from the store has its own direction, independent of the page's. Latin names keep their order in an Arabic page, and cut
 * names show their beginning. The text is aligned with the page, so that a column has one edge.
 */
const plaintextBidi = {
  unicodeBidi: "plaintext",
  textAlign: "var(--own-side)" as "start",
} as const;

/** Panda's own `truncate` and `lineClamp`, for text that may be in another language: it is cut at its end. */
export const utilities = {
  plaintextBidi: defineUtility({
    className: "own-way",
    values: { type: "boolean" },
    transform: (value: boolean) => (value ? plaintextBidi : {}),
  }),
  truncate: defineUtility({
    className: "trunc",
    values: { type: "boolean" },
    transform: (value: boolean) =>
      value
        ? { ...plaintextBidi, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }
        : {},
  }),
  lineClamp: defineUtility({
    className: "lc",
    // A line that is aligned with the page would lose its ellipsis. Instead, the box is aligned, and is as wide as its text.
    transform: (value: string) => ({
      unicodeBidi: "plaintext",
      textAlign: "start",
      width: "fit-content",
      maxWidth: "100%",
      overflow: "hidden",
      display: "-webkit-box",
      WebkitLineClamp: value,
      WebkitBoxOrient: "vertical",
    }),
  }),
};
