// Tests that requests that violate the contract are never sent, and that valid ones are sent unchanged.
import { beforeEach, describe, expect, it } from "vitest";
import { described, inputOf } from "../test/described.ts";
import { guard } from "./guard.ts";
import { requests, type BlockedCall } from "./generated/requests.ts";
import { createClient, DecodeError, InvalidInputError } from "./index.ts";
import type { AnyInput, AnyOperation } from "./operation-types.ts";
import * as operations from "./operations.ts";

let sent: Request[] = [];
beforeEach(() => void (sent = []));
const clientWith = (allow: readonly BlockedCall[] = []) =>
  createClient({
    middleware: [guard({ allow })],
    fetch: (request) => {
      sent.push(request as Request);
      return Promise.resolve(Response.json({ uploads: [] }));
    },
  });
const calls = operations as unknown as Record<string, AnyOperation>;
const send = (id: string, input: AnyInput, allow?: readonly BlockedCall[]) =>
  clientWith(allow).send(calls[id] as AnyOperation, input);
const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => expect.fail("It was sent"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(sent).toEqual([]);
      return (error as Error).message;
    },
  );

/** Ignores errors about the response, because the fake responses in these tests don't match any list. */
const decoded = (error: unknown): void => {
  if (!(error instanceof DecodeError)) throw error;
};

const faulty = Object.entries(requests).filter(([, { fault }]) => fault !== undefined);
const everyFault = faulty.map(([name]) => name as BlockedCall);

it("the guard allows the contract's own example of every call, and doesn't change its body", async () => {
  for (const operation of described) {
    const input = inputOf(operation);
    await send(operation.operationId, input, everyFault).catch(decoded);
    const request = sent.at(-1);
    if (request?.headers.get("content-type") === "application/json")
      expect(await request.json(), operation.operationId).toEqual(input.body);
  }
  expect(sent).toHaveLength(described.length);
});

describe("names in expand, fields, and order", () => {
  const naming = described.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter["x-names"])
      .map(({ name: wire, schema }) => ({ operation, wire, isList: schema.type === "array" })),
  );

  it("are rejected in every call if they aren't in the contract", async () => {
    expect(naming.length).toBeGreaterThan(200);
    for (const { operation, wire, isList } of naming) {
      const { operationId: id } = operation;
      const parameter = wire.replace("[]", "");
      const input = inputOf(operation);
      const query = { ...(input.query as object), [parameter]: isList ? ["nope"] : "nope" };
      expect(await refusal(send(id, { ...input, query }, everyFault)), id).toContain(
        "has unknown names: nope",
      );
    }
  });

  it("may have a dot, and begin with a plus or a minus", async () => {
    const query = { expand: "variants.prices,tags", fields: "+metadata,-title", order: "-title" };
    await refusal(send("adminListProducts", { query }));
    await send("adminListProducts", { query: { ...query, order: "-created_at" } }).catch(decoded);
    expect(sent).toHaveLength(1);
  });

  it("must begin with the relation if they are a relation's fields", async () => {
    const expand = "variants";
    const refused = send("adminListProducts", { query: { expand, fields: "id,title.id" } });
    expect(await refusal(refused)).toContain("has unknown names: title.id");
    await send("adminListProducts", { query: { expand, fields: "id,variants.title" } }).catch(
      decoded,
    );
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["adminListProducts", { order: "-title", fields: "id" }, "title"],
    ["adminListProducts", { order: "created_at", fields: "-created_at" }, "created_at"],
    ["adminListProductCategories", { fields: "name,handle" }, "rank"],
    ["adminListNotifications", { fields: "id,to" }, "created_at"],
  ])("that a list is sorted by must be among the fields: %s %o", async (id, query, name) => {
    expect(await refusal(send(id, { query }))).toContain(`fields must include ${name}`);
  });

  it("that are required only for relations may be omitted without relations", async () => {
    await send("adminListProductCategories", { query: { fields: "name", expand: "" } }).catch(
      decoded,
    );
    expect(sent).toHaveLength(1);
  });
});

it.each([
  ["adminListProducts", { query: { limit: -1 } }, "limit must not be less than 0"],
  ["adminListProducts", { query: { color: "red" } }, "property color should not exist"],
  [
    "adminUpdateVariant",
    { id: "p", variant_id: "v", body: { inventory_quantity: 2 ** 31 } },
    "inventory_quantity must fit into 32 bits",
  ],
  [
    "storeCreateSwap",
    {
      body: {
        order_id: "o",
        return_items: [],
        additional_items: [{ variant_id: "", quantity: 1 }],
      },
    },
    "variant_id should not be empty",
  ],
])(
  "the guard rejects input that the server rejects or fails for: %s %o",
  async (id, input, words) => {
    expect(await refusal(send(id, input))).toContain(words);
  },
);

describe("a call that always fails on the server, or does harm", () => {
  it.each(faulty)("%s is rejected with the contract's message", async (name, { fault = "" }) => {
    const [method = "", path = ""] = name.split(" ");
    const call = { method, path };
    const values = Object.fromEntries(
      Array.from(path.matchAll(/\{(\w+)\}/g), ([, key = ""]) => [key, "id_1"]),
    );
    expect(await refusal(clientWith().send(call, values))).toContain(fault);
    await clientWith([name as BlockedCall]).send(call, values);
    expect(sent).toHaveLength(1);
  });

  it("is covered by these tests, and is a valid value for `allow`", () => {
    expect(everyFault).toContain("DELETE /admin/regions/{id}" satisfies BlockedCall);
    // @ts-expect-error: deleting a product does what it says.
    void guard({ allow: ["DELETE /admin/products/{id}"] });
  });
});

it("the guard ignores custom calls, and doesn't read forms", async () => {
  await clientWith().send({ method: "POST", path: "/admin/mine" }, { body: { any: 1 } });
  const files = [new File(["a"], "a.txt", { type: "text/plain" })];
  await send("adminCreateUpload", { body: { files } });
  expect((await sent[1]?.formData())?.get("files")).toBeInstanceOf(File);
});

it("a client that reserves keys doesn't send or retry a rejected request", async () => {
  const client = createClient({
    retries: { attempts: 3, mode: "exactly-once" },
    middleware: [guard()],
    fetch: (request) => {
      sent.push(request as Request);
      return Promise.resolve(
        Response.json({ done: true }, { headers: { "idempotency-key": "reserved" } }),
      );
    },
  });
  const body = { variant_id: "v", quantity: 0 };
  await expect(client.store.carts.createLineItem({ id: "cart_1", body })).rejects.toThrow(
    "quantity must not be less than 1",
  );
  expect(sent.map(({ url }) => new URL(url).pathname)).not.toContain(
    "/store/carts/cart_1/line-items",
  );
});
