import { createHttpClient } from "@countertop/sdk";
import { expect, it } from "vitest";
import { regionDependents } from "./region-dependents.ts";

/** Three draft orders, one in this region, and five exchanges in three orders, two of which are in this region. */
const draftOrders = ["reg_here", "reg_there", undefined].map((region_id, index) => ({
  id: `dorder_${index}`,
  cart: region_id && { region_id },
}));
const swaps = ["order_1", "order_1", "order_2", "order_3", "order_3"].map((order_id, index) => ({
  id: `swap_${index}`,
  order_id,
}));
const here = ["order_1", "order_2"];

it("`regionDependents` counts draft orders and exchanges that couldn't be opened without the region", async () => {
  const asked: string[] = [];
  const client = createHttpClient({
    baseUrl: "http://store.test",
    fetch: (input, init) => {
      const { pathname, searchParams } = new URL(new Request(input, init).url);
      asked.push(pathname);
      if (pathname === "/admin/orders") {
        expect(searchParams.getAll("region_id[]")).toEqual(["reg_here"]);
        const count = here.includes(searchParams.get("id") ?? "") ? 1 : 0;
        return Promise.resolve(Response.json({ orders: [], count, offset: 0, limit: 1 }));
      }
      const rows = pathname === "/admin/swaps" ? { swaps } : { draft_orders: draftOrders };
      const count = Object.values(rows)[0]?.length;
      return Promise.resolve(Response.json({ ...rows, count, offset: 0, limit: 200 }));
    },
  });
  expect(await regionDependents(client, "reg_here")).toEqual({ draftOrders: 1, swaps: 3 });
  // An order with several exchanges is requested only once.
  expect(asked.filter((path) => path === "/admin/orders")).toHaveLength(3);
});
