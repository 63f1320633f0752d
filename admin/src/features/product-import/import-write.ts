import Papa from "papaparse";
import { yieldToMain } from "../../lib/import/yield-to-main.ts";
import type { Table } from "../../lib/import/types.ts";
import { NUMBER } from "./import-check.ts";
import { channelOf, countryOf, type Shop, yesNoOf } from "./import-columns.ts";
import type { PlacedColumn, Plan, PlannedRow } from "./import-types.ts";

/**
 * Converts the file to the server's format. The result has the server's column names, values that its database requires, and ids
 * of existing records, because the server would otherwise try to create these again.
 */
export async function importFile(
  name: string,
  table: Table,
  shop: Shop,
  plan: Plan,
  signal: AbortSignal,
): Promise<File> {
  const rest = yieldToMain(signal);
  const columns = outColumns(plan, shop);
  const firsts = new Map(
    plan.rows.filter(({ first }) => first).map((row) => [row.handle, row.index]),
  );
  const encode = lineEncoder();
  const line = (cells: string[]) => encode(Papa.unparse([cells], { newline: "\n" }));
  const bytes = [line(columns.map((column) => column.name))];
  for (const row of plan.rows) {
    await rest();
    const context = { table, first: firsts.get(row.handle) ?? row.index };
    bytes.push(line(columns.map((column) => column.write(row, context))));
  }
  return new File(bytes, name, { type: "text/csv" });
}

interface Context {
  table: Table;
  /** The index of the product's first row. */
  first: number;
}
interface Out {
  name: string;
  write(row: PlannedRow, context: Context): string;
}

function outColumns(plan: Plan, shop: Shop): Out[] {
  const of =
    (column: PlacedColumn) =>
    (row: PlannedRow, { table }: Context) =>
      table.rows[row.index]?.[column.index] ?? "";
  const out: Out[] = [
    { name: "Product Id", write: ({ product }) => product?.id ?? "" },
    { name: "Variant Id", write: ({ variant }) => variant?.id ?? "" },
  ];
  const channels = plan.columns.filter(
    ({ sort }) => shop.channels && (sort === "channelId" || sort === "channelName"),
  );
  for (const column of plan.columns) {
    const { name, kind, sort } = column;
    if (kind === "none" || name === "Product Id" || name === "Variant Id") continue;
    if (sort === "channelId" || sort === "channelName") continue;
    if (sort === "category" && !shop.categories) continue;
    const value = of(column);
    const write: Out["write"] =
      sort === "optionName"
        ? (row, context) => value(row, context) || value({ ...row, index: context.first }, context)
        : kind === "country"
          ? (row, context) => countryOf(value(row, context)) ?? ""
          : kind === "text"
            ? (row, context) => asText(value(row, context) || fallback(name, row))
            : kind === "yesNo"
              ? (row, context) => yesNoOf(value(row, context)) ?? fallback(name, row)
              : kind === "status"
                ? (row, context) => value(row, context).toLowerCase() || fallback(name, row)
                : (row, context) => value(row, context) || fallback(name, row);
    out.push({ name, write });
  }
  if (
    plan.counts.variantsCreated > 0 &&
    !plan.columns.some(({ name }) => name === "Variant Inventory Quantity")
  )
    out.push({
      name: "Variant Inventory Quantity",
      write: (row) => fallback("Variant Inventory Quantity", row),
    });
  // Writes only ids. If a channel had both an id and a name, the server would treat them as two channels.
  for (let place = 0; place < channels.length; place++)
    out.push({
      name: `Sales Channel ${place + 1} Id`,
      write: (row, { table }) => channelIds(row, channels, table, shop)[place] ?? "",
    });
  return out;
}

function channelIds(
  { index }: PlannedRow,
  columns: readonly PlacedColumn[],
  table: Table,
  shop: Shop,
): string[] {
  const ids = columns.flatMap((column) => {
    const value = table.rows[index]?.[column.index] ?? "";
    if (value === "") return [];
    const found = shop.channels && channelOf(shop.channels, column.sort, value);
    return found ? [found.id] : [];
  });
  return [...new Set(ids)];
}

/** The value of a required field: the stored value, or the default for a new record. */
function fallback(name: string, { product, variant }: PlannedRow): string {
  switch (name) {
    case "Product Title":
      return product?.title ?? "";
    case "Product Status":
      return product?.status ?? "draft";
    case "Product Discountable":
      return String(product?.discountable ?? true);
    case "Variant Title":
      return variant?.title ?? "";
    case "Variant Inventory Quantity":
      return String(variant?.quantity ?? 0);
    case "Variant Allow Backorder":
      return String(variant?.backorder ?? false);
    case "Variant Manage Inventory":
      return String(variant?.managed ?? true);
    default:
      return "";
  }
}

/**
 * Adds quotation marks around text that looks like a number, a boolean, or a date, because the server would parse it, which
 * removes leading zeros, for example. The server removes one pair of quotation marks.
 */
export const asText = (value: string): string =>
  NUMBER.test(value) ||
  /^(?:true|false)$/i.test(value) ||
  /^\d{4}-\d\d-\d\dT/.test(value) ||
  value.startsWith('"')
    ? `"${value}"`
    : value;

/** A size that divides the chunk sizes with which servers read files. */
const PIECE = 16_384;
const MOST_PADDING = 64;
/** A column that the import ignores. Its content moves the rest of the line. */
const PADDING = "Product Profile Name";

/**
 * Encodes lines. The server reads a file in chunks, and corrupts a character that is split between two of them. To avoid that,
 * this adds padding before such a character.
 */
export function lineEncoder(): (line: string) => Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  let offset = 0;
  return (line) => {
    const first = offset === 0;
    for (let padding = 0; ; padding++) {
      const head = first ? PADDING : "x".repeat(padding);
      const bytes = encoder.encode(`${first ? "" : "\n"}${head},${line}`);
      if (padding < MOST_PADDING && !first && splitsLetter(bytes, offset)) continue;
      offset += bytes.length;
      return bytes;
    }
  };
}

/** True if a chunk begins inside a character. */
function splitsLetter(bytes: Uint8Array, offset: number): boolean {
  for (let cut = Math.ceil(offset / PIECE) * PIECE; cut < offset + bytes.length; cut += PIECE)
    if (((bytes[cut - offset] ?? 0) & 0xc0) === 0x80) return true;
  return false;
}
