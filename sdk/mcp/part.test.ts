// Tests long records, which are read in parts, and long lists with progress. Uses the protocol's own client.
import { describe, expect, it } from "vitest";
import { LIMIT } from "./answer.ts";
import { connect } from "./testing.ts";

const NOTE = `${'A long note with "quotes" and emoji 🙂. '.repeat(900)}end`;
const ITEMS = Array.from({ length: 300 }, (_, at) => ({
  id: `item_${at}`,
  title: `Mug ${at}`,
  metadata: { note: "x".repeat(100) },
}));
const order = { id: "order_1", display_id: 126, items: ITEMS, metadata: { note: NOTE } };
const start = () => connect({ answer: () => Response.json({ order }) });

interface Said {
  value: unknown;
  more?: string;
}
const next = (more: string | undefined) => Number(/offset (\d+)$/.exec(more ?? "")?.[1]);

describe("one very long record", () => {
  it("is shortened to the limit, with instructions for reading the rest", async () => {
    const { tool } = await start();
    const { text } = await tool("call", {
      operation: "adminRetrieveOrder",
      input: { id: "order_1" },
    });
    expect(text.length).toBeLessThanOrEqual(LIMIT);
    expect(JSON.parse(text)).toMatchObject({ shortened: expect.stringContaining("part") });
  });

  it.each([
    ["order.items", () => ITEMS],
    ["order.metadata.note", () => NOTE],
  ])("can be read completely in parts: %s", async (part, whole) => {
    const { tool } = await start();
    const got: unknown[] = [];
    for (let offset = 0; !Number.isNaN(offset);) {
      const input = { operation: "adminRetrieveOrder", input: { id: "order_1" }, part, offset };
      const { isError, text, structured } = await tool("call", input);
      expect([isError, text.length <= LIMIT]).toEqual([false, true]);
      const { value, more } = structured as Said;
      got.push(...(Array.isArray(value) ? (value as unknown[]) : [value]));
      offset = next(more);
    }
    const all = whole();
    expect(Array.isArray(all) ? got : got.join("")).toEqual(all);
  });

  it("lists the existing parts if the requested part doesn't exist or is too long", async () => {
    const { tool, seen } = await start();
    const ask = async (part: string) =>
      (await tool("call", { operation: "adminRetrieveOrder", input: { id: "order_1" }, part }))
        .text;
    expect(await ask("order.lines")).toBe(
      "There is no part order.lines. order has: id, display_id, items, metadata.",
    );
    expect(await ask("order.constructor")).toContain("There is no part order.constructor");
    expect(await ask("order")).toBe(
      "order is too long for one response. Request a part of it: order.… with id, display_id, items, metadata.",
    );
    expect(await ask("order.items.7.title")).toBe('{"part":"order.items.7.title","value":"Mug 7"}');
    expect(seen).toHaveLength(4);
  });

  it("doesn't show a credential in a part", async () => {
    const { tool } = await connect({
      answer: () => Response.json({ invites: [{ id: "invite_1", token: "s3cret" }] }),
    });
    const input = { operation: "adminListInvites", part: "invites.0.token" };
    expect((await tool("call", input)).text).toBe(
      '{"part":"invites.0.token","value":"[redacted]"}',
    );
  });
});

describe("a long list", () => {
  const PRODUCTS = Array.from({ length: 230 }, (_, at) => ({ id: `prod_${at}` }));
  const pages = ({ url }: Request): Response => {
    const { searchParams } = new URL(url);
    const offset = Number(searchParams.get("offset"));
    const limit = Number(searchParams.get("limit"));
    const products = PRODUCTS.slice(offset, offset + limit);
    return Response.json({ products, count: PRODUCTS.length, offset, limit });
  };
  const input = { query: { limit: 200, fields: "id", offset: 10 } };

  it("is fetched in pages, with progress, for a client that requests progress", async () => {
    const { assistant, seen } = await connect({ answer: pages });
    const steps: unknown[] = [];
    const { structuredContent } = await assistant.callTool(
      { name: "call", arguments: { operation: "adminListProducts", input } },
      { onprogress: (step) => steps.push(step) },
    );
    expect(structuredContent).toMatchObject({
      products: PRODUCTS.slice(10, 210),
      more: "20 more. Continue with query.offset 210",
    });
    expect(seen).toHaveLength(4);
    expect(steps).toEqual(
      [50, 100, 150, 200].map((progress) => ({
        progress,
        total: 200,
        message: `${progress} of 200 products`,
      })),
    );
  });

  it("is fetched with one request for other clients, and with fewer pages if the list is shorter", async () => {
    const { tool, seen, assistant } = await connect({ answer: pages });
    await tool("call", { operation: "adminListProducts", input });
    expect(seen).toHaveLength(1);
    const steps: unknown[] = [];
    const short = { query: { limit: 500, fields: "id", offset: 200 } };
    await assistant.callTool(
      { name: "call", arguments: { operation: "adminListProducts", input: short } },
      { onprogress: (step) => steps.push(step) },
    );
    expect(steps.at(-1)).toMatchObject({ progress: 30, total: 30 });
  });
});
