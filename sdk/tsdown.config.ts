import { defineConfig } from "tsdown";

/** For each shared file, the entry points that export its declarations. */
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
    addresses: "src/addresses.ts",
    define: "src/define.ts",
    "check-store": "src/check-store.ts",
    effects: "src/effects.ts",
    fetch: "src/fetch.ts",
    guard: "src/guard.ts",
    msw: "src/msw.ts",
    names: "src/names.ts",
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
  inputOptions: {
    // Doesn't warn about "use client", which stays on the modules that need it.
    checks: { moduleLevelDirective: false },
    // Without this setting, the platform `neutral` can't resolve a package that has no `exports`, and leaves its import unchanged.
    resolve: { mainFields: ["module"] },
  },
  // Node takes time for each file that an import reads, and for each name that is imported from another file. With these groups,
  // the client with its tree of calls is three files that share only the tree. By default, the bundler would create nine files that
  // share 374 names.
  outputOptions: {
    // Editors read comments in the declarations.
    comments: { jsdoc: false },
    codeSplitting: {
      groups: [
        { name: "contract.d", test: /src\/generated\/contract\.d\.ts$/ },
        {
          name: "core.d",
          test: /src\/(http\/[\w/-]+|choice|errors|operation|operation-types)\.d\.ts$/,
        },
        { name: "calls.d", test: /src\/generated\/operations\/[\w-]+\.d\.ts$/ },
        { name: "keys.d", test: /src\/query(-defaults)?\.d\.ts$/ },
        { name: "core", test: /src\/(http\/[\w/-]+|errors|paging|iterate)\.ts$/ },
        {
          name: "calls",
          test: /src\/(client|operation|start-checkout|generated\/(tree|operations\/[\w-]+))\.ts$/,
        },
        { name: "keys", test: /src\/query(-defaults)?\.ts$/ },
        { name: "reasons", test: /src\/recipes(\/[\w-]+)?\.ts$/ },
        { name: "request-checks", test: /src\/msw\/(problems|read-request)\.ts$/ },
        { name: "request-schemas", test: /src\/generated\/requests\/[\w-]+\.ts$/ },
      ],
    },
  },
  hash: false,
  // A shared file declares the types that calls return, but isn't an entry point. With `declaration: true`, TypeScript can refer to
  // such a type only through a loaded entry point that exports it. Therefore, each shared file imports the entry points that export
  // its types.
  banner: ({ fileName }) => ({
    dts: (NAMED_BY[fileName] ?? [])
      .map((entry) => `import type {} from "./${entry}.js";`)
      .join("\n"),
  }),
  copy: [{ from: "entry-points/*", to: "dist" }],
  sourcemap: true,
  dts: true,
  publint: true,
  attw: { profile: "esm-only" },
});
