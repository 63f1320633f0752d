import { describe, expect, it } from "vitest";
import {
  adminCreateCustomer,
  adminDeleteSession,
  adminListProducts,
  adminRetrieveProduct,
  adminUpdateReservation,
} from "../operations.ts";
import { DecodeError, SdkError } from "../errors.ts";
import { iterate } from "../iterate.ts";
import { infiniteOptions } from "../query.ts";
import { createCustom } from "./custom.ts";
import { createHttpClient } from "./http-client.ts";
import type { Middleware } from "./options.ts";

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

/** Successful responses that can't be a list of products, each with the reason that the error gives. */
const WRONG: Record<string, [() => Response, string]> = {
  "a text": [() => as("text/plain", "upstream ok"), 'its type is "text/plain"'],
  "JSON under an unknown type": [() => as("x/y", '{"count":0}'), 'its type is "x/y"'],
  "JSON without a type": [() => as(undefined, '{"products":[]}'), 'its type is ""'],
  "an empty body": [() => as("application/json", ""), "it is empty"],
  "a truncated body": [() => as("application/json", '{"products":[{"id"'), "it is not valid JSON"],
  "a web page": [() => as("text/html", "<html>"), "it is a web page"],
  null: [() => as("application/json", "null"), "it is empty"],
  "a number": [() => as("application/json", "7"), "it is empty"],
  "an object without the list": [
    () => as("application/json", '{"count":0}'),
    '"products" is not a list',
  ],
  "an object without properties": [() => as("application/json", "{}"), "it is empty"],
  "a list that is null": [() => as("application/json", '{"products":null}'), "it is empty"],
};

describe.each(Object.entries(WRONG))("%s instead of a list", (_name, [wrong, reason]) => {
  const failure = { name: "DecodeError", message: `The answer cannot be read: ${reason}` };

  it("is an error of the call", async () => {
    await expect(adminListProducts(clientFor(wrong()).client)).rejects.toMatchObject(failure);
  });

  it("on a later page doesn't silently end an iteration", async () => {
    const { client } = clientFor(page(["a", "b"]), wrong());
    const seen: unknown[] = [];
    const all = async () => {
      for await (const { id } of iterate(client, adminListProducts)) seen.push(id);
    };
    await expect(all()).rejects.toMatchObject(failure);
    expect(seen).toEqual(["a", "b"]);
  });

  it("is an error of an infinite query", async () => {
    const { queryFn } = infiniteOptions(clientFor(wrong()).client, adminListProducts);
    const { signal } = new AbortController();
    await expect(queryFn({ pageParam: 2, signal })).rejects.toBeInstanceOf(DecodeError);
  });
});

describe("an object without properties", () => {
  it("is an error where the contract requires a property", async () => {
    const { client } = clientFor(as("application/json", "{}"));
    await expect(adminRetrieveProduct(client, { id: "prod_1" })).rejects.toMatchObject({
      name: "DecodeError",
      message: "The answer cannot be read: it is empty",
    });
  });

  it.each(["{ }", "{}\n", "[]", '{"product":null}', '"text"'])(
    "is an error even if the response is written as %s",
    async (body) => {
      const { client } = clientFor(as("application/json", body));
      await expect(adminRetrieveProduct(client, { id: "prod_1" })).rejects.toMatchObject({
        name: "DecodeError",
        message: "The answer cannot be read: it is empty",
      });
    },
  );

  it("is the result of a call that returns nothing else", async () => {
    const { client } = clientFor(as("application/json", "{}"));
    const body = { quantity: 1 };
    expect(await adminUpdateReservation(client, { id: "resitem_1", body })).toEqual({});
  });
});

describe("other successes", () => {
  it("are JSON for any case of their content type", async () => {
    const { client } = clientFor(as("APPLICATION/JSON; charset=UTF-8", '{"products":[]}'));
    expect(await adminListProducts(client)).toEqual({ products: [] });
  });

  it("are text where the contract says so", async () => {
    expect(await adminDeleteSession(clientFor(as("text/plain", "OK")).client)).toBe("OK");
  });

  it("are anything outside the contract except a web page", async () => {
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

it("lose password hashes at any depth", async () => {
  const customer = { id: "cus_1", password_hash: "c2NyeXB0", groups: [{ password_hash: null }] };
  const { client } = clientFor(Response.json({ customer }, { status: 201 }));
  const body = { email: "a@example.com", first_name: "A", last_name: "B", password: "secret" };
  const answer = await adminCreateCustomer(client, { body });
  expect(answer).toEqual({ customer: { id: "cus_1", groups: [{}] } });
});

const MISTAKES: Record<string, Middleware> = {
  "returns nothing": {
    attempt: async (request, next) => void (await next(request)) as unknown as Response,
  },
  "reads the answer": {
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
    "that %s is reported, and nothing is sent twice",
    async (_name, middleware) => {
      const sent: string[] = [];
      const call = client({ middleware: [middleware] }, sent).send(
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

  it("is a fetch that resolves to nothing", async () => {
    const call = client({ fetch: () => Promise.resolve(undefined as never) }, []).send({
      method: "POST",
      path: "/admin/products",
    });
    await expect(call).rejects.toThrow("fetch or a middleware returned no Response");
  });
});
