import { describe, expect, it } from "vitest";
import { createHttpClient } from "./http-client.ts";

const update = { method: "POST", path: "/admin/products/{id}" };

/** Creates a client that records the requests that it sends. */
function recorder() {
  const sent: unknown[] = [];
  const client = createHttpClient({
    fetch: (request) => {
      sent.push(request);
      return Promise.resolve(Response.json({ product: { id: "prod_1" } }));
    },
  });
  return { client, sent };
}

const LOST: Record<string, unknown> = {
  "a map": new Map([["a", 1]]),
  "a set": new Set(["a"]),
  "a regular expression": /a/,
  "an error": new Error("a"),
  "a typed array": new Uint8Array([1]),
  "a function": () => 1,
  "a symbol": Symbol("a"),
};

describe.each(Object.entries(LOST))("%s, which JSON would drop or change", (_name, value) => {
  const failure = { name: "InvalidInputError", message: /^POST \/admin\/products\/\{id\}: / };

  it.each([
    ["a field", { title: "Mug", metadata: value }],
    ["an item of a list", { tags: [value] }],
    ["the body", value],
  ])("is rejected as %s before a request is sent", async (_place, body) => {
    const { client, sent } = recorder();
    await expect(client.send(update, { id: "prod_1", body })).rejects.toMatchObject({
      name: failure.name,
      message: expect.stringMatching(failure.message) as string,
    });
    expect(sent).toEqual([]);
  });
});

it("objects with a toJSON method are sent", async () => {
  const { client, sent } = recorder();
  const tags = Object.assign(new Set(["a"]), { toJSON: () => ["a"] });
  const body = { tags, metadata: { at: new Date(0), none: null, left: undefined } };
  await client.send(update, { id: "prod_1", body });
  expect(await (sent[0] as Request).json()).toEqual({
    tags: ["a"],
    metadata: { at: "1970-01-01T00:00:00.000Z", none: null },
  });
});
