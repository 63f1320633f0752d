import type { DraftOrder } from "../draft-order.ts";

/**
 * Totals of a draft line by line, from the server. In a region whose prices include tax, they begin with the sum of the line
 * amounts, and lead from it to the server's subtotal, which is before tax. The tax that a gift card pays is subtracted from the
 * tax, as it will be in the order, so that the lines add up to the total. The cart lists it separately.
 */
export function draftTotals(cart: DraftOrder["cart"]) {
  const tax = cart?.tax_total;
  const ofLines = (cart?.items ?? []).reduce(
    (sum, { unit_price, quantity }) => sum + unit_price * quantity,
    0,
  );
  const included = cart?.items && cart.subtotal != null ? cart.subtotal - ofLines : 0;
  const lines = [
    ["items", included === 0 ? undefined : ofLines],
    ["included", included === 0 ? undefined : included],
    ["subtotal", cart?.subtotal],
    ["discounts", cart?.discount_total ? -cart.discount_total : undefined],
    ["shipping", cart?.shipping_total],
    ["tax", tax == null ? tax : tax - (cart?.gift_card_tax_total ?? 0)],
    ["giftCards", cart?.gift_card_total ? -cart.gift_card_total : undefined],
    ["total", cart?.total],
  ] as const;
  return lines.filter(([, amount]) => amount !== undefined);
}

/** The store charges no tax on custom items, and discounts don't apply to them. */
export const hasCustomItem = (items: readonly { variant_id: string | null }[] = []): boolean =>
  items.some(({ variant_id }) => variant_id === null);
