const [END_OF_DIRECTORY, DEFLATED] = [0x06_05_4b_50, 8];
/** Maximum size of an unpacked file, so that a small archive can't fill the memory. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Returns a function that unpacks a text file of a ZIP archive. Throws if the archive is damaged. */
export function unzip(
  bytes: Uint8Array<ArrayBuffer>,
): (name: string) => Promise<string | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error("The archive has no directory.");
  const entries = new Map<string, { method: number; size: number; full: number; start: number }>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const header = view.getUint32(at + 42, true);
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      full: view.getUint32(at + 24, true),
      start: header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return async (name) => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    if (entry.full > MOST_BYTES) throw new Error("The file in the archive is too large.");
    const packed = new Blob([bytes.subarray(entry.start, entry.start + entry.size)]);
    if (entry.method !== DEFLATED) return packed.text();
    const unpacked = packed.stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Response(unpacked).text();
  };
}
