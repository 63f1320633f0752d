import { deflateRawSync } from "node:zlib";

/** Writes a ZIP archive as spreadsheets do. For tests. */
export function zip(files: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const full = Buffer.from(text);
    const data = deflateRawSync(full);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02_01_4b_50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(data.length, 20);
    central.writeUInt32LE(full.length, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), data);
    directory.push(central, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

/** Writes a workbook with one sheet, whose content is given as XML. For tests. */
export const workbook = (sheet: string, strings = "<sst/>"): Buffer<ArrayBuffer> =>
  zip({
    "xl/workbook.xml": `<workbook><sheets><sheet name="Data" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId7" Target="worksheets/data.xml"/></Relationships>`,
    "xl/sharedStrings.xml": strings,
    "xl/worksheets/data.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  });

/** Writes a workbook with these rows. Cells that are numbers are stored as numbers. For tests. */
export const workbookOf = (rows: readonly (readonly (string | number)[])[]): Buffer<ArrayBuffer> =>
  workbook(
    rows
      .map((cells) => {
        const content = cells.map((cell) =>
          typeof cell === "number"
            ? `<c><v>${cell}</v></c>`
            : `<c t="inlineStr"><is><t>${cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</t></is></c>`,
        );
        return `<row>${content.join("")}</row>`;
      })
      .join(""),
  );
