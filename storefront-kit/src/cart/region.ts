import type { HttpClient } from "@countertop/sdk";
import {
  storeCreateLineItem,
  storeDeleteLineItem,
  storeListVariants,
  storeUpdateCart,
} from "@countertop/sdk/operations";
import type { StoreCart, StoreUpdateCartBody } from "@countertop/sdk/types";
import type { CartTarget } from "./cart-target.ts";

/** Updates a cart. With a region, it fixes fields that the server leaves as they were in the old one. */
export async function updateCart({ client, id, latest }: CartTarget, body: StoreUpdateCartBody) {
  if (body.region_id === undefined) return storeUpdateCart(client, { id, body });
  const { shipping_address: before } = await latest();
  let answer = await storeUpdateCart(client, { id, body });
  const country_code = answer.cart.shipping_address?.country_code;
  // The server keeps the old street for a country of the new region: a parcel to "10435 Berlin, Japan".
  if (!body.shipping_address && before?.address_1 && before.country_code !== country_code) {
    const shipping_address = { ...NOWHERE, ...(country_code && { country_code }) };
    answer = await storeUpdateCart(client, { id, body: { shipping_address } });
  }
  return withTaxesOf(client, answer);
}

/** Fields that an address loses with its country; the name stays. */
const NOWHERE = { address_1: "", address_2: "", city: "", province: "", postal_code: "" };

/**
 * On a change of region, the server changes prices but not the flag that they include tax: between Europe and the
 * United States, the customer would be charged wrongly. Items that are added again are correct, so doubtful ones are.
 */
async function withTaxesOf(
  client: HttpClient,
  answer: { cart: StoreCart },
): Promise<{ cart: StoreCart }> {
  const { id, region_id, items } = answer.cart;
  const ids = items.flatMap(({ variant_id }) => variant_id ?? []);
  if (ids.length === 0) return answer;
  const query = { id: ids, region_id, limit: ids.length };
  const { variants } = await storeListVariants(client, { query });
  for (const { id: line_id, variant_id, quantity, metadata, includes_tax } of items) {
    const fresh = variants.find((variant) => variant.id === variant_id);
    if (!fresh || (fresh.calculated_price_includes_tax ?? false) === (includes_tax ?? false))
      continue;
    await storeDeleteLineItem(client, { id, line_id });
    const body = { variant_id: fresh.id, quantity, ...(metadata && { metadata }) };
    answer = await storeCreateLineItem(client, { id, body });
  }
  return answer;
}
