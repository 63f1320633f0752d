import { expect, it } from "vitest";
import { productCount } from "./product-count.ts";

const shop = [
  { type_id: "mug", tags: ["blue"] },
  { type_id: "mug", tags: ["red"] },
  { type_id: "book", tags: ["blue"] },
  { type_id: "bowl", tags: [] },
];
/** Counts products as the product list does. */
const count = async ({ type_id, tags }: { type_id?: string[]; tags?: string[] }) =>
  shop.filter(
    (one) =>
      (!type_id || type_id.includes(one.type_id)) &&
      (!tags || one.tags.some((tag) => tags.includes(tag))),
  ).length;
const type = (operator: "in" | "not_in", ...ids: string[]) => ({
  operator,
  query: { type_id: ids },
});
const tag = (operator: "in" | "not_in", ...ids: string[]) => ({ operator, query: { tags: ids } });

it("`productCount` counts all products if there are no conditions", async () => {
  expect(await productCount([], count)).toBe(4);
});

it("`productCount` counts products that match all conditions", async () => {
  expect(await productCount([type("in", "mug"), tag("in", "blue")], count)).toBe(1);
});

it("`productCount` subtracts a product once if two conditions exclude it", async () => {
  expect(await productCount([type("not_in", "mug")], count)).toBe(2);
  expect(await productCount([type("not_in", "mug"), tag("not_in", "blue")], count)).toBe(1);
  expect(await productCount([type("in", "mug"), tag("not_in", "blue")], count)).toBe(1);
});

it("`productCount` returns undefined if the list can't filter by both conditions", async () => {
  expect(await productCount([type("in", "mug"), type("not_in", "book")], count)).toBeUndefined();
});
