/** Apart from what reads a cart: the address of the checkout is checked by them on every page. */
export const STEPS = ["address", "delivery", "payment", "review"] as const;
export type Step = (typeof STEPS)[number];
