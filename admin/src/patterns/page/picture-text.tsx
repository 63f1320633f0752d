import { css } from "#styled/css";
import type { ReactNode } from "react";
import { Thumb } from "../../ui/thumb.tsx";

export interface PictureTextProps {
  picture: string | null | undefined;
  title: ReactNode;
  /** Small texts below the title. */
  notes: readonly (string | null | undefined | false)[];
  /** True if the record, such as a variant, was removed from its parent. */
  gone?: boolean;
}

/** The start of a line, with an image and the title next to it. */
export const PictureText = ({ picture, title, notes, gone = false }: PictureTextProps) => (
  <>
    <Thumb src={picture} alt="" />
    <span className={text} data-gone={gone || undefined}>
      <span>{title}</span>
      {notes.filter(Boolean).map((note) => (
        <span key={String(note)} className={small}>
          {note}
        </span>
      ))}
    </span>
  </>
);

const text = css({
  flex: "1 1 0",
  display: "grid",
  minWidth: "120",
  overflowWrap: "anywhere",
  "& > span": { plaintextBidi: true },
  "&[data-gone]": { textDecoration: "line-through", color: "fg.subtle" },
});
const small = css({ textStyle: "small", color: "fg.muted" });
