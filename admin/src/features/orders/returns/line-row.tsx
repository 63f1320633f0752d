import { css } from "#styled/css";
import type { ReactNode } from "react";
import { Thumb } from "../../../ui/thumb.tsx";

export interface LineRowProps {
  picture: string | null | undefined;
  title: string;
  /** Small print below the title. */
  notes: readonly (string | null | undefined | false)[];
  /** At the end of the line. */
  control?: ReactNode;
  /** Below it, once there is more to say. */
  children?: ReactNode;
}

/** One thing that comes back or goes out. */
export const LineRow = ({ picture, title, notes, control, children }: LineRowProps) => (
  <li className={row}>
    <div className={line}>
      <Thumb src={picture} alt="" />
      <span className={text}>
        <span>{title}</span>
        {notes.filter(Boolean).map((note) => (
          <span key={String(note)} className={small}>
            {note}
          </span>
        ))}
      </span>
      {control !== undefined && <div className={end}>{control}</div>}
    </div>
    {children}
  </li>
);

export const LineRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={rows}>
    {children}
  </ul>
);

const rows = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
const row = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: "8",
  borderBlockEnd: "hairline",
});
const line = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12" });
const text = css({
  flex: "1 1 0",
  display: "grid",
  minWidth: "120",
  overflowWrap: "anywhere",
  "& > span": { plaintextBidi: true },
});
const small = css({ textStyle: "small", color: "fg.muted" });
const end = css({ display: "flex", alignItems: "center", gap: "8", marginInlineStart: "auto" });
