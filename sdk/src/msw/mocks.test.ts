// Calls every mock through the SDK. A mock returns its own example, and rejects requests that violate the contract.
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { described, examplesOf, inputOf, resolve } from "../../test/described.ts";
import { ApiError, createClient, type HttpClient } from "../index.ts";
import * as mocks from "../msw.ts";
import type { AnyInput, AnyOperation } from "../operation-types.ts";
import * as operations from "../operations.ts";
import type { Mock } from "./mock.ts";

const { adminListProducts, adminRetrieveProduct, adminUpdateProduct, storeCreateLineItem } = mocks;
const client = createClient({ baseUrl: "http://store.test" });
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const calls = operations as unknown as Record<string, AnyOperation>;
const makers = mocks as unknown as Record<string, Mock<unknown>>;
const send = (id: string, input: AnyInput, by: HttpClient = client) =>
  by.send(calls[id] as AnyOperation, input);
const refused = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.fail("It was not refused"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );
/** Removes the type of an input, to call an operation as JavaScript code can. */
const loosely = (input: object) => input as never;

describe("every operation", () => {
  it.each(described)(
    "$operationId returns its own example, or fails as documented",
    async (operation) => {
      const { operationId: id, responses } = operation;
      const input = inputOf(operation);
      const maker = makers[id] as Mock<unknown>;
      const success = Object.keys(responses).find((status) => Number(status) < 300) as string;

      server.use(maker());
      const { data, response } = await send(id, input);
      expect(response.status).toBe(Number(success));
      expect(data).toEqual(maker.example());
      const examples = examplesOf(resolve(responses[success]));
      if (examples.length > 0) expect(examples).toContainEqual(data);
      else expect(data).toBeUndefined();

      for (const status of Object.keys(responses)
        .map(Number)
        .filter((one) => one >= 400)) {
        server.use((maker.fails as (status: number) => never)(status));
        const { body, status: got } = await refused(send(id, input));
        expect(got).toBe(status);
        expect(examplesOf(resolve(responses[status]))).toContainEqual(body);
      }
    },
  );

  it("has a handler in the complete mock store, and each call reaches its own handler", async () => {
    server.use(...mocks.handlers({ baseUrl: "http://store.test/" }));
    for (const operation of described) {
      const { operationId: id } = operation;
      expect((await send(id, inputOf(operation))).data, id).toEqual(makers[id]?.example());
    }
    await expect(
      send("adminListProducts", {}, createClient({ baseUrl: "http://elsewhere.test" })),
    ).rejects.toThrow("Network Error");
  });
});

describe("validation of requests against the contract", () => {
  const lines = client.store.carts.createLineItem;
  it.each([
    [
      "an unknown field",
      { variant_id: "v", quantity: 1, color: 1 },
      "property color should not exist",
    ],
    ["a missing field", { variant_id: "v" }, "quantity must be an integer number"],
    ["a wrong type", { variant_id: 7, quantity: 1 }, "variant_id must be a string"],
    [
      "a number out of bounds",
      { variant_id: "v", quantity: 0 },
      "quantity must not be less than 1",
    ],
    [
      "two problems",
      { quantity: "1" },
      "variant_id must be a string, quantity must be an integer number",
    ],
  ])("rejects %s in the body", async (_, body, message) => {
    server.use(storeCreateLineItem());
    const { status, type, serverMessage } = await refused(lines(loosely({ id: "cart_1", body })));
    expect({ status, type, serverMessage }).toEqual({
      status: 400,
      type: "invalid_data",
      serverMessage: message,
    });
  });

  it.each([
    ["items of a list", { images: ["a", 1] }, "each value in images must be a string"],
    ["fields of a list's items", { options: [{ title: 1 }] }, "title must be a string"],
    [
      "an empty list",
      { product_ids: [] },
      "product_ids must contain at least 1 elements",
      "adminAddCollectionProducts",
    ],
    [
      "one of several types",
      { shipping_address: 7 },
      "shipping_address must be an object or a string",
      "storeUpdateCart",
    ],
    [
      "a value that isn't in the enum",
      { status: "sold" },
      /^status must be one of the following values: draft/,
    ],
    ["an email address", { email: "ada" }, "email must be an email", "storeUpdateCart"],
  ])("checks %s", async (_, body, message, id = "adminCreateProduct") => {
    server.use((makers[id] as Mock<unknown>)());
    const given = id === "adminCreateProduct" ? { title: "Mug", ...body } : body;
    const { serverMessage } = await refused(send(id, { id: "x", body: given }));
    if (typeof message === "string") expect(serverMessage).toBe(message);
    else expect(serverMessage).toMatch(message);
  });

  it.each([
    [{ color: "red" }, "property color should not exist"],
    [{ limit: "many" }, "limit must be an integer number"],
    [{ id: { gt: "a" } }, "property id should not exist"],
    [{ is_giftcard: 3 }, "is_giftcard must be a boolean value"],
    [{ created_at: { past: "2026-01-01" } }, "property past should not exist"],
  ])("rejects the query %o", async (query, message) => {
    server.use(adminListProducts());
    const { serverMessage } = await refused(client.admin.products.list(loosely({ query })));
    expect(serverMessage).toBe(message);
  });

  it("rejects a missing required query parameter", async () => {
    server.use(mocks.storeRetrieveOrderByDisplayId());
    const { status, serverMessage } = await refused(
      send("storeRetrieveOrderByDisplayId", { query: { email: "ada@example.com" } }),
    );
    expect(status).toBe(400);
    expect(serverMessage).toMatch(/^display_id must be/);
  });

  it("rejects a body that isn't JSON", async () => {
    server.use(adminUpdateProduct());
    const response = await fetch("http://store.test/admin/products/p", {
      method: "POST",
      body: "{",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      type: "invalid_data",
      message: expect.stringMatching(/^The body can't be read/),
    });
  });

  it("checks the request before it returns a failure that a test set up", async () => {
    server.use(adminUpdateProduct.fails(422));
    const { status } = await refused(
      client.admin.products.update(loosely({ id: "p", body: { color: 1 } })),
    );
    expect(status).toBe(400);
  });

  it("ignores the path of another call", async () => {
    server.use(adminRetrieveProduct());
    await expect(client.admin.products.listTypesInUse()).rejects.toThrow("Network Error");
  });
});

describe("custom responses", () => {
  it("come from a value, or from a function that receives the call", async () => {
    const page = { ...adminListProducts.example(), count: 7 };
    server.use(
      adminListProducts(page),
      adminUpdateProduct(({ input: { id, body }, example }) => ({
        product: { ...example.product, id, title: body?.title ?? "" },
      })),
    );
    expect((await client.admin.products.list()).count).toBe(7);
    const { product } = await client.admin.products.update({ id: "a b", body: { title: "Mug" } });
    expect(product).toMatchObject({ id: "a b", title: "Mug" });
  });

  it("receive the query as the caller passed it", async () => {
    const queries: unknown[] = [];
    server.use(adminListProducts(({ input, example }) => (queries.push(input.query), example)));
    const query = {
      id: ["a", "b"],
      limit: 5,
      is_giftcard: false,
      created_at: { gt: "2026-01-01" },
    };
    await client.admin.products.list({ query });
    expect(queries).toEqual([query]);
  });

  it("can be a complete `Response`, and with `once`, the previous handler is used afterward", async () => {
    server.use(adminListProducts());
    server.use(adminListProducts(() => new Response("gone", { status: 410 }), { once: true }));
    expect((await refused(client.admin.products.list())).status).toBe(410);
    expect((await client.admin.products.list()).products).not.toHaveLength(0);
  });

  it("can be a failure with its own body", async () => {
    const body = { type: "duplicate_error", message: "Taken" };
    server.use(adminUpdateProduct.fails(422, body));
    const error = await refused(client.admin.products.update({ id: "p", body: {} }));
    expect(error).toMatchObject({ status: 422, serverMessage: "Taken", body });
    expect(() => adminUpdateProduct.fails(418 as never)).toThrow("has no failure 418");
  });

  it("can change their copy of the example without affecting other copies", () => {
    adminListProducts.example().products.length = 0;
    expect(adminListProducts.example().products).not.toHaveLength(0);
  });

  it("have the operation's type", () => {
    // @ts-expect-error products are a list
    adminListProducts({ ...adminListProducts.example(), products: "none" });
    // @ts-expect-error the response of another operation
    adminListProducts(adminRetrieveProduct.example());
    // @ts-expect-error a body has no color
    adminUpdateProduct(({ input, example }) => (String(input.body.color), example));
    // @ts-expect-error 418 is not documented
    expect(() => adminUpdateProduct.fails(418)).toThrow("no failure 418");
    // @ts-expect-error a failure has a message
    adminUpdateProduct.fails(422, { text: "Taken" });
  });
});
