import { join } from "node:path";
import { defineConfig } from "tsdown";

/** One of the mock's packages uses `this` instead of `exports`, which a bundle doesn't have. */
const withExports = {
  name: "with-exports",
  transform: {
    filter: { id: /node_modules\/uri-template-lite\// },
    handler: (code: string) => code.replace(/\(\s*this\.URI.*/, "(exports.URI ||= {});"),
  },
};

export default defineConfig({
  entry: {
    cli: "cli.ts",
    "check-store": "../../sdk/src/check-store.ts",
    mock: "../../openapi/mock.ts",
  },
  platform: "node",
  target: "node20",
  fixedExtension: false,
  dts: false,
  copy: [
    { from: "../../openapi/generated/openapi.json", to: "dist" },
    { from: "../dist", to: "dist", rename: "admin" },
  ],
  // Its main file requires other files in a way that bundlers can't see.
  alias: {
    "jsonc-parser": join(import.meta.dirname, "../../node_modules/jsonc-parser/lib/esm/main.js"),
  },
  plugins: [withExports],
  publint: true,
});
