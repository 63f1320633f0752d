import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/**
 * Bundles a few lines of code as a shop's own build would, and answers what a browser has to load.
 * @param code imports from the packages by their names
 * @param external what the shop has anyway
 */
export async function bundleSize(
  root: string,
  code: string,
  external: readonly string[],
): Promise<{ minified: number; gzipped: number }> {
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
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        // A shop would use what it imports: nothing of the entry may be dropped.
        preserveEntrySignatures: "strict",
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  });
  if (!("output" in result)) throw new Error("One input makes one bundle");
  const text = result.output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  return { minified: Buffer.byteLength(text), gzipped: gzipSync(text, { level: 9 }).byteLength };
}
