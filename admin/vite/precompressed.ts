import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** What a deployment may change in place: beside it, an older copy would be served. */
const CHANGEABLE = new Set(["index.html", "public/config.json"]);
/** Less than a packet: nothing is won. */
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

/** Lays `x.js.br` and `x.js.gz` beside `x.js`: better packed than there is time for while a browser waits. */
export function precompressed(): Plugin {
  let outDir = "";
  return {
    name: "countertop:precompressed",
    apply: "build",
    configResolved({ root, build }) {
      // A folder of its own may be given as a whole path.
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
