import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    customer: "src/customer.ts",
    parts: "src/parts.ts",
    prices: "src/prices.ts",
  },
  // One file for each source file: "use client" stays on the files that need it and off the prices.
  unbundle: true,
  inputOptions: { checks: { moduleLevelDirective: false } },
  tsconfig: "tsconfig.build.json",
  platform: "neutral",
  dts: true,
  publint: true,
  attw: { profile: "esm-only" },
});
