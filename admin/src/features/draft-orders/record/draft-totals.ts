import type { DraftOrder } from "../draft-order.ts";

/**
 * Totals of a draft line by line, from the server. Its cart states the tax covered by a gift card separately
 * from all tax; the order will have it subtracted, and so does this, so that the lines add up to the total.
 */
export function draftTotals(cart: DraftOrder["cart"]) {
  const tax = cart?.tax_total;
  const lines = [
    ["subtotal", cart?.subtotal],
    ["discounts", cart?.discount_total ? -cart.discount_total : undefined],
    ["shipping", cart?.shipping_total],
    ["tax", tax == null ? tax : tax - (cart?.gift_card_tax_total ?? 0)],
    ["giftCards", cart?.gift_card_total ? -cart.gift_card_total : undefined],
    ["total", cart?.total],
  ] as const;
  return lines.filter(([, amount]) => amount !== undefined);
}
