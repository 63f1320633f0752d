import { defineConfig } from "tsdown";

/** Entry points that export what a shared file of types declares. */
const NAMED_BY: Record<string, readonly string[]> = {
  "contract.d.ts": ["types"],
  "core.d.ts": ["index", "types"],
  "calls.d.ts": ["index", "types"],
  "client.d.ts": ["index", "define"],
  "keys.d.ts": ["query", "types"],
};

export default defineConfig({
  entry: {
    index: "src/index.ts",
    define: "src/define.ts",
    "check-store": "src/check-store.ts",
    effects: "src/effects.ts",
    fetch: "src/fetch.ts",
    guard: "src/guard.ts",
    msw: "src/msw.ts",
    operations: "src/operations.ts",
    query: "src/query.ts",
    react: "src/react.ts",
    recipes: "src/recipes.ts",
    schemas: "src/schemas.ts",
    secrets: "src/secrets.ts",
    steps: "src/steps.ts",
    types: "src/generated/contract.ts",
    validate: "src/validate.ts",
  },
  platform: "neutral",
  tsconfig: "tsconfig.build.json",
  // "use client" stays on what needs it.
  inputOptions: { checks: { moduleLevelDirective: false } },
  // Node pays for each file that an import reads, and for each name that one takes from another: the client with its tree of calls
  // is three files, and takes the tree alone. Left to itself the bundler makes nine, with 374 names between them.
  outputOptions: {
    codeSplitting: {
      groups: [
        { name: "contract.d", test: /src\/generated\/contract\.d\.ts$/ },
        {
          name: "core.d",
          test: /src\/(http\/[\w/-]+|choice|errors|operation|operation-types)\.d\.ts$/,
        },
        { name: "calls.d", test: /src\/generated\/(operations|writes)\/[\w-]+\.d\.ts$/ },
        { name: "keys.d", test: /src\/query(-defaults)?\.d\.ts$/ },
        { name: "core", test: /src\/(http\/[\w/-]+|errors|paging|iterate|generated\/wire)\.ts$/ },
        {
          name: "calls",
          test: /src\/(client|operation|start-checkout|generated\/(tree|operations\/[\w-]+))\.ts$/,
        },
        { name: "keys", test: /src\/query(-defaults)?\.ts$/ },
        { name: "writes", test: /src\/generated\/writes\/[\w-]+\.ts$/ },
        { name: "request-schemas", test: /src\/generated\/requests\/[\w-]+\.ts$/ },
      ],
    },
  },
  hash: false,
  // A shared file declares the types that calls return, but isn't an entry point. With `declaration: true`, TypeScript names such a
  // type by an entry point that exports it and that the program has loaded. So each shared file loads those that name its types.
  banner: ({ fileName }) => ({
    dts: (NAMED_BY[fileName] ?? [])
      .map((entry) => `import type {} from "./${entry}.js";`)
      .join("\n"),
  }),
  copy: [{ from: "doors/*", to: "dist" }],
  sourcemap: true,
  dts: true,
  publint: true,
  attw: { profile: "esm-only" },
});
