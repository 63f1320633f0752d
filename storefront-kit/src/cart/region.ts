import type { HttpClient } from "@countertop/sdk";
import {
  storeCreateLineItem,
  storeDeleteLineItem,
  storeListVariants,
  storeUpdateCart,
  storeUpdateLineItem,
} from "@countertop/sdk/operations";
import type { StoreCart, StoreUpdateCartBody } from "@countertop/sdk/types";
import { isRejected } from "./answers.ts";
import type { CartTarget } from "./cart-target.ts";

type LineItem = StoreCart["items"][number];
type Metadata = LineItem["metadata"];

/** Updates a cart. If the body has a region, also corrects fields that still have the old region's values on the server. */
export async function updateCart({ client, id, latest }: CartTarget, body: StoreUpdateCartBody) {
  if (body.region_id === undefined) return storeUpdateCart(client, { id, body });
  const { shipping_address: before } = await latest();
  let answer = await storeUpdateCart(client, { id, body });
  const country_code = answer.cart.shipping_address?.country_code;
  // The server changes only the address's country, and keeps the old street and city, such as "10435 Berlin, Japan".
  if (!body.shipping_address && before?.address_1 && before.country_code !== country_code) {
    const shipping_address = { ...NOWHERE, ...(country_code && { country_code }) };
    answer = await storeUpdateCart(client, { id, body: { shipping_address } });
  }
  return correctTaxes(client, answer);
}

/** Fields of an address to clear when its country changes. The name stays. */
const NOWHERE = { address_1: "", address_2: "", city: "", province: "", postal_code: "" };

/**
 * The metadata key that marks an item as being replaced. The server merges items with the same variant and metadata.
 * The replacement is added before the old item is deleted, so the old item's metadata must differ.
 */
const REPLACED = "countertop_replaced";

const isReplaced = ({ metadata }: LineItem): boolean => metadata?.[REPLACED] !== undefined;

/** True if a region change was interrupted before all items were replaced, such as by closing the page. */
export const hasReplaced = (cart: StoreCart | undefined): boolean =>
  cart?.items.some(isReplaced) ?? false;

/**
 * Replaces items whose prices would be taxed as in an earlier region, and completes replacements that were interrupted. When the
 * region changes, the server updates the prices, but not the flag that says whether they include tax. After a change between Europe
 * and the United States, the customer would be charged a wrong amount. Items that are added again have the correct flag. The old
 * item is deleted last, so an interruption can't lose an item.
 */
export async function correctTaxes(
  client: HttpClient,
  answer: { cart: StoreCart },
): Promise<{ cart: StoreCart }> {
  const { id, region_id, items } = answer.cart;
  const ids = items.flatMap(({ variant_id }) => variant_id ?? []);
  if (ids.length === 0) return answer;
  const query = { id: ids, region_id, limit: ids.length };
  const { variants } = await storeListVariants(client, { query });
  for (const item of items) {
    const fresh = variants.find((variant) => variant.id === item.variant_id);
    const includesTax = fresh?.calculated_price_includes_tax ?? false;
    if (!isReplaced(item) && (!fresh || includesTax === (item.includes_tax ?? false))) continue;
    answer = items.some((other) => replaces(other, item))
      ? await storeDeleteLineItem(client, { id, line_id: item.id })
      : await replace(client, id, item);
  }
  return answer;
}

async function replace(
  client: HttpClient,
  id: string,
  { id: line_id, variant_id, quantity, metadata }: LineItem,
): Promise<{ cart: StoreCart }> {
  const original = withoutMark(metadata);
  const mark = (value: true | "") =>
    storeUpdateLineItem(client, {
      id,
      line_id,
      // An empty value removes the mark, because the server deletes a metadata key whose value is empty.
      body: { quantity, metadata: { ...original, [REPLACED]: value } },
    });
  await mark(true);
  try {
    const body = {
      variant_id: variant_id ?? "",
      quantity,
      ...(original && { metadata: original }),
    };
    await storeCreateLineItem(client, { id, body });
  } catch (error) {
    // Keeps the item if the server rejects its replacement, such as for a sold-out variant. In that case, the server will also
    // reject the order.
    if (isRejected(error)) return mark("");
    throw error;
  }
  return storeDeleteLineItem(client, { id, line_id });
}

/** True if `one` is the replacement of `item` that an interrupted region change added. */
const replaces = (one: LineItem, item: LineItem): boolean =>
  one !== item &&
  isReplaced(item) &&
  !isReplaced(one) &&
  one.variant_id === item.variant_id &&
  JSON.stringify(withoutMark(one.metadata)) === JSON.stringify(withoutMark(item.metadata));

/** Returns metadata without the mark. Undefined if nothing is left, because an item without metadata has `null` or `{}`. */
function withoutMark(metadata: Metadata): Record<string, unknown> | undefined {
  const { [REPLACED]: _, ...rest } = metadata ?? {};
  return Object.keys(rest).length > 0 ? rest : undefined;
}
