import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { ChartColumn } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState, useFormat } from "../../patterns/page.ts";
import { BarChart } from "../../ui/bar-chart.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SALES_PARTS, salesQuery } from "./home-queries.ts";
import {
  averageOf,
  changeOf,
  periods,
  salesOf,
  spanOf,
  type CurrencySales,
  type Period,
  type Span,
} from "./sales.ts";
import { useParts } from "./use-parts.ts";

export interface SalesProps {
  period: Period;
  onPeriod(period: Period): void;
}

/** What was sold in a period, in one currency at a time, beside the period before. */
export function Sales({ period, onPeriod }: SalesProps) {
  const { t } = useTranslation("home");
  const [now] = useState(() => new Date());
  const span = spanOf(period, now);
  const { parts, complete, query } = useParts(salesQuery(useClient(), span), SALES_PARTS);
  const orders = parts?.flatMap((part) => part.orders);
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
      {shown ? (
        <Shown sales={shown} span={span} counted={complete ? undefined : orders?.length} />
      ) : orders ? (
        <Empty icon={<ChartColumn />} title={t("sales.noneTitle")} text={t("sales.noneText")} />
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="260px" />
      )}
    </Card>
  );
}

function Shown({
  sales,
  span,
  counted,
}: {
  sales: CurrencySales;
  span: Span;
  /** How many orders were added up, where those of both periods are not all there. */
  counted: number | undefined;
}) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const money = (amount: number) => format.money(amount, sales.currency);
  const nameOf = (date: Date) => (span.hourly ? format.time(date) : format.date(date));
  const complete = counted === undefined;
  // What was not counted is not shown as nothing.
  const bars = span.buckets.flatMap((start, index) => {
    const value = sales.bars[index];
    return value === undefined ? [] : [{ start, value }];
  });
  const first = bars[0]?.start ?? span.to;
  const last = span.buckets.at(-1) ?? span.to;
  const change = (now: number, before: number) => (complete ? changeOf(now, before) : undefined);

  return (
    <div className={stack}>
      <dl className={figures}>
        <Figure
          name={t("sales.total")}
          value={money(sales.now.total)}
          change={change(sales.now.total, sales.before.total)}
        />
        <Figure
          name={t("sales.orders")}
          value={format.number(sales.now.orders)}
          change={change(sales.now.orders, sales.before.orders)}
        />
        <Figure
          name={t("sales.average")}
          value={money(averageOf(sales.now))}
          change={change(averageOf(sales.now), averageOf(sales.before))}
        />
      </dl>
      <BarChart
        label={t("sales.chart", { currency: sales.currency.toUpperCase() })}
        heads={[span.hourly ? t("sales.hour") : t("sales.day"), t("sales.total")]}
        bars={bars.map(({ start, value }) => ({
          key: start.toISOString(),
          value,
          name: nameOf(start),
          text: money(value),
        }))}
        ends={[nameOf(first), nameOf(last)]}
      />
      <p className={note}>
        {complete
          ? t("sales.compared")
          : t("sales.cut", { count: counted, formatted: format.number(counted) })}
      </p>
    </div>
  );
}

function Figure({
  name,
  value,
  change,
}: {
  name: string;
  value: string;
  change: number | undefined;
}) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const direction = change === undefined ? undefined : Math.sign(change);
  return (
    <div>
      <dt className={small}>{name}</dt>
      <dd className={amount}>{value}</dd>
      <dd className={small}>
        {change === undefined ? (
          t("sales.incomparable")
        ) : (
          <span data-direction={direction} className={changed}>
            {format.change(change)}
          </span>
        )}
      </dd>
    </div>
  );
}

const controls = css({ display: "flex", flexWrap: "wrap", gap: "8", alignItems: "center" });
const choices = css({ display: "flex", flexWrap: "wrap", gap: "6" });
const stack = css({ display: "grid", gap: "16" });
const figures = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
});
const small = css({ textStyle: "small", color: "fg.muted", fontVariantNumeric: "tabular-nums" });
const amount = css({ textStyle: "page", fontVariantNumeric: "tabular-nums" });
const note = small;
const changed = css({
  "&[data-direction='1']": { color: "status.success.fg" },
  "&[data-direction='-1']": { color: "status.danger.fg" },
});
