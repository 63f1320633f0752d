import { css } from "#styled/css";
import { Fragment, type ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import { heading, Page } from "../page/page.tsx";

export interface PageHead {
  /** Replaces the page's title if only other data has the record's name. */
  title?: string;
  /** URL of an image; null for a record without one. */
  picture: string | null;
  facts: ReactNode;
}

export interface DetailPageProps {
  title: string;
  note?: ReactNode;
  /** An image before the title, and a line of facts below it. */
  head?: PageHead | undefined;
  actions?: ReactNode;
  /** Content below the title, across the page. */
  line?: ReactNode;
  /** The editable parts of the page. */
  main: ReactNode;
  /** Facts about the record. */
  aside: ReactNode;
  /** Content that sticks to the bottom of the page. */
  foot?: ReactNode;
}

/** One record: its parts in a wide column, facts in a narrow one; stacked on narrow screens. On a phone: `theme/recipes/record.ts`. */
export function DetailPage({
  title: usual,
  note,
  head,
  actions,
  line,
  main,
  aside,
  foot,
}: DetailPageProps) {
  const title = head?.title ?? usual;
  return (
    <div className={`${frame} record__root`}>
      <div className={width}>
        <Page
          title={title}
          actions={actions}
          {...(head
            ? {
                head: (
                  <div className={start}>
                    <Thumb src={head.picture} alt="" size="head" />
                    <div className={names}>
                      <h1 className={heading} title={title}>
                        {title}
                      </h1>
                      {note}
                      <div className={below}>{head.facts}</div>
                    </div>
                  </div>
                ),
              }
            : { note })}
        >
          {line}
          <div className={columns}>
            <div className={stack}>{main}</div>
            <div className={stack}>{aside}</div>
          </div>
        </Page>
      </div>
      {foot}
    </div>
  );
}

const times = (count: number, row: ReactNode) =>
  Array.from({ length: count }, (_, index) => <Fragment key={index}>{row}</Fragment>);

const placeholders = {
  /** Placeholders for the fields of a form. */
  fields: () =>
    times(
      3,
      <div className={field}>
        <Skeleton width="72px" height="10px" />
        <Skeleton height="32px" />
      </div>,
    ),
  /** Placeholders for names and values, or for the rows of a table. */
  lines: () =>
    times(
      4,
      <div className={line}>
        <Skeleton width="50%" height="10px" />
        <Skeleton width="70%" height="10px" />
      </div>,
    ),
};
type Placeholder = keyof typeof placeholders;

export interface DetailSkeletonProps {
  label: string;
  main: readonly Placeholder[];
  aside: readonly Placeholder[];
}

/** Placeholder of the page while its record loads. */
export function DetailSkeleton({ label, main, aside }: DetailSkeletonProps) {
  const cards = (kinds: readonly Placeholder[]) =>
    kinds.map((kind, index) => (
      <Card key={index}>
        <div className={placeholder}>
          <Skeleton width="96px" height="14px" />
          {placeholders[kind]()}
        </div>
      </Card>
    ));
  return (
    <div className={frame} aria-busy>
      <p className={spoken} role="status">
        {label}
      </p>
      <div className={width} aria-hidden>
        <div className={page}>
          <div className={titlePlace}>
            <Skeleton width="min(18rem, 60%)" height="18px" />
          </div>
          <div className={columns}>
            <div className={stack}>{cards(main)}</div>
            <div className={stack}>{cards(aside)}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

export const frame = css({
  display: "flex",
  flexDirection: "column",
  minHeight: "calc(100dvh - token(sizes.topbar))",
});
const width = css({ width: "full", maxWidth: "page", marginInline: "auto" });
export const columns = css({
  display: "grid",
  gap: "gap",
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) token(sizes.aside)" },
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
/** Facts below a title. As wide as the header has room for, so that they don't move the actions to a line of their own. */
export const below = css({
  width: "0",
  minWidth: "full",
  minHeight: "20",
  color: "fg.muted",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
export const stack = css({ display: "grid", gap: "gap", minWidth: 0 });
const page = css({ display: "flex", flexDirection: "column", gap: "12", padding: "gutter" });
const titlePlace = css({ display: "flex", alignItems: "center", minHeight: "28" });
const placeholder = css({ display: "grid", gap: "20" });
const field = css({ display: "grid", gap: "10" });
const line = css({ display: "grid", gridTemplateColumns: "2fr 3fr", gap: "12" });
const spoken = css({ srOnly: true });
