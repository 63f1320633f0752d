import Papa from "papaparse";
import { withMark, withoutMark } from "../csv.ts";
import type { FileProblem, Table } from "./types.ts";

/** Chunk size in characters. After each chunk, the page can render and handle events. */
const PIECE = 64 * 1024;

export interface ReadFile {
  table: Table;
  /** Problems with quotation marks that aren't closed. */
  problems: FileProblem[];
  /** A warning about the encoding, if it was guessed. */
  warnings: FileProblem[];
  delimiter: string;
}

/**
 * Decodes a file. Spreadsheets write UTF-16 as "Unicode text", which is marked by its first two bytes, and Windows-1252 as
 * "CSV" in western languages, which has no mark. A file in UTF-8 with damaged characters still has intact ones, unlike one in
 * Windows-1252.
 */
function decode(bytes: Uint8Array): { text: string; guessed: boolean } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), guessed: false };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder("utf-16be").decode(bytes), guessed: false };
  const text = new TextDecoder().decode(bytes);
  if (text.includes("\uFFFD") && !/[^\0-\x7F\uFFFD]/.test(text)) {
    const old = new TextDecoder("windows-1252").decode(bytes);
    // Bytes that Windows-1252 doesn't define are decoded as control characters.
    if (!/[\x80-\x9F]/.test(old)) return { text: old, guessed: true };
  }
  return { text, guessed: false };
}

/**
 * Reads a file with any delimiter. Decodes the whole file first, because chunks of bytes would split characters that consist of
 * several bytes.
 */
export async function readCsv(file: File, signal: AbortSignal): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const { text, guessed } = decode(bytes);
  // Removes empty lines at the end, because they would distort the detection of the delimiter: `12,50;19,90` contains more
  // commas than semicolons.
  const read = await parse(text.replace(/[\r\n]+$/, ""), signal);
  return { ...read, warnings: guessed ? [{ code: "windows", warning: true }] : [] };
}

/** Parses the text in chunks. */
function parse(text: string, signal: AbortSignal): Promise<Omit<ReadFile, "warnings">> {
  return new Promise((resolve, reject) => {
    let delimiter = ",";
    const rows: string[][] = [];
    const problems: FileProblem[] = [];
    Papa.parse<string[]>(text, {
      chunkSize: PIECE,
      chunk({ data, errors, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        ({ delimiter } = meta);
        if (signal.aborted) {
          // Rejects here, because the parser doesn't call `complete` after an abort.
          parser.abort();
          return reject(signal.reason as Error);
        }
        for (const { type, row } of errors)
          if (type === "Quotes")
            problems.push({ code: "quote", row: rows.length + (row ?? 0) + 1 });
        for (const cells of data) rows.push(cells.map((one) => withoutMark(one.trim())));
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete() {
        const [headers = [], ...rest] = rows;
        // Removes empty rows at the end, which spreadsheets add.
        while (rest.at(-1)?.every((cell) => cell === "")) rest.pop();
        // Reports only one problem with quotation marks per row.
        const reported = new Set<number>();
        resolve({
          delimiter,
          table: { headers: headers.map((one) => one.replace(/^\uFEFF/, "").trim()), rows: rest },
          problems: problems.filter(({ row = 0 }) => !reported.has(row) && reported.add(row)),
        });
      },
    });
  });
}

const NUMBER = /^[-+]?[\d.,]+$/;

/** Writes a user's own table with the same separator and the same content. Marks formulas, but not negative numbers. */
export const toSameCsv = (rows: readonly (readonly string[])[], delimiter: string): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => row.map((cell) => (NUMBER.test(cell) ? cell : withMark(cell)))),
    { delimiter, newline: "\r\n" },
  )}\r\n`;
