import type { HttpClient } from "@countertop/sdk";
import {
  adminRetrieveVariant,
  adminRetrieveProduct,
  storeCalculateCartTaxes,
  storeCreateCart,
  storeCreateLineItem,
  storeDeleteLineItem,
} from "@countertop/sdk/operations";

/** The price that a customer pays for one unit, as the server calculates it. */
export interface TriedTax {
  net: number;
  tax: number;
  total: number;
  lines: readonly { name: string; code: string | null; rate: number }[];
}

/**
 * Adds one unit of a variant to a cart in the region, as a storefront does, and calculates its taxes. Then empties the cart,
 * because the server can't delete carts.
 */
export async function tryTax(
  client: HttpClient,
  region_id: string,
  variant_id: string,
): Promise<TriedTax> {
  const { variant } = (await client.send(adminRetrieveVariant, { id: variant_id })).data;
  const { product } = (
    await client.send(adminRetrieveProduct, {
      id: variant.product_id,
      query: { fields: "id", expand: "sales_channels" },
    })
  ).data;
  // Uses a sales channel of the product, because a cart accepts only products of its sales channel.
  const channel = product.sales_channels?.find((one) => !one.is_disabled)?.id;
  const { cart } = (
    await client.send(storeCreateCart, {
      body: { region_id, ...(channel !== undefined && { sales_channel_id: channel }) },
    })
  ).data;
  const { id } = cart;
  await client.send(storeCreateLineItem, { id, body: { variant_id, quantity: 1 } });
  const taxed = (await client.send(storeCalculateCartTaxes, { id })).data.cart;
  const [item] = taxed.items ?? [];
  if (item)
    await client.send(storeDeleteLineItem, { id, line_id: item.id }).catch(() => {
      // Ignores errors, because the cart isn't used again.
    });
  const total = item?.total ?? taxed.total ?? 0;
  const tax = item?.tax_total ?? taxed.tax_total ?? 0;
  return {
    net: total - tax,
    tax,
    total,
    lines: (item?.tax_lines ?? []).map(({ name, code, rate }) => ({ name, code, rate })),
  };
}
