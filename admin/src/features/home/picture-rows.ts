import { css } from "#styled/css";

/** Styles for rows in a card that begin with an image. */
export const pictureRows = css({ listStyle: "none" });
export const pictureRow = css({
  display: "flex",
  alignItems: "center",
  gap: "12",
  paddingInline: "card",
  minHeight: "row",
  paddingBlock: "4",
  "&:not(:first-child)": { borderBlockStart: "hairline" },
});
