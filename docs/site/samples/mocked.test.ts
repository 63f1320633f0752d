import { createClient } from "@countertop/sdk";
import { adminUpdateProduct, storeListProducts } from "@countertop/sdk/msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

const server = setupServer(storeListProducts(), adminUpdateProduct());
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({ baseUrl: "http://localhost:9000" });

test("the mocked sample lists products", async () => {
  const { products } = await client.store.products.list();
  expect(products).toHaveLength(storeListProducts.example().products.length);
});

test("the mocked sample reports that a handle is already in use", async () => {
  server.use(adminUpdateProduct.fails(422));
  await expect(
    client.admin.products.update({ id: "prod_1", body: { handle: "mug" } }),
  ).rejects.toMatchObject({ status: 422 });
});
