import type { HttpClient } from "@countertop/sdk";
import {
  storeCreateLineItem,
  storeDeleteLineItem,
  storeListVariants,
  storeUpdateCart,
} from "@countertop/sdk/operations";
import type { StoreCart, StoreUpdateCartBody } from "@countertop/sdk/types";
import type { CartTarget } from "./cart-target.ts";

/** Updates a cart; with a region it mends what the server leaves as it was in the old one. */
export async function updateCart({ client, id, latest }: CartTarget, body: StoreUpdateCartBody) {
  if (body.region_id === undefined) return storeUpdateCart(client, { id, body });
  const { shipping_address: before } = await latest();
  let answer = await storeUpdateCart(client, { id, body });
  const country_code = answer.cart.shipping_address?.country_code;
  // The server gives the old street to a country of the new region: a parcel to "10435 Berlin, Japan".
  if (!body.shipping_address && before?.address_1 && before.country_code !== country_code) {
    const shipping_address = { ...NOWHERE, ...(country_code && { country_code }) };
    answer = await storeUpdateCart(client, { id, body: { shipping_address } });
  }
  return withTaxesOf(client, answer);
}

/** What an address loses with its country; who lives there stays. */
const NOWHERE = { address_1: "", address_2: "", city: "", province: "", postal_code: "" };

/**
 * With a region the server changes prices but not whether they include tax: between Europe and the United States the
 * customer would be charged wrongly. Items that are put in anew are right, so those in doubt are.
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
