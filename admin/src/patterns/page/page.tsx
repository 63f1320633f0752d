import { css } from "#styled/css";
import type { ReactNode } from "react";
import { usePageTitle } from "../../lib/page-title.ts";

export interface PageProps {
  title: string;
  /** Content next to the title, such as a count or a status. */
  note?: ReactNode;
  /** Content that replaces the visible title. */
  head?: ReactNode;
  actions?: ReactNode;
  /** True to show the title and the note in the top bar instead of on a separate line. The note must then be a string. */
  lead?: boolean;
  children: ReactNode;
}

/** A page below the top bar, with its title, actions, and content. */
export function Page({ title, note, head, actions, lead = false, children }: PageProps) {
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
        {head ?? (
          <h1 className={heading} title={title}>
            {title}
          </h1>
        )}
        {note !== undefined && <span className={aside}>{note}</span>}
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
/** Printed pages show the title, because they don't include the top bar. */
const spoken = css({ "@media screen": { srOnly: true } });
const header = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "12",
  rowGap: "8",
  minHeight: "28",
});
// Shortens long names. A field on the page shows the whole name.
export const heading = css({
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
