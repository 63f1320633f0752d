// Bytes of the SDK and the storefront kit in a browser, and the cost of importing the SDK on a server, compared with their
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
  /** In bytes, minified and gzipped. The SDK's budgets are in kB of 1000 bytes, the kit's in KiB. */
  readonly budget: number;
  /** Packages that the storefront uses in addition to the peers. */
  readonly beside?: readonly string[];
}

/** A bundle over its budget causes a warning. Above this multiple, the check fails. Readable code matters more than a few bytes. */
const LIMIT = 1.1;

const BUNDLES: readonly Bundle[] = [
  {
    name: "sdk: a query and a mutation hook, every run-time feature",
    code: `export { createHttpClient } from "@countertop/sdk";
           export { ClientProvider, useAdminProducts, useAdminUpdateProduct } from "@countertop/sdk/react";`,
    // Steps that can be exported and tested separately cost 0.9 kB: decision 25.
    budget: 6_900,
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
    name: "kit: providers, both carts and prices, beside the SDK",
    code: `export * from "@countertop/storefront-kit";`,
    budget: 7.5 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    // The tree of operations exceeds the budget, so it must not be included. Recovery of an interrupted region change takes 0.3
    // KiB, here and in two bundles below.
    name: "kit: the same with the SDK's HTTP core",
    code: `export * from "@countertop/storefront-kit";`,
    budget: 12.7 * KIB,
  },
  {
    name: "kit: the cart without React, beside the SDK",
    code: `export * from "@countertop/storefront-kit/core";`,
    budget: 5 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    // Returns that the store lists for a signed-in customer, and clearing another customer's data, take 0.3 KiB.
    name: "kit: customer flows, beside the rest",
    code: `export * from "@countertop/storefront-kit/customer"; export * from "@countertop/storefront-kit";`,
    budget: 8.8 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    name: "kit: the session cart handed over, beside the cart",
    code: `export * from "@countertop/storefront-kit/transfer"; export * from "@countertop/storefront-kit";`,
    budget: 7.4 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    // Each part can be used alone. This bundle has all parts.
    name: "kit: all headless parts, beside the cart and the rest",
    code: `export * from "@countertop/storefront-kit/parts"; export * from "@countertop/storefront-kit";`,
    budget: 15 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    name: "kit: a form that checks itself alone",
    code: `export * from "@countertop/storefront-kit/form";`,
    budget: 0.65 * KIB,
  },
  {
    name: "kit: a product's options and quantity alone",
    code: `export { useProductOptions, useQuantity } from "@countertop/storefront-kit/parts";`,
    budget: 2.2 * KIB,
  },
  {
    name: "kit: for servers, search engines and analytics, beside the cart",
    code: `export * from "@countertop/storefront-kit/server"; export * from "@countertop/storefront-kit/seo";
           export * from "@countertop/storefront-kit/analytics"; export * from "@countertop/storefront-kit";`,
    budget: 8.7 * KIB,
    beside: ["@countertop/sdk"],
  },
  {
    name: "kit: prices alone",
    code: `export * from "@countertop/storefront-kit/prices";`,
    budget: 0.9 * KIB,
  },
];

/**
 * `import { createClient } from "@countertop/sdk"` takes Node at most 5 ms of processor time. Times depend on the machine, but
 * these causes don't (`docs/decisions/0025-limit-import-size-keep-pipeline-readable.md`).
 */
const IMPORT = { files: 3, bytes: 152_000, names: 30, packages: 0 };

const REACT = `export { hydrateRoot } from "react-dom/client"; export { useState } from "react"; export { jsx } from "react/jsx-runtime";`;
const QUERY = `export { QueryClient, QueryClientProvider, useQuery, useMutation } from "@tanstack/react-query";`;
const KIT = `export { createHttpClient } from "@countertop/sdk"; export { MedusaProvider, CartProvider, useCart } from "@countertop/storefront-kit";`;

/** The minimum code of these libraries, which any storefront that uses them loads before its own. */
const LIBRARIES: readonly (readonly [string, string])[] = [
  ["React, to take a page over", REACT],
  ["and TanStack Query", REACT + QUERY],
  ["and the SDK's HTTP core with the kit's providers and cart", REACT + QUERY + KIT],
];

interface Size extends BundleSize {
  name: string;
  budget: number;
}

export async function bundleSizes(root: string): Promise<Size[]> {
  const sizes = [];
  for (const { name, code, budget, beside = [] } of BUNDLES)
    sizes.push({ name, budget, ...(await bundleSize(root, code, [...PEERS, ...beside])) });
  return sizes;
}

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(2)} kB`;

export function sizeTable(sizes: readonly Size[]): string {
  const rows = sizes.map(({ name, minified, gzipped, budget }) => [
    name,
    kB(minified),
    kB(gzipped),
    kB(budget),
  ]);
  return table(["bundle", "minified", "gzipped", "budget"], rows);
}

if (import.meta.main) {
  // `--files kit` also prints the cost of each file in bundles whose names contain the word. `--libraries` prints the cost of the
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
    ...sizes.filter(({ gzipped, budget }) => gzipped > budget * LIMIT).map(({ name }) => name),
    ...kinds.filter((kind) => read[kind] > IMPORT[kind]).map((kind) => `sdk: an import's ${kind}`),
  ];
  for (const name of over) console.error(`${name} exceeds its limit, 10 % above the budget`);
  if (values.check && over.length > 0) process.exitCode = 1;
}
