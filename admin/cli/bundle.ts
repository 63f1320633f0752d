import { accessSync, constants, mkdirSync } from "node:fs";

/** An entry whose code exists only during the build. */
export const virtualEntry = (entry: string, code: string) => ({
  name: "countertop:entry",
  // Vite resolves the entry to a path that ends with this name.
  resolveId: (id: string) => (id.endsWith(entry) ? `\0${entry}` : undefined),
  load: (id: string) => (id === `\0${entry}` ? code : undefined),
});

/** Vite's build options for files that the admin loads. `more` are additional options for the bundler. */
export const buildOptions = (entry: string, outDir: string, more: object = {}) => ({
  outDir,
  emptyOutDir: true,
  target: "es2022",
  lib: { entry, formats: ["es"], fileName: () => "index.js", cssFileName: "style" },
  rolldownOptions: {
    output: { chunkFileNames: "[name]-[hash].js" },
    checks: { moduleLevelDirective: false },
    ...more,
  },
});

/** Throws an error with the path if files can't be written into a folder, because the bundler's error is a stack trace. */
export function requireWritable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
}
