import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createHttpClient } from "./http/http-client.ts";
import { iterate, pages } from "./iterate.ts";
import type { OperationFacts } from "./operation-types.ts";
import { infiniteOptions } from "./query.ts";

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

/** A store with `count` cups. Its server records all requests, and which ones were aborted. */
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

  it("starts at the query's `offset`, and requests pages of its `limit`", async () => {
    const { client, asked } = shop(9);
    for await (const _ of iterate(client, listCups, { query: { offset: 3, limit: 4 } }));
    expect(asked, "the last one brings nothing").toEqual([3, 7, 9]);
  });

  it("fetches the next page while the current one is used, and cancels that request when the loop ends", async () => {
    const { client, asked, givenUp } = shop(9);
    for await (const cup of iterate(client, listCups)) {
      expect(asked).toEqual([0, 2]);
      if (cup === "cup 1") break;
    }
    expect(asked).toEqual([0, 2]);
    expect(givenUp).toContain(2);
  });

  it("yields the items before a page that fails, and then throws", async () => {
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

  it("rejects a call that isn't a list", async () => {
    const { client } = shop(1);
    const first = iterate(client, { ...listCups, path: "/admin/store", items: undefined }).next();
    await expect(first).rejects.toThrow("GET /admin/store isn't a paginated list");
  });
});

describe("a list without count and limit", () => {
  it("is iterated to its end", async () => {
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
  it("yields complete responses, including the count", async () => {
    const { client } = shop(3);
    const counts: number[] = [];
    for await (const page of pages(client, listCups)) counts.push(page.count);
    expect(counts).toEqual([3, 3]);
  });
});

interface ListPlates {
  parameters: { query?: { offset?: number; limit?: number; order?: string } };
  responses: { 200: { content: { "application/json": { plates: Plate[]; count: number } } } };
}
interface Plate {
  id: string;
}
const listPlates: OperationFacts<ListPlates> = {
  method: "GET",
  path: "/admin/plates",
  items: "plates",
  order: "-id",
};
const plates = (amount: number): Plate[] =>
  Array.from({ length: amount }, (_, i) => ({ id: `plate_${String(i).padStart(3, "0")}` }));
const pagesOf = (
  answer: (query: { offset: number; limit: number; order: string | null }) => object,
) =>
  createHttpClient({
    fetch: ((request: Request) => {
      const query = new URL(request.url).searchParams;
      const [offset, limit] = [Number(query.get("offset")), Number(query.get("limit") ?? 5)];
      return Promise.resolve(Response.json(answer({ offset, limit, order: query.get("order") })));
    }) as typeof globalThis.fetch,
  });
const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe("a server with wrong counts and short pages", () => {
  const server = fc.record({
    amount: fc.integer({ min: 0, max: 40 }),
    limit: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    most: fc.integer({ min: 1, max: 12 }),
    counts: fc.constantFrom("right", "the page", "nothing", "too few", "too many", "null"),
    repeatsLimit: fc.boolean(),
  });
  const answering = ({ amount, most, counts, repeatsLimit }: Served) =>
    pagesOf(({ offset, limit }) => {
      const found = plates(amount).slice(offset, offset + Math.min(limit, most));
      const count = {
        right: amount,
        "the page": found.length,
        nothing: undefined,
        "too few": Math.floor(amount / 2),
        "too many": amount + 7,
        null: null,
      }[counts];
      return { plates: found, count, offset, ...(repeatsLimit && { limit }) };
    });
  type Served = typeof server extends fc.Arbitrary<infer S> ? S : never;
  const query = ({ limit }: Served) => ({ query: limit === undefined ? {} : { limit } });

  it("doesn't make an iterator skip a record", () =>
    fc.assert(
      fc.asyncProperty(server, async (served) => {
        const found = await all(iterate(answering(served), listPlates, query(served)));
        expect(found).toEqual(plates(served.amount));
      }),
    ));

  it("doesn't make an infinite list skip a record, unless a page looks like the last one", () =>
    fc.assert(
      fc.asyncProperty(server, async (served) => {
        // Excludes servers whose pages are shorter than the limit and whose count is too low, because their pages look like the
        // last page.
        fc.pre(
          served.most >= (served.limit ?? 5) ||
            ["right", "nothing", "null", "too many"].includes(served.counts),
        );
        const { pages } = (await new QueryClient().fetchInfiniteQuery({
          ...infiniteOptions(answering(served), listPlates, query(served)),
          pages: 100,
        } as never)) as { pages: { plates: Plate[] }[] };
        expect(pages.flatMap((page) => page.plates)).toEqual(plates(served.amount));
      }),
    ));
});

describe("a server that shuffles records that are equal in the sort order", () => {
  /** The sort order of every page is different, unless the records are sorted by a unique field. */
  const shuffling = pagesOf(({ offset, limit, order }) => {
    const sorted = order === "-id" ? plates(20).reverse() : plates(20);
    const turned = order === "-id" ? sorted : [...sorted.slice(offset), ...sorted.slice(0, offset)];
    return { plates: turned.slice(offset, offset + limit), count: 20 };
  });

  it("is asked to sort by a unique field by default", async () => {
    const found = await all(iterate(shuffling, listPlates));
    expect(found).toEqual(plates(20).reverse());
    const { pages } = (await new QueryClient().fetchInfiniteQuery({
      ...infiniteOptions(shuffling, listPlates, {}),
      pages: 9,
    } as never)) as { pages: { plates: Plate[] }[] };
    expect(pages.flatMap((page) => page.plates)).toEqual(plates(20).reverse());
  });

  it("doesn't make an iterator repeat or skip a record, with the caller's order or without one", async () => {
    const byTitle = await all(iterate(shuffling, listPlates, { query: { order: "title" } }));
    expect(byTitle.map(({ id }) => id).sort()).toEqual(plates(20).map(({ id }) => id));
    const unordered = await all(iterate(shuffling, { ...listPlates, order: undefined }));
    expect(unordered.map(({ id }) => id).sort()).toEqual(plates(20).map(({ id }) => id));
  });
});

it("an iterator stops after two requests if the server ignores offset", async () => {
  let asked = 0;
  const client = pagesOf(() => {
    asked++;
    return { plates: plates(3), count: 3 };
  });
  expect(await all(iterate(client, listPlates))).toEqual(plates(3));
  expect(asked).toBe(2);
});
