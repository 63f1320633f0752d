import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseAst } from "vite";

/** The cost of an import before the first line of code runs. For the same files, the cost is the same on any machine. */
interface ImportCost {
  readonly files: number;
  readonly bytes: number;
  /** Number of imported names. The runtime looks up each of them. */
  readonly names: number;
  /** Names of imported packages outside of the folder. */
  readonly packages: readonly string[];
}

/** The cost of a built file and all its static imports, but not of dynamic `import()`. */
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
