import { expect, expectTypeOf, it } from "vitest";
import { createClient, storeCreateReview, storeListReviews } from "../examples/define.ts";
import { defineClient, defineOperation, type Described } from "./define.ts";
import { queryKey } from "./query.ts";

const answering = (answer: object) => {
  const sent: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    sent.push(`${request.method} ${request.url} ${await request.text()}`.trim());
    return Response.json(answer);
  };
  return { sent, options: { baseUrl: "http://store.test", fetch } };
};

it("a defined operation has types, query keys, and pages, like operations in the contract", async () => {
  const { sent, options } = answering({ reviews: [{ id: "a", rating: 5 }], count: 1, offset: 0 });
  const client = createClient(options);
  const { reviews } = await storeListReviews(client, { query: { limit: 1 } });
  expectTypeOf(reviews[0]?.rating).toEqualTypeOf<number | undefined>();
  const ids: string[] = [];
  for await (const { id } of client.store.reviews.iterate()) ids.push(id);
  expect(ids).toEqual(["a"]);
  await client.store.reviews.create({ body: { rating: 4 } });
  // @ts-expect-error a rating is a number
  await storeCreateReview(client, { body: { rating: "4" } });
  expect(sent[0]).toBe("GET http://store.test/store/reviews?limit=1");
  expect(sent.slice(-2)).toEqual([
    'POST http://store.test/store/reviews {"rating":4}',
    'POST http://store.test/store/reviews {"rating":"4"}',
  ]);
  expect(queryKey(storeListReviews)).toEqual(["store", "reviews", "list"]);
  expect(storeCreateReview.invalidates).toEqual(["reviews"]);
});

it("a defined client has the contract's methods and the new ones, which can override existing methods", async () => {
  const own = defineOperation<Described<{ path: { id: string }; answer: { price: number } }>>({
    method: "GET",
    path: "/store/products/{id}/price",
  });
  const { sent, options } = answering({ price: 3, products: [] });
  const client = defineClient({
    store: { products: { retrieve: own, retrievePrice: own } },
    vendor: { products: { price: own } },
  })(options);
  const { price } = await client.store.products.retrieve({ id: "p" });
  expectTypeOf(price).toEqualTypeOf<number>();
  expect((await client.vendor.products.price({ id: "p" })).price).toBe(3);
  expect((await client.store.products.list()).products).toEqual([]);
  expect(Object.keys(client.admin)).toContain("products");
  expect(sent).toEqual([
    "GET http://store.test/store/products/p/price",
    "GET http://store.test/store/products/p/price",
    "GET http://store.test/store/products",
  ]);
});

it("a defined operation reads a response that isn't JSON as declared", async () => {
  const file = defineOperation<Described<{ answer: Blob }>>({
    method: "GET",
    path: "/admin/invoices/latest",
    wire: { answer: "blob" },
  });
  const fetch = () => Promise.resolve(new Response("PDF", { headers: { "content-type": "a/b" } }));
  const blob = await file(createClient({ baseUrl: "http://store.test", fetch }));
  expect(await blob.text()).toBe("PDF");
});
