import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, field, rows } from "./shop.ts";

/** A product that no other test buys. By default, it costs 20.00 euros or dollars, or 2,000 yen, and Hamburg has 20 units. */
export interface OwnGoods {
  product_id: string;
  variant_id: string;
  inventory_item_id: string;
  title: string;
  sku: string;
}

/** The fields of an order that most tests read. `orderState` returns the others. */
export interface OwnOrder {
  id: string;
  display_id: number;
  email: string;
  currency_code: string;
  region_id: string;
  customer_id: string;
  status: string;
  payment_status: string;
  fulfillment_status: string;
  total: number;
  paid_total: number;
  refunded_total: number;
  items: {
    id: string;
    variant_id: string;
    title: string;
    quantity: number;
    fulfilled_quantity: number | null;
    shipped_quantity: number | null;
    returned_quantity: number | null;
  }[];
  fulfillments: {
    id: string;
    shipped_at: string | null;
    canceled_at: string | null;
    tracking_links: { tracking_number: string }[];
  }[];
  payments: { id: string; amount: number; captured_at: string | null }[];
}

export interface OwnOrderOptions {
  /** A region of the demo store. By default, Europe. */
  region?: keyof typeof ways;
  /** Ordered variants, in the order of the lines. By default, one unit of a new product. */
  items?: readonly { variant_id: string; quantity?: number }[];
  /** Name of one of the region's shipping options. Default: the standard option. With `null`, the order has no shipping method. */
  shipping?: string | null;
  discount?: string;
  /** The code of a gift card, whose balance pays as much of the order as possible. */
  giftCard?: string;
  /** True to capture the payment immediately. By default, it's only authorized. */
  pay?: boolean;
  /** The customer's email. By default, a customer that only this test uses. */
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** Shipping options and addresses by region. */
const ways = {
  Europe: { country: "de", shipping: "Standard, 2–4 days", city: "Hamburg", postcode: "20457" },
  Ireland: { country: "ie", shipping: "Standard, 4–6 days", city: "Cork", postcode: "T12 XF62" },
  "United States": {
    country: "us",
    shipping: "Ground, 5–8 days",
    city: "Portland",
    postcode: "97201",
  },
  Japan: { country: "jp", shipping: "Takkyubin, next day", city: "Osaka", postcode: "530-0001" },
} as const;

/**
 * Calls the API. If two transactions run at the same time, the server sometimes cancels one and responds with 409. The function
 * then repeats the call, which is safe, because the canceled transaction changed nothing.
 */
export async function call<Answer>(page: Page, path: string, data?: object): Promise<Answer> {
  for (let left = 5; ; left--) {
    const response = await (data ? page.request.post(path, { data }) : page.request.get(path));
    if (response.status() === 409 && left > 0) continue;
    expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
    return (await response.json()) as Answer;
  }
}

const ids = new Map<string, Promise<string>>();

/** Returns the id of a region, a channel, a location, or a shipping option by name. Reads the list once for each name. */
function idOf(
  page: Page,
  list: "regions" | "sales-channels" | "stock-locations" | "shipping-options",
  name: string,
  query = "",
): Promise<string> {
  const path = `/admin/${list}?${query}`;
  const known = ids.get(`${path} ${name}`);
  if (known) return known;
  const asked = call<Record<string, { id: string; name: string }[]>>(page, path).then((answer) => {
    const one = answer[list.replace("-", "_")]?.find((record) => record.name === name);
    expect(one, `${list}: ${name}`).toBeDefined();
    return one?.id ?? "";
  });
  ids.set(`${path} ${name}`, asked);
  return asked;
}

export const europe = (page: Page) => idOf(page, "regions", "Europe");
/** The id of the standard shipping option in Europe. */
export const standardShipping = async (page: Page): Promise<string> =>
  shippingOf(page, await europe(page), ways.Europe.shipping);
const shippingOf = (page: Page, region_id: string, name: string) =>
  idOf(page, "shipping-options", name, `region_id=${region_id}&is_return=false`);
export const hamburg = (page: Page) => idOf(page, "stock-locations", "Hamburg, Speicherstadt");

export async function ownGoods(
  page: Page,
  { stock = 20, price = 2000, title }: { stock?: number; price?: number; title?: string } = {},
): Promise<OwnGoods> {
  const word = randomUUID().slice(0, 8);
  const channel = await idOf(page, "sales-channels", "Web shop");
  const { product } = await call<{
    product: { id: string; title: string; variants: { id: string; sku: string }[] };
  }>(page, "/admin/products", {
    title: title ?? `Ordered kettle ${word}`,
    status: "published",
    sales_channels: [{ id: channel }],
    options: [{ title: "Size" }],
    variants: [
      {
        title: "One size",
        sku: `ORDERED-${word}`,
        options: [{ value: "One size" }],
        prices: ["eur", "usd", "jpy"].map((currency_code) => ({ currency_code, amount: price })),
      },
    ],
  });
  const [made] = product.variants;
  if (!made) throw new Error(`${product.title} has no variant.`);
  const { variant } = await call<{ variant: { inventory: { id: string }[] } }>(
    page,
    `/admin/variants/${made.id}/inventory`,
  );
  const inventory_item_id = variant.inventory[0]?.id ?? "";
  await call(page, `/admin/inventory-items/${inventory_item_id}/location-levels`, {
    location_id: await hamburg(page),
    stocked_quantity: stock,
  });
  return {
    product_id: product.id,
    variant_id: made.id,
    inventory_item_id,
    title: product.title,
    sku: made.sku,
  };
}

/** Places an order as a customer does: with a cart, an address, a shipping method, and the manual payment provider. */
export async function ownOrder(
  page: Page,
  {
    region = "Europe",
    items = [],
    shipping,
    discount,
    giftCard,
    pay = false,
    email = `order-${randomUUID().slice(0, 8)}@example.test`,
    firstName = "Ada",
    lastName = `Walker ${randomUUID().slice(0, 8)}`,
  }: OwnOrderOptions = {},
): Promise<OwnOrder> {
  const way = ways[region];
  const goods: typeof items = items.length > 0 ? items : [await ownGoods(page)];
  const region_id = await idOf(page, "regions", region);
  const { cart } = await call<{ cart: { id: string } }>(page, "/store/carts", {
    region_id,
    sales_channel_id: await idOf(page, "sales-channels", "Web shop"),
    country_code: way.country,
    items: goods.map(({ variant_id, quantity = 1 }) => ({ variant_id, quantity })),
  });
  const path = `/store/carts/${cart.id}`;
  const address = {
    first_name: firstName,
    last_name: lastName,
    address_1: "Am Sandtorkai 1",
    city: way.city,
    postal_code: way.postcode,
    country_code: way.country,
    phone: "+49 40 555 0199",
  };
  await call(page, path, {
    email,
    shipping_address: address,
    billing_address: address,
    ...(discount !== undefined && { discounts: [{ code: discount }] }),
    ...(giftCard !== undefined && { gift_cards: [{ code: giftCard }] }),
  });
  if (shipping !== null)
    await call(page, `${path}/shipping-methods`, {
      option_id: await shippingOf(page, region_id, shipping ?? way.shipping),
    });
  await call(page, `${path}/payment-sessions`, {});
  const { type, data } = await call<{ type: string; data: { id: string } }>(
    page,
    `${path}/complete`,
    {},
  );
  expect(type).toBe("order");
  if (pay) await call(page, `/admin/orders/${data.id}/capture`, {});
  return orderState(page, data);
}

/**
 * A notification about the order, based on the contract's example, because the demo store has no plugin that sends
 * notifications.
 */
export const noticeOf = ({ id, email }: OwnOrder) => ({
  id: "noti_1",
  created_at: "2026-03-01T08:00:00.000Z",
  event_name: "order.placed",
  resource_type: "order",
  resource_id: id,
  to: email,
  provider_id: "mail",
});

/** Reads the complete order from the server. */
export const orderState = async <State = OwnOrder>(
  page: Page,
  { id }: { id: string },
): Promise<State> => (await call<{ order: State }>(page, `/admin/orders/${id}`)).order;

/** Fills in an address form, except its country. */
export async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of [
    ["First name", "Ada"],
    ["Last name", "Walker"],
    ["Street and number", "Am Sandtorkai 1"],
    ["Postal code", ways.Europe.postcode],
    ["City", ways.Europe.city],
  ] as const)
    await field(page, label).fill(value);
}

/**
 * An order's row in the list. A search for its number can match other orders too, because random email addresses can contain the
 * number.
 */
export const rowOfOrder = (page: Page, { display_id }: Pick<OwnOrder, "display_id">) =>
  rows(page).filter({ has: page.getByRole("link", { name: `#${display_id}`, exact: true }) });
