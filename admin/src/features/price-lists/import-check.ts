import { iterate, type HttpClient } from "@countertop/sdk";
import { adminListVariants } from "@countertop/sdk/operations";
import { INT32_MAX, parseAmount, toAscii } from "../../lib/amounts.ts";
import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import { currencyDigits, formatterFor } from "../../lib/intl.ts";
import type { Planned, RowsImport } from "../../lib/import/check-rows.ts";
import { readVariants, readVariantsWithLists } from "../../resources/priced-products.ts";
import type { PricedVariant } from "../../resources/priced-variants.ts";
import type { csvColumns } from "./export-prices.ts";
import { ownPrices, placeOf, rowId, tierKey, tierOf, type Tier } from "./list-prices.ts";
import { currencyOf, type Places } from "./price-list-queries.ts";

export type CsvColumn = (typeof csvColumns)[number];
export type ImportProblem = "amount" | "notBelow" | "quantity";

export interface FilePrice extends Planned {
  /** The id of the row in the list's grid. */
  row: string;
  /** A currency code, or a region's id. */
  place: string;
  tier: Tier;
  amount: number;
  /** The list's current price. */
  now: number | undefined;
}

/** The variants in the file with their prices in lists, by id and by lowercase SKU. */
export type Known = ReadonlyMap<string, PricedVariant>;

/** Number of SKUs up to which a request is sent for each. If a file has more, all variants of the store are read. */
const FEW = 50;

/**
 * Matches a number such as 1.234. In some languages, the separator means thousands. In others, it means three decimals, which
 * few currencies have.
 */
const EITHER = /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/;

/** Parses an amount. Programs write `19.99`, and people use the format of their language. Ambiguous numbers are rejected. */
function amountOf(text: string, currency: string, locale: string): number | undefined {
  const digits = currencyDigits(currency);
  const plain = /^\d+(?:\.(?<fraction>\d+))?$/.exec(text)?.groups;
  const isPlain = plain !== undefined && (plain["fraction"] ?? "").length <= digits;
  const amount = parseAmount(text, isPlain ? "en" : locale, digits);
  if (amount === null || Number.isNaN(amount) || amount < 0 || amount > INT32_MAX) return undefined;
  return EITHER.test(toAscii(text)) && amount < 1000 * 10 ** digits ? undefined : amount;
}

function quantityOf(text: string, locale: string): number | null | undefined {
  const quantity = parseAmount(text, locale, 0);
  if (quantity === null) return null;
  return quantity >= 1 && quantity < 1e9 ? quantity : undefined;
}

async function readNamed(
  client: HttpClient,
  ids: ReadonlySet<string>,
  skus: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Known> {
  const wanted = { fields: "id,sku", expand: "" };
  const found = new Map([...(await readVariants(client, [...ids], wanted))].map(bySku));
  const absent = new Set([...skus].map((sku) => sku.toLowerCase()));
  const take = (variant: { id: string; sku?: string | null }) => {
    const sku = variant.sku?.toLowerCase();
    if (sku !== undefined && absent.delete(sku)) found.set(variant.id, sku);
  };
  for (const [, sku] of found) absent.delete(sku);
  if (absent.size > FEW)
    for await (const variant of iterate(
      client,
      adminListVariants,
      { query: { ...wanted, order: "id", limit: 200 } },
      { signal },
    )) {
      take(variant);
      if (absent.size === 0) break;
    }
  else
    await forEachConcurrently([...absent], CONCURRENCY, async (q) => {
      const query = { ...wanted, q, limit: 100 };
      (await adminListVariants(client, { query }, { signal })).variants.forEach(take);
    });
  const known = new Map<string, PricedVariant>();
  for (const [id, variant] of await readVariantsWithLists(client, [...found.keys()])) {
    known.set(id, variant);
    if (variant.sku) known.set(variant.sku.toLowerCase(), variant);
  }
  return known;
}
const bySku = ([id, { sku }]: readonly [string, { sku?: string | null }]) =>
  [id, sku?.toLowerCase() ?? ""] as const;

/** Reads a price file. Each row is a change to the list. */
export function pricesImport(
  list: string,
  places: Places,
  /** The names of each column in the user's language and in English. */
  names: Readonly<Record<CsvColumn, readonly [string, string]>>,
  locale: string,
): RowsImport<Known, FilePrice, ImportProblem> {
  const column = (
    id: CsvColumn,
    examples: string[] = [],
    required: boolean | CsvColumn = false,
  ) => {
    const [name, english] = names[id];
    return {
      name,
      also: [english],
      examples,
      required: typeof required === "string" ? names[required][0] : required,
    };
  };
  const currency = places.currency.toUpperCase();
  return {
    columns: [
      // A second row for the same price is reported in the first required column.
      column("amount", ["19.99", "17.99"], true),
      column("sku", ["MUG-BLUE", "MUG-BLUE"], "variantId"),
      column("variantId"),
      column("product"),
      column("variant"),
      column("currency", [currency, currency], "region"),
      column("region"),
      column("from", ["", "10"]),
      column("to", ["", "49"]),
      column("own"),
    ],
    read: (client, valuesOf, signal) =>
      readNamed(client, valuesOf(names.variantId[0]), valuesOf(names.sku[0]), signal),
    plan(cells, known, tell) {
      const text = (id: CsvColumn) => cells[names[id][0]] ?? "";
      const report = (
        id: CsvColumn,
        ...rest: [Parameters<typeof tell>[1], Parameters<typeof tell>[2]?]
      ) => {
        tell(names[id][0], ...rest);
        return undefined;
      };
      const variant = known.get(text("variantId")) ?? known.get(text("sku").toLowerCase());
      if (!variant) return report(text("variantId") === "" ? "sku" : "variantId", "unknown");
      const said = text("region").toLowerCase();
      const region = places.regions.find(
        ({ id, name }) => said !== "" && (id === text("region") || name.toLowerCase() === said),
      );
      if (said !== "" && !region)
        return report("region", "oneOf", {
          more: places.regions.map(({ name }) => name).join(", "),
        });
      const place = region?.id ?? text("currency").toLowerCase();
      if (!region && !places.currencies.includes(place))
        return report("currency", "oneOf", { more: places.currencies.join(", ").toUpperCase() });
      const [min, max] = [quantityOf(text("from"), locale), quantityOf(text("to"), locale)];
      if (min === undefined) return report("from", "quantity");
      if (max === undefined || (max !== null && max < (min ?? 1))) return report("to", "quantity");
      const amount = amountOf(text("amount"), currencyOf(place, places), locale);
      if (amount === undefined) return report("amount", "amount");
      const tier = { min: min === 1 && max === null ? null : min, max };
      const now = (variant.prices ?? []).find(
        (price) =>
          price.price_list_id === list &&
          placeOf(price) === place &&
          tierKey(tierOf(price)) === tierKey(tier),
      )?.amount;
      const usual = ownPrices(variant, places.regions)[place];
      // This is only a warning, because the store accepts such a price. Customers still pay the usual price.
      if (usual !== undefined && amount >= usual && amount !== now)
        report("amount", "notBelow", {
          more: formatterFor(locale).money(usual, currencyOf(place, places)),
          warning: true,
        });
      const row = rowId(variant.id, tier);
      return {
        id: `${row} ${place}`,
        name: [variant.group, variant.title].filter(Boolean).join(" · "),
        row,
        place,
        tier,
        amount,
        now,
        done: now === amount,
      };
    },
  };
}
