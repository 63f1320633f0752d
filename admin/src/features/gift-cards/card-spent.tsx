import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState, RecordLink, useFormat } from "../../patterns/page.ts";
import { orderLink } from "../../resources/orders.ts";
import { Button } from "../../ui/button.tsx";
import { Card as Frame } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import * as Table from "../../ui/table.tsx";
import { currencyOf, type Card } from "./gift-card.ts";
import { spentQuery, sumOf } from "./card-orders.ts";

/** The orders that the card paid for, among those that have been read. */
export function CardSpent({ card }: { card: Card }) {
  const { t } = useTranslation("gift-cards");
  const format = useFormat();
  const client = useClient();
  const currency = currencyOf(card) ?? "";
  const gone = card.value - card.balance;
  // Reads orders for an unused card only on request, because most cards are unused.
  const [rounds, setRounds] = useState(gone > 0 ? 0 : -1);
  const asked = Math.max(rounds, gone > 0 ? 0 : -1);
  const query = useQuery({
    ...spentQuery(client, card, currency, Math.max(asked, 0)),
    enabled: currency !== "" && asked >= 0,
    placeholderData: keepPreviousData,
  });
  if (currency === "") return null;
  const { data, error } = query;
  const payments = data?.payments ?? [];
  const missing = gone - sumOf(payments);
  const all = data !== undefined && data.checked >= data.total;
  return (
    <Frame flush title={t("spent.title")} fact={format.money(gone, currency)}>
      <div className={body} aria-busy={query.isFetching}>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void query.refetch()} />
        ) : asked < 0 ? (
          <p className={text}>{t("spent.full")}</p>
        ) : data === undefined ? (
          <div className={text}>
            <Skeleton width="60%" />
          </div>
        ) : (
          payments.length === 0 && (
            <p className={text}>{t(gone === 0 && all ? "spent.none" : "spent.notFound")}</p>
          )
        )}
        {payments.length > 0 && (
          <Table.Scroller label={t("spent.table")}>
            <Table.Root aria-label={t("spent.table")}>
              <Table.Head>
                <Table.Header>{t("spent.order")}</Table.Header>
                <Table.Header>{t("spent.date")}</Table.Header>
                <Table.Header align="end">{t("spent.amount")}</Table.Header>
              </Table.Head>
              <Table.Body>
                {payments.map(({ id, order, created_at, amount }) => (
                  <Table.Row key={id}>
                    <Table.Cell>
                      <RecordLink resource={orderLink} record={order} />
                    </Table.Cell>
                    <Table.Cell>{format.dateTime(created_at)}</Table.Cell>
                    <Table.Cell align="end">{format.money(amount, currency)}</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </Table.Scroller>
        )}
        <div className={foot}>
          {data && (
            <p className={small}>
              {t("spent.checked", {
                value: format.number(data.checked),
                total: format.number(data.total),
                currency: currency.toUpperCase(),
              })}
              {all && missing > 0 && (
                <> {t("spent.byHand", { amount: format.money(missing, currency) })}</>
              )}
            </p>
          )}
          {!all && (asked < 0 || data) && (
            <Button size="sm" loading={query.isFetching} onClick={() => setRounds(asked + 1)}>
              {t("spent.further")}
            </Button>
          )}
        </div>
      </div>
    </Frame>
  );
}

const body = css({ paddingBlockStart: "12" });
const text = css({ paddingInline: "card", color: "fg.muted" });
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8",
  paddingInline: "card",
  paddingBlock: "12",
});
const small = css({ textStyle: "small", color: "fg.muted" });
