import { createHttpClient } from "@countertop/sdk";
import { expect, it } from "vitest";
import type { AreaId } from "./areas.ts";
import { searchOf } from "./palette-search.ts";

/** Asks as the palette does, and has the server answer this. */
async function search(area: AreaId, answer: object) {
  let asked = "";
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    fetch: ((request: Request) => {
      asked = request.url.replace("http://shop.test", "");
      return Promise.resolve(Response.json(answer));
    }) as typeof fetch,
  });
  const { signal } = new AbortController();
  const hits = await searchOf(area)?.(client, "mug").queryFn({ signal });
  return { hits, asked: decodeURIComponent(asked) };
}

it.each<[AreaId, object, object]>([
  [
    "orders",
    {
      orders: [
        {
          id: "o",
          display_id: 12,
          email: "a@b.test",
          customer: { first_name: "Ann", last_name: null },
        },
      ],
    },
    { id: "o", title: "#12", note: "Ann" },
  ],
  [
    "draftOrders",
    { draft_orders: [{ id: "d", display_id: 3, cart: { email: "a@b.test" } }] },
    { id: "d", title: "#3", note: "a@b.test" },
  ],
  [
    "customers",
    { customers: [{ id: "c", email: "a@b.test", first_name: null, last_name: null }] },
    { id: "c", title: "a@b.test", note: undefined },
  ],
  ["customerGroups", { customer_groups: [{ id: "g", name: "VIP" }] }, { id: "g", title: "VIP" }],
  [
    "products",
    { products: [{ id: "p", title: "", handle: "mug", collection: null }] },
    { id: "p", title: "p", note: "mug" },
  ],
  [
    "categories",
    { product_categories: [{ id: "c", name: "Cups", handle: "cups" }] },
    { id: "c", title: "Cups", note: "cups" },
  ],
  [
    "collections",
    { collections: [{ id: "c", title: "Blue", handle: "blue" }] },
    { id: "c", title: "Blue", note: "blue" },
  ],
  [
    "inventory",
    { inventory_items: [{ id: "i", title: null, sku: "MUG-1" }] },
    { id: "i", title: "MUG-1", note: undefined },
  ],
  [
    "discounts",
    { discounts: [{ id: "d", code: "TEN", rule: { description: "Ten off" } }] },
    { id: "d", title: "TEN", note: "Ten off" },
  ],
  ["giftCards", { gift_cards: [{ id: "g", code: "AB-CD" }] }, { id: "g", title: "AB-CD" }],
  [
    "pricing",
    { price_lists: [{ id: "l", name: "Sale", description: "May" }] },
    { id: "l", title: "Sale", note: "May" },
  ],
])("five %s are asked for, and become lines", async (area, answer, line) => {
  const { hits, asked } = await search(area, answer);
  expect(hits).toEqual([expect.objectContaining(line)]);
  const query = new URLSearchParams(asked.split("?")[1]);
  expect([query.get("q"), query.get("limit")]).toEqual(["mug", "5"]);
});

it("searches nothing where the API finds nothing by words", () =>
  expect(searchOf("settings")).toBeUndefined());
