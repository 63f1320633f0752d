/** Tasks about prices, discounts, and totals. */
import type { Client } from "@countertop/sdk";
import { tryToBuy } from "@countertop/sdk/recipes";
import { first, task, unique, type Task } from "./task.ts";

interface Price {
  currency_code: string;
  amount: number;
  region_id: string | null;
  price_list_id: string | null;
}
interface Product {
  id: string;
  status: string;
  collection_id?: string | null;
  /** `prices` is missing if a variant has no prices. */
  variants: { id: string; prices?: Price[] }[];
}
interface Region {
  id: string;
  currency_code: string;
  countries: { iso_2: string }[];
}

const isJapan = ({ iso_2 }: { iso_2?: string }) => iso_2 === "jp";

/** A program that raises euro prices by 7%, and rounds them to end in .95. An assistant sends it to the tool `run`. */
const RAISE = `
const raised = (amount: number) => Math.round((amount * 1.07 - 95) / 100) * 100 + 95;
const { collections: [oak] } = await client.admin.collections.list({ query: { q: "Oak" } });
const wanted: [string, number][] = [];
const query = { collection_id: [oak!.id], fields: "id", expand: "variants,variants.prices" };
for await (const product of client.admin.products.iterate({ query }))
  for (const { id, prices } of product.variants ?? []) {
    const own = (prices ?? []).filter((one) => !one.price_list_id);
    const euros = own.find((one) => one.currency_code === "eur" && !one.region_id);
    if (euros) wanted.push([id, raised(euros.amount)]);
    await client.admin.products.updateVariant({
      id: product.id,
      variant_id: id,
      body: {
        prices: own.map(({ currency_code, region_id, amount }) => ({
          ...(region_id ? { region_id } : { currency_code }),
          amount: currency_code === "eur" ? raised(amount) : amount,
        })),
      },
    });
  }
return wanted;`;

async function allProducts(store: Client) {
  const query = { limit: 500, expand: "variants,variants.prices" };
  return (await store.admin.products.list({ query })).products as unknown as Product[];
}

export const priceTasks: readonly Task[] = [
  task(
    "Raise the prices of a collection by 7 %, ending in .95, as one plan",
    async (desk) => {
      await desk.search("change the prices of a collection");
      await desk.describe("change-prices");
      await desk.describe("adminUpdateVariant", "body.prices");
      return new Map(await desk.run<[string, number][]>(RAISE));
    },
    async (store, wanted) => {
      const variants = (await allProducts(store)).flatMap((one) => one.variants);
      return (
        wanted.size > 0 &&
        [...wanted].every(([id, amount]) =>
          variants
            .find((one) => one.id === id)
            ?.prices?.some((one) => one.currency_code === "eur" && one.amount === amount),
        )
      );
    },
  ),
  task(
    "Which products can't be bought in Japan?",
    async (desk) => {
      await desk.search("products that can't be bought in a country");
      await desk.describe("unsold");
      const all: { id: string }[] = [];
      for (;;) {
        const { products, count } = await desk.call<{ products: { id: string }[]; count: number }>(
          "unsold",
          { query: { country: "jp", limit: 50, offset: all.length } },
        );
        all.push(...products);
        if (products.length === 0 || all.length >= count) return all.map(({ id }) => id);
      }
    },
    // Checks the result with real carts, for each product in the result and for the same number of other products.
    async (store, ids) => {
      const { regions } = await store.admin.regions.list({ query: { expand: "countries" } });
      const japan = first(regions.filter(({ countries }) => countries.some(isJapan)));
      const { products } = await store.admin.products.list({
        query: {
          status: ["published"],
          limit: 1_000,
          fields: "id",
          expand: "variants,sales_channels",
        },
      });
      const isSold = async ({ id, variants, sales_channels }: (typeof products)[number]) => {
        for (const channel of sales_channels)
          for (const variant of variants) {
            const refusal = await tryToBuy(store, {
              product: id,
              variant: variant.id,
              channel: channel.id,
              region: japan.id,
              country: "jp",
            });
            if (!refusal) return true;
          }
        return false;
      };
      const unsold = products.filter(({ id }) => ids.includes(id));
      const others = products.filter(({ id }) => !ids.includes(id)).slice(0, ids.length);
      for (const product of unsold) if (await isSold(product)) return false;
      for (const product of others) if (!(await isSold(product))) return false;
      return unsold.length === ids.length && ids.length > 0;
    },
  ),
  task(
    "Create a discount code of 10 % for all regions",
    async (desk) => {
      await desk.search("coupon");
      await desk.describe("create-discount");
      await desk.describe("adminCreateDiscount");
      const { regions } = await desk.call<{ regions: Region[] }>("adminListRegions");
      const code = unique("WELCOME").toUpperCase();
      await desk.call("adminCreateDiscount", {
        body: {
          code,
          regions: regions.map(({ id }) => id),
          rule: { type: "percentage", value: 10, allocation: "total" },
        },
      });
      return code;
    },
    async (store, code) => {
      const { discount } = await store.admin.discounts.retrieveByCode({ code });
      return discount.rule.value === 10;
    },
  ),
  task(
    "Plan a sale price for one variant",
    async (desk) => {
      await desk.search("plan a sale");
      await desk.describe("plan-sale");
      await desk.describe("adminCreatePriceList");
      const { variants } = await desk.call<{ variants: { id: string }[] }>("adminListVariants");
      const name = unique("Weekend");
      await desk.call("adminCreatePriceList", {
        body: {
          name,
          description: "A weekend",
          type: "sale",
          status: "draft",
          starts_at: "2030-01-04T00:00:00.000Z",
          ends_at: "2030-01-06T23:59:59.000Z",
          prices: [{ variant_id: first(variants).id, currency_code: "eur", amount: 900 }],
        },
      });
      return name;
    },
    async (store, name) => {
      const { price_lists: lists } = await store.admin.priceLists.list({ query: { q: name } });
      return lists.some((one) => one.name === name && one.type === "sale");
    },
  ),
  task(
    "Sum the orders of the last 40, by currency",
    async (desk) => {
      await desk.search("review the day");
      await desk.describe("review-day");
      const { orders } = await desk.call<{ orders: { currency_code: string; total: number }[] }>(
        "adminListOrders",
        { query: { limit: 40, fields: "id,currency_code,total", expand: "" } },
      );
      return sums(orders);
    },
    async (store, result) => {
      const query = { limit: 40, fields: "id,currency_code,total", expand: "" };
      const { orders } = await store.admin.orders.list({ query });
      return sums(orders as { currency_code: string; total: number }[]) === result;
    },
  ),
];

function sums(orders: readonly { currency_code: string; total: number }[]): string {
  const all = new Map<string, number>();
  for (const { currency_code: code, total } of orders) all.set(code, (all.get(code) ?? 0) + total);
  return JSON.stringify([...all].sort(([a], [b]) => a.localeCompare(b)));
}
