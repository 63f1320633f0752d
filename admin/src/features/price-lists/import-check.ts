import { parseAmount } from "../../lib/amounts.ts";
import { currencyDigits } from "../../lib/intl.ts";
import { tierKey, type Tier } from "./list-prices.ts";
import type { csvColumns } from "./export-prices.ts";

export type CsvColumn = (typeof csvColumns)[number];
export type ImportProblem = "columns" | "variant" | "place" | "amount" | "quantity" | "twice";

export interface Fault {
  /** As a spreadsheet counts them: the names of the columns are in row 1. */
  row: number;
  column: CsvColumn;
  value: string;
  problem: ImportProblem;
}
export interface FilePrice {
  variant: string;
  /** A currency's code, or a region's id. */
  place: string;
  tier: Tier;
  amount: number;
}

export interface Known {
  /** By SKU in small letters, and by id. */
  variants: ReadonlyMap<string, string>;
  currencies: readonly string[];
  regions: readonly { id: string; name: string; currency_code: string }[];
}

/** Which column of the file is which, by its name in the reader's language or in English. */
export function columnsIn(
  header: readonly string[],
  names: Readonly<Record<CsvColumn, readonly string[]>>,
): Partial<Record<CsvColumn, number>> {
  const said = header.map((name) => name.trim().toLowerCase());
  const found: Partial<Record<CsvColumn, number>> = {};
  for (const [column, wanted] of Object.entries(names) as [CsvColumn, readonly string[]][]) {
    const at = said.findIndex((name) => wanted.some((one) => one.toLowerCase() === name));
    if (at >= 0) found[column] = at;
  }
  return found;
}

/** `19.99` as a machine writes it, or as the reader does. */
function amountOf(text: string, currency: string, locale: string): number | null {
  const digits = currencyDigits(currency);
  const plain = /^\d+(\.\d+)?$/.test(text) ? parseAmount(text, "en", digits) : null;
  const amount = plain !== null && !Number.isNaN(plain) ? plain : parseAmount(text, locale, digits);
  return amount === null || Number.isNaN(amount) || amount < 0 || amount > 2_147_483_647
    ? null
    : amount;
}

const quantityOf = (text: string): number | null | undefined =>
  text === "" ? null : /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Every line either as a price, or as what is to be done about it. */
export function checkFile(
  lines: readonly (readonly string[])[],
  columns: Partial<Record<CsvColumn, number>>,
  known: Known,
  locale: string,
): { prices: FilePrice[]; faults: Fault[] } {
  const missing: CsvColumn[] = [
    ...(columns.amount === undefined ? ["amount" as const] : []),
    ...(columns.sku === undefined && columns.variantId === undefined ? ["sku" as const] : []),
    ...(columns.currency === undefined && columns.region === undefined
      ? ["currency" as const]
      : []),
  ];
  if (missing.length > 0)
    return {
      prices: [],
      faults: missing.map((column) => ({ row: 1, column, value: "", problem: "columns" })),
    };
  const prices: FilePrice[] = [];
  const faults: Fault[] = [];
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    const row = index + 2;
    const text = (column: CsvColumn) => {
      const at = columns[column];
      return at === undefined ? "" : (line[at]?.trim() ?? "");
    };
    const fault = (column: CsvColumn, problem: ImportProblem) =>
      void faults.push({ row, column, value: text(column), problem });
    if (line.every((cell) => cell.trim() === "")) return;
    const variant =
      known.variants.get(text("variantId")) ?? known.variants.get(text("sku").toLowerCase());
    if (variant === undefined)
      return fault(text("variantId") === "" ? "sku" : "variantId", "variant");
    const region = known.regions.find(
      ({ id, name }) =>
        text("region") !== "" &&
        (id === text("region") || name.toLowerCase() === text("region").toLowerCase()),
    );
    if (text("region") !== "" && !region) return fault("region", "place");
    const code = text("currency").toLowerCase();
    const place = region?.id ?? code;
    if (!region && !known.currencies.includes(code)) return fault("currency", "place");
    const [min, max] = [quantityOf(text("from")), quantityOf(text("to"))];
    if (min === undefined) return fault("from", "quantity");
    if (max === undefined || (max !== null && max < (min ?? 1))) return fault("to", "quantity");
    const amount = amountOf(text("amount"), region?.currency_code ?? code, locale);
    if (amount === null) return fault("amount", "amount");
    const tier = { min: min === 1 && max === null ? null : min, max };
    const key = [variant, place, tierKey(tier)].join(" ");
    if (seen.has(key)) return fault("amount", "twice");
    seen.add(key);
    prices.push({ variant, place, tier, amount });
  });
  return { prices, faults };
}
