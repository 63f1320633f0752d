import type { Locator, Page } from "@playwright/test";
import { choose } from "./choose.ts";
import {
  call as callStore,
  hamburg,
  orderState,
  ownOrder,
  type OwnGoods,
  type OwnOrder,
} from "./own-orders.ts";
import { expect, openInApp } from "./shop.ts";

// Creates shipped orders, and uses the card with their returns.

interface Back {
  id: string;
  status: string;
  refund_amount: number;
  items: {
    item_id: string;
    quantity: number;
    received_quantity: number | null;
    reason_id: string | null;
    note: string | null;
  }[];
}
interface Sent {
  canceled_at: string | null;
  confirmed_at?: string | null;
  fulfillment_status: string;
  payment_status: string;
  additional_items: { id: string; variant_id: string; quantity: number }[];
  return_order: Back | null;
  fulfillments: { shipped_at: string | null; canceled_at: string | null }[];
}
export interface Stored extends OwnOrder {
  refundable_amount: number;
  refunds: { id: string; reason: string; amount: number; created_at: string }[];
  returns: Back[];
  swaps: (Sent & { id: string; cart_id: string; difference_due: number | null })[];
  claims: (Sent & {
    id: string;
    type: string;
    refund_amount: number | null;
    claim_items: { id: string; reason: string; note: string | null; images: { url: string }[] }[];
    shipping_methods: { price: number }[];
  })[];
}
export const stored = (page: Page, order: { id: string }) => orderState<Stored>(page, order);

export const call = <Answer>(page: Page, path: string, data: object = {}): Promise<Answer> =>
  callStore<Answer>(page, path, data);

/** Creates an order that is paid, packed in Hamburg, and shipped. */
export async function shipped(page: Page, items: readonly [OwnGoods, number][]): Promise<Stored> {
  const order = await ownOrder(page, {
    items: items.map(([{ variant_id }, quantity]) => ({ variant_id, quantity })),
    pay: true,
  });
  return shippedOf(page, order);
}

/** Captures the order's payment if necessary, and then fulfills and ships the order. */
export async function shippedOf(page: Page, order: OwnOrder): Promise<Stored> {
  if (order.payment_status !== "captured") await call(page, `/admin/orders/${order.id}/capture`);
  const path = `/admin/orders/${order.id}`;
  await call(page, `${path}/fulfillment`, {
    items: order.items.map(({ id, quantity }) => ({ item_id: id, quantity })),
    location_id: await hamburg(page),
    no_notification: true,
  });
  const packed = await stored(page, order);
  await call(page, `${path}/shipment`, {
    fulfillment_id: packed.fulfillments[0]?.id,
    no_notification: true,
  });
  return stored(page, order);
}

/** Completes an exchange's cart with the API calls of a customer's checkout. */
export async function settleAsCustomer(page: Page, order: Stored, swap: Stored["swaps"][number]) {
  const cart = `/store/carts/${swap.cart_id}`;
  const address = {
    first_name: "Ada",
    last_name: "Walker",
    address_1: "Am Sandtorkai 1",
    city: "Hamburg",
    postal_code: "20457",
    country_code: "de",
  };
  await call(page, cart, { email: order.email, shipping_address: address });
  const { shipping_options } = (await (
    await page.request.get(`/store/shipping-options/${swap.cart_id}`)
  ).json()) as { shipping_options: { id: string; name: string }[] };
  await call(page, `${cart}/shipping-methods`, {
    option_id: shipping_options.find(({ name }) => name.startsWith("Standard"))?.id,
  });
  await call(page, `${cart}/payment-sessions`);
  await call(page, `${cart}/complete`);
}

export const card = (page: Page) =>
  page.getByRole("region", { name: "Returns, exchanges, and claims" });
export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
/** The estimate in a sheet. */
export const summary = (sheet: Locator) => sheet.getByRole("region", { name: "Summary" });
export const quantity = (sheet: Locator, { title }: OwnGoods) =>
  sheet.getByLabel(`Quantity of ${title}`).locator("visible=true");
/** The row of an item in a sheet, with the fields for its reason and note. */
export const row = (sheet: Locator, { title }: OwnGoods) =>
  sheet.getByRole("listitem").filter({ has: sheet.page().getByLabel(`Quantity of ${title}`) });
export const open = async (page: Page, { id }: { id: string }) => {
  await openInApp(page, `orders/${id}`);
  await expect(card(page)).toBeVisible();
};
export const menu = async (page: Page, entry: Locator, item: string) => {
  await entry.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
export const gone = (sheet: Locator) => expect(sheet).toHaveCount(0);
/** Adds an item to a sheet by typing its name. */
export async function addGoods(page: Page, sheet: Locator, { title }: OwnGoods): Promise<void> {
  await choose(page, "Add items", title);
  await expect(sheet.getByRole("list", { name: "Items to send" })).toContainText(title);
}
