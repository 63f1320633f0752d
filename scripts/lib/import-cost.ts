import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseAst } from "vite";

/** What the platform reads and joins before the first line of an import runs: by the same files the same, on any machine. */
interface ImportCost {
  readonly files: number;
  readonly bytes: number;
  /** That one file takes from another: each is looked up. */
  readonly names: number;
  /** From outside of the folder. */
  readonly packages: readonly string[];
}

/** Of a built file with all that it imports at once. What it asks for later, by `import()`, is not counted. */
export function importCost(entry: string): ImportCost {
  const files = new Set<string>();
  const packages = new Set<string>();
  let bytes = 0;
  let names = 0;
  const read = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(file, "utf8");
    bytes += Buffer.byteLength(text);
    for (const statement of parseAst(text).body) {
      if (!("source" in statement) || !statement.source) continue;
      const from = statement.source.value;
      if ("specifiers" in statement) names += statement.specifiers.length;
      if (from.startsWith(".")) read(resolve(dirname(file), from));
      else packages.add(from);
    }
  };
  read(entry);
  return { files: files.size, bytes, names, packages: [...packages] };
}
