import Papa from "papaparse";
import type { Fault, Table } from "./types.ts";

/** In bytes: the page gets to draw and to listen after each. */
const PIECE = 64 * 1024;

export interface ReadFile {
  table: Table;
  /** Where its quotation marks do not match. */
  faults: Fault[];
}

/** Reads a file piece by piece, whichever mark stands between its cells. */
export function readCsv(file: File, signal: AbortSignal): Promise<ReadFile> {
  return new Promise((resolve, reject) => {
    const rows: string[][] = [];
    const faults: Fault[] = [];
    Papa.parse<string[]>(file, {
      chunkSize: PIECE,
      chunk({ data, errors }, parser) {
        if (signal.aborted) {
          // It completes nothing after that.
          parser.abort();
          return reject(signal.reason as Error);
        }
        for (const { type, row } of errors)
          if (type === "Quotes") faults.push({ code: "quote", row: rows.length + (row ?? 0) + 1 });
        for (const cells of data) rows.push(cells.map((one) => one.trim()));
      },
      complete() {
        const [headers = [], ...rest] = rows;
        // Spreadsheets end a file with an empty line.
        while (rest.at(-1)?.every((cell) => cell === "")) rest.pop();
        // One fault for one quotation mark.
        const reported = new Set<number>();
        resolve({
          table: { headers: headers.map((one) => one.replace(/^\uFEFF/, "").trim()), rows: rest },
          faults: faults.filter(({ row = 0 }) => !reported.has(row) && reported.add(row)),
        });
      },
      error: reject,
    });
  });
}
