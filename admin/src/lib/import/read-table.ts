import { readCsv, type ReadFile } from "./read-csv.ts";

/** Reads a CSV file, or the first sheet of an Excel workbook, which is a ZIP archive. */
export async function readTable(file: File, signal: AbortSignal): Promise<ReadFile> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!(start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4))
    return readCsv(file, signal);
  const { readXlsx } = await import("./read-xlsx.ts");
  return readXlsx(file, signal);
}
