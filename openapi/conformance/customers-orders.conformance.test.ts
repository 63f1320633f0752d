import { afterAll, beforeAll, expect, it } from "vitest";
import { openCheckoutFixture, type CheckoutFixture } from "./checkout-fixture.ts";
import type { Order } from "./records.ts";
import { visitor } from "./store.ts";

const PATH = "/store/customers/me/orders";

let fixture: CheckoutFixture;
let orders: Order[];
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  const as = fixture.customer;
  orders = [await fixture.order({ as }), await fixture.order({ as })];
});
afterAll(() => fixture.close());

const found = async (query: string): Promise<string[]> => {
  const { body } = await fixture.customer.get<{ orders: Order[] }>(PATH + query);
  return body.orders.map(({ id }) => id);
};

it("the orders of an account are listed newest first, without other customers' orders", async () => {
  await fixture.order();
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

it("the list of orders has a limit of 10 and an offset of 0 by default", async () => {
  const { body } = await fixture.customer.get<{ limit: number; offset: number; count: number }>(
    PATH,
  );
  expect([body.limit, body.offset, body.count]).toEqual([10, 0, orders.length]);
});

it("each filter of the list of orders returns the matching orders", async () => {
  const [first] = orders as [Order, Order];
  for (const query of [
    `id=${first.id}`,
    `q=${first.display_id}&id=${first.id}`,
    `display_id=${first.display_id}`,
    `cart_id=${first.cart_id}`,
    `id=${first.id}&email=${fixture.customer.email}`,
    `id=${first.id}&region_id=${fixture.region}&currency_code=${fixture.currency}`,
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

it("the list of orders rejects unknown or invalid parameters, and callers who aren't signed in", async () => {
  await fixture.customer.get(`${PATH}?order=-created_at`, { status: 400 });
  await fixture.customer.get(`${PATH}?status[]=lost`, { status: 400 });
  await visitor.get(PATH, { status: 401 });
});
