import { createHttpClient } from "@countertop/sdk";
import { expect, it } from "vitest";
import { reservations } from "./reservations.ts";

const LONG = 350;
/** An id with the same length as the server's ids. */
const itemId = (name: string) => `item_${name.padStart(26, "0")}`;
/**
 * Two orders, of which the first is very long. Each item has one reservation. The reservations alternate between two inventory
 * items.
 */
const orders = [
  {
    id: "order_long",
    display_id: 7,
    items: Array.from({ length: LONG }, (_, at) => itemId(`a${at}`)),
  },
  { id: "order_short", display_id: 8, items: [itemId("b0"), itemId("b1")] },
];
const things = [
  { id: "iitem_mug", sku: "MUG-1" },
  { id: "iitem_cup", sku: "CUP" },
];
const stored = orders.flatMap(({ items, display_id }) =>
  items.map((line_item_id, at) => ({
    id: `res_${line_item_id}`,
    line_item_id,
    inventory_item_id: things[at % 2]?.id ?? "",
    quantity: at,
    description: `For ${display_id}${at === 1 ? ", MUG-1 in the window" : ""}`,
  })),
);

/** A server with these records that responds like the real one: all conditions must match, and the length of URLs is limited. */
const sent: string[] = [];
const client = createHttpClient({
  baseUrl: "http://store.test",
  fetch: ((request: Request) => {
    const { pathname, search, searchParams: asked } = new URL(request.url);
    sent.push(pathname + search);
    if (search.length > 15_000) return Promise.resolve(new Response(null, { status: 431 }));
    const among = (name: string, value: string) =>
      !asked.has(`${name}[]`) || asked.getAll(`${name}[]`).includes(value);
    const [limit, offset] = [Number(asked.get("limit") ?? 20), Number(asked.get("offset") ?? 0)];
    const answer = (name: string, all: readonly object[]) =>
      Promise.resolve(
        Response.json({ [name]: all.slice(offset, offset + limit), count: all.length }),
      );
    if (pathname.endsWith("/orders"))
      return answer(
        "orders",
        orders
          .filter(
            ({ id, display_id }) =>
              asked.get("id") === id || asked.get("display_id") === String(display_id),
          )
          .map(({ id, items }) => ({ id, items: items.map((item) => ({ id: item })) })),
      );
    const words = (asked.get("q") ?? "").toLowerCase();
    if (pathname.endsWith("/inventory-items"))
      return answer(
        "inventory_items",
        things.filter(({ sku }) => sku.toLowerCase().includes(words)),
      );
    const described = (asked.get("description[contains]") ?? "").toLowerCase();
    const found = stored.filter(
      ({ line_item_id: line, inventory_item_id: item, description }) =>
        among("line_item_id", line) &&
        among("inventory_item_id", item) &&
        description.toLowerCase().includes(described),
    );
    if (asked.get("order") === "quantity") found.sort((a, b) => a.quantity - b.quantity);
    return answer("reservations", found);
  }) as typeof fetch,
});
const { signal } = new AbortController();
async function list(address: Record<string, string>) {
  sent.length = 0;
  const search = reservations.readSearch({ order: "quantity", ...address });
  const paging = { limit: search.limit, offset: (search.page - 1) * search.limit };
  const answer = await reservations.listQuery(client, search).queryFn({ signal });
  const { rows, count } = reservations.pageOf(answer, search, paging);
  return { ids: rows.map(({ line_item_id: id }) => id?.replace(/^item_0+/, "")), count };
}

it.each([
  // Searches for the number of an order, while the list is filtered by the same order, another one, or an item.
  [{ for: "order_short", q: "#8" }, ["b0", "b1"]],
  [{ for: "order_long", q: "#8" }, []],
  [{ item: "iitem_cup", q: "8" }, ["b1"]],
  // Searches for a SKU, while the list is filtered by an order or by another item.
  [{ for: "order_short", q: "cup" }, ["b1"]],
  [{ item: "iitem_mug", q: "cup" }, []],
  [{ item: "iitem_mug", for: "order_short" }, ["b0"]],
  // Searches for words in a description, while the list is filtered by other words and items. A match in another reservation's
  // description must not hide a SKU.
  [{ description: "for 8", q: "window" }, ["b1"]],
  [{ description: "for 8", q: "garden" }, []],
  [{ item: "iitem_mug", for: "order_short", q: "mug-1" }, ["b0"]],
] as const)("%o: the search text also limits the filtered rows", async (address, ids) => {
  expect(await list(address)).toEqual({ ids, count: ids.length });
});

it("the list of reservations requests the reservations of a very long order in parts, and joins the pages", async () => {
  for (const way of [{ for: "order_long" }, { q: "#7" }]) {
    const { ids, count } = await list({ ...way, limit: "50", page: "7" });
    expect(count).toBe(LONG);
    expect(ids).toEqual(Array.from({ length: 50 }, (_, at) => `a${300 + at}`));
    expect(Math.max(...sent.map((address) => address.length))).toBeLessThan(8_000);
  }
  expect((await list({ for: "order_long,order_short", item: "iitem_cup" })).count).toBe(
    LONG / 2 + 1,
  );
  // The command palette searches without a list page.
  expect(await reservations.hits(client, "#7", 5).queryFn({ signal })).toHaveLength(5);
});

it("the list of reservations has a separate query key for each search text, even though the text isn't sent", () => {
  const keys = ["", "#7", "cup"].map((q) =>
    JSON.stringify(reservations.listQuery(client, reservations.readSearch({ q })).queryKey),
  );
  expect(new Set(keys).size).toBe(3);
});
