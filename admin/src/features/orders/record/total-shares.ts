import type { Order } from "../order.ts";

/** A part of one of the server's totals. It has no amount if the parts don't add up to that total. */
export interface Share {
  name: string;
  amount: number | undefined;
}

/**
 * Amounts are shown only if they add up to the total, so that the admin never contradicts the server. If there is only one part,
 * or only one that isn't zero, it gets the whole total.
 */
function shares(parts: ReadonlyMap<string, number>, total: number): Share[] {
  const names = [...parts.keys()];
  const [only, ...others] = names.length === 1 ? names : names.filter((name) => parts.get(name));
  if (only !== undefined && others.length === 0)
    return names.map((name) => ({ name, amount: name === only ? total : 0 }));
  const sum = [...parts.values()].reduce((left, right) => left + right, 0);
  return names.map((name) => ({ name, amount: sum === total ? parts.get(name) : undefined }));
}

/** The amount that each code discounts, before tax or with tax. A free shipping code doesn't discount items. */
export function discountShares(order: Order, total = order.discount_total ?? 0): Share[] {
  const codes = new Map((order.discounts ?? []).map(({ id, code }) => [id, code]));
  const parts = new Map([...codes.values()].map((code) => [code, 0]));
  for (const { adjustments = [] } of order.items ?? [])
    for (const { discount_id, amount } of adjustments) {
      const code = codes.get(discount_id ?? "");
      if (code !== undefined) parts.set(code, (parts.get(code) ?? 0) + amount);
    }
  return shares(parts, total);
}

/** Tax by rate. Several rates of one item are treated as one rate, because the server returns only their sum. */
export function taxShares(order: Order, rateText: (rates: readonly number[]) => string): Share[] {
  const parts = new Map<string, number>();
  for (const { tax_lines = [], tax_total } of [
    ...(order.items ?? []),
    ...(order.shipping_methods ?? []),
  ]) {
    const rates = tax_lines.map(({ rate }) => rate).filter((rate) => rate > 0);
    if (rates.length === 0) continue;
    const name = rateText(rates);
    parts.set(name, (parts.get(name) ?? 0) + (tax_total ?? 0));
  }
  return shares(parts, order.tax_total ?? 0);
}
