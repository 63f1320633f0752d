import type { CsvValue } from "./csv.ts";
import { zip } from "./zip.ts";

/** Control characters that XML can't contain. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string =>
  text.replaceAll(FORBIDDEN, "").replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const pack = "http://schemas.openxmlformats.org/package/2006";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const cell = (value: CsvValue): string => {
  if (value === null || value === undefined || value === "") return "<c/>";
  if (typeof value === "number") return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`;
};

/**
 * Writes an Excel workbook with one sheet. Text stays text: Excel doesn't turn barcodes, leading zeros, or formulas into
 * something else, and numbers don't depend on the language. The row of headings stays visible while the sheet scrolls.
 */
export function writeXlsx(
  headers: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Promise<Blob> {
  const line = (cells: readonly CsvValue[]) => `<row>${cells.map(cell).join("")}</row>`;
  return zip({
    "[Content_Types].xml": `${head}<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": [
      `${head}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`,
      line(headers),
      ...rows.map(line),
      "</sheetData></worksheet>",
    ].join(""),
  });
}
