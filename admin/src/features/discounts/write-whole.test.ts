import { expect, it } from "vitest";
import { AT_ONCE, idsOfConditions, splitConditions } from "./write-whole.ts";

const ids = (count: number) => Array.from({ length: count }, (_, index) => `id_${index}`);

it("a new discount is sent with as many records as fit into one body, and the rest of each condition is sent separately", () => {
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

it("a new discount stays disabled if one of its conditions was deleted in the meantime", () => {
  const stored = [
    { id: "c_1", type: "products" },
    { id: "c_2", type: "customer_groups" },
  ] as const;
  const gone = () => new Error("gone");
  expect([...idsOfConditions(["products", "customer_groups"], stored, gone)]).toEqual([
    ["products", "c_1"],
    ["customer_groups", "c_2"],
  ]);
  expect(() => idsOfConditions(["products", "product_tags"], stored, gone)).toThrow("gone");
});
