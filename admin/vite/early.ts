import { build } from "vite";

/**
 * Bundles `src/early.ts` as a script without imports. It runs first in the page, and sends requests before the entry chunk has
 * loaded.
 */
export async function earlyScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { conditions: ["@countertop/source", "module", "browser", "development|production"] },
    build: {
      write: false,
      target: "es2023",
      lib: { entry: "src/early.ts", formats: ["iife"], name: "early" },
    },
  });
  const chunks = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const script = chunks.find((file) => file.type === "chunk");
  if (!script) throw new Error("The early script couldn't be built.");
  return script.code;
}
