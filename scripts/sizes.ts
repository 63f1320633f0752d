// Compares the size of the SDK and the storefront kit in a browser, and the cost of importing the SDK on a server, with their
// budgets. The admin checks its own routes.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { bundleSize, type BundleSize } from "./lib/bundle-size.ts";
import { importCost } from "./lib/import-cost.ts";
import { table } from "./lib/table.ts";

const PEERS = ["react", "react-dom", "@tanstack/react-query"];
const KIB = 1024;

interface Bundle {
  readonly name: string;
  readonly code: string;
  /** Budget in bytes, minified and gzipped. The SDK's budgets are in kB of 1000 bytes, and the kit's in KiB. */
  readonly budget: number;
  /** The size in bytes above which the check fails, if it isn't 10% above the budget. Decision 25 has the reason. */
  readonly limit?: number;
  /** Packages that the storefront already has, in addition to the peer dependencies. */
  readonly beside?: readonly string[];
}

/**
 * A bundle that exceeds its budget causes a warning. The check fails only above the budget multiplied by this number, or above
 * the bundle's own limit, because readable code matters more than a few bytes.
 */
const LIMIT = 1.1;

const BUNDLES: readonly Bundle[] = [
  {
    name: "sdk: a query and a mutation hook, with every runtime feature",
    code: `export { createHttpClient } from "@countertop/sdk";
           export { ClientProvider, useAdminProducts, useAdminUpdateProduct } from "@countertop/sdk/react";`,
    // Steps that can be exported and tested separately cost 0.9 kB: decision 25.
    budget: 6_000,
    limit: 7_480,
  },
  {
    name: "sdk: the whole client",
    code: `export { createClient } from "@countertop/sdk";`,
    budget: 11_000,
  },
  {
    name: "sdk: the client and all hooks",
    code: `export { createHttpClient } from "@countertop/sdk"; export * from "@countertop/sdk/react";`,
    budget: 18_000,
  },
  {
    name: "kit: providers, both carts, and prices, on top of the SDK",
    code: `export * from "@countertop/storefront-kit";`,
    budget: 7.5 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    // With the tree of operations, the bundle would exceed its budget, so it can't contain the tree. The recovery of an
    // interrupted region change takes 0.3 KiB, here and in two bundles below.
    name: "kit: providers, both carts, and prices, with the SDK's HTTP core",
    code: `export * from "@countertop/storefront-kit";`,
    budget: 12.7 * KIB,
  },
  {
    name: "kit: the cart without React, on top of the SDK",
    code: `export * from "@countertop/storefront-kit/core";`,
    budget: 5 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    // The returns that the store lists for a signed-in customer, and deleting a previous customer's data, take 0.3 KiB, and saved
    // payment methods 0.3 KiB.
    name: "kit: customer flows, on top of the kit",
    code: `export * from "@countertop/storefront-kit/customer"; export * from "@countertop/storefront-kit";`,
    budget: 9.1 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    name: "kit: session cart transfer, on top of the kit",
    code: `export * from "@countertop/storefront-kit/transfer"; export * from "@countertop/storefront-kit";`,
    budget: 7.5 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    name: "kit: pages of links that the store sends, on top of the kit",
    code: `export * from "@countertop/storefront-kit/links"; export * from "@countertop/storefront-kit";`,
    budget: 8.5 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    // Asking again for the order of a confirmed payment, replacing a canceled payment, and comparing the total with the one that the
    // customer saw take 0.9 KiB.
    name: "kit: payments with Stripe and PayPal, on top of the kit",
    code: `export * from "@countertop/storefront-kit/stripe"; export * from "@countertop/storefront-kit/paypal"; export * from "@countertop/storefront-kit";`,
    budget: 9.5 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    name: "kit: product lists and search, on top of the kit",
    code: `export * from "@countertop/storefront-kit/lists"; export * from "@countertop/storefront-kit";`,
    budget: 10.3 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    // All headless parts together. Each of them can also be used alone.
    name: "kit: all headless parts, on top of the kit",
    code: `export * from "@countertop/storefront-kit/parts"; export * from "@countertop/storefront-kit";`,
    budget: 15 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    name: "kit: only a form with validation",
    code: `export * from "@countertop/storefront-kit/form";`,
    budget: 0.65 * KIB,
  },
  {
    name: "kit: only a product's options and quantity",
    code: `export { useProductOptions, useQuantity } from "@countertop/storefront-kit/parts";`,
    budget: 2.2 * KIB,
  },
  {
    name: "kit: cookie, place, SEO, and analytics helpers, on top of the kit",
    code: `export * from "@countertop/storefront-kit/cookies"; export * from "@countertop/storefront-kit/places"; export * from "@countertop/storefront-kit/seo";
           export * from "@countertop/storefront-kit/analytics"; export * from "@countertop/storefront-kit";`,
    budget: 10.1 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    // Browsers don't load this. The budget keeps React out of it.
    name: "kit: the cart on a server, on top of the SDK",
    code: `export * from "@countertop/storefront-kit/server";`,
    budget: 7.6 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    name: "kit: only prices",
    code: `export * from "@countertop/storefront-kit/prices";`,
    budget: 0.9 * KIB,
  },
];

/**
 * `import { createClient } from "@countertop/sdk"` takes Node at most 5 ms of processor time. The time depends on the machine,
 * so the check limits what causes it: the number of files, bytes, names, and packages
 * (`docs/decisions/0025-limit-import-size-keep-pipeline-readable.md`).
 */
const IMPORT = { files: 3, bytes: 107_000, names: 30, packages: 0 };

const REACT = `export { hydrateRoot } from "react-dom/client"; export { useState } from "react"; export { jsx } from "react/jsx-runtime";`;
const QUERY = `export { QueryClient, QueryClientProvider, useQuery, useMutation } from "@tanstack/react-query";`;
const KIT = `export { createHttpClient } from "@countertop/sdk"; export { MedusaProvider, CartProvider, useCart } from "@countertop/storefront-kit";`;

/** The minimum code that uses each of these libraries. Storefronts that use a library load this before their own code. */
const LIBRARIES: readonly (readonly [string, string])[] = [
  ["React, to hydrate a page", REACT],
  ["and TanStack Query", REACT + QUERY],
  ["and the SDK's HTTP core with the kit's providers and cart", REACT + QUERY + KIT],
];

interface Size extends BundleSize {
  name: string;
  budget: number;
  limit: number;
}

export async function bundleSizes(root: string): Promise<Size[]> {
  const sizes = [];
  for (const { name, code, budget, limit = budget * LIMIT, beside = [] } of BUNDLES)
    sizes.push({ name, budget, limit, ...(await bundleSize(root, code, [...PEERS, ...beside])) });
  return sizes;
}

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(2)} kB`;

export function sizeTable(sizes: readonly Size[]): string {
  const rows = sizes.map(({ name, minified, gzipped, budget, limit }) => [
    name,
    kB(minified),
    kB(gzipped),
    kB(budget),
    kB(limit),
  ]);
  return table(["bundle", "minified", "gzipped", "budget", "limit"], rows);
}

if (import.meta.main) {
  // `--files kit` also prints the size of each file in bundles whose names contain "kit". `--libraries` prints the sizes of the
  // libraries.
  const { values } = parseArgs({
    options: {
      check: { type: "boolean", default: false },
      files: { type: "string" },
      libraries: { type: "boolean", default: false },
    },
  });
  const root = resolve(import.meta.dirname, "..");
  const sizes = await bundleSizes(root);
  console.log(sizeTable(sizes));
  for (const { name, files } of sizes.filter(
    (size) => values.files && size.name.includes(values.files),
  ))
    console.log(
      `\n${name}\n${table(
        ["file", "added bytes, gzipped"],
        files.map(({ file, gzipped }) => [file.replace(/^.*\.\.\//, ""), String(gzipped)]),
      )}`,
    );
  if (values.libraries) {
    const rows = [];
    for (const [name, code] of LIBRARIES)
      rows.push([name, `${((await bundleSize(root, code, [])).gzipped / KIB).toFixed(1)} KiB`]);
    console.log(`\n${table(["the storefront's own dependencies", "gzipped"], rows)}`);
  }
  const cost = importCost(join(root, "sdk/dist/index.js"));
  const read = { ...cost, packages: cost.packages.length };
  const kinds = Object.keys(IMPORT) as (keyof typeof IMPORT)[];
  console.log(
    `\n${table(
      ["importing the SDK in Node", "read", "budget"],
      kinds.map((kind) => [kind, String(read[kind]), String(IMPORT[kind])]),
    )}`,
  );
  for (const { name, gzipped, budget } of sizes)
    if (gzipped > budget) console.error(`${name} exceeds its budget (a warning)`);
  const over = [
    ...sizes.filter(({ gzipped, limit }) => gzipped > limit).map(({ name }) => name),
    ...kinds.filter((kind) => read[kind] > IMPORT[kind]).map((kind) => `sdk: an import's ${kind}`),
  ];
  for (const name of over) console.error(`${name} exceeds its limit`);
  if (values.check && over.length > 0) process.exitCode = 1;
}
