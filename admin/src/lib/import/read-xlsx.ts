import type { ReadFile } from "./read-csv.ts";
import { unzip } from "./unzip.ts";
import { yieldToMain } from "./yield-to-main.ts";

/** Some programs write a prefix before each element's name, such as `x:row`. */
const element = (name: string) =>
  new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, "g");
const [ITEM, PHONETIC, TEXT] = [element("si"), element("rPh"), element("t")];
const [ROW, CELL, VALUE] = [element("row"), element("c"), element("v")];

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
const plain = (xml: string): string =>
  xml.replaceAll(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (all, hex: string, code?: string, name = "") =>
    code === undefined
      ? (named[name as string] ?? all)
      : String.fromCodePoint(Number.parseInt(code, hex === "" ? 10 : 16)),
  );
const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

/** The text of all runs, without the readings that Japanese spreadsheets store next to the text. */
const textIn = (xml: string): string =>
  [...xml.replaceAll(PHONETIC, "").matchAll(TEXT)].map(([, , text = ""]) => plain(text)).join("");

/** The index of a column: 0 for A, and 26 for AA. */
const placeOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64, 0) - 1;

/** Numbers have up to 15 digits in a spreadsheet. The file has more, such as 0.30000000000000004. */
const numberOf = (text: string): string => {
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text;
};

function cellOf(attributes: string, content: string, strings: readonly string[]): string {
  const type = attribute(attributes, "t");
  if (type === "inlineStr") return textIn(content);
  VALUE.lastIndex = 0;
  const value = plain(VALUE.exec(content)?.[2] ?? "");
  if (value === "" || type === "str" || type === "e") return value;
  if (type === "s") return strings[Number(value)] ?? "";
  return type === "b" ? String(value === "1") : numberOf(value);
}

/** Finds the first sheet, whose file can have any name. */
async function firstSheet(read: (name: string) => Promise<string | undefined>): Promise<string> {
  const sheet = element("sheet").exec((await read("xl/workbook.xml")) ?? "")?.[1] ?? "";
  const id = /\w+:id="([^"]*)"/.exec(sheet)?.[1];
  const links = (await read("xl/_rels/workbook.xml.rels")) ?? "";
  const link = [...links.matchAll(element("Relationship"))].find(
    ([, attributes = ""]) => attribute(attributes, "Id") === id,
  );
  const target = attribute(link?.[1] ?? "", "Target") ?? "worksheets/sheet1.xml";
  const name = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  const text = await read(name);
  if (text === undefined) throw new Error("The workbook has no sheet.");
  return text;
}

/** Reads the first sheet of an Excel workbook. Amounts are numbers there, so they have decimal points in every language. */
export async function readXlsx(file: File, signal: AbortSignal): Promise<ReadFile> {
  const read = unzip(new Uint8Array(await file.arrayBuffer()));
  const rest = yieldToMain(signal);
  const shared = (await read("xl/sharedStrings.xml")) ?? "";
  const strings = [...shared.matchAll(ITEM)].map(([, , content = ""]) => textIn(content));
  const rows: string[][] = [];
  for (const [, attributes = "", content = ""] of (await firstSheet(read)).matchAll(ROW)) {
    await rest();
    const cells: string[] = [];
    for (const [, of = "", inner = ""] of content.matchAll(CELL)) {
      const column = /^[A-Z]+/.exec(attribute(of, "r") ?? "")?.[0];
      const place = column === undefined ? cells.length : placeOf(column);
      while (cells.length < place) cells.push("");
      cells[place] = cellOf(of, inner, strings).trim();
    }
    // The file may leave out empty rows.
    const index = Number(attribute(attributes, "r") ?? rows.length + 1) - 1;
    while (rows.length < index) rows.push([]);
    rows.push(cells);
  }
  const [headers = [], ...others] = rows;
  while (others.at(-1)?.every((cell) => cell === "")) others.pop();
  return { table: { headers, rows: others }, problems: [], warnings: [], delimiter: "," };
}
