const [LOCAL, CENTRAL, END, DEFLATED] = [0x04_03_4b_50, 0x02_01_4b_50, 0x06_05_4b_50, 8];
/** The version of ZIP that introduced compression, and the flag for names in UTF-8. */
const [VERSION, UTF8] = [20, 0x0800];
/** 1980-01-01, the earliest date that an archive can contain. */
const DATE = 0x21;

const checksums = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});
function crc32(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (value >>> 8) ^ (checksums[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}

/** Packs text files into a ZIP archive. */
export async function zip(files: Readonly<Record<string, string>>): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let [offset, listed] = [0, 0];
  for (const [path, text] of Object.entries(files)) {
    const [name, full] = [new TextEncoder().encode(path), new TextEncoder().encode(text)];
    const packed = new Blob([full]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const data = await new Response(packed).blob();
    // The fields that the header of a file and its entry in the directory have in common.
    const facts = (view: DataView<ArrayBuffer>, at: number) => {
      view.setUint16(at, VERSION, true);
      view.setUint16(at + 2, UTF8, true);
      view.setUint16(at + 4, DEFLATED, true);
      view.setUint16(at + 8, DATE, true);
      view.setUint32(at + 10, crc32(full), true);
      view.setUint32(at + 14, data.size, true);
      view.setUint32(at + 18, full.length, true);
      view.setUint16(at + 22, name.length, true);
    };
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, LOCAL, true);
    facts(local, 4);
    const central = new DataView(new ArrayBuffer(46));
    central.setUint32(0, CENTRAL, true);
    central.setUint16(4, VERSION, true);
    facts(central, 6);
    central.setUint32(42, offset, true);
    parts.push(local, name, data);
    directory.push(central, name);
    offset += 30 + name.length + data.size;
    listed += 46 + name.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, END, true);
  end.setUint16(8, Object.keys(files).length, true);
  end.setUint16(10, Object.keys(files).length, true);
  end.setUint32(12, listed, true);
  end.setUint32(16, offset, true);
  return new Blob([...parts, ...directory, end]);
}
