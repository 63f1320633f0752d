import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    fetch: "src/fetch.ts",
    guard: "src/guard.ts",
    msw: "src/msw.ts",
    opentelemetry: "src/opentelemetry.ts",
    operations: "src/operations.ts",
    query: "src/query.ts",
    react: "src/react.ts",
    schemas: "src/schemas.ts",
    types: "src/generated/contract.ts",
    validate: "src/validate.ts",
  },
  platform: "neutral",
  // "use client" stays on what needs it.
  inputOptions: { checks: { moduleLevelDirective: false } },
  copy: [{ from: "doors/*", to: "dist" }],
  sourcemap: true,
  dts: true,
  publint: true,
  attw: { profile: "esm-only" },
});
