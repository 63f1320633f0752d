import type { HttpClient } from "@countertop/sdk";
import { adminListProducts } from "@countertop/sdk/operations";
import { chunk, CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import type { CsvValue } from "../../lib/csv.ts";
import { currencyDigits } from "../../lib/intl.ts";
import type { Watched } from "../../lib/import/types.ts";
import { isBase, isEverybodys, type Price } from "../../resources/variant-prices.ts";
import { priceName, type Shop } from "./import-columns.ts";

/** Number of products per request. Their ids are in the URL, and their variants and prices in the response. */
const STEP = 50;

const relations = ["collection", "type", "tags", "options", "images"];
const ofVariants = ["variants", "variants.prices", "variants.options"];

type Listed = Awaited<ReturnType<typeof adminListProducts>>["products"][number];
/** A variant's row, as names of columns with their values. */
type Row = Map<string, CsvValue>;

export interface Sheet {
  headers: readonly string[];
  rows: readonly CsvValue[][];
}

/**
 * Reads products, and returns a row for each variant, with the columns that the import reads. The server's own export doesn't
 * separate the prices of currencies, regions, and price lists. Its numbers have decimal points, which a German Excel reads as
 * dates.
 */
export async function exportRows(
  client: HttpClient,
  ids: readonly string[],
  shop: Shop,
  { signal, onProgress }: Watched,
): Promise<Sheet> {
  const expand = [
    ...relations,
    ...ofVariants,
    ...(shop.channels ? ["sales_channels"] : []),
    ...(shop.categories ? ["categories"] : []),
  ].join(",");
  const rowsOf = new Map<string, Row[]>();
  let done = 0;
  await forEachConcurrently(chunk(ids, STEP), CONCURRENCY, async (id) => {
    signal.throwIfAborted();
    const query = { id, limit: id.length, expand };
    const { products } = await adminListProducts(client, { query }, { signal });
    for (const product of products) rowsOf.set(product.id, productRows(product, shop));
    onProgress?.((done += id.length) / ids.length);
  });
  const rows = ids.flatMap((id) => rowsOf.get(id) ?? []);
  const headers = headersOf(rows);
  return { headers, rows: rows.map((row) => headers.map((name) => row.get(name))) };
}

/** All columns with a value, and in their order. The columns of later products are next to their own kind. */
function headersOf(rows: readonly Row[]): string[] {
  const used = new Set(rows.flatMap((row) => [...row.keys()]));
  const kindOf = (name: string) => kinds.findIndex((kind) => kind.test(name));
  const [first] = rows;
  const fixed = [...(first?.keys() ?? [])].filter((name) => kindOf(name) < 0);
  const others = [...used].filter((name) => kindOf(name) >= 0);
  return [
    ...fixed,
    ...others.toSorted(
      (a, b) =>
        kindOf(a) - kindOf(b) || a.localeCompare(b, "en", { numeric: true, sensitivity: "base" }),
    ),
  ];
}
const kinds = [
  /^Price [A-Z]{3}$/,
  /^Price /,
  /^Option \d/,
  /^Image \d/,
  /^Sales Channel/,
  /Category/,
];

function productRows(product: Listed, shop: Shop): Row[] {
  const own: [string, CsvValue][] = [
    ["Product Id", product.id],
    ["Product Handle", product.handle],
    ["Product Title", product.title],
    ["Product Subtitle", product.subtitle],
    ["Product Description", product.description],
    ["Product Status", product.status],
    ["Product Thumbnail", product.thumbnail],
    ["Product Weight", product.weight],
    ["Product Length", product.length],
    ["Product Width", product.width],
    ["Product Height", product.height],
    ["Product HS Code", product.hs_code],
    ["Product Origin Country", product.origin_country],
    ["Product MID Code", product.mid_code],
    ["Product Material", product.material],
    ["Product Collection Handle", product.collection?.handle],
    ["Product Type", product.type?.value],
    ["Product Tags", product.tags?.map(({ value }) => value).join(",")],
    ["Product Discountable", product.discountable],
    ["Product External Id", product.external_id],
  ];
  const several: [string, CsvValue][] = [
    ...numbered(
      "Image",
      "Url",
      product.images?.map(({ url }) => url),
    ),
    ...numbered(
      "Sales Channel",
      "Name",
      product.sales_channels?.map(({ name }) => name),
    ),
    ...numbered(
      "Product Category",
      "Handle",
      product.categories?.map(({ handle }) => handle),
    ),
  ];
  const options = product.options ?? [];
  const variants = (product.variants ?? []).toSorted(
    (a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0),
  );
  return variants.map(
    (variant) =>
      new Map<string, CsvValue>([
        ...own,
        ["Variant Id", variant.id],
        ["Variant Title", variant.title],
        ["Variant SKU", variant.sku],
        ["Variant Barcode", variant.barcode],
        ["Variant Inventory Quantity", variant.inventory_quantity],
        ["Variant Allow Backorder", variant.allow_backorder],
        ["Variant Manage Inventory", variant.manage_inventory],
        ["Variant Weight", variant.weight],
        ["Variant Length", variant.length],
        ["Variant Width", variant.width],
        ["Variant Height", variant.height],
        ["Variant HS Code", variant.hs_code],
        ["Variant Origin Country", variant.origin_country],
        ["Variant MID Code", variant.mid_code],
        ["Variant Material", variant.material],
        ...pricesOf(variant.prices ?? [], shop),
        ...options.flatMap(({ id, title }, index): [string, CsvValue][] => [
          [`Option ${index + 1} Name`, title],
          [
            `Option ${index + 1} Value`,
            variant.options?.find(({ option_id }) => option_id === id)?.value,
          ],
        ]),
        ...several,
      ]),
  );
}

const numbered = (
  name: string,
  part: string,
  values: readonly CsvValue[] = [],
): [string, CsvValue][] => values.map((value, index) => [`${name} ${index + 1} ${part}`, value]);

/** A column for each currency of the store, and one for each region with its own price. Leaves out prices of price lists. */
function pricesOf(prices: readonly Price[], shop: Shop): [string, CsvValue][] {
  const amountIn = (code: string, price: Price | undefined): CsvValue =>
    price && price.amount / 10 ** currencyDigits(code);
  const base = shop.currencies.map((code): [string, CsvValue] => [
    priceName(code),
    amountIn(
      code,
      prices.find((one) => one.currency_code.toUpperCase() === code && isBase(one)),
    ),
  ]);
  const regional = shop.regions.flatMap(({ id, name, currency }): [string, CsvValue][] => {
    const own = prices.find((one) => one.region_id === id && isEverybodys(one));
    return own ? [[priceName(currency, name), amountIn(currency, own)]] : [];
  });
  return [...base, ...regional];
}
