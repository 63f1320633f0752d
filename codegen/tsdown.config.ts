import { defineConfig } from "tsdown";

export default defineConfig({
  entry: { cli: "cli.ts", config: "config.ts" },
  platform: "node",
  target: "node22.18",
  // Leaves out the mock server, whose declarations would be written next to the sources in openapi/.
  tsconfig: "tsconfig.build.json",
  fixedExtension: false,
  dts: true,
  sourcemap: true,
  copy: [{ from: "../openapi/generated/openapi.json", to: "dist" }],
  publint: true,
});
