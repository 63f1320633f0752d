import { defineConfig } from "tsdown";

export default defineConfig({
  entry: { cli: "cli.ts", config: "config.ts" },
  platform: "node",
  target: "node22.18",
  fixedExtension: false,
  dts: true,
  sourcemap: true,
  copy: [{ from: "../openapi/generated/openapi.json", to: "dist" }],
  publint: true,
});
