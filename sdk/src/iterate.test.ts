import { describe, expect, it } from "vitest";
import { createHttpClient } from "./http/http-client.ts";
import { iterate, pages } from "./iterate.ts";
import type { OperationFacts } from "./operation-types.ts";

interface ListCups {
  parameters: { query?: { offset?: number; limit?: number } };
  responses: {
    200: {
      content: {
        "application/json": { cups: string[]; count: number; offset: number; limit: number };
      };
    };
  };
}
const listCups: OperationFacts<ListCups> = { method: "GET", path: "/admin/cups", items: "cups" };

/** A shop with `count` cups whose server notes what it was asked, and which requests were given up. */
function shop(count: number, failAt?: number) {
  const asked: number[] = [];
  const givenUp: number[] = [];
  const client = createHttpClient({
    fetch: (async (request: Request, init?: RequestInit) => {
      const query = new URL(request.url).searchParams;
      const [offset, limit] = [Number(query.get("offset")), Number(query.get("limit") ?? 2)];
      asked.push(offset);
      init?.signal?.addEventListener("abort", () => givenUp.push(offset));
      await Promise.resolve();
      init?.signal?.throwIfAborted();
      if (offset === failAt) return Response.json({ message: "broken" }, { status: 500 });
      const cups = Array.from(
        { length: Math.min(limit, Math.max(0, count - offset)) },
        (_, i) => `cup ${offset + i}`,
      );
      return Response.json({ cups, count, offset, limit });
    }) as typeof globalThis.fetch,
  });
  return { client, asked, givenUp };
}

describe("iterate", () => {
  it.each([0, 1, 2, 3, 7])("yields each of %i items once, in order", async (count) => {
    const { client } = shop(count);
    const cups: string[] = [];
    for await (const cup of iterate(client, listCups)) cups.push(cup);
    expect(cups).toEqual(Array.from({ length: count }, (_, i) => `cup ${i}`));
  });

  it("starts where the query says, with pages of its size", async () => {
    const { client, asked } = shop(9);
    for await (const _ of iterate(client, listCups, { query: { offset: 3, limit: 4 } }));
    expect(asked).toEqual([3, 7]);
  });

  it("fetches the next page while this one is used, and gives it up when the loop is left", async () => {
    const { client, asked, givenUp } = shop(9);
    for await (const cup of iterate(client, listCups)) {
      expect(asked).toEqual([0, 2]);
      if (cup === "cup 1") break;
    }
    expect(asked).toEqual([0, 2]);
    expect(givenUp).toContain(2);
  });

  it("fails where a page fails, after the items before it", async () => {
    const { client } = shop(5, 2);
    const cups: string[] = [];
    const loop = (async () => {
      for await (const cup of iterate(client, listCups)) cups.push(cup);
    })();
    await expect(loop).rejects.toMatchObject({ status: 500 });
    expect(cups).toEqual(["cup 0", "cup 1"]);
  });

  it("stops when the caller aborts", async () => {
    const { client } = shop(9);
    const controller = new AbortController();
    const loop = (async () => {
      for await (const _ of iterate(client, listCups, {}, { signal: controller.signal }))
        controller.abort();
    })();
    await expect(loop).rejects.toThrow("Request aborted");
  });

  it("refuses what is no list", async () => {
    const { client } = shop(1);
    const first = iterate(client, { ...listCups, path: "/admin/store", items: undefined }).next();
    await expect(first).rejects.toThrow("GET /admin/store is no paginated list");
  });
});

describe("a list that tells no count and repeats no limit", () => {
  it("is gone through to its end", async () => {
    const all = ["cup 0", "cup 1", "cup 2", "cup 3", "cup 4"];
    const client = createHttpClient({
      fetch: ((request: Request) => {
        const offset = Number(new URL(request.url).searchParams.get("offset"));
        return Promise.resolve(Response.json({ cups: all.slice(offset, offset + 2) }));
      }) as typeof globalThis.fetch,
    });
    const cups: string[] = [];
    for await (const cup of iterate(client, listCups)) cups.push(cup);
    expect(cups).toEqual(all);
  });
});

describe("pages", () => {
  it("yields whole answers, with the count", async () => {
    const { client } = shop(3);
    const counts: number[] = [];
    for await (const page of pages(client, listCups)) counts.push(page.count);
    expect(counts).toEqual([3, 3]);
  });
});
