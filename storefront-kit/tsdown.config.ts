import { defineConfig } from "tsdown";

/**
 * Removes the import of the bundler's runtime, which has no types. The bundler adds it because it mistakes a type's field called
 * `require` for a call.
 */
const withoutRequire = {
  name: "without-require",
  generateBundle: {
    order: "post" as const,
    handler(_: unknown, bundle: Record<string, { fileName: string; code?: string }>) {
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith(".d.ts"))
          file.code = (file.code ?? "").replace(/^import \{ __require \} from .*\n/m, "");
        if (name.includes("rolldown/runtime")) delete bundle[name];
      }
    },
  },
};

export default defineConfig({
  plugins: [withoutRequire],
  entry: {
    analytics: "src/analytics.ts",
    cookies: "src/cookies.ts",
    index: "src/index.ts",
    core: "src/core.ts",
    customer: "src/customer.ts",
    form: "src/form.ts",
    links: "src/links.ts",
    lists: "src/lists.ts",
    parts: "src/parts.ts",
    paypal: "src/paypal.ts",
    places: "src/places.ts",
    prices: "src/prices.ts",
    seo: "src/seo.ts",
    server: "src/server.ts",
    stripe: "src/stripe.ts",
    transfer: "src/transfer.ts",
  },
  // Each source file has its own output, so that only the files that need "use client" have it, and the price functions don't.
  unbundle: true,
  inputOptions: { checks: { moduleLevelDirective: false } },
  tsconfig: "tsconfig.build.json",
  platform: "neutral",
  sourcemap: true,
  dts: true,
  publint: true,
  attw: { profile: "esm-only" },
});
