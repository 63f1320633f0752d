import {
  amountOf,
  checkCells,
  oneOf,
  placeColumns,
  wholeNumber,
} from "../../lib/import/columns.ts";
import { nearestNames } from "../../lib/import/nearest-names.ts";
import { yieldToMain } from "../../lib/import/yield-to-main.ts";
import { sorted, type Table, type ReportProblem, type Watched } from "../../lib/import/types.ts";
import {
  channelOf,
  countryOf,
  nearestCountry,
  readHeader,
  statuses,
  type Shop,
  yesNoOf,
} from "./import-columns.ts";
import { checkProduct } from "./import-match.ts";
import { checkPrices } from "./import-prices.ts";
import type {
  Checked,
  Known,
  OwnCode,
  PlacedColumn,
  Plan,
  PlannedRow,
  ProductProblem,
} from "./import-types.ts";

/**
 * Finds the problems of a file by row and column, and plans the effect of each row. The server's own dry run only counts the
 * rows. If an import fails, the server reports only the first invalid row, with a database error.
 */
export async function checkFile(
  table: Table,
  shop: Shop,
  known: Known,
  { signal, onProgress }: Watched,
): Promise<Checked> {
  // Checks each row twice: separately, and together with the other rows of its product.
  let done = 0;
  const rest = yieldToMain(signal, () => onProgress?.(done / (2 * table.rows.length)));
  const found: ProductProblem[] = [];
  const columns = checkColumns(table, shop, found);
  const groups = new Map<string, number[]>();
  const handle = columns.find(({ name }) => name === "Product Handle");
  for (const [index, row] of table.rows.entries()) {
    await rest();
    done += 1;
    if (row.every((cell) => cell === "")) continue;
    checkCells(
      table,
      index,
      columns,
      (column, value, tell: ReportProblem<OwnCode>) => checkCell(column, value, shop, tell),
      found,
    );
    if (!handle) continue;
    const value = row[handle.index] ?? "";
    const group = groups.get(value);
    if (group) group.push(index);
    else groups.set(value, [index]);
  }
  const state = {
    table,
    columns,
    known,
    byHandle: new Map(known.products.map((one) => [one.handle, one])),
    byId: new Map(known.products.map((one) => [one.id, one])),
    shop,
    found,
    seen: new Map<string, number>(),
  };
  const ownPrices = new Map<number, Map<number, string>>();
  const rows: PlannedRow[] = [];
  for (const [value, indexes] of groups) {
    await rest();
    for (const row of checkProduct(state, value, indexes)) {
      checkPrices(state, row, ownPrices);
      rows.push(row);
    }
    done += indexes.length;
  }
  if (handle && groups.size === 0) found.push({ code: "rows" });
  if (rows.some(({ product, first }) => first && !product) && shop.channels && !sold(state, rows))
    found.push({ code: "noChannel", warning: true });

  return {
    ...sorted(found),
    plan: { ...planOf(table, columns, rows), ownPrices },
  };
}

const checkColumns = (table: Table, shop: Shop, found: ProductProblem[]): PlacedColumn[] =>
  placeColumns(table, readHeader, ["Product Handle"], found, ({ currency, region }) => {
    if (region !== undefined && !regionOf(shop, region, currency))
      return {
        code: "oneOf",
        more: shop.regions.map(({ name, currency }) => `${name} [${currency}]`).join(", "),
      };
    if (currency !== undefined && !shop.currencies.includes(currency))
      return { code: "oneOf", more: shop.currencies.join(", ") };
    return undefined;
  });

const regionOf = (shop: Shop, name: string, currency: string | undefined) =>
  shop.regions.find((region) => region.name === name && region.currency === currency);

const status = oneOf(...statuses);

function checkCell(
  column: PlacedColumn,
  value: string,
  shop: Shop,
  tell: ReportProblem<OwnCode>,
): void {
  switch (column.kind) {
    case "whole":
      return wholeNumber(value, tell);
    case "yesNo":
      if (yesNoOf(value) === undefined) tell("oneOf", { more: "true, false" });
      return undefined;
    case "status":
      return status(value, tell);
    case "country":
      if (countryOf(value) === undefined) tell("country", nearestCountry(value));
      return undefined;
    case "price":
      return amountOf(column.currency ?? "")(value, tell);
    case "id":
      return checkReference(value, column, shop, tell);
    case "text":
    case "none":
  }
}

/** Cached proposals by store, because many rows may have the same unknown name. */
const proposed = new WeakMap<Shop, Map<string, Nearest>>();
type Nearest = Pick<ProductProblem, "more" | "proposal">;

/** Proposes similar names for an unknown one. Proposes none for ids. */
function nearestIn(
  shop: Shop,
  sort: PlacedColumn["sort"],
  value: string,
  handles: ReadonlySet<string> | undefined,
): Nearest {
  if (sort === "channelId") return {};
  const known = proposed.get(shop) ?? new Map<string, Nearest>();
  proposed.set(shop, known);
  const key = `${sort ?? ""} ${value}`;
  const found = known.get(key);
  if (found) return found;
  const names = nearestNames(value, handles ?? shop.channels?.map((one) => one.name) ?? []);
  const [proposal] = names;
  const more = proposal === undefined ? {} : { more: names.join(", "), proposal };
  known.set(key, more);
  return more;
}

/**
 * Checks that referenced records exist (the server silently ignores an unknown sales channel), and warns about values that the
 * server would read differently.
 */
function checkReference(
  value: string,
  column: PlacedColumn,
  shop: Shop,
  report: ReportProblem<OwnCode>,
): void {
  const { name, sort } = column;
  const isChannel = sort === "channelId" || sort === "channelName";
  const handles =
    name === "Product Collection Handle"
      ? shop.collections
      : sort === "category"
        ? shop.categories
        : undefined;
  const missing = handles
    ? !handles.has(value)
    : isChannel && shop.channels && !channelOf(shop.channels, sort, value);
  if (missing) report("unknown", nearestIn(shop, sort, value, handles));
  const exact =
    name === "Product Handle" || sort === "optionName" || sort === "optionValue" || undefined;
  if (exact && readByServer(value) !== value)
    report("typed", { more: readByServer(value), warning: true });
}

/**
 * The value as the server reads it. The server parses anything that looks like a number or a boolean, so 007 becomes 7. If
 * possible, the file that is sent to the server is written so that such values don't change.
 */
const readByServer = (value: string): string =>
  NUMBER.test(value)
    ? String(Number.parseFloat(value))
    : /^(?:TRUE|FALSE)$/.test(value)
      ? value.toLowerCase()
      : value;
export const NUMBER = /^-?(?:\d+\.?|\.\d+|\d+\.\d+)(?:[eE][-+]?\d+)?$/;

/** True if each created product has a sales channel. */
const sold = (
  { table, columns }: { table: Table; columns: readonly PlacedColumn[] },
  rows: readonly PlannedRow[],
): boolean => {
  const channels = columns.filter(({ sort }) => sort === "channelId" || sort === "channelName");
  return rows.every(
    ({ first, product, index }) =>
      !first ||
      product ||
      channels.some((column) => (table.rows[index]?.[column.index] ?? "") !== ""),
  );
};

export function planOf(
  table: Table,
  columns: PlacedColumn[],
  rows: PlannedRow[],
): Omit<Plan, "ownPrices"> {
  const title = columns.find(({ name }) => name === "Product Title");
  const products = new Map<string, Plan["products"][number]>();
  const counts = { created: 0, updated: 0, variantsCreated: 0, variantsUpdated: 0 };
  for (const { index, handle, product, variant } of rows) {
    counts[variant ? "variantsUpdated" : "variantsCreated"] += 1;
    const planned = products.get(handle);
    if (planned) {
      planned.variants += 1;
      continue;
    }
    counts[product ? "updated" : "created"] += 1;
    const named = title ? (table.rows[index]?.[title.index] ?? "") : "";
    products.set(handle, {
      handle,
      title: named || product?.title || handle,
      known: product !== undefined,
      variants: 1,
    });
  }
  return { rows, columns, products: [...products.values()], counts };
}
