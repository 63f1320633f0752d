import { describe, expect, it } from "vitest";
import {
  adminCreateCustomer,
  adminCreateToken,
  adminDeleteProduct,
  adminDeleteSession,
  adminListProducts,
  adminRetrieveProduct,
  adminUpdateReservation,
  storeCompleteCart,
} from "../operations.ts";
import * as operations from "../operations.ts";
import type { AnyOperation } from "../operation-types.ts";
import { described, examplesOf, resolve } from "../../test/described.ts";
import { DecodeError, SdkError } from "../errors.ts";
import { iterate } from "../iterate.ts";
import { infiniteOptions } from "../query.ts";
import { createCustom } from "./custom.ts";
import { createHttpClient } from "./http-client.ts";
import type { Step } from "./options.ts";

/** A client whose server returns these responses in order. */
function clientFor(...answers: Response[]) {
  let asked = 0;
  const client = createHttpClient({
    fetch: () => Promise.resolve(answers[asked++] ?? Response.error()),
  });
  return { client, asked: () => asked };
}

const page = (ids: string[]) =>
  Response.json({ products: ids.map((id) => ({ id })), count: 23, offset: 0, limit: 2 });
const as = (type: string | undefined, body: string | null) => {
  const response = new Response(body, { status: 200 });
  response.headers.delete("content-type");
  if (type) response.headers.set("content-type", type);
  return response;
};

/** Successful responses that aren't a list of products, each with the reason in the error. */
const WRONG: Record<string, [() => Response, string]> = {
  "plain text": [() => as("text/plain", "upstream ok"), 'its type is "text/plain"'],
  "JSON with an unknown type": [() => as("x/y", '{"count":0}'), 'its type is "x/y"'],
  "JSON without a type": [() => as(undefined, '{"products":[]}'), 'its type is ""'],
  "an empty body": [() => as("application/json", ""), "it's empty"],
  "a truncated body": [() => as("application/json", '{"products":[{"id"'), "it isn't valid JSON"],
  "a web page": [() => as("text/html", "<html>"), "it's a web page"],
  null: [() => as("application/json", "null"), "it's empty"],
  "a number": [() => as("application/json", "7"), "it's empty"],
  "an object without the list": [
    () => as("application/json", '{"count":0}'),
    '"products" is not a valid list',
  ],
  "an object without properties": [() => as("application/json", "{}"), "it's empty"],
  "a list that is null": [() => as("application/json", '{"products":null}'), "it's empty"],
  "a list with a null": [
    () => as("application/json", '{"products":[{"id":"prod_1"},null]}'),
    '"products" is not a valid list',
  ],
  "a list of numbers": [
    () => as("application/json", '{"products":[1]}'),
    '"products" is not a valid list',
  ],
};

describe.each(Object.entries(WRONG))("%s instead of a list", (_name, [wrong, reason]) => {
  const failure = { name: "DecodeError", message: `The response can't be read: ${reason}` };

  it("makes the call fail", async () => {
    await expect(adminListProducts(clientFor(wrong()).client)).rejects.toMatchObject(failure);
  });

  it("makes an iteration fail if it's a later page", async () => {
    const { client } = clientFor(page(["a", "b"]), wrong());
    const seen: unknown[] = [];
    const all = async () => {
      for await (const { id } of iterate(client, adminListProducts)) seen.push(id);
    };
    await expect(all()).rejects.toMatchObject(failure);
    expect(seen).toEqual(["a", "b"]);
  });

  it("makes an infinite query fail", async () => {
    const { queryFn } = infiniteOptions(clientFor(wrong()).client, adminListProducts);
    const { signal } = new AbortController();
    await expect(queryFn({ pageParam: 2, signal })).rejects.toBeInstanceOf(DecodeError);
  });
});

describe("a response without properties", () => {
  it("is an error if the contract requires a property", async () => {
    const { client } = clientFor(as("application/json", "{}"));
    await expect(adminRetrieveProduct(client, { id: "prod_1" })).rejects.toMatchObject({
      name: "DecodeError",
      message: "The response can't be read: it's empty",
    });
  });

  it.each(["{ }", "{}\n", "[]", '{"product":null}', '"text"'])(
    "is an error if the contract requires a property: %s",
    async (body) => {
      const { client } = clientFor(as("application/json", body));
      await expect(adminRetrieveProduct(client, { id: "prod_1" })).rejects.toMatchObject({
        name: "DecodeError",
        message: "The response can't be read: it's empty",
      });
    },
  );

  it("is a valid result if the contract doesn't require a property", async () => {
    const { client } = clientFor(as("application/json", "{}"));
    const body = { quantity: 1 };
    expect(await adminUpdateReservation(client, { id: "resitem_1", body })).toEqual({});
  });
});

describe("a response without the record that the contract requires", () => {
  it.each(['{"x":1}', '{"x":{"id":"prod_1"}}', '{"product":"x"}', '{"product":{}}'])(
    "is an error: %s",
    async (body) => {
      const { client } = clientFor(as("application/json", body));
      await expect(adminRetrieveProduct(client, { id: "prod_1" })).rejects.toMatchObject({
        name: "DecodeError",
        message: `The response can't be read: "product" is missing`,
      });
    },
  );

  it("is an error for a deletion, a sign-in, and the completion of a cart", async () => {
    const wrong = () => clientFor(as("application/json", '{"x":1}')).client;
    const body = { email: "a@example.com", password: "secret" };
    await expect(adminDeleteProduct(wrong(), { id: "prod_1" })).rejects.toThrow(
      '"product" is miss',
    );
    await expect(adminCreateToken(wrong(), { body })).rejects.toThrow('"access_token" is missing');
    await expect(storeCompleteCart(wrong(), { id: "cart_1" })).rejects.toThrow('"data" is missing');
  });

  it("isn't in any example of the contract", async () => {
    const byId = new Map<string, AnyOperation>(Object.entries(operations));
    const refused: string[] = [];
    let read = 0;
    for (const one of described) {
      const { method, path, wire, items } = byId.get(one.operationId) as AnyOperation;
      for (const [status, answer] of Object.entries(one.responses))
        for (const example of Number(status) < 300 ? examplesOf(resolve(answer)) : []) {
          if (typeof example !== "object") continue;
          read += 1;
          await clientFor(Response.json(example, { status: Number(status) }))
            .client.send({ method, path, url: "http://store.test/", wire, items }, {})
            .catch((error: Error) => refused.push(`${one.operationId}: ${error.message}`));
        }
    }
    expect(refused).toEqual([]);
    expect(read).toBeGreaterThan(300);
  });
});

describe("other successful responses", () => {
  it("are read as JSON regardless of the case of their content type", async () => {
    const { client } = clientFor(as("APPLICATION/JSON; charset=UTF-8", '{"products":[]}'));
    expect(await adminListProducts(client)).toEqual({ products: [] });
  });

  it("are read as text if the contract says so", async () => {
    expect(await adminDeleteSession(clientFor(as("text/plain", "OK")).client)).toBe("OK");
  });

  it("can be anything except a web page if the call isn't in the contract", async () => {
    const { client } = clientFor(
      as("application/json", "[1]"),
      as("text/plain", "pong"),
      as("application/json", ""),
      as("text/html", "<html>"),
    );
    const custom = createCustom((...args) => client.send(...args));
    expect(await custom.get("/reviews")).toEqual([1]);
    expect(await custom.get("/ping")).toBe("pong");
    expect(await custom.post("/ping")).toBeUndefined();
    await expect(custom.get("/ping")).rejects.toBeInstanceOf(DecodeError);
  });
});

it("password hashes are dropped from responses, at any depth", async () => {
  const customer = { id: "cus_1", password_hash: "c2NyeXB0", groups: [{ password_hash: null }] };
  const { client } = clientFor(Response.json({ customer }, { status: 201 }));
  const body = { email: "a@example.com", first_name: "A", last_name: "B", password: "secret" };
  const answer = await adminCreateCustomer(client, { body });
  expect(answer).toEqual({ customer: { id: "cus_1", groups: [{}] } });
});

const nothing = (result: unknown) => void result as never;
const MISTAKES: Record<string, Step> = {
  "returns nothing": {
    attempt: async (request, next) => void (await next(request)) as unknown as Response,
  },
  "returns nothing around the call": { call: (_, next) => nothing(next()) },
  "resolves to nothing around the call": { call: async (_, next) => nothing(await next()) },
  "returns nothing around an attempt and its headers": { send: (_, next) => nothing(next()) },
  "returns nothing in place of retries": { repeat: (_, attempt) => nothing(attempt()) },
  "reads the response": {
    attempt: async (request, next) => {
      const response = await next(request);
      await response.json();
      return response;
    },
  },
};

describe("a mistake in fetch or middleware", () => {
  const client = (options: Parameters<typeof createHttpClient>[0], sent: string[]) =>
    createHttpClient({
      retries: { attempts: 3, mode: "unsafe" },
      fetch: () => {
        sent.push("sent");
        return Promise.resolve(Response.json({ product: {} }));
      },
      ...options,
    });

  it.each(Object.entries(MISTAKES))(
    "that %s is reported, and the request isn't sent twice",
    async (_name, middleware) => {
      const sent: string[] = [];
      const call = client({ use: [middleware] }, sent).send(
        { method: "POST", path: "/admin/products" },
        { body: { title: "Mug" } },
      );
      await expect(call).rejects.toThrow(
        /POST \/admin\/products: (fetch or )?a middleware re(turned no|ad the)/,
      );
      await expect(call).rejects.toBeInstanceOf(SdkError);
      expect(sent).toEqual(["sent"]);
    },
  );

  it("is reported if fetch resolves to undefined", async () => {
    const call = client({ fetch: () => Promise.resolve(undefined as never) }, []).send({
      method: "POST",
      path: "/admin/products",
    });
    await expect(call).rejects.toThrow("fetch or a middleware returned no Response");
  });
});
