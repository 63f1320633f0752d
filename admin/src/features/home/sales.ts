/** The sales of a period, compared with those of the previous period of the same length. Days are in the user's time zone. */

import type { Period } from "./period.ts";

export interface Span {
  /** The start of each bar in the chart: an hour of today, or a day. */
  buckets: readonly Date[];
  /** The corresponding hours or days of the previous span. */
  bucketsBefore: readonly Date[];
  hourly: boolean;
  from: Date;
  to: Date;
  previousFrom: Date;
  /** The point in the earlier period that corresponds to the current time, so that the comparison is fair. */
  previousTo: Date;
}

export function spanOf(period: Period, now: Date): Span {
  const days = period === "today" ? 1 : Number(period);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const from = shiftDays(today, 1 - days);
  const buckets =
    period === "today"
      ? Array.from({ length: 24 }, (_, hour) => atHour(today, hour))
      : Array.from({ length: days }, (_, day) => shiftDays(from, day));
  return {
    hourly: period === "today",
    buckets,
    bucketsBefore: buckets.map((start) => shiftDays(start, -days)),
    from,
    to: now,
    previousFrom: shiftDays(from, -days),
    previousTo: shiftDays(now, -days),
  };
}

/** Shifts by calendar days instead of 24 hours, because a day on which the clocks change doesn't have 24 hours. */
function shiftDays(date: Date, days: number): Date {
  const shifted = new Date(date);
  shifted.setDate(shifted.getDate() + days);
  return shifted;
}

function atHour(day: Date, hour: number): Date {
  const date = new Date(day);
  date.setHours(hour);
  return date;
}

export interface SoldOrder {
  created_at: string;
  status: string;
  currency_code: string;
  /** The total in minor units, which the server calculates only on request. */
  total?: number;
}

export interface Figures {
  orders: number;
  /** The amount in minor units. */
  total: number;
}

export interface CurrencySales {
  currency: string;
  now: Figures;
  before: Figures;
  /** Totals in minor units, one for each bucket of the period. Undefined for a bucket that may have unread orders. */
  bars: readonly (number | undefined)[];
  /** The same totals for the previous period, up to the point that corresponds to now. */
  barsBefore: readonly (number | undefined)[];
}

/**
 * The sales by currency, the currency with the most orders first. Amounts in different currencies are never added up. The
 * orders must be sorted newest first. If they aren't `complete`, only buckets that begin after the oldest order have totals.
 */
export function salesOf(
  orders: readonly SoldOrder[],
  span: Span,
  complete = true,
): CurrencySales[] {
  const starts = span.buckets.map(Number);
  const startsBefore = span.bucketsBefore.map(Number);
  const oldest = complete ? -Infinity : Date.parse(orders.at(-1)?.created_at ?? "");
  const nothing = starts.map((start) => (start > oldest ? 0 : undefined));
  const nothingBefore = startsBefore.map((start) =>
    start > oldest && start <= Number(span.previousTo) ? 0 : undefined,
  );
  const found = new Map<
    string,
    CurrencySales & Record<"bars" | "barsBefore", (number | undefined)[]>
  >();
  for (const order of orders) {
    const { total = 0 } = order;
    const time = Date.parse(order.created_at);
    const current = time >= Number(span.from) && time <= Number(span.to);
    const earlier = time >= Number(span.previousFrom) && time <= Number(span.previousTo);
    if (order.status === "canceled" || !(current || earlier)) continue;
    let sales = found.get(order.currency_code);
    if (!sales) {
      sales = {
        currency: order.currency_code,
        now: { orders: 0, total: 0 },
        before: { orders: 0, total: 0 },
        bars: [...nothing],
        barsBefore: [...nothingBefore],
      };
      found.set(order.currency_code, sales);
    }
    const figures = current ? sales.now : sales.before;
    figures.orders += 1;
    figures.total += total;
    const bars = current ? sales.bars : sales.barsBefore;
    const bucket = (current ? starts : startsBefore).findLastIndex((start) => start <= time);
    const bar = bars[bucket];
    if (bar !== undefined) bars[bucket] = bar + total;
  }
  return [...found.values()].toSorted(
    (a, b) => b.now.orders - a.now.orders || a.currency.localeCompare(b.currency),
  );
}

/** The average order value in minor units. 0 if there aren't any orders. */
export const averageOf = ({ orders, total }: Figures): number =>
  orders === 0 ? 0 : Math.round(total / orders);

/** The change as a fraction: 0.25 for a quarter more. `undefined` if there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / before;
