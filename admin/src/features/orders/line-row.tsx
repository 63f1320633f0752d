import { css, cx } from "#styled/css";
import type { ReactNode } from "react";
import { Thumb } from "../../ui/thumb.tsx";

export interface LineRowProps {
  picture: string | null | undefined;
  title: string;
  /** Small print below the title. */
  notes: readonly (string | null | undefined | false)[];
  /** A group by its title, in whatever it stands; else an item of `LineRows`. */
  group?: boolean;
  /** Taken out of what it stands in. */
  gone?: boolean;
  /** At the end of the line. */
  control?: ReactNode;
  /** Below it, once there is more to say. */
  children?: ReactNode;
}

/** One line of an order, with what is asked or said of it: wherever it is fulfilled, paid back, returned or edited. */
export const LineRow = ({ group = false, ...row }: LineRowProps) =>
  group ? (
    <div role="group" aria-label={row.title} className={parts}>
      <Parts {...row} />
    </div>
  ) : (
    <li className={item}>
      <Parts {...row} />
    </li>
  );

const Parts = ({ picture, title, notes, gone = false, control, children }: LineRowProps) => (
  <>
    <div className={line}>
      <Thumb src={picture} alt="" />
      <span className={text} data-gone={gone || undefined}>
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
  </>
);

export const LineRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={rows}>
    {children}
  </ul>
);

const rows = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
const parts = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const item = cx(parts, css({ paddingBlock: "8", borderBlockEnd: "hairline" }));
const line = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12" });
const text = css({
  flex: "1 1 0",
  display: "grid",
  minWidth: "120",
  overflowWrap: "anywhere",
  "& > span": { plaintextBidi: true },
  "&[data-gone]": { textDecoration: "line-through", color: "fg.subtle" },
});
const small = css({ textStyle: "small", color: "fg.muted" });
const end = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: "8",
  marginInlineStart: "auto",
});
