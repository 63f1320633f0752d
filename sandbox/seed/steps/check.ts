import { products } from "../data/catalog.ts";
import { flatten } from "../data/categories.ts";
import { drafts } from "../data/drafts.ts";
import { groups } from "../data/groups.ts";
import { people } from "../data/people.ts";
import { discounts, giftCards, keys, priceLists } from "../data/promotions.ts";
import { regions, taxRates } from "../data/regions.ts";
import { shippingOptions } from "../data/shipping.ts";
import { channels, collections } from "../data/sorting.ts";
import { invites, staff } from "../data/staff.ts";
import { heldBack, locations, returnReasons } from "../data/stock.ts";
import type { Shop } from "../shop.ts";
import { SeedError } from "../errors.ts";
import { timeline } from "./orders.ts";
import { levels } from "./stock.ts";

interface Expected {
  what: string;
  least: number;
  found: number;
}

/** Checks the seeded store. Fails if a record from the data is missing, or if an order has the wrong final state. */
export async function check(shop: Shop): Promise<string> {
  const orders = await everyOrder(shop);
  const rows = [...(await counted(shop)), ...byState(orders)];
  for (const { what, found } of rows)
    console.log(`  ${what.padEnd(44)}${String(found).padStart(5)}`);
  const short = rows.filter(({ least, found }) => found < least);
  const wrong = wrongEndings(shop, orders);
  const complaints = [
    ...short.map(({ what, least, found }) => `${what}: ${found} instead of ${least}`),
    ...wrong,
  ];
  if (complaints.length > 0)
    throw new SeedError(`The shop is not what it should be:\n${complaints.join("\n")}`);
  return `${rows.length} counts and ${shop.orders.size} orders are as they should be`;
}

const one = { query: { limit: 1 } };

/** Number of records in each list. For three lists without a count, counts the returned records. */
async function counted({ client: { admin } }: Shop): Promise<Expected[]> {
  const draftProducts = products.filter(({ status }) => status === "draft").length;
  const paidDrafts = drafts.filter(({ paid }) => paid).length;
  const members = people.filter(({ account }) => account).length;
  const stocked = new Set(levels().map(({ sku }) => sku)).size;
  const count = <T>(items: readonly T[]) => ({ count: items.length });
  const lists: readonly [what: string, least: number, answer: Promise<{ count: number }>][] = [
    ["products", products.length + 1, admin.products.list(one)],
    [
      "products: drafts",
      draftProducts,
      admin.products.list({ query: { limit: 1, status: ["draft"] } }),
    ],
    ["categories", flatten().length, admin.productCategories.list(one)],
    ["collections", collections.length, admin.collections.list(one)],
    ["inventory items", stocked, admin.inventoryItems.list(one)],
    ["reservations", heldBack.length, admin.reservations.list(one)],
    ["stock locations", locations.length, admin.stockLocations.list(one)],
    ["sales channels", channels.length, admin.salesChannels.list(one)],
    ["API keys", keys.length, admin.publishableApiKeys.list(one)],
    ["regions", regions.length, admin.regions.list(one)],
    ["tax rates", taxRates.length, admin.taxRates.list(one)],
    [
      "shipping options",
      shippingOptions.length,
      admin.shippingOptions.list().then((all) => count(all.shipping_options)),
    ],
    ["customers", members, admin.customers.list(one)],
    ["customer groups", groups.length, admin.customerGroups.list(one)],
    ["discounts", discounts.length, admin.discounts.list(one)],
    ["price lists", priceLists.length, admin.priceLists.list(one)],
    ["gift cards", giftCards.length, admin.giftCards.list(one)],
    ["users", staff.length + 1, admin.users.list(one)],
    ["invites", invites.length, admin.invites.list().then((all) => count(all.invites))],
    [
      "return reasons",
      returnReasons.length,
      admin.returnReasons.list().then((all) => count(all.return_reasons)),
    ],
    ["orders", timeline().length + paidDrafts, admin.orders.list(one)],
    ["draft orders", drafts.length, admin.draftOrders.list(one)],
    ["returns", 1, admin.returns.list(one)],
    ["swaps", 1, admin.swaps.list(one)],
    ["order edits", 1, admin.orderEdits.list(one)],
  ];
  return Promise.all(
    lists.map(async ([what, least, answer]) => ({ what, least, found: (await answer).count })),
  );
}

const states = {
  status: ["pending", "completed", "archived", "canceled"],
  payment: ["awaiting", "captured", "partially_refunded", "refunded", "canceled"],
  fulfillment: [
    "not_fulfilled",
    "partially_fulfilled",
    "fulfilled",
    "partially_shipped",
    "shipped",
    "partially_returned",
    "returned",
    "requires_action",
    "canceled",
  ],
} satisfies Record<string, readonly string[]>;

async function everyOrder({ client: { admin } }: Shop) {
  const { orders } = await admin.orders.list({
    query: {
      limit: 1000,
      fields: "id,display_id,status,payment_status,fulfillment_status",
      expand: "",
    },
  });
  return orders.map((order) => ({
    id: order.id,
    number: order.display_id,
    status: order.status as string,
    payment: order.payment_status as string,
    fulfillment: order.fulfillment_status as string,
  }));
}

type Seen = Awaited<ReturnType<typeof everyOrder>>[number];

/** Expects at least one order in each state that operators can filter by. */
const byState = (orders: readonly Seen[]): Expected[] =>
  (Object.keys(states) as (keyof typeof states)[]).flatMap((field) =>
    states[field].map((state) => ({
      what: `orders: ${field} ${state.replaceAll("_", " ")}`,
      least: 1,
      found: orders.filter((order) => order[field] === state).length,
    })),
  );

/** Messages about orders whose final state differs from the scenario's. */
const wrongEndings = (shop: Shop, orders: readonly Seen[]): string[] =>
  orders
    .filter(({ id }) => shop.orders.has(id))
    .flatMap((order) => {
      const { scenario } = shop.orders.get(order.id);
      return (Object.keys(states) as (keyof typeof states)[])
        .filter(
          (field) =>
            scenario.ending[field] !== undefined && scenario.ending[field] !== order[field],
        )
        .map(
          (field) =>
            `order #${order.number} ("${scenario.name}"): ${field} is ${order[field]}, not ${scenario.ending[field]}`,
        );
    });
