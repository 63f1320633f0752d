import { defineSlotRecipe } from "@pandacss/dev";

export const facts = defineSlotRecipe({
  className: "facts",
  slots: ["root", "row", "term", "value"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "10" },
    row: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gap: "12",
      alignItems: "start",
    },
    term: { color: "fg.muted" },
    value: { minWidth: 0, overflowWrap: "anywhere", plaintextBidi: true },
  },
});
