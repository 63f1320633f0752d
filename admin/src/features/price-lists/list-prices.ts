import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import type { GridRow, RowChange } from "../../patterns/grid.ts";
import { columnOf, type PricedVariant, type StoredPrice } from "../../resources/priced-variants.ts";

/** The range of quantities to which a price applies. Null means no limit. */
export interface Tier {
  min: number | null;
  max: number | null;
}
export const anyQuantity: Tier = { min: null, max: null };
export type NewPrice = NonNullable<
  NonNullable<Input<operations["adminUpdatePriceList"]>["body"]>["prices"]
>[number];

/** The server stores "any quantity" without limits, or as a minimum of 1. Both have the same tier here. */
export const tierOf = ({ min_quantity: min, max_quantity: max }: StoredPrice): Tier => ({
  min: min == null || (min <= 1 && max == null) ? null : min,
  max: max ?? null,
});
export const tierKey = ({ min, max }: Tier = anyQuantity): string => `${min ?? ""}-${max ?? ""}`;
const SEPARATOR = "|";
export const rowId = (variant: string, tier: Tier) => `${variant}${SEPARATOR}${tierKey(tier)}`;
/** The variant and the quantities of a row. */
export function partsOf(id: string): { variant: string; tier: Tier } {
  const [variant = "", key = "-"] = id.split(SEPARATOR);
  const [min, max] = key.split("-").map((part) => (part === "" ? null : Number(part)));
  return { variant, tier: { min: min ?? null, max: max ?? null } };
}
/** The distinct tiers of these rows. */
export function tiersIn(rows: readonly string[]): Tier[] {
  const tiers = rows.map((id) => partsOf(id).tier);
  return [...new Map(tiers.map((tier) => [tierKey(tier), tier])).values()];
}

/** The column of a price, regardless of its quantities. */
export const placeOf = ({ region_id, currency_code }: StoredPrice): string =>
  region_id ?? currency_code;

/** The base price for one unit, by column. A region without its own price has that of its currency. */
export function ownPrices(
  { prices = [] }: PricedVariant,
  regions: readonly { id: string; currency_code: string }[],
): Record<string, number> {
  const own: Record<string, number> = {};
  for (const price of prices) {
    const column = columnOf(price);
    if (column !== undefined) own[column] ??= price.amount;
  }
  for (const { id, currency_code } of regions) {
    const inCurrency = own[currency_code];
    if (inCurrency !== undefined) own[id] ??= inCurrency;
  }
  return own;
}

export const changeOf = (amount: number, own: number): number | undefined =>
  own === 0 ? undefined : amount / own - 1;

const byTier = (a: Tier, b: Tier) => (a.min ?? 0) - (b.min ?? 0) || (a.max ?? 0) - (b.max ?? 0);

export interface RowWords {
  ambiguous: string;
  /** The text for a tier, such as "10–49 units". */
  tier(tier: Tier): string;
  /** The text for the usual price, such as "Usual price: €21.00 (−10%)". */
  own(column: string, own: number, here: number | undefined): string;
}

/** A variant's rows in a list's grid: one for any quantity, and one for each existing or added tier. */
export function rowsOf(
  variant: PricedVariant,
  list: string,
  regions: readonly { id: string; currency_code: string }[],
  wanted: readonly Tier[],
  words: RowWords,
): GridRow[] {
  const prices = (variant.prices ?? []).filter(({ price_list_id }) => price_list_id === list);
  const tiers = new Map(
    [anyQuantity, ...prices.map(tierOf), ...wanted].map((tier) => [tierKey(tier), tier]),
  );
  const own = ownPrices(variant, regions);
  return [...tiers.values()].toSorted(byTier).map((tier) => {
    const values: Record<string, number> = {};
    const locked: Record<string, string> = {};
    for (const price of prices) {
      if (tierKey(tierOf(price)) !== tierKey(tier)) continue;
      const column = placeOf(price);
      if (column in values) locked[column] = words.ambiguous;
      values[column] ??= price.amount;
    }
    const tiered = tier.min !== null || tier.max !== null;
    const note = [tiered ? words.tier(tier) : "", variant.sku ?? ""].filter(Boolean).join(" · ");
    return {
      id: rowId(variant.id, tier),
      title: variant.title,
      group: variant.group,
      values,
      base: own,
      notes: Object.fromEntries(
        Object.entries(own).map(([column, amount]) => [
          column,
          words.own(column, amount, values[column]),
        ]),
      ),
      ...(note !== "" && { note }),
      ...(Object.keys(locked).length > 0 && { locked }),
    };
  });
}

export interface PriceWrites {
  /** Prices to add, or to change if they have an id. */
  write: NewPrice[];
  remove: string[];
  /** Rows that aren't written, with the reasons, so that the operator can review them. */
  skipped: Map<string, "gone" | "changed">;
}

/** Returns a function that finds the list's price for these quantities in a column. */
export function storedIn({ prices = [] }: PricedVariant, list: string, tier: Tier) {
  const there = prices.filter(
    (price) => price.price_list_id === list && tierKey(tierOf(price)) === tierKey(tier),
  );
  return (column: string) => there.find((price) => placeOf(price) === column);
}

/**
 * The writes that change the list's current prices to the entered prices. Prices that other operators have set in the meantime
 * are kept. If the same price was changed, the row is skipped. Prices that are already stored aren't written, so a save whose
 * response was lost can be repeated.
 */
export function priceWrites(
  changes: readonly RowChange[],
  now: ReadonlyMap<string, PricedVariant>,
  list: string,
  regions: ReadonlySet<string>,
): PriceWrites {
  const writes: PriceWrites = { write: [], remove: [], skipped: new Map() };
  for (const { row, values } of changes) {
    const { variant: variant_id, tier } = partsOf(row.id);
    const variant = now.get(variant_id);
    if (!variant) {
      writes.skipped.set(row.id, "gone");
      continue;
    }
    const theirs = storedIn(variant, list, tier);
    const differs = [...values].some(([column, mine]) => {
      const amount = theirs(column)?.amount ?? null;
      return amount !== (row.values[column] ?? null) && amount !== mine;
    });
    if (differs) {
      writes.skipped.set(row.id, "changed");
      continue;
    }
    for (const [column, amount] of values) {
      const price = theirs(column);
      if (amount === null) {
        if (price) writes.remove.push(price.id);
      } else if (!price) {
        writes.write.push({
          variant_id,
          amount,
          ...(regions.has(column) ? { region_id: column } : { currency_code: column }),
          ...(tier.min !== null && { min_quantity: tier.min }),
          ...(tier.max !== null && { max_quantity: tier.max }),
        });
      } else if (price.amount !== amount) writes.write.push({ id: price.id, variant_id, amount });
    }
  }
  return writes;
}

/** Ids of the rows whose stored prices already equal the entered ones. */
export function storedOf(
  changes: readonly RowChange[],
  now: ReadonlyMap<string, PricedVariant>,
  list: string,
): Set<string> {
  const stored = changes.filter(({ row, values }) => {
    const { variant: id, tier } = partsOf(row.id);
    const variant = now.get(id);
    const theirs = variant && storedIn(variant, list, tier);
    return (
      theirs && [...values].every(([column, mine]) => (theirs(column)?.amount ?? null) === mine)
    );
  });
  return new Set(stored.map(({ row }) => row.id));
}

export interface Compared {
  /** The currency or region used for the comparison. */
  column: string;
  here: readonly [number, number];
  own: readonly [number, number] | undefined;
  change: readonly [number, number] | undefined;
  /** Number of other columns in which the list has prices. */
  more: number;
}

/** The prices of a product's variants in the list, compared with their base prices. Prefers prices for any quantity. */
export function compared(
  variants: readonly PricedVariant[],
  list: string,
  currency: string,
  regions: readonly { id: string; currency_code: string }[],
): Compared | undefined {
  const all = variants.flatMap((variant) =>
    (variant.prices ?? [])
      .filter(({ price_list_id }) => price_list_id === list)
      .map((price) => ({ price, column: placeOf(price), own: ownPrices(variant, regions) })),
  );
  const columns = [...new Set(all.map(({ column }) => column))];
  const column = columns.includes(currency) ? currency : columns[0];
  if (column === undefined) return undefined;
  const here = all.filter((one) => one.column === column);
  const single = here.filter(({ price }) => tierKey(tierOf(price)) === tierKey(anyQuantity));
  const shown = single.length > 0 ? single : here;
  const own = shown.flatMap((one) => one.own[column] ?? []);
  const changes = shown.flatMap(({ price, own: of }) => {
    const usual = of[column];
    return usual === undefined ? [] : (changeOf(price.amount, usual) ?? []);
  });
  return {
    column,
    here: span(shown.map(({ price }) => price.amount)) ?? [0, 0],
    own: span(own),
    change: span(changes),
    more: columns.length - 1,
  };
}

const span = (amounts: readonly number[]): [number, number] | undefined =>
  amounts.length === 0 ? undefined : [Math.min(...amounts), Math.max(...amounts)];
