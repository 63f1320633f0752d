import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { ChartColumn } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState, useFormat } from "../../patterns/page.ts";
import { Button } from "../../ui/button.tsx";
import { BarChart } from "../../ui/bar-chart.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { orderCountQuery } from "./home-queries.ts";
import { periods, type Period } from "./period.ts";
import { averageOf, changeOf, salesOf, type CurrencySales, type Span } from "./sales.ts";
import type { SalesData } from "./use-sales.ts";

export interface SalesProps {
  data: SalesData;
  period: Period;
  onPeriod(period: Period): void;
}

/** Sales in a period compared with the previous period, one currency at a time. */
export function Sales({ data, period, onPeriod }: SalesProps) {
  const { t } = useTranslation("home");
  const client = useClient();
  const { orders, span, complete, pending, error, refetch, more } = data;
  // If there are too many orders to add up, requests their number from the server.
  const counting = orders !== undefined && !complete && !pending;
  const count = ({ count }: { count: number }) => count;
  const counts = [
    useQuery({
      ...orderCountQuery(client, span.from, span.to),
      enabled: counting,
      select: count,
    }).data,
    useQuery({
      ...orderCountQuery(client, span.previousFrom, span.previousTo),
      enabled: counting,
      select: count,
    }).data,
  ] as const;
  const [chosen, choose] = useState<string>();
  const sales = orders && salesOf(orders, span, complete);
  const shown = sales?.find(({ currency }) => currency === chosen) ?? sales?.[0];

  return (
    <Card
      title={t("sales.title")}
      actions={
        <div className={controls}>
          {sales !== undefined && sales.length > 1 && shown && (
            <Select
              aria-label={t("sales.currency")}
              value={shown.currency}
              onValueChange={choose}
              options={sales.map(({ currency }) => ({
                value: currency,
                label: currency.toUpperCase(),
              }))}
            />
          )}
          <div className={choices} role="group" aria-label={t("sales.period")}>
            {periods.map((one) => (
              <Chip key={one} pressed={one === period} onClick={() => onPeriod(one)}>
                {one === "today" ? t("sales.today") : t("sales.days", { count: Number(one) })}
              </Chip>
            ))}
          </div>
        </div>
      }
    >
      {shown && orders ? (
        <Shown
          sales={shown}
          all={sales ?? [shown]}
          span={span}
          {...(!complete && { cut: { counted: orders.length, counts, pending, more } })}
        />
      ) : orders ? (
        <Empty icon={<ChartColumn />} title={t("sales.noneTitle")} text={t("sales.noneText")} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton height="340px" />
      )}
    </Card>
  );
}

interface Cut {
  /** Number of orders that were read, which are the newest of both periods. */
  counted: number;
  /** The number of orders in all currencies, in this period and in the previous one. */
  counts: readonly [number | undefined, number | undefined];
  pending: boolean;
  more(): void;
}

interface ShownProps {
  sales: CurrencySales;
  /** Sales in each currency. Totals in different currencies aren't added up. */
  all: readonly CurrencySales[];
  span: Span;
  cut?: Cut;
}

function Shown({ sales, all, span, cut }: ShownProps) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const money = (amount: number) => format.money(amount, sales.currency);
  const nameOf = (date: Date) => (span.hourly ? format.time(date) : format.date(date));
  const { now, before } = sales;
  const totals = all
    .filter((one) => one === sales || one.now.orders > 0)
    .map((one) => format.money(one.now.total, one.currency))
    .join(" + ");
  const amounts: [name: string, text: string, now: number, before: number][] = [
    [t("sales.total"), totals, now.total, before.total],
    [t("sales.average"), money(averageOf(now)), averageOf(now), averageOf(before)],
  ];
  const [orders, ordersBefore] = cut ? cut.counts : [now.orders, before.orders];
  const newest = cut && t("sales.newest", { formatted: format.number(cut.counted) });

  return (
    <div className={stack}>
      <dl className={figures}>
        {amounts.map(([name, text, value, earlier]) => (
          <Figure
            key={name}
            name={name}
            value={text}
            note={newest ?? <Change now={value} before={earlier} text={money(earlier)} />}
          />
        ))}
        <Figure
          name={t("sales.orders")}
          value={orders === undefined ? "–" : format.number(orders)}
          note={
            orders !== undefined &&
            ordersBefore !== undefined && (
              <Change now={orders} before={ordersBefore} text={format.number(ordersBefore)} />
            )
          }
        />
      </dl>
      <BarChart
        label={t("sales.chart", { currency: sales.currency.toUpperCase() })}
        heads={[
          span.hourly ? t("sales.hour") : t("sales.day"),
          t("sales.total"),
          t("sales.before"),
        ]}
        unknown={t("sales.uncounted")}
        short={(value) => format.moneyShort(value, sales.currency)}
        bars={span.buckets.map((start, index) => {
          const [value, earlier] = [sales.bars[index], sales.barsBefore[index]];
          return {
            key: start.toISOString(),
            value,
            before: earlier,
            name: nameOf(start),
            axis: span.hourly ? format.hour(start) : format.day(start),
            text: money(value ?? 0),
            beforeText: earlier === undefined ? undefined : money(earlier),
          };
        })}
      />
      <p className={note}>
        {cut ? (
          <>
            {t("sales.cut", { count: cut.counted, formatted: format.number(cut.counted) })}{" "}
            <Button size="sm" visual="ghost" loading={cut.pending} onClick={cut.more}>
              {t("sales.more")}
            </Button>
          </>
        ) : (
          <>
            <span className={legend} aria-hidden />
            {t("sales.compared", {
              span: span.hourly
                ? `${format.dateTime(span.previousFrom)} – ${format.time(span.previousTo)}`
                : format.dates(span.previousFrom, span.previousTo),
            })}
          </>
        )}
      </p>
    </div>
  );
}

function Change({ now, before, text }: { now: number; before: number; text: string }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const change = changeOf(now, before);
  if (change === undefined) return t("sales.incomparable");
  return (
    <>
      <span data-direction={Math.sign(change)} className={changed}>
        {format.change(change)}
      </span>{" "}
      {t("sales.from", { value: text })}
    </>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: ReactNode }) {
  return (
    <div>
      <dt className={small}>{name}</dt>
      <dd className={amount}>{value}</dd>
      <dd className={small}>{note}</dd>
    </div>
  );
}

const controls = css({ display: "flex", flexWrap: "wrap", gap: "8", alignItems: "center" });
const choices = css({ display: "flex", flexWrap: "wrap", gap: "6" });
const stack = css({ display: "grid", gap: "16" });
const figures = css({
  display: "grid",
  gap: "12",
  // The column with totals in several currencies needs the most space.
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    md: "minmax(0, 2fr) repeat(2, minmax(8rem, 1fr))",
  },
});
const small = css({ textStyle: "small", color: "fg.muted", fontVariantNumeric: "tabular-nums" });
const amount = css({ textStyle: "page", fontVariantNumeric: "tabular-nums" });
const note = small;
/** The line in the legend for the previous period, in the same style as the marks across the bars. */
const legend = css({
  display: "inline-block",
  width: "16",
  marginInlineEnd: "8",
  verticalAlign: "middle",
  borderBlockEnd: "2px solid token(colors.fg.muted)",
});
const changed = css({
  "&[data-direction='1']": { color: "status.success.fg" },
  "&[data-direction='-1']": { color: "status.danger.fg" },
});
