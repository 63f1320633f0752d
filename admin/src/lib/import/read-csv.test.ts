import { describe, expect, it } from "vitest";
import { readCsv } from "./read-csv.ts";

const read = async (bytes: BlobPart, signal = new AbortController().signal) =>
  (await readCsv(new File([bytes], "file.csv"), signal)).table;
const utf16 = (text: string, little: boolean) => {
  const marked = `\uFEFF${text}`;
  const bytes = new DataView(new ArrayBuffer(2 * marked.length));
  for (let index = 0; index < marked.length; index += 1)
    bytes.setUint16(2 * index, marked.charCodeAt(index), little);
  return bytes.buffer;
};

describe("a file", () => {
  it("keeps every character at chunk boundaries", async () => {
    // Characters with one, two, three, and four bytes, so that any chunk size splits some of them.
    const name = "aüब😀";
    const many = Array.from({ length: 40_000 }, (_, row) => [String(row), name]);
    const { headers, rows } = await read(["id,name", ...many.map((row) => row.join())].join("\n"));
    expect(headers).toEqual(["id", "name"]);
    expect(rows).toHaveLength(many.length);
    expect(rows.find(([, text]) => text !== name)).toBeUndefined();
  });

  it.each([
    ["UTF-8 with its mark", "\uFEFFSKU;Preis\r\nKÄNNCHEN;12,50\r\n"],
    ["UTF-16, little end first", utf16("SKU\tPreis\r\nKÄNNCHEN\t12,50\r\n", true)],
    ["UTF-16, big end first", utf16("SKU\tPreis\r\nKÄNNCHEN\t12,50", false)],
    ["old lines", "SKU;Preis\rKÄNNCHEN;12,50"],
  ])("from a spreadsheet is parsed: %s", async (_, bytes) => {
    expect(await read(bytes)).toEqual({ headers: ["SKU", "Preis"], rows: [["KÄNNCHEN", "12,50"]] });
  });

  it("uses semicolons between cells if amounts have commas", async () => {
    const { headers, rows } = await read(
      `SKU;Product;Currency;From;To;Price;Usual\r\n${"MUG;Mug;EUR;;;12,50;19,90\r\n".repeat(5)}`,
    );
    expect(headers).toHaveLength(7);
    expect(rows[4]).toEqual(["MUG", "Mug", "EUR", "", "", "12,50", "19,90"]);
  });

  it("stops being read after a different file was chosen", async () => {
    const stop = new AbortController();
    const reading = read("SKU\n".repeat(200_000), stop.signal);
    stop.abort(new Error("another"));
    await expect(reading).rejects.toThrow("another");
  });
});
