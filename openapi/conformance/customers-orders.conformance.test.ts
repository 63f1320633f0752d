import { afterAll, beforeAll, expect, it } from "vitest";
import { openCounter, type Counter } from "./counter.ts";
import type { Order } from "./records.ts";
import { visitor } from "./store.ts";

const PATH = "/store/customers/me/orders";

let counter: Counter;
let orders: Order[];
beforeAll(async () => {
  counter = await openCounter();
  const as = counter.customer;
  orders = [await counter.order({ as }), await counter.order({ as })];
});
afterAll(() => counter.close());

const found = async (query: string): Promise<string[]> => {
  const { body } = await counter.customer.get<{ orders: Order[] }>(PATH + query);
  return body.orders.map(({ id }) => id);
};

it("lists the orders of the account, newest first, and nobody else's", async () => {
  await counter.order();
  const newestFirst = orders.map(({ id }) => id).toReversed();
  for (const query of [
    "",
    "?expand=",
    "?expand=items,shipping_address,payments",
    "?fields=email",
    "?fields=id,display_id,total",
    "?created_at[gte]=2020-01-01&updated_at[gt]=946684800",
  ]) {
    expect(await found(query)).toEqual(newestFirst);
  }
  expect(await found("?limit=1&offset=1")).toEqual(newestFirst.slice(1));
});

it("finds by each filter", async () => {
  const [first] = orders as [Order, Order];
  for (const query of [
    `id=${first.id}`,
    `q=${first.display_id}&id=${first.id}`,
    `display_id=${first.display_id}`,
    `cart_id=${first.cart_id}`,
    `id=${first.id}&email=${counter.customer.email}`,
    `id=${first.id}&region_id=${counter.region}&currency_code=${counter.currency}`,
    `id=${first.id}&status[]=pending&fulfillment_status[]=not_fulfilled&payment_status[]=awaiting`,
  ]) {
    expect(await found(`?${query}`)).toEqual([first.id]);
  }
  for (const query of [
    "q=nothing-like-it",
    "status[]=archived",
    "tax_rate=99",
    "canceled_at[gt]=2020-01-01",
  ]) {
    expect(await found(`?${query}`)).toEqual([]);
  }
});

it("refuses what it does not know, and visitors", async () => {
  await counter.customer.get(`${PATH}?order=-created_at`, { status: 400 });
  await counter.customer.get(`${PATH}?status[]=lost`, { status: 400 });
  await visitor.get(PATH, { status: 401 });
});
