import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    effects: "src/effects.ts",
    fetch: "src/fetch.ts",
    guard: "src/guard.ts",
    msw: "src/msw.ts",
    opentelemetry: "src/opentelemetry.ts",
    operations: "src/operations.ts",
    query: "src/query.ts",
    react: "src/react.ts",
    schemas: "src/schemas.ts",
    secrets: "src/secrets.ts",
    types: "src/generated/contract.ts",
    validate: "src/validate.ts",
  },
  platform: "neutral",
  // "use client" stays on what needs it.
  inputOptions: { checks: { moduleLevelDirective: false } },
  // Node pays for each file that an import reads, and for each name that one takes from another: the client with its tree of calls
  // is three files, and takes the tree alone. Left to itself the bundler makes nine, with 374 names between them.
  outputOptions: {
    codeSplitting: {
      groups: [
        { name: "core", test: /src\/(http\/[\w-]+|errors|paging|iterate|generated\/wire)\.ts$/ },
        {
          name: "calls",
          test: /src\/(operation|start-checkout|generated\/(tree|operations\/[\w-]+))\.ts$/,
        },
      ],
    },
  },
  copy: [{ from: "doors/*", to: "dist" }],
  sourcemap: true,
  dts: true,
  publint: true,
  attw: { profile: "esm-only" },
});
