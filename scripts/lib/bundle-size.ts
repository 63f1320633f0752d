import { SourceMap } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

export interface BundleSize {
  /** Size in bytes. */
  readonly minified: number;
  readonly gzipped: number;
  /** The bytes that each file adds, gzipped, largest first. */
  readonly files: readonly { readonly file: string; readonly gzipped: number }[];
}

const zipped = (text: string): number => gzipSync(text, { level: 9 }).byteLength;

/**
 * Bundles a few lines of code as a storefront's build would. Returns the size that a browser must load.
 * @param code imports from the packages by their names
 * @param external packages that the storefront already has
 */
export async function bundleSize(
  root: string,
  code: string,
  external: readonly string[],
): Promise<BundleSize> {
  const entry = join(root, "entry.js");
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["@countertop/source", "module", "browser", "production"] },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: "es2023",
      minify: true,
      sourcemap: "hidden",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        // Keeps all exports of the entry, so that no part of it is dropped.
        preserveEntrySignatures: "strict",
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  });
  if (!("output" in result)) throw new Error("One input must make exactly one bundle");
  const chunks = result.output.filter((file) => file.type === "chunk");
  const text = chunks.map(({ code: made }) => made).join("");
  return {
    minified: Buffer.byteLength(text),
    gzipped: zipped(text),
    files: chunks.flatMap(costOfFiles).sort((a, b) => b.gzipped - a.gzipped),
  };
}

/** The bytes by which a chunk would be smaller without each of its files. */
function costOfFiles({ code, map }: Rolldown.OutputChunk): BundleSize["files"] {
  if (!map) return [];
  const places = new SourceMap({ ...map, file: map.file ?? "", sourceRoot: "" });
  const whole = zipped(code);
  const fileAt = (row: number, column: number): string => {
    const place = places.findEntry(row, column);
    return ("originalSource" in place && place.originalSource) || "(between files)";
  };
  const own = code
    .split("\n")
    .flatMap((line, row) =>
      Array.from(`${line}\n`, (letter, column) => ({ letter, file: fileAt(row, column) })),
    );
  return [...new Set(own.map(({ file }) => file))].map((file) => {
    const rest = own.filter((one) => one.file !== file).map(({ letter }) => letter);
    return { file, gzipped: whole - zipped(rest.join("")) };
  });
}
