import type { HttpClient } from "@countertop/sdk";
import i18next from "i18next";
import { currencyDigits } from "../../lib/intl.ts";
import { download, toCsv } from "../../lib/csv.ts";
import { pricedProductsQuery, WITH_LISTS } from "../../resources/priced-products.ts";
import type { PricedVariant } from "../../resources/priced-variants.ts";
import { ownPrices, placeOf } from "./list-prices.ts";
import { currencyOf, type Places } from "./price-list-queries.ts";

export const csvColumns = [
  "sku",
  "variantId",
  "product",
  "variant",
  "currency",
  "region",
  "from",
  "to",
  "amount",
  "own",
] as const;

/** The translation keys of the column headings. */
const keys = {
  sku: "price-list-parts:csv.sku",
  variantId: "price-list-parts:csv.variantId",
  product: "members:columnTitle",
  variant: "price-list-parts:csv.variant",
  currency: "price-list-parts:csv.currency",
  region: "price-list-parts:csv.region",
  from: "price-list-parts:csv.from",
  to: "price-list-parts:csv.to",
  amount: "price-list-parts:csv.amount",
  own: "price-lists:products.own",
} as const;
/**
 * The English column names, which are accepted in every language. They are constants, so that the English strings don't have to
 * be loaded.
 */
export const inEnglish: Readonly<Record<(typeof csvColumns)[number], string>> = {
  sku: "SKU",
  variantId: "Variant ID",
  product: "Product",
  variant: "Variant",
  currency: "Currency",
  region: "Region",
  from: "Minimum quantity",
  to: "Maximum quantity",
  amount: "Price",
  own: "Usual price",
};
export const nameOfColumn = (column: (typeof csvColumns)[number], t: unknown): string =>
  (t as (key: string) => string)(keys[column]);

/** An amount in a machine-readable format, such as `19.99`, regardless of the language. */
const plainAmount = (amount: number, currency: string): string =>
  (amount / 10 ** currencyDigits(currency)).toFixed(currencyDigits(currency));

/** One row for each price of the list. */
export const csvRows = (variants: readonly PricedVariant[], list: string, places: Places) =>
  variants.flatMap((variant) => {
    const own = ownPrices(variant, places.regions);
    return (variant.prices ?? [])
      .filter(({ price_list_id }) => price_list_id === list)
      .map((price) => {
        const column = placeOf(price);
        const code = currencyOf(column, places);
        const usual = own[column];
        return [
          variant.sku,
          variant.id,
          variant.group,
          variant.title,
          code.toUpperCase(),
          places.regions.find(({ id }) => id === price.region_id)?.name,
          price.min_quantity,
          price.max_quantity,
          Number(plainAmount(price.amount, code)),
          usual === undefined ? null : Number(plainAmount(usual, code)),
        ];
      });
  });

/** Exports all prices of the list to a file, in the format that can be imported. */
export async function exportPrices(
  client: HttpClient,
  list: { id: string; name: string },
  places: Places,
): Promise<void> {
  await i18next.loadNamespaces(["price-list-parts", "members"]);
  const query = { price_list_id: [list.id], order: "title", expand: WITH_LISTS };
  const { queryFn } = pricedProductsQuery(client, query, { all: true, ids: [] }, Infinity);
  const { variants } = await queryFn({});
  download(
    `${list.name}.csv`,
    toCsv(
      csvColumns.map((column) => nameOfColumn(column, i18next.t)),
      csvRows(variants, list.id, places),
    ),
  );
}
