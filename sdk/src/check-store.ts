#!/usr/bin/env node
// `countertop-check --store https://shop.example` lists the products that customers can't buy. It doesn't change the store.
import { parseArgs } from "node:util";
import { createHttpClient } from "./http/http-client.ts";
import { adminCreateToken } from "./generated/operations/auth.ts";
import {
  checkStore,
  explain,
  isOnSale,
  readReasonsStore,
  withCountries,
  type Checked,
  type Reason,
  type ReasonsStore,
} from "./recipes.ts";

const HELP = `Lists the published products of a store that customers can't buy, with the reasons and fixes. Only reads.

  countertop-check --store https://shop.example [--strict] [--json]

  --store URL   the store's server
  --strict      also fails for a product that can be bought somewhere, but not in every channel and region, or not every variant
  --json        prints one JSON document: { store, checked, unsold, regionsWithoutCountry, products: [{ id, title, onSale, reasons }] }
  --help        shows this help

In the environment: COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD of a user.
Exit codes: 0 all products can be bought, 1 some can't, 2 the store couldn't be checked.`;

/** Maximum number of example products for each cause. */
const EXAMPLES = 3;

interface Found extends Checked {
  onSale: boolean;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      store: { type: "string" },
      strict: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.store === undefined) throw new Error(`--store is missing.\n\n${HELP}`);
  const began = performance.now();
  const client = await signedIn(values.store);
  const settings = await readReasonsStore(client);
  const store = withCountries(settings);
  const closed = settings.regions.length - store.regions.length;
  const all = await checkStore(client, store);
  const found = all.flatMap((checked): Found[] => {
    const blocking = checked.reasons.filter(({ blocks }) => blocks);
    if (blocking.length === 0) return [];
    return [{ ...checked, reasons: blocking, onSale: isOnSale(checked, store) }];
  });
  const unsold = found.filter(({ onSale }) => !onSale);
  if (values.json)
    console.log(
      JSON.stringify({
        store: values.store,
        checked: all.length,
        unsold: unsold.length,
        regionsWithoutCountry: closed,
        products: found.map(({ product: { id, title }, onSale, reasons }) => ({
          id,
          title,
          onSale,
          reasons,
        })),
      }),
    );
  else {
    for (const line of linesOf(found, store)) console.log(line);
    if (closed > 0)
      console.log(
        `Regions without a country: ${closed}. Nothing can be sold there. Add countries to these regions.`,
      );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `Checked ${all.length} published products in ${seconds} s: ${unsold.length} can't be bought at all, and ${found.length - unsold.length} can't be bought in every variant, channel, or region.`,
    );
  }
  return (values.strict ? found : unsold).length > 0 ? 1 : 0;
}

async function signedIn(baseUrl: string) {
  const {
    COUNTERTOP_API_KEY: apiKey,
    COUNTERTOP_EMAIL: email,
    COUNTERTOP_PASSWORD: password,
  } = process.env;
  const client = createHttpClient({
    baseUrl,
    timeout: 60_000,
    retries: 2,
    ...(apiKey && { apiKey }),
  });
  if (!apiKey && email && password) await adminCreateToken(client, { body: { email, password } });
  return client;
}

/**
 * Returns a paragraph for each cause in a channel or region: the problem and its fix, then the affected products. Begins with the
 * cause that affects the most products.
 */
function linesOf(found: readonly Found[], store: ReasonsStore): string[] {
  const groups = new Map<string, { reason: Reason; products: Set<string>; variants: number }>();
  for (const { product, reasons } of found)
    for (const reason of reasons) {
      const key = [reason.cause, reason.channel, reason.region].join();
      const group = groups.get(key) ?? { reason, products: new Set<string>(), variants: 0 };
      group.products.add(product.title);
      if (reason.variant !== undefined) group.variants += 1;
      groups.set(key, group);
    }
  return [...groups.values()]
    .toSorted((a, b) => b.products.size - a.products.size)
    .map(({ reason, products, variants }) => {
      const { variant: _, ...shared } = reason;
      const subject = { variants: [{ id: "any", title: "A variant" }] };
      const { problem, fix } = explain(
        variants > 0 ? { ...shared, variant: "any" } : shared,
        store,
        subject as { variants: [] },
      );
      const names = [...products];
      const more = names.length > EXAMPLES ? `, and ${names.length - EXAMPLES} more` : "";
      const count = variants > 0 ? ` (${variants} variants)` : "";
      return `${problem} ${fix}\n  ${names.length} products${count}: ${names.slice(0, EXAMPLES).join(", ")}${more}`;
    });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
