import { expect, it } from "vitest";
import { createHttpClient } from "../http/http-client.ts";
import { findUnsold } from "./read-reasons.ts";
import { readReasonsStore, readSaleRegions } from "./read-settings.ts";
import type { ReasonsStore } from "./reasons.ts";

/** Creates a client whose server returns these records for each list. */
function serve(lists: Readonly<Record<string, readonly { id: string }[]>>) {
  const asked: URL[] = [];
  const client = createHttpClient({
    baseUrl: "http://store.test",
    fetch: async (input, init) => {
      const url = new URL(new Request(input, init).url);
      asked.push(url);
      const path = url.pathname.replace("/admin/", "");
      if (path === "store") return Response.json({ store: { feature_flags: [], modules: [] } });
      const ids = url.searchParams.getAll("id[]");
      const rows = (lists[path] ?? []).filter(({ id }) => ids.length === 0 || ids.includes(id));
      const [offset, limit] = ["offset", "limit"].map((name) => Number(url.searchParams.get(name)));
      const page = rows.slice(offset, (offset ?? 0) + (limit || rows.length));
      return Response.json({
        [path.replaceAll("-", "_")]: page,
        count: rows.length,
        offset,
        limit,
      });
    },
  });
  return {
    client,
    asked: (path: string) => asked.filter(({ pathname }) => pathname.endsWith(path)),
  };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `id_${at}`, currency_code: "eur" }));

it("the store's settings are read completely, regardless of the number of records", async () => {
  const { client } = serve({
    regions: many(1201),
    "shipping-options": many(1501),
    "price-lists": many(1001),
  });
  expect(await readSaleRegions(client)).toHaveLength(1201);
  const store = await readReasonsStore(client);
  expect(store.shippingOptions).toHaveLength(1501);
  expect(store.priceLists).toHaveLength(1001);
  expect(store.channels).toEqual([]);
});

const store: ReasonsStore = {
  channels: [{ id: "sc", is_disabled: false, locations: [{ location_id: "here" }] }],
  regions: [{ id: "reg", currency_code: "eur", countries: [{}], payment_providers: [{}] }],
  shippingOptions: [{ region_id: "reg", profile_id: "sp", is_return: false, admin_only: false }],
  priceLists: [],
  hasLocations: true,
};
const variant = (id: string, price = true) => ({
  id,
  title: id,
  manage_inventory: true,
  allow_backorder: false,
  inventory_items: [{ inventory_item_id: `item_${id}`, required_quantity: 1 }],
  prices: price
    ? [{ currency_code: "eur", region_id: null, price_list_id: null, min_quantity: null }]
    : [],
});
const product = (id: string, ...variants: ReturnType<typeof variant>[]) => ({
  id,
  title: id,
  status: "published",
  is_giftcard: false,
  profile_id: "sp",
  sales_channels: [{ id: "sc" }],
  variants,
});
const stocked = (id: string, stocked_quantity: number, location_id = "here") => ({
  id: `item_${id}`,
  location_levels: [{ location_id, stocked_quantity, reserved_quantity: 0 }],
});

it("findUnsold reads the stock of one variant of each product, and of all variants only if that one is sold out", async () => {
  const { client, asked } = serve({
    products: [
      product("sold", variant("a1"), variant("a2")),
      product("priceless", variant("b1", false)),
      product("second", variant("c0", false), variant("c1"), variant("c2")),
      product("elsewhere", variant("d1"), variant("d2")),
    ],
    "inventory-items": [
      stocked("a1", 5),
      stocked("c1", 0),
      stocked("c2", 1),
      stocked("d1", 9, "there"),
      stocked("d2", 9, "there"),
    ],
  });
  const { unsold, sold } = await findUnsold(client, store, { limit: 50 });
  expect(sold).toBe(2);
  expect(unsold.map((one) => [one.product.id, one.reasons[0]?.cause])).toEqual([
    ["priceless", "no-price"],
    ["elsewhere", "not-stocked"],
  ]);
  const ids = asked("inventory-items").map(({ searchParams }) => searchParams.getAll("id[]"));
  expect(ids).toEqual([
    ["item_a1", "item_c1", "item_d1"],
    ["item_b1", "item_c0", "item_c1", "item_c2", "item_d1", "item_d2"],
  ]);
});
