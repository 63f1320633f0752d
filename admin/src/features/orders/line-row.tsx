import { css, cx } from "#styled/css";
import type { ReactNode } from "react";
import { PictureText, type PictureTextProps } from "../../patterns/page.ts";

export interface LineRowProps extends PictureTextProps {
  title: string;
  /** True to render a group with the title as its name, for any container. Otherwise, renders an item of `LineRows`. */
  group?: boolean;
  /** Content at the end of the line. */
  control?: ReactNode;
  /** Details below the line. */
  children?: ReactNode;
}

/** A line of an order with controls or facts. Used in fulfillments, refunds, returns, and edits. */
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

const Parts = ({ control, children, ...what }: LineRowProps) => (
  <>
    <div className={line}>
      <PictureText {...what} />
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
const item = cx(
  parts,
  css({ paddingBlock: "8", "&:not(:last-child)": { borderBlockEnd: "hairline" } }),
);
const line = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12" });
const end = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: "8",
  marginInlineStart: "auto",
});
