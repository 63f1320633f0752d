import { css } from "#styled/css";
import { Fragment, type ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import { heading, Page } from "../page/page.tsx";

export interface PageHead {
  /** Replaces the page's title. Use it if the record's name comes from data other than the record itself. */
  title?: string;
  /** The URL of an image. Null for a record without an image. */
  picture: string | null;
  facts: ReactNode;
}

export interface DetailPageProps {
  title: string;
  note?: ReactNode;
  /** An image before the title, and facts on one line below the title. */
  head?: PageHead | undefined;
  actions?: ReactNode;
  /** Content below the title, in the full width of the page. */
  line?: ReactNode;
  /** The editable parts of the page. */
  main: ReactNode;
  /** Facts about the record. */
  aside: ReactNode;
  /** Content that stays at the bottom of the viewport. */
  foot?: ReactNode;
}

/**
 * The layout of a record's page: the record's parts in a wide column, and facts in a narrow column. On narrow screens, both are
 * stacked. For phones, see `theme/recipes/record.ts`.
 */
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
    <div className={`${frame} record__root`} data-form="">
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
  /** Placeholders for items with an image. */
  items: () =>
    times(
      2,
      <div className={item}>
        <Skeleton width="40px" height="40px" />
        <Skeleton width="60%" height="10px" />
      </div>,
    ),
  /** A placeholder for the next step, with its button. */
  step: () => (
    <div className={item}>
      <Skeleton width="120px" height="10px" />
      <span />
      <Skeleton width="64px" height="28px" />
    </div>
  ),
};
type Placeholder = keyof typeof placeholders;

export interface DetailSkeletonProps {
  label: string;
  /** True if there are facts below the title. */
  line?: boolean;
  main: readonly Placeholder[];
  aside: readonly Placeholder[];
}

/** A placeholder for the page while its record loads. */
export function DetailSkeleton({ label, line: facts, main, aside }: DetailSkeletonProps) {
  const cards = (kinds: readonly Placeholder[]) =>
    kinds.map((kind, index) => (
      <Card key={index}>
        <div className={placeholder}>
          {kind !== "step" && <Skeleton width="96px" height="14px" />}
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
          {facts && <Skeleton width="min(32rem, 80%)" />}
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
/**
 * Styles for facts below a title. They use only the width that the header leaves, so that they don't move the actions to a
 * separate line.
 */
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
const item = css({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: "12",
});
const spoken = css({ srOnly: true });
