import { getResponse } from "msw";
import { expect, it } from "vitest";
import { createClient } from "../index.ts";
import { adminUpdateProduct, handlers } from "../msw.ts";

it("a mock responds in a browser as it does in Node", async () => {
  const own = adminUpdateProduct(({ input, example }) => ({
    product: { ...example.product, id: input.id },
  }));
  const client = createClient({
    baseUrl: "http://store.test",
    fetch: async (input, init) =>
      (await getResponse([own, ...handlers()], new Request(input, init))) ?? Response.error(),
  });
  const { product } = await client.admin.products.update({ id: "p 1", body: { title: "Mug" } });
  expect(product.id).toBe("p 1");
  await expect(
    client.admin.products.update({ id: "p", body: { color: "red" } as never }),
  ).rejects.toMatchObject({ status: 400, serverMessage: "property color should not exist" });
  const { uploads } = await client.admin.uploads.create({
    body: { files: [new File(["a"], "a.txt")] },
  });
  expect(uploads).not.toHaveLength(0);
});
