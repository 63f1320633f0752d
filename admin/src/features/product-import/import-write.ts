import Papa from "papaparse";
import { pace, type Table } from "../../patterns/import.ts";
import { NUMBER } from "./import-check.ts";
import { channelOf, type Shop } from "./import-columns.ts";
import type { PlacedColumn, Plan, PlannedRow } from "./import-types.ts";

/**
 * The file as the server can take it: its own names for the columns, the ids of what is there already, since without them
 * it would try to create it again, and a value where its database insists on one.
 */
export async function importFile(
  name: string,
  table: Table,
  shop: Shop,
  plan: Plan,
  signal: AbortSignal,
): Promise<File> {
  const rest = pace(signal);
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
  /** The first row of the same product. */
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
        : kind === "text"
          ? (row, context) => asText(value(row, context) || fallback(name, row))
          : kind === "status" || kind === "yesNo"
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
  // An id and a name of the same channel would be two to the server.
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

/** For what may not be empty: what the store has, or what it gives to what is new. */
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
 * The server takes what looks like a number or a date for one, and loses its zeros. It also takes away quotation marks
 * around a text: with a pair of our own it stays a text, and stays whole.
 */
export const asText = (value: string): string =>
  NUMBER.test(value) ||
  /^(?:true|false)$/i.test(value) ||
  /^\d{4}-\d\d-\d\dT/.test(value) ||
  value.startsWith('"')
    ? `"${value}"`
    : value;

/** A divisor of what servers read at a time. */
const PIECE = 16_384;
const MOST_PADDING = 64;
/** A column that means nothing to the import: what stands in it moves the rest of the line. */
const PADDING = "Product Profile Name";

/**
 * The server reads a file piece by piece and spoils a letter that lies across two of them. So no letter does: a line
 * that would have one there begins some bytes later.
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

/** Whether a piece begins in the middle of a letter. */
function splitsLetter(bytes: Uint8Array, offset: number): boolean {
  for (let cut = Math.ceil(offset / PIECE) * PIECE; cut < offset + bytes.length; cut += PIECE)
    if (((bytes[cut - offset] ?? 0) & 0xc0) === 0x80) return true;
  return false;
}
