import { ApiError, type HttpClient } from "@countertop/sdk";
import {
  adminRetrieveProduct,
  adminRetrieveVariant,
  storeAddCartShippingMethod,
  storeCreateCart,
  storeDeleteCartDiscount,
  storeDeleteLineItem,
  storeListCartShippingOptions,
  storeUpdateCart,
} from "@countertop/sdk/operations";

/** The amounts that the customer pays without the code, and with it. */
export interface Compared {
  before: number;
  after: number;
}
/** Everything that the customer pays for a cart, tax included: lines, shipping, and rounding add up to the total. */
export interface Tried {
  lines: readonly (Compared & { id: string; name: string; discount: number })[];
  shipping: Compared;
  /**
   * The rounding difference. The server rounds the taxes of the whole cart, so the lines can differ from the total by a few
   * cents.
   */
  rounding: Compared;
  total: Compared;
}
/** Thrown if the store rejected the code. Contains the store's message. */
export class NotTaken extends Error {}

interface Trial {
  code: string;
  region: string;
  variants: readonly string[];
  /** The customer's id. If undefined, the cart belongs to nobody. */
  customer: string | undefined;
}

/**
 * Creates a cart in the region with these variants, as a storefront does, and enters the code. Then empties the cart, because the
 * server can't delete carts.
 */
export async function tryDiscount(client: HttpClient, trial: Trial): Promise<Tried> {
  const { code, region, variants, customer } = trial;
  const channel = await channelOf(client, variants[0] ?? "");
  const made = await client.send(storeCreateCart, {
    body: {
      region_id: region,
      ...(channel !== undefined && { sales_channel_id: channel }),
      items: variants.map((variant_id) => ({ variant_id, quantity: 1 })),
    },
  });
  const { id } = made.data.cart;
  let items = made.data.cart.items;
  let entered: string | undefined;
  try {
    if (customer !== undefined)
      await client.send(storeUpdateCart, { id, body: { customer_id: customer } });
    // Includes shipping costs if there is a shipping option.
    const ways = (await client.send(storeListCartShippingOptions, { cart_id: id })).data;
    const way = ways.shipping_options.find((one) => !one.is_return);
    const plain = way
      ? (await client.send(storeAddCartShippingMethod, { id, body: { option_id: way.id } })).data
          .cart
      : made.data.cart;
    const { cart } = await client
      .send(storeUpdateCart, { id, body: { discounts: [{ code }] } })
      .then(({ data }) => data)
      .catch((error: unknown) => {
        throw error instanceof ApiError && error.status < 500
          ? new NotTaken(error.messages[0] ?? error.message)
          : error;
      });
    entered = code;
    items = cart.items;
    return compared(plain, cart);
  } finally {
    // Ignores errors, because the cart is abandoned in any case.
    if (entered !== undefined)
      await client.send(storeDeleteCartDiscount, { id, code: entered }).catch(() => {});
    for (const { id: line_id } of items)
      await client.send(storeDeleteLineItem, { id, line_id }).catch(() => {});
  }
}

type Cart = Awaited<ReturnType<typeof storeUpdateCart>>["cart"];
const sumOf = (parts: readonly { total?: number | null }[] = []) =>
  parts.reduce((sum, { total }) => sum + (total ?? 0), 0);

/** Compares two states of a cart. */
function compared(plain: Cart, cart: Cart): Tried {
  const before = new Map(plain.items.map(({ id, total }) => [id, total]));
  const both = (amount: (of: Cart) => number): Compared => ({
    before: amount(plain),
    after: amount(cart),
  });
  return {
    lines: cart.items.map(({ id, title, total, discount_total }) => ({
      id,
      name: title,
      before: before.get(id) ?? 0,
      after: total,
      discount: discount_total,
    })),
    shipping: both((of) => sumOf(of.shipping_methods)),
    rounding: both((of) => of.total - sumOf(of.items) - sumOf(of.shipping_methods)),
    total: both((of) => of.total),
  };
}

/** A sales channel of the variant's product, because a cart accepts only products of its sales channel. */
async function channelOf(client: HttpClient, id: string): Promise<string | undefined> {
  const { variant } = (await client.send(adminRetrieveVariant, { id })).data;
  const query = { fields: "id", expand: "sales_channels" };
  const { product } = (await client.send(adminRetrieveProduct, { id: variant.product_id, query }))
    .data;
  return product.sales_channels?.find((one) => !one.is_disabled)?.id;
}
