import { createHttpClient, iterate } from "@countertop/sdk";
import { adminListCollections, adminRetrieveCollection } from "@countertop/sdk/operations";
import { expect, it } from "vitest";
import { collectionsWithoutProducts } from "./collections-without-products.ts";

const title = (number: number) => `Set ${String(number).padStart(5, "0")}`;
const all = Array.from({ length: 10_000 }, (_, number) => ({
  id: `pcol_${String(number).padStart(5, "0")}`,
  title: title(number),
  handle: `set-${number}`,
  created_at: new Date(1_700_000_000_000 - number * 1_000).toISOString(),
  updated_at: new Date(1_700_000_000_000).toISOString(),
}));

/** Responds like the real server, newest first, and records the requests. */
function server(refuses = false) {
  const asked: { path: string; records: number }[] = [];
  const answer = (url: URL): unknown => {
    if (url.pathname !== "/store/collections")
      return { collections: [], collection: all[0], count: 0 };
    const [limit, offset] = ["limit", "offset"].map((name) => Number(url.searchParams.get(name)));
    const collections = all.slice(offset, (offset ?? 0) + (limit ?? 0));
    return { collections, count: all.length, limit, offset };
  };
  const client = createHttpClient({
    baseUrl: "http://store.test",
    fetch: (request) => {
      const url = new URL((request as Request).url);
      const data = answer(url) as { collections: unknown[] };
      asked.push({ path: url.pathname, records: data.collections.length });
      return refuses && url.pathname.startsWith("/store")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Promise.resolve(Response.json(data));
    },
  });
  return { client: collectionsWithoutProducts(client), asked };
}

const list = async (query: object, refuses = false) => {
  const { client, asked } = server(refuses);
  const data = await adminListCollections(client, { query });
  return { ...data, titles: data.collections.map((one) => one.title), asked };
};

it("the list of collections reads one page out of 10,000 collections, without their products", async () => {
  const { titles, count, asked } = await list({ limit: 20, offset: 40, order: "-created_at" });
  expect(titles).toEqual(all.slice(40, 60).map((one) => one.title));
  expect(count).toBe(10_000);
  expect(asked).toEqual([{ path: "/store/collections", records: 20 }]);
});

it("the list of collections searches all collections like the server does, reading at most a thousand at a time", async () => {
  const { titles, count, asked } = await list({ q: "SET 0999", limit: 5 });
  expect(count).toBe(10);
  expect(titles).toEqual([9990, 9991, 9992, 9993, 9994].map(title));
  expect(asked).toHaveLength(10);
  expect(Math.max(...asked.map(({ records }) => records))).toBe(1_000);
});

it("the list of collections finds collections by handle, and sorts them in both directions, page by page", async () => {
  expect((await list({ q: "set-77 " })).titles).toEqual([]);
  expect((await list({ q: "set-777", order: "-title", limit: 2 })).titles).toEqual(
    [7779, 7778].map(title),
  );
  const { client } = server();
  const found: string[] = [];
  const query = { q: "set-12", order: "title", limit: 10 };
  for await (const one of iterate(client, adminListCollections, { query })) found.push(one.title);
  expect(found).toHaveLength(111);
  expect(found).toEqual(found.toSorted());
});

it("the list of collections uses the admin list if the public list can't be reached, and doesn't change other calls", async () => {
  expect((await list({ limit: 20 }, true)).asked.map(({ path }) => path)).toEqual([
    "/store/collections",
    "/admin/collections",
  ]);
  const { client, asked } = server();
  await client.send(adminRetrieveCollection, { id: "pcol_1" });
  expect(asked.map(({ path }) => path)).toEqual(["/admin/collections/pcol_1"]);
});

it("the list of collections doesn't send parameters to the public list that the list doesn't support", async () => {
  const { asked } = await list({ discount_condition_id: "discon_1", limit: 3 });
  expect(asked.map(({ path }) => path)).toEqual(["/admin/collections"]);
});
