import { createHttpClient } from "@countertop/sdk";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { collections } from "./collections.ts";
import { cachedResults, type AnyResource } from "../patterns/resource.ts";
import { customers } from "./customers.ts";
import { products } from "./products.ts";
import { returnReasons } from "./return-reasons.ts";

/** A client that always gets this response, and records the queries that it sends. */
function answering(answer: object) {
  const sent: string[] = [];
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    fetch: ((request: Request) => {
      sent.push(decodeURIComponent(new URL(request.url).search));
      return Promise.resolve(Response.json(answer));
    }) as typeof fetch,
  });
  return { client, sent };
}
const { signal } = new AbortController();

it("a search requests a limited number of results, with only the fields that a result needs", async () => {
  const list = [{ id: "p", title: "", handle: "mug", thumbnail: null, collection: null }];
  const { client, sent } = answering({ products: list, count: 1 });
  const { queryFn } = products.hits(client, "mug", 5);
  expect(await queryFn({ signal })).toEqual([{ id: "p", title: "mug", picture: null }]);
  const hits = "?fields=id,title,handle,thumbnail,status&expand=collection,variants&limit=5";
  expect(sent.toSorted()).toEqual([`${hits}&handle=mug`, `${hits}&q=mug`]);
});

it("a search names a result after the record's title, without an image if the resource has none", () =>
  expect(collections.hitOf({ id: "c", title: "Blue", handle: "blue" } as never)).toEqual({
    id: "c",
    title: "Blue",
    note: "blue",
  }));

it("a search filters in the browser if the server returns the whole list", async () => {
  const reasons = ["Too small", "Too large", "Broken"].map((label) => ({ id: label, label }));
  const { client, sent } = answering({ return_reasons: reasons });
  const { queryFn } = returnReasons.hits(client, "too", 1);
  expect((await queryFn({ signal })).map(({ title }) => title)).toEqual(["Too small"]);
  expect(sent).toEqual([""]);
});

it("a search finds earlier results even with a typo", async () => {
  const variants = [{ id: "variant_1", title: "Steel", sku: "KET-ST", ean: null }];
  const { client } = answering({
    products: [{ id: "p", title: "Gooseneck kettle", handle: "kettle", variants }],
    count: 1,
  });
  const queries = new QueryClient();
  await queries.fetchQuery(products.hits(client, "KET-ST", 5));
  const known = (typed: string) => cachedResults(queries, client, products, typed);
  expect(known("goosneck ketle").meant).toEqual([
    { id: "p", title: "Gooseneck kettle", note: "kettle", picture: null },
  ]);
  expect(known("kettle").exact.map(({ id }) => id)).toEqual(["p"]);
  expect(known("teapot")).toEqual({ exact: [], meant: [] });
});

const modules = import.meta.glob<Record<string, AnyResource>>(["./*.ts", "!./*.test.ts"], {
  eager: true,
});
const resources = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === "object" && "slug" in value);

it.each(resources.map((resource) => [resource.slug, resource] as const))(
  "a search lists 20 of 10,000 %s, and requests only those if the server can limit the list",
  async (_, resource) => {
    const many = Array.from({ length: 10_000 }, (_, index) => {
      const text = `Record ${index}`;
      const named = { title: text, name: text, value: text, label: text, user_email: text };
      return { id: `r${index}`, ...named, handle: "" };
    });
    const sent: number[] = [];
    const client = createHttpClient({
      baseUrl: "http://shop.test",
      fetch: ((request: Request) => {
        const limit = new URL(request.url).searchParams.get("limit");
        sent.push(Number(limit ?? 0));
        const rows = limit === null ? many : many.slice(0, Number(limit));
        return Promise.resolve(
          Response.json({
            [resource.list.items ?? resource.list.wire?.record ?? "rows"]: rows,
            count: many.length,
          }),
        );
      }) as typeof fetch,
    });
    const { queryFn, select } = resource.options(client).search("record");
    expect(select(await queryFn({ signal }))).toHaveLength(20);
    expect(sent).toEqual([resource.list.items === undefined ? 0 : 20]);
  },
);

it("a search finds a variant by SKU or EAN, and links to the variant", () => {
  const variants = [
    { id: "variant_1", title: "Steel", sku: "KET-ST", ean: "2000000870014" },
    { id: "variant_2", title: "Charcoal", sku: "KET-CH", ean: null },
  ];
  const product = { id: "p", title: "Kettle", handle: "kettle", variants } as never;
  const part = (typed: string) => products.hitOf(product, typed).part;
  expect(part("ket-ch")).toEqual({
    name: "Charcoal",
    note: "KET-CH",
    search: { edit: "variant", variant: "variant_2" },
  });
  expect(part("2000000870014")?.name).toBe("Steel");
  expect(part("ket")).toBeUndefined();
});

it.each<[string, string[]]>([
  ["prod_1", ["id[]=prod_1"]],
  ["variant_1", ["id[]=variant_1", "id[]=p"]],
  ["2000000870014", ["order=-created_at&limit=1000", "id[]=p"]],
  ["blue-mug", ["handle=blue-mug"]],
  ["blue mug", ["q=blue%mug"]],
])("a search for %j sends the queries %j", async (typed, asked) => {
  const product_id = "p";
  const { client, sent } = answering({
    variants: [{ id: "variant_1", product_id, ean: "2000000870014" }],
    products: [{ id: "p", title: "Blue mug" }],
    count: 1,
  });
  await products.hits(client, typed, 5).queryFn({ signal });
  for (const one of asked) expect(sent.some((query) => query.includes(one))).toBe(true);
});

it("a search finds words in any order: sends the typed order first, and then other orders until there is a match", async () => {
  const sent: string[] = [];
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    fetch: ((request: Request) => {
      const q = new URL(request.url).searchParams.get("q") ?? "";
      sent.push(q);
      const found = q === "blue%mug" ? [{ id: "p", title: "Blue enamel mug" }] : [];
      return Promise.resolve(Response.json({ products: found, count: found.length }));
    }) as typeof fetch,
  });
  const { queryFn } = products.listQuery(client, products.readSearch({ q: "mug blue" }));
  expect((await queryFn({ signal })).products).toHaveLength(1);
  expect(sent).toEqual(["mug%blue", "blue%mug"]);
});

it("fields and filters also find words in different texts, only if the typed text has no results", async () => {
  const emily = { id: "cus_1", first_name: "Emily", last_name: "Carter", email: "ec@shop.test" };
  const other = { id: "cus_2", first_name: "Emily", last_name: "Stone", email: "es@shop.test" };
  const sent: string[] = [];
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    fetch: ((request: Request) => {
      const { searchParams } = new URL(request.url);
      const q = searchParams.get("q") ?? "";
      sent.push(`${q} ${searchParams.get("groups[]")}`);
      // Like the server, compares the words with one field at a time.
      const found = [emily, other].filter((row) =>
        Object.values(row).some((text) => text.includes(q)),
      );
      return Promise.resolve(Response.json({ customers: found, count: found.length }));
    }) as typeof fetch,
  });
  const search = async (words: string) => {
    const { queryFn } = customers.searchQuery(client, words, (q) => ({
      ...customers.hitInput(q, 10),
      groups: ["cgrp_1"],
    }));
    return customers.rowsIn(await queryFn({ signal })).map(({ id }) => id);
  };
  expect(await search("Emily")).toEqual(["cus_1", "cus_2"]);
  expect(sent).toEqual(["Emily cgrp_1"]);
  expect(await search("Emily Carter")).toEqual(["cus_1"]);
  expect(await search("Emily Miller")).toEqual([]);
  expect(new Set(sent.map((query) => query.split(" ").at(-1)))).toEqual(new Set(["cgrp_1"]));
  const option = customers.options(client).search("Carter Emily");
  expect(option.select(await option.queryFn({ signal }))).toEqual([
    { value: "cus_1", label: "Emily Carter" },
  ]);
});
