import { resolve } from "node:path";
import { defineConfig } from "tsdown";
import { writeTemplate } from "./template.ts";

export default defineConfig({
  entry: { cli: "cli.ts" },
  platform: "node",
  target: "node22.18",
  fixedExtension: false,
  dts: false,
  sourcemap: true,
  copy: [{ from: "../openapi/generated/openapi.json", to: "dist" }],
  publint: true,
  onSuccess: () =>
    writeTemplate(
      resolve(import.meta.dirname, ".."),
      resolve(import.meta.dirname, "dist/template"),
    ),
});
