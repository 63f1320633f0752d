import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/**
 * Derives the build's name from its contents. Writes it to `public/version.json`, where open pages look for a newer build, and
 * into the page, so that a page knows its own build.
 */
export function version(): Plugin {
  return {
    name: "countertop:version",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      // The file names contain hashes of the files' contents.
      const names = Object.keys(bundle).toSorted((a, b) => (a < b ? -1 : 1));
      const hash = createHash("sha256").update(names.join("\n"));
      // Names of string files don't contain a hash. Browsers cache these files by the build's name. Therefore, the name depends
      // on their contents too.
      for (const file of names)
        if (file.startsWith("public/locales/")) hash.update(sourceOf(bundle[file]));
      const name = hash.digest("hex").slice(0, 16);
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The build has no index.html.");
      const html = String(page.source);
      const named = html.replace(
        '<meta name="version" content="" />',
        `<meta name="version" content="${name}" />`,
      );
      if (named === html)
        throw new Error('index.html must have <meta name="version" content="" />');
      page.source = named;
      this.emitFile({
        type: "asset",
        fileName: "public/version.json",
        source: `${JSON.stringify({ version: name })}\n`,
      });
    },
  };
}

const sourceOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  file?.type === "asset" ? file.source : "";
