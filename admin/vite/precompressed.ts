import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Files that a deployment may edit, which would make a compressed copy outdated. */
const CHANGEABLE = new Set(["index.html", "public/config.json"]);
/** Minimum size in bytes. A file smaller than a packet doesn't load faster if it is compressed. */
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

/** Writes `x.js.br` and `x.js.gz` next to `x.js`, with a compression level that would take too long during a response. */
export function precompressed(): Plugin {
  let outDir = "";
  return {
    name: "countertop:precompressed",
    apply: "build",
    configResolved({ root, build }) {
      // `outDir` may be absolute.
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
