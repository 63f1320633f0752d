import { crc32, inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { readTable } from "./import/read-table.ts";
import { writeXlsx } from "./write-xlsx.ts";

const { signal } = new AbortController();

it("keeps barcodes, leading zeros, formulas, and numbers as they are", async () => {
  const cells = [
    "4006381333931",
    "007",
    "=1+1",
    "-5 °C",
    "a & <b>\u0001",
    "Größe ‹茶›",
    12.5,
    0,
    null,
    true,
  ];
  const blob = await writeXlsx(["A", "B"], [cells]);
  const { table } = await readTable(new File([blob], "file.xlsx"), signal);
  expect(table).toEqual({
    headers: ["A", "B"],
    rows: [
      ["4006381333931", "007", "=1+1", "-5 °C", "a & <b>", "Größe ‹茶›", "12.5", "0", "", "true"],
    ],
  });
});

it("writes an archive with the sizes and checksums of its files, which Excel verifies", async () => {
  const rows = Array.from({ length: 2000 }, (_, row) => [`Row ${row}`, row]);
  const bytes = Buffer.from(await (await writeXlsx(["A", "B"], rows)).arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06_05_4b_50);
  let at = bytes.readUInt32LE(end + 16);
  const names: string[] = [];
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [size, length] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const local = bytes.readUInt32LE(at + 42);
    // Both headers of a file have the same facts.
    expect(bytes.subarray(local + 4, local + 28)).toEqual(bytes.subarray(at + 6, at + 30));
    const start = local + 30 + length;
    const full = inflateRawSync(bytes.subarray(start, start + size));
    expect([full.length, crc32(full)]).toEqual([
      bytes.readUInt32LE(at + 24),
      bytes.readUInt32LE(at + 16),
    ]);
    names.push(bytes.toString("utf8", at + 46, at + 46 + length));
    at += 46 + length;
  }
  expect(at).toBe(end);
  expect(names).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/worksheets/sheet1.xml",
  ]);
});
