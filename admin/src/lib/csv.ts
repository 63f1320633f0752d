import Papa from "papaparse";
import { asData } from "./isolate.ts";

export type CsvValue = string | number | boolean | null | undefined;

/**
 * A table for spreadsheets. A text that looks like a formula gets an apostrophe before it. Numbers stay numbers. The byte order
 * mark tells Excel that it is UTF-8.
 */
export const toCsv = (headers: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${Papa.unparse([[...headers], ...rows.map((row) => row.map(plain))], {
    // Replaces Papa's own rule, which misses a formula after spaces or after a quotation mark in the cell.
    escapeFormulae: /^[\s"']*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u,
    newline: "\r\n",
  })}\r\n`;

const plain = (value: CsvValue) => (typeof value === "string" ? asData(value) : value);

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Revokes the URL later, because the browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
