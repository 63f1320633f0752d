import { css } from "#styled/css";
import type { ReactNode } from "react";
import { usePageTitle } from "../../lib/page-title.ts";
import { Thumb } from "../../ui/thumb.tsx";

export interface PageHead {
  /** Replaces the page's title if only other data has the record's name. */
  title?: string;
  /** Address of the image; null for a record without one. */
  picture: string | null;
  facts: ReactNode;
}

export interface PageProps {
  title: string;
  /** Content next to the title, such as a count or a status. */
  note?: ReactNode;
  /** An image before the title, and a line of facts below it. */
  head?: PageHead | undefined;
  actions?: ReactNode;
  /** True to show the title and the note in the top bar instead of on their own line. The note must then be a text. */
  lead?: boolean;
  children: ReactNode;
}

/** A page below the top bar: its name, actions, and content. */
export function Page({ title: usual, note, head, actions, lead = false, children }: PageProps) {
  const title = head?.title ?? usual;
  usePageTitle(title, lead && note, lead);
  if (lead)
    return (
      <div className={page} data-lead="">
        <h1 className={spoken}>{title}</h1>
        {children}
      </div>
    );
  return (
    <div className={page}>
      <header className={header}>
        <div className={start}>
          {head && <Thumb src={head.picture} alt="" size="head" />}
          <div className={names}>
            <h1 className={heading} title={title}>
              {title}
            </h1>
            {note !== undefined && <span className={aside}>{note}</span>}
            {head && <div className={below}>{head.facts}</div>}
          </div>
        </div>
        {actions !== undefined && (
          <div data-screen="" className={tools}>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}

const page = css({
  display: "flex",
  flexDirection: "column",
  gap: "12",
  padding: "gutter",
  minWidth: 0,
  "&[data-lead]": { paddingBlockStart: "12" },
});
/** Printed pages have no top bar, so they show it. */
const spoken = css({ "@media screen": { srOnly: true } });
const header = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "12",
  rowGap: "8",
  minHeight: "28",
});
const start = css({ display: "flex", alignItems: "center", gap: "12", minWidth: 0, flex: "auto" });
const names = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "12",
  minWidth: 0,
  flex: "auto",
});
/** As wide as the header has room for: it doesn't move the actions to a line of their own. */
const below = css({
  width: "0",
  minWidth: "full",
  minHeight: "20",
  color: "fg.muted",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
// Long names are shown completely in their field.
const heading = css({
  minWidth: 0,
  overflowWrap: "anywhere",
  lineClamp: 2,
});
const aside = css({ color: "fg.muted", fontVariantNumeric: "tabular-nums" });
const tools = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  marginInlineStart: "auto",
});
