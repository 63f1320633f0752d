import { defineConfig } from "tsdown";

export default defineConfig({
  entry: { cli: "cli.ts" },
  platform: "node",
  target: "node20",
  fixedExtension: false,
  dts: false,
  sourcemap: true,
  copy: [
    { from: "../../openapi/generated/openapi.json", to: "dist" },
    { from: "run/child.cjs", to: "dist" },
  ],
  publint: true,
});
