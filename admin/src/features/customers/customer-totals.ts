/** An order with its total, if the server returned one. */
export interface OrderTotal {
  status: string;
  currency_code: string;
  total?: number;
  refunded_total?: number;
}

/** Totals of these orders in each currency, the most frequent currency first. Excludes canceled orders, and subtracts refunds. */
export function sumsOf(orders: readonly OrderTotal[]): { currency: string; amount: number }[] {
  const kept = orders.filter(({ status }) => status !== "canceled");
  return [...Map.groupBy(kept, ({ currency_code }) => currency_code)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([currency, some]) => ({
      currency,
      amount: some.reduce(
        (sum, { total = 0, refunded_total = 0 }) => sum + total - refunded_total,
        0,
      ),
    }));
}
