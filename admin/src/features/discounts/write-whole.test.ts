import { expect, it } from "vitest";
import { AT_ONCE, splitConditions } from "./write-whole.ts";

const ids = (count: number) => Array.from({ length: count }, (_, index) => `id_${index}`);

it("sends as many records as fit into one body, and the rest of each condition separately", () => {
  const products = ids(AT_ONCE * 2 + 1);
  const { first, rest } = splitConditions([
    { operator: "not_in", products },
    { operator: "in", product_types: ids(2) },
  ]);
  expect(first).toEqual([
    { operator: "not_in", products: products.slice(0, AT_ONCE) },
    { operator: "in", product_types: ids(2) },
  ]);
  expect(rest).toEqual([{ kind: "products", ids: products.slice(AT_ONCE) }]);
});
