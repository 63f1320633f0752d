/** Separate from the code that reads a cart: every page checks the checkout's URL against these. */
export const STEPS = ["address", "delivery", "payment", "review"] as const;
export type Step = (typeof STEPS)[number];
