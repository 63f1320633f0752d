/** What an order came to, as far as the server tells. */
export interface Spent {
  status: string;
  currency_code: string;
  total?: number;
  refunded_total?: number;
}

/** What these orders came to in each currency, the most frequent one first: without canceled ones, less what was paid back. */
export function sumsOf(orders: readonly Spent[]): { currency: string; amount: number }[] {
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
