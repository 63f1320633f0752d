import Papa from "papaparse";
import type { FileProblem, Table } from "./types.ts";

/** Chunk size in characters. The page can render and handle events after each chunk. */
const PIECE = 64 * 1024;

export interface ReadFile {
  table: Table;
  /** Mismatched quotation marks. */
  faults: FileProblem[];
}

/** The encoding of a file. Spreadsheets write UTF-16 as "Unicode text", which is marked by its first two bytes. */
const encodingOf = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe
    ? "utf-16le"
    : first === 0xfe && second === 0xff
      ? "utf-16be"
      : "utf-8";

/**
 * Reads a file with any delimiter. Decodes the whole file first, because chunks of bytes would split characters that have several
 * bytes.
 */
export async function readCsv(file: File, signal: AbortSignal): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // Removes empty lines at the end, which would distort the detection of the delimiter: `12,50;19,90` has more commas.
  return parse(text.replace(/[\r\n]+$/, ""), signal);
}

/** Parses in chunks. */
function parse(text: string, signal: AbortSignal): Promise<ReadFile> {
  return new Promise((resolve, reject) => {
    const rows: string[][] = [];
    const faults: FileProblem[] = [];
    Papa.parse<string[]>(text, {
      chunkSize: PIECE,
      chunk({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        if (signal.aborted) {
          // Rejects here, because the parser doesn't call `complete` after an abort.
          parser.abort();
          return reject(signal.reason as Error);
        }
        for (const { type, row } of errors)
          if (type === "Quotes") faults.push({ code: "quote", row: rows.length + (row ?? 0) + 1 });
        for (const cells of data) rows.push(cells.map((one) => one.trim()));
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete() {
        const [headers = [], ...rest] = rows;
        // Removes empty lines at the end, which spreadsheets add.
        while (rest.at(-1)?.every((cell) => cell === "")) rest.pop();
        // Reports each quotation mark once.
        const reported = new Set<number>();
        resolve({
          table: { headers: headers.map((one) => one.replace(/^\uFEFF/, "").trim()), rows: rest },
          faults: faults.filter(({ row = 0 }) => !reported.has(row) && reported.add(row)),
        });
      },
    });
  });
}
