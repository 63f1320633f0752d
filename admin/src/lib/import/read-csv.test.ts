import { describe, expect, it } from "vitest";
import { readCsv, toSameCsv } from "./read-csv.ts";

const read = async (bytes: BlobPart, signal = new AbortController().signal) =>
  (await readCsv(new File([bytes], "file.csv"), signal)).table;
const utf16 = (text: string, little: boolean) => {
  const marked = `\uFEFF${text}`;
  const bytes = new DataView(new ArrayBuffer(2 * marked.length));
  for (let index = 0; index < marked.length; index += 1)
    bytes.setUint16(2 * index, marked.charCodeAt(index), little);
  return bytes.buffer;
};

// As Excel saves "CSV (semicolon delimited)" on a German computer.
const windows1252 = new Uint8Array(Buffer.from("SKU;Preis\r\nK\xC4NNCHEN;12,50\r\n", "latin1"));

describe("a file", () => {
  it("is read with all characters, even those at chunk boundaries", async () => {
    // Characters of one, two, three, and four bytes, so that any chunk size splits some of them.
    const name = "aüब😀";
    const many = Array.from({ length: 40_000 }, (_, row) => [String(row), name]);
    const { headers, rows } = await read(["id,name", ...many.map((row) => row.join())].join("\n"));
    expect(headers).toEqual(["id", "name"]);
    expect(rows).toHaveLength(many.length);
    expect(rows.find(([, text]) => text !== name)).toBeUndefined();
  });

  it.each([
    ["UTF-8 with a byte order mark", "\uFEFFSKU;Preis\r\nKÄNNCHEN;12,50\r\n"],
    ["little-endian UTF-16", utf16("SKU\tPreis\r\nKÄNNCHEN\t12,50\r\n", true)],
    ["big-endian UTF-16", utf16("SKU\tPreis\r\nKÄNNCHEN\t12,50", false)],
    ["Windows-1252", windows1252],
    ["lines that end with a carriage return", "SKU;Preis\rKÄNNCHEN;12,50"],
  ])("from a spreadsheet is read: %s", async (_, bytes) => {
    expect(await read(bytes)).toEqual({ headers: ["SKU", "Preis"], rows: [["KÄNNCHEN", "12,50"]] });
  });

  it("in Windows-1252 has a warning, because other old encodings look the same", async () => {
    const { signal } = new AbortController();
    const { problems, warnings } = await readCsv(new File([windows1252], "file.csv"), signal);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([{ code: "windows", warning: true }]);
    const euro = new Uint8Array(Buffer.from("SKU;Text\r\nA;5 \x80 \x96 \x84x\x93", "latin1"));
    expect((await read(euro)).rows).toEqual([["A", "5 € – „x“"]]);
  });

  it("with some UTF-8 isn't read as Windows-1252, so that its damaged letters are reported", async () => {
    const { rows } = await read(new Uint8Array(Buffer.from("SKU;T\r\nK\xC3\x84;\xE4", "latin1")));
    expect(rows).toEqual([["KÄ", "\uFFFD"]]);
  });

  it("can have semicolons between cells if amounts contain commas", async () => {
    const { headers, rows } = await read(
      `SKU;Product;Currency;From;To;Price;Usual\r\n${"MUG;Mug;EUR;;;12,50;19,90\r\n".repeat(5)}`,
    );
    expect(headers).toHaveLength(7);
    expect(rows[4]).toEqual(["MUG", "Mug", "EUR", "", "", "12,50", "19,90"]);
  });

  it("is read without the marks of formulas, and written with them again", async () => {
    const text = "\uFEFFTitle,Change\r\n'-5 °C kettle,-5\r\n'=1+1,'=A1\r\n";
    const { headers, rows } = await read(text);
    expect(rows).toEqual([
      ["-5 °C kettle", "-5"],
      ["=1+1", "=A1"],
    ]);
    expect(toSameCsv([headers, ...rows], ",")).toBe(text);
  });

  it("is no longer read after the user has chosen another one", async () => {
    const stop = new AbortController();
    const reading = read("SKU\n".repeat(200_000), stop.signal);
    stop.abort(new Error("another"));
    await expect(reading).rejects.toThrow("another");
  });
});
