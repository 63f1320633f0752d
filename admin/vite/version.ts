import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/**
 * Names the build by its contents, in `public/version.json`, where open pages look for a newer build, and in the page itself, so
 * that it knows its own build.
 */
export function version(): Plugin {
  return {
    name: "countertop:version",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      // File names contain the hashes of their contents.
      const names = Object.keys(bundle).toSorted((a, b) => (a < b ? -1 : 1));
      const hash = createHash("sha256").update(names.join("\n"));
      // Names of string files don't change between builds, and browsers cache them as long as the build's name.
      for (const file of names)
        if (file.startsWith("public/locales/")) hash.update(sourceOf(bundle[file]));
      const name = hash.digest("hex").slice(0, 16);
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The build has no index.html to be named.");
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
