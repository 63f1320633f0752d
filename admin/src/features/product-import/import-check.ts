import { currencyDigits } from "../../lib/intl.ts";
import { channelOf, readHeader, statuses, type Shop } from "./import-columns.ts";
import { checkProduct } from "./import-match.ts";
import { pace } from "./import-pace.ts";
import { checkPrices } from "./import-prices.ts";
import {
  rowNumber,
  type Checked,
  type Fault,
  type Known,
  type Placed,
  type Plan,
  type PlannedRow,
  type Table,
} from "./import-types.ts";

interface Watched {
  signal: AbortSignal;
  /** How much of it is done, from 0 to 1. */
  onProgress?(done: number): void;
}

/**
 * What is wrong in a file, by row and column, and what the rest of it would do. The server's own dry run only counts; of an
 * import that fails it tells the first row that it stumbled over, in the words of its database.
 */
export async function checkFile(
  table: Table,
  shop: Shop,
  known: Known,
  { signal, onProgress }: Watched,
): Promise<Checked> {
  // Each row is looked at twice: alone, and among those of its product.
  let done = 0;
  const rest = pace(signal, () => onProgress?.(done / (2 * table.rows.length)));
  const found: Fault[] = [];
  const columns = checkColumns(table, shop, found);
  const groups = new Map<string, number[]>();
  const handle = columns.find(({ name }) => name === "Product Handle");
  for (const [index, row] of table.rows.entries()) {
    await rest();
    done += 1;
    if (row.every((cell) => cell === "")) continue;
    checkRow(table, index, columns, shop, found);
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

  // A column first, then from top to bottom, as one mends them.
  found.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  return {
    faults: found.filter(({ warning }) => !warning),
    warnings: found.filter(({ warning }) => warning),
    plan: { ...planOf(table, columns, rows), ownPrices },
  };
}

function checkColumns({ headers }: Table, shop: Shop, found: Fault[]): Placed[] {
  const columns: Placed[] = [];
  for (const [index, header] of headers.entries()) {
    // Spreadsheets leave empty columns at the end.
    if (header === "") continue;
    const column = readHeader(header);
    const fault = (code: Fault["code"], more?: string) =>
      found.push({ code, row: 1, column: header, ...(more !== undefined && { more }) });
    if (!column) fault("column");
    else if (columns.some(({ name }) => name === column.name)) fault("columnTwice");
    else if (column.region !== undefined && !regionOf(shop, column.region, column.currency))
      fault("oneOf", shop.regions.map(({ name, currency }) => `${name} [${currency}]`).join(", "));
    else if (column.currency !== undefined && !shop.currencies.includes(column.currency))
      fault("oneOf", shop.currencies.join(", "));
    else columns.push({ ...column, index });
  }
  if (!columns.some(({ name }) => name === "Product Handle"))
    found.push({ code: "columnMissing", row: 1, column: "Product Handle" });
  return columns;
}

const regionOf = (shop: Shop, name: string, currency: string | undefined) =>
  shop.regions.find((region) => region.name === name && region.currency === currency);

function checkRow(
  { headers, rows }: Table,
  index: number,
  columns: readonly Placed[],
  shop: Shop,
  found: Fault[],
): void {
  const row = rows[index] ?? [];
  const number = rowNumber(index);
  if (row.slice(headers.length).some((cell) => cell !== ""))
    found.push({ code: "cells", row: number, value: row.slice(headers.length).join(", ") });
  for (const column of columns) {
    const value = row[column.index] ?? "";
    if (value === "") continue;
    const fault = (code: Fault["code"], rest: Partial<Fault> = {}) =>
      found.push({ code, row: number, column: column.name, value, ...rest });
    if (value.includes("\uFFFD")) fault("encoding");
    switch (column.kind) {
      case "whole":
        if (!/^-?\d{1,9}$/.test(value)) fault("whole");
        break;
      case "yesNo":
        if (!/^(?:true|false)$/i.test(value)) fault("oneOf", { more: "true, false" });
        break;
      case "status":
        if (!(statuses as readonly string[]).includes(value.toLowerCase()))
          fault("oneOf", { more: statuses.join(", ") });
        break;
      case "price":
        checkPrice(value, column.currency ?? "", fault);
        break;
      case "id":
        checkReference(value, column, shop, fault);
        break;
      case "text":
      case "none":
        break;
    }
  }
}

type Tell = (code: Fault["code"], rest?: Partial<Fault>) => void;

function checkPrice(value: string, currency: string, fault: Tell): void {
  // The server reads what it can of anything: 10,50 would be 10.
  const amount = /^\d{1,9}(?:\.(\d+))?$/.exec(value);
  if (!amount) fault("price");
  else if ((amount[1] ?? "").replace(/0+$/, "").length > currencyDigits(currency))
    fault("decimals", { more: currency, warning: true });
}

/** What is named has to be there: the server passes over an unknown sales channel without a word. */
function checkReference(value: string, column: Placed, shop: Shop, fault: Tell): void {
  const { name, sort } = column;
  const missing =
    (name === "Product Collection Handle" && !shop.collections.has(value)) ||
    (sort === "category" && shop.categories && !shop.categories.has(value)) ||
    ((sort === "channelId" || sort === "channelName") &&
      shop.channels &&
      !channelOf(shop.channels, sort, value));
  if (missing) fault("unknown");
  const exact =
    name === "Product Handle" || sort === "optionName" || sort === "optionValue" || undefined;
  if (exact && readByServer(value) !== value)
    fault("typed", { more: readByServer(value), warning: true });
}

/** The server takes what looks like a number for one, and 007 becomes 7. Where it can be helped, the file is written so. */
const readByServer = (value: string): string =>
  NUMBER.test(value)
    ? String(Number.parseFloat(value))
    : /^(?:TRUE|FALSE)$/.test(value)
      ? value.toLowerCase()
      : value;
export const NUMBER = /^-?(?:\d+\.?|\.\d+|\d+\.\d+)(?:[eE][-+]?\d+)?$/;

/** Whether each product that is created is in some sales channel. */
const sold = (
  { table, columns }: { table: Table; columns: readonly Placed[] },
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

function planOf(table: Table, columns: Placed[], rows: PlannedRow[]): Omit<Plan, "ownPrices"> {
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
