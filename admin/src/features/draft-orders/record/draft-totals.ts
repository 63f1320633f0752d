import type { DraftOrder } from "../draft-order.ts";

/**
 * What a draft comes to, line by line, by the server's sums. Its cart has the tax that a gift card pays beside all tax; the order
 * that comes of it has it taken off, and so it is said here, where the lines make up the total.
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
