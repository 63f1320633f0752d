import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ListChecks, ShoppingCart } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState, RecordLink, useFormat } from "../../patterns/page.ts";
import { customers } from "../../resources/customers.ts";
import { orderLink } from "../../resources/orders.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAge } from "./age.ts";
import { DUE, latestOrdersQuery, ordersToFulfillQuery, type HomeOrder } from "./home-queries.ts";
import { TO_FULFILL, type ListLink } from "./tasks.tsx";

export function LatestOrders() {
  const { t } = useTranslation("home");
  const format = useFormat();
  const query = useQuery(latestOrdersQuery(useClient()));
  return (
    <OrderCard
      title={t("latest.title")}
      all={{ to: "/orders", label: t("latest.all") }}
      query={query}
      rows={query.data?.orders}
      empty={{ icon: <ShoppingCart />, title: t("latest.noneTitle"), text: t("latest.noneText") }}
    >
      {({ status, created_at }) => (
        <>
          {status === "canceled" && <Badge>{t("latest.canceled")}</Badge>}
          <time className={small} dateTime={created_at} title={format.dateTime(created_at)}>
            {format.relative(created_at)}
          </time>
        </>
      )}
    </OrderCard>
  );
}

/** The orders that have waited longest for fulfillment. */
export function DueOrders() {
  const { t } = useTranslation("home");
  const format = useFormat();
  const query = useQuery(ordersToFulfillQuery(useClient()));
  const age = useAge();
  const count = query.data?.count ?? 0;
  return (
    <OrderCard
      title={t("due.title")}
      note={count > 0 ? format.number(count) : undefined}
      {...(count > DUE && { all: { ...TO_FULFILL, label: t("due.all") } })}
      query={query}
      rows={query.data?.orders}
      empty={{ icon: <ListChecks />, title: t("due.noneTitle"), text: t("due.noneText") }}
    >
      {({ created_at }) => (
        <time
          className={waiting}
          data-late={age(created_at).late || undefined}
          dateTime={created_at}
          title={format.dateTime(created_at)}
        >
          {age(created_at).text}
        </time>
      )}
    </OrderCard>
  );
}

interface OrderCardProps<Row> {
  title: string;
  note?: string | undefined;
  all?: ListLink & { label: string };
  query: { error: Error | null; refetch(): unknown };
  rows: readonly Row[] | undefined;
  empty: { icon: ReactNode; title: string; text: string };
  /** Content at the end of an order's row. */
  children(order: Row): ReactNode;
}

function OrderCard<Row extends HomeOrder>({
  title,
  note,
  all,
  query,
  rows,
  empty,
  children,
}: OrderCardProps<Row>) {
  const format = useFormat();
  const filled = rows !== undefined && rows.length > 0;
  return (
    <Card
      title={title}
      note={note}
      flush={filled}
      {...(all && {
        footer: (
          <Link to={`/a${all.to}` as string} search={all.search ?? {}} className={link}>
            {all.label}
          </Link>
        ),
      })}
    >
      {filled ? (
        <ul className={list}>
          {rows.map((order) => (
            <li key={order.id} className={row}>
              <span className={names}>
                <span>
                  <RecordLink resource={orderLink} record={order} />
                </span>
                <span className={who}>
                  <RecordLink resource={customers} record={order.customer} none={order.email} />
                </span>
              </span>
              {order.total !== undefined && (
                <span className={sum}>{format.money(order.total, order.currency_code)}</span>
              )}
              <span className={end}>{children(order)}</span>
            </li>
          ))}
        </ul>
      ) : rows ? (
        <Empty {...empty} />
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="260px" />
      )}
    </Card>
  );
}

const list = css({ listStyle: "none" });
const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "12",
  paddingInline: "card",
  minHeight: "row",
  paddingBlock: "4",
  "&:not(:first-child)": { borderBlockStart: "hairline" },
});
const names = css({
  display: "flex",
  columnGap: "8",
  // In a narrow card, moves the date to a second line to leave enough width for the customer.
  flex: "1 1 10rem",
  minWidth: 0,
  // Adds padding, so that links below each other don't overlap.
  "& a": { display: "block", paddingBlock: "2", truncate: true },
});
const link = css({ color: "fg.link" });
const who = css({ minWidth: 0, truncate: true });
const sum = css({ textAlign: "end", fontVariantNumeric: "tabular-nums" });
const end = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: "4",
  minWidth: "5rem",
  marginInlineStart: "auto",
});
const small = css({ textStyle: "small", color: "fg.muted" });
const waiting = css({
  fontVariantNumeric: "tabular-nums",
  color: "fg.muted",
  "&[data-late]": { color: "status.warning.fg" },
});
