import type { Totals } from "../../../resources/totals.ts";

/**
 * The server's totals of a draft, as the order will have them. A cart's tax still includes the tax that gift cards pay
 * (`gift_card_tax_total`), so this subtracts it.
 */
export const draftTotals = (cart: Totals): Totals => ({
  ...cart,
  tax_total: (cart.tax_total ?? 0) - (cart.gift_card_tax_total ?? 0),
});

/** True if the draft has custom items. The store charges no tax on them, and discounts don't apply to them. */
export const hasCustomItem = (items: readonly { variant_id: string | null }[] = []): boolean =>
  items.some(({ variant_id }) => variant_id === null);
