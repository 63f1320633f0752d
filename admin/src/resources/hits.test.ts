import { createHttpClient } from "@countertop/sdk";
import { expect, it } from "vitest";
import { collections } from "./collections.ts";
import { products } from "./products.ts";
import { returnReasons } from "./return-reasons.ts";

/** A client that is answered this, and the query that it sent. */
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

it("asks for so many hits by words, and for no more of them than names them", async () => {
  const list = [{ id: "p", title: "", handle: "mug", thumbnail: null, collection: null }];
  const { client, sent } = answering({ products: list, count: 1 });
  const { queryFn } = products.hits(client, "mug", 5);
  expect(await queryFn({ signal })).toEqual([{ id: "p", title: "mug", picture: null }]);
  const hits = "?fields=id,title,handle,thumbnail,status&expand=collection,variants&limit=5";
  expect(sent.toSorted()).toEqual([`${hits}&handle=mug`, `${hits}&q=mug`]);
});

it("names a hit by the record's own words, and says no picture where the resource has none", () =>
  expect(collections.hitOf({ id: "c", title: "Blue", handle: "blue" } as never)).toEqual({
    id: "c",
    title: "Blue",
    note: "blue",
  }));

it("searches a list here that the server tells all at once", async () => {
  const reasons = ["Too small", "Too large", "Broken"].map((label) => ({ id: label, label }));
  const { client, sent } = answering({ return_reasons: reasons });
  const { queryFn } = returnReasons.hits(client, "too", 1);
  expect((await queryFn({ signal })).map(({ title }) => title)).toEqual(["Too small"]);
  expect(sent).toEqual([""]);
});
