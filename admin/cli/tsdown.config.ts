import { join } from "node:path";
import { defineConfig } from "tsdown";

/** Replaces `this` with `exports` in one of the mock's packages, because `this` is undefined in a bundle. */
const withExports = {
  name: "with-exports",
  transform: {
    filter: { id: /node_modules\/uri-template-lite\// },
    handler: (code: string) => code.replace(/\(\s*this\.URI.*/, "(exports.URI ||= {});"),
  },
};

const program = defineConfig({
  entry: {
    cli: "cli.ts",
    "check-store": "../../sdk/src/check-store.ts",
    mock: "../../codegen/mock.ts",
  },
  platform: "node",
  target: "node20",
  fixedExtension: false,
  dts: false,
  copy: [
    { from: "../../openapi/generated/openapi.json", to: "dist" },
    { from: "../dist", to: "dist", rename: "admin" },
    { from: "v1/island", to: "dist/v1" },
    { from: "v1/libraries", to: "dist/v1" },
  ],
  // The package's main file loads other files in a way that bundlers can't detect, so this uses the ES module build.
  alias: {
    "jsonc-parser": join(import.meta.dirname, "../../node_modules/jsonc-parser/lib/esm/main.js"),
  },
  plugins: [withExports],
  publint: true,
});

/** Keeps packages out of the bundle. */
const packages = {
  name: "packages",
  resolveId: {
    order: "pre" as const,
    handler: (id: string) => (/^[\w@]/.test(id) ? { id, external: true } : undefined),
  },
};

/** Types of `@countertop/admin/extension`, from the declarations that `build-package.ts` has written. */
const types = defineConfig({
  entry: { extension: join(import.meta.dirname, ".cache/types/admin/src/extension.d.ts") },
  clean: false,
  platform: "browser",
  fixedExtension: false,
  tsconfig: "types/tsconfig.json",
  dts: { dtsInput: true, emitDtsOnly: true, oxc: {}, sourcemap: false },
  plugins: [packages],
});

export default [program, types];
