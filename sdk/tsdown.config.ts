import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    msw: "src/msw.ts",
    operations: "src/operations.ts",
    query: "src/query.ts",
    react: "src/react.ts",
    schemas: "src/schemas.ts",
    types: "src/generated/contract.ts",
  },
  platform: "neutral",
  dts: true,
  publint: true,
  attw: { profile: "esm-only" },
});
