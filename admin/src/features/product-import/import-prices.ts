import { parseAmount } from "../../lib/amounts.ts";
import { currencyDigits } from "../../lib/intl.ts";
import { at, teller, type CheckState } from "./import-match.ts";
import type { PlannedRow } from "./import-types.ts";

/**
 * The server's export writes into the column of a currency whichever price of that currency it finds first: it may be the one for
 * a region, or that of a price list. Imported again, a sale's price would become the usual one.
 */
export function checkPrices(state: CheckState, { index, variant }: PlannedRow): void {
  if (!variant) return;
  const { regions } = state.shop;
  for (const column of state.columns) {
    const { currency = "", region: named } = column;
    if (column.kind !== "price") continue;
    const amount = parseAmount(at(state, index, column), "en", currencyDigits(currency));
    const region = regions.find((one) => one.name === named && one.currency === currency)?.id;
    const same = variant.prices.filter((one) => one.currency === currency && one.amount === amount);
    if (same.some((one) => one.list === undefined && one.region === region)) continue;
    const other = same.find((one) => named === undefined || one.region === region);
    if (!other) continue;
    const of = regions.find(({ id }) => id === other.region);
    teller(state)(index, column.name, "priceOf", {
      more: other.list ?? (of ? `${of.name} [${of.currency}]` : ""),
      warning: true,
    });
  }
}
