import { parseAmount } from "../../lib/amounts.ts";
import { currencyDigits } from "../../lib/intl.ts";
import type { Table } from "../../lib/import/types.ts";
import { at, reporter, type CheckState } from "./import-match.ts";
import type { OwnPrices, PlannedRow } from "./import-types.ts";

/**
 * Reports prices that may not be base prices. In the server's export, a currency's column contains the first price that the
 * server finds, which may be the price of a region or a price list. If that file were imported, a sale price would become the
 * base price.
 */
export function checkPrices(
  state: CheckState,
  { index, variant }: PlannedRow,
  ownPrices: Map<number, Map<number, string>>,
): void {
  if (!variant) return;
  const { regions } = state.shop;
  for (const column of state.columns) {
    const { currency = "", region: named } = column;
    if (column.kind !== "price") continue;
    const digits = currencyDigits(currency);
    const amount = parseAmount(at(state, index, column), "en", digits);
    const region = regions.find((one) => one.name === named && one.currency === currency)?.id;
    const prices = variant.prices.filter((one) => one.currency === currency);
    const own = prices.find((one) => one.list === undefined && one.region === region);
    if (own?.amount === amount) continue;
    const other = prices.find(
      (one) => one.amount === amount && (named === undefined || one.region === region),
    );
    if (!other) continue;
    const of = regions.find(({ id }) => id === other.region);
    reporter(state)(index, column.name, "priceOf", {
      more: other.list ?? (of ? `${of.name} [${of.currency}]` : (other.region ?? column.name)),
      warning: true,
    });
    const cells = ownPrices.get(index) ?? new Map<number, string>();
    cells.set(column.index, own ? (own.amount / 10 ** digits).toFixed(digits) : "");
    ownPrices.set(index, cells);
  }
}

/** Replaces these cells with the store's base prices. */
export const withOwnPrices = (table: Table, prices: OwnPrices): Table => ({
  ...table,
  rows: table.rows.map((row, index) => {
    const cells = prices.get(index);
    return cells ? row.map((value, place) => cells.get(place) ?? value) : row;
  }),
});
