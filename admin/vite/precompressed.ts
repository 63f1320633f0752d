import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Files that aren't compressed in advance: if a deployment edited one, its compressed copy would be outdated. */
const CHANGEABLE = new Set(["index.html", "public/config.json"]);
/** Minimum size in bytes. A file that fits into one network packet doesn't load faster if it's compressed. */
const WORTHWHILE = 1024;

const encodings = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/**
 * Writes `x.js.br` and `x.js.gz` next to `x.js`, at a compression level that would be too slow while responding to a request.
 */
export function precompressed(): Plugin {
  let outDir = "";
  return {
    name: "countertop:precompressed",
    apply: "build",
    configResolved({ root, build }) {
      // `outDir` can be an absolute path.
      outDir = resolve(root, build.outDir);
    },
    async writeBundle() {
      const files = (await readdir(outDir, { recursive: true })).filter(
        (file) => /\.(js|css|json|svg)$/.test(file) && !/^\.|\/\./.test(file),
      );
      await Promise.all(
        files
          .filter((file) => !CHANGEABLE.has(file))
          .map(async (file) => {
            const text = await readFile(join(outDir, file));
            if (text.length < WORTHWHILE) return;
            for (const [ending, pack] of Object.entries(encodings))
              await writeFile(join(outDir, `${file}.${ending}`), await pack(text));
          }),
      );
    },
  };
}
