import { defineUtility } from "@pandacss/dev";

/**
 * Text from the store has its own direction, which doesn't depend on that of the page. Latin names keep their order on an
 * Arabic page, and truncated names show their beginning. The text is aligned with the page, so that all text in a column starts
 * at the same edge.
 */
const plaintextBidi = {
  unicodeBidi: "plaintext",
  textAlign: "var(--own-side)" as "start",
} as const;

/**
 * Replaces Panda's own `truncate` and `lineClamp`, for text that may be in another language. The text is truncated at its end.
 */
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
    // Aligns the box, which is as wide as its text. Clamped text that is aligned with the page would lose its ellipsis.
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
