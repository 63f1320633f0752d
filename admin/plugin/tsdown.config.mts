import { defineConfig } from "tsdown";

export default defineConfig({
  // Medusa finds a plugin's parts by their folders, and loads them with `require`.
  entry: { "api/index": "api/index.ts", "loaders/origins": "loaders/origins.ts" },
  format: "cjs",
  platform: "node",
  target: "node20",
  fixedExtension: false,
  dts: false,
  // Medusa reads the property `default` of each module.
  cjsDefault: false,
  deps: { onlyBundle: ["@hono/node-server", "hono"] },
  copy: [
    { from: "../dist", to: "dist", rename: "admin" },
    { from: "../cli/dist/extensible", to: "dist" },
  ],
});
