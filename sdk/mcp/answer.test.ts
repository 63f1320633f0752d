// Tests that results stay within the limit: the order of fields, omitted fields, and instructions for requesting the rest.
import { describe, expect, it } from "vitest";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };
import { readContract, type Document } from "../../codegen/contract.ts";
import { LIMIT, textOf, withDefaults } from "./answer.ts";

const { operations } = readContract(bundle as unknown as Document);
const of = (id: string) => {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no ${id}`);
  return operation;
};
const order = (at: number) => ({
  metadata: null,
  status: "pending",
  items: Array.from({ length: 5 }, (_, item) => ({
    description: "long ".repeat(100),
    title: `Mug ${item}`,
    id: `item_${at}_${item}`,
    variant: { product: { title: "Mug" }, id: "variant_1" },
  })),
  id: `order_${at}`,
});
const list = (length: number, more: object) => ({
  orders: Array.from({ length }, (_, at) => order(at)),
  ...more,
});

describe("the result of a list", () => {
  it("begins each record with ids and names, and isn't shortened if it fits", () => {
    const text = textOf(
      { orders: [{ total: 1, email: null, id: "order_1" }], count: 1 },
      of("adminListOrders"),
      {},
    );
    expect(text).toBe('{"orders":[{"id":"order_1","email":null,"total":1}],"count":1}');
  });

  it("is shortened to the limit, with the number of missing records and instructions for requesting them", () => {
    const text = textOf(
      list(400, { count: 1000, offset: 20, limit: 400 }),
      of("adminListOrders"),
      {},
    );
    expect(text.length).toBeLessThanOrEqual(LIMIT);
    const { orders, more, shortened } = JSON.parse(text) as {
      orders: { id: string }[];
      more: string;
      shortened: string;
    };
    expect(orders[0]?.id).toBe("order_0");
    expect(orders.length).toBeGreaterThan(20);
    expect(orders[0]).toMatchObject({
      items: expect.arrayContaining([{ id: "item_0_4", title: "Mug 4" }]),
    });
    expect(more).toBe(
      `${980 - orders.length} more. Continue with query.offset ${20 + orders.length}`,
    );
    expect(shortened).toContain("query.fields");
  });

  it("contains the offset of the next page if there is one", () => {
    const text = textOf({ orders: [{ id: "a" }], count: 3, offset: 0 }, of("adminListOrders"), {});
    expect(JSON.parse(text)).toMatchObject({ more: "2 more. Continue with query.offset 1" });
  });
});

it("a single record that is too long keeps the ids and titles of its nested records", () => {
  const [one] = list(1, {}).orders;
  const big = { ...one, items: Array.from({ length: 600 }, () => one?.items[0]) };
  const text = textOf({ order: big }, of("adminRetrieveOrder"), {});
  expect(text.length).toBeLessThanOrEqual(LIMIT);
  const { order: shown } = JSON.parse(text) as { order: { items: unknown[] } };
  expect(shown.items).toContainEqual({ id: "item_0_0", title: "Mug 0" });
  expect(shown.items.at(-1)).toBe("597 more");
});

it("nested records are reduced to prices before records are left out", () => {
  const price = { id: "ma_1", amount: 1200, currency_code: "eur", created_at: "2026-01-01" };
  const variants = Array.from({ length: 40 }, () => ({
    id: "v",
    prices: [price, price, price, price],
  }));
  const products = Array.from({ length: 1 }, () => ({ id: "prod_1", variants }));
  const text = textOf({ products, count: 1 }, of("adminListProducts"), {});
  expect(text.length).toBeLessThanOrEqual(LIMIT);
  const { products: shown } = JSON.parse(text) as { products: { variants: object[] }[] };
  const kept = { id: "ma_1", amount: 1200, currency_code: "eur" };
  expect(shown[0]?.variants).toHaveLength(40);
  expect(shown[0]?.variants[39]).toEqual({ id: "v", prices: [kept, kept, kept, kept] });
});

it("a result that is a string is shortened to the limit", () => {
  expect(textOf("x".repeat(LIMIT * 2), of("adminRetrieveOrder"), {}).length).toBeLessThanOrEqual(
    LIMIT,
  );
});

describe("the defaults of a list", () => {
  it("request ten records with the fields that identify them", () => {
    expect(withDefaults(of("adminListOrders"), {}).query).toMatchObject({
      limit: 10,
      expand: "",
      fields: expect.stringContaining("display_id"),
    });
  });

  it("don't override the caller's query", () => {
    const query = { limit: 2, expand: "items" };
    expect(withDefaults(of("adminListOrders"), { query })).toEqual({ query });
    expect(withDefaults(of("adminRetrieveOrder"), { id: "a" })).toEqual({ id: "a" });
  });
});
