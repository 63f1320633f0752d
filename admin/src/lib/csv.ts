import i18next from "i18next";
import Papa from "papaparse";
import { decimalMark } from "./amounts.ts";
import { asData } from "./isolate.ts";
import { intlLocale } from "./languages.ts";

export type CsvValue = string | number | boolean | null | undefined;

/** Text that a spreadsheet would treat as a formula, even if spaces or quotation marks precede it. */
const FORMULA = /^[\s"']*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/**
 * A CSV table for spreadsheets, with the separators of the language. If the decimal separator is a comma, spreadsheets expect
 * semicolons between the cells, and would read 12.5 as a date. Text that looks like a formula gets a leading apostrophe. Numbers
 * stay numbers. The byte order mark tells Excel that the file is UTF-8.
 */
export function toCsv(
  headers: readonly string[],
  rows: readonly (readonly CsvValue[])[],
  locale = intlLocale(i18next.language),
): string {
  const comma = decimalMark(locale) === ",";
  const cell = (value: CsvValue) => {
    if (typeof value === "number") return comma ? String(value).replace(".", ",") : value;
    if (typeof value !== "string") return value;
    return withMark(asData(value));
  };
  return `\uFEFF${Papa.unparse([[...headers], ...rows.map((row) => row.map(cell))], {
    delimiter: comma ? ";" : ",",
    newline: "\r\n",
  })}\r\n`;
}

/** Marks text that a spreadsheet would treat as a formula. */
export const withMark = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
/** The text before it was marked. */
export const withoutMark = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

export function download(name: string, content: string | Blob): void {
  const type = "text/csv;charset=utf-8";
  const blob = typeof content === "string" ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Revokes the URL later, because the browser still needs it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
