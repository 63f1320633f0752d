import { expect, it } from "vitest";
import { readTable } from "./read-table.ts";
import { workbook, workbookOf, zip } from "../../testing/xlsx-file.ts";

const { signal } = new AbortController();
const read = async (bytes: Buffer<ArrayBuffer>) =>
  (await readTable(new File([bytes], "file.xlsx"), signal)).table;

it("an XLSX file's texts, numbers, Boolean values, and formula results are read, each in its own column", async () => {
  const strings =
    "<sst><si><t>SKU</t></si><si><r><t>Gr</t></r><r><t xml:space='preserve'>öße &amp; &#x41;</t></r></si>" +
    "<si><t>茶碗</t><rPh sb='0' eb='1'><t>ちゃわん</t></rPh></si></sst>";
  const sheet =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
    '<row r="3" spans="1:3"><c r="A3" s="2" t="s"><v>2</v></c><c r="B3"/><c r="C3"><v>0.30000000000000004</v></c></row>' +
    '<row r="4"><c r="A4"><v>4006381333931</v></c><c r="B4" t="b"><v>1</v></c><c r="C4" t="str"><f>1+1</f><v>a &lt; b</v></c></row>' +
    '<row r="5"><c r="AA5" s="1"/></row>';
  expect(await read(workbook(sheet, strings))).toEqual({
    headers: ["SKU", "", "Größe & A"],
    rows: [[], ["茶碗", "", "0.3"], ["4006381333931", "true", "a < b"]],
  });
});

it("an XLSX file can have elements with a prefix, and cells without a reference", async () => {
  const sheet =
    '<x:row><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c><x:c><x:v>1.5E-1</x:v></x:c></x:row>';
  expect(await read(workbook(sheet))).toEqual({ headers: ["Name", "0.15"], rows: [] });
});

it("an XLSX file from the tests' own writer is read completely", async () => {
  expect(
    await read(
      workbookOf([
        ["Name", "Price"],
        ["A & <B>", 12.5],
      ]),
    ),
  ).toEqual({
    headers: ["Name", "Price"],
    rows: [["A & <B>", "12.5"]],
  });
});

it("an XLSX file is rejected if it is damaged, or if it isn't a workbook", async () => {
  await expect(read(zip({ "a.txt": "a" }))).rejects.toThrow("no sheet");
  await expect(read(workbookOf([["A"]]).subarray(0, 60) as Buffer<ArrayBuffer>)).rejects.toThrow(
    "no directory",
  );
});
