import { createHttpClient, NetworkError } from "@countertop/sdk";
import { beforeEach, expect, it } from "vitest";
import type { OperationWriter } from "@countertop/sdk/react";
import { createOnce, type CreateRequest } from "./create-save.ts";

let stored: { id: string; handle: string; title: string }[];
let writes: string[];
/** While this is true, writes are lost before they reach the store. */
let isDown: boolean;
beforeEach(() => {
  stored = [];
  writes = [];
  isDown = false;
});

const client = createHttpClient({
  baseUrl: "http://store.test",
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const { searchParams, pathname } = new URL(request.url);
    if (request.method === "GET") {
      const products = stored.filter(({ handle }) => handle === searchParams.get("handle"));
      return Response.json({ products, count: products.length, offset: 0, limit: 1 });
    }
    writes.push(`${request.method} ${pathname}`);
    if (isDown) throw new TypeError("The connection broke");
    return Response.json({ product: { id: "prod_own", ...((await request.json()) as object) } });
  },
});
const write = (async (...call: Parameters<typeof client.send>) =>
  (await client.send(...call)).data) as OperationWriter;
const wish = (title: string) =>
  ({ handle: "", body: { title }, publish: false }) as unknown as CreateRequest;

it("`createOnce` ignores another operator's product that took the handle in the meantime", async () => {
  const create = createOnce(client, write);
  isDown = true;
  await expect(create(wish("Mug"))).rejects.toThrow(NetworkError);
  isDown = false;
  stored.push({ id: "prod_other", handle: "mug", title: "Someone else's mug" });
  await expect(create(wish("Mug, large"))).resolves.toMatchObject({ id: "prod_own" });
  expect(writes).toEqual(["POST /admin/products", "POST /admin/products"]);
});

it("`createOnce` returns the product of an earlier attempt whose response was lost", async () => {
  const create = createOnce(client, write);
  isDown = true;
  await expect(create(wish("Mug"))).rejects.toThrow(NetworkError);
  isDown = false;
  stored.push({ id: "prod_first", handle: "mug", title: "Mug" });
  await expect(create(wish("Mug"))).resolves.toMatchObject({ id: "prod_first" });
  expect(writes).toEqual(["POST /admin/products"]);
});
