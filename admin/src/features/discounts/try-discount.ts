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

/** Totals of a cart with the code. */
export interface Tried {
  before: number;
  discount: number;
  shipping: number;
  total: number;
  lines: readonly { name: string; discount: number }[];
}
/** The store rejected the code; carries its message. */
export class NotTaken extends Error {}

interface Trial {
  code: string;
  region: string;
  variants: readonly string[];
  /** The customer's id; undefined for anyone. */
  customer: string | undefined;
}

/**
 * Puts these variants into a cart of the region, as a storefront does, enters the code, and empties
 * the cart: the server can't delete carts.
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
  let items = made.data.cart.items ?? [];
  let entered: string | undefined;
  try {
    if (customer !== undefined)
      await client.send(storeUpdateCart, { id, body: { customer_id: customer } });
    // Shipping costs are included if there is a shipping option.
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
    items = cart.items ?? items;
    return {
      before: (plain.subtotal ?? 0) + (plain.shipping_total ?? 0),
      discount: cart.discount_total ?? 0,
      shipping: cart.shipping_total ?? 0,
      total: cart.total ?? 0,
      lines: items.map((item) => ({ name: item.title, discount: item.discount_total ?? 0 })),
    };
  } finally {
    // The cart is abandoned in either case, so errors don't matter.
    if (entered !== undefined)
      await client.send(storeDeleteCartDiscount, { id, code: entered }).catch(() => {});
    for (const { id: line_id } of items)
      await client.send(storeDeleteLineItem, { id, line_id }).catch(() => {});
  }
}

/** A cart accepts only products of its sales channel. */
async function channelOf(client: HttpClient, id: string): Promise<string | undefined> {
  const { variant } = (await client.send(adminRetrieveVariant, { id })).data;
  const query = { fields: "id", expand: "sales_channels" };
  const { product } = (await client.send(adminRetrieveProduct, { id: variant.product_id, query }))
    .data;
  return product.sales_channels?.find((one) => !one.is_disabled)?.id;
}
