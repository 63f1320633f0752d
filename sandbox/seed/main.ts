import { explain, SeedError } from "./errors.ts";
import { parseOptions } from "./options.ts";
import { openShop, type Shop } from "./shop.ts";
import { salesChannels } from "./steps/channels.ts";
import { check } from "./steps/check.ts";
import { drafts } from "./steps/drafts.ts";
import { customers } from "./steps/customers.ts";
import { orders } from "./steps/orders.ts";
import { pictures } from "./steps/pictures.ts";
import { products } from "./steps/products.ts";
import { promotions } from "./steps/promotions.ts";
import { settings } from "./steps/settings.ts";
import { awaitDiscountCounts } from "./steps/await-discount-counts.ts";
import { shipping } from "./steps/shipping.ts";
import { sorting } from "./steps/sorting.ts";
import { stock } from "./steps/stock.ts";
import { taxes } from "./steps/taxes.ts";
import { team } from "./steps/team.ts";

/** The steps that fill the demo store. Each comes after the steps that it depends on. */
const steps: readonly [string, (shop: Shop) => Promise<string>][] = [
  ["Settings", settings],
  ["Sales channels", salesChannels],
  ["Shipping", shipping],
  ["Sorting", sorting],
  ["Pictures", pictures],
  ["Products", products],
  ["Stock", stock],
  ["Taxes", taxes],
  ["Customers", customers],
  ["Promotions", promotions],
  ["Team", team],
  ["Orders", orders],
  ["Draft orders", drafts],
  ["Settling", awaitDiscountCounts],
  ["Check", check],
];

async function run(): Promise<void> {
  const shop = await openShop(parseOptions(process.argv.slice(2)));
  await mustBeEmpty(shop);
  for (const [name, step] of steps) {
    const started = performance.now();
    const result = await step(shop);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name.padEnd(16)}${result.padEnd(64)}${seconds.padStart(6)} s`);
  }
}

/** Fails if the store isn't empty, because it may be a demo store or a real store. */
async function mustBeEmpty({ client, login }: Shop): Promise<void> {
  const { count: products } = await client.admin.products.list({ query: { limit: 1 } });
  const { count: regions } = await client.admin.regions.list({ query: { limit: 1 } });
  if (products + regions > 0)
    throw new SeedError(
      `The store at ${login.url} is not empty: it has ${products} products and ${regions} regions. ` +
        "The demo shop needs a new one; `npm run sandbox -- --reset` starts the sandbox afresh.",
    );
}

try {
  await run();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
