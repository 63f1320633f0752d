/** The steps are separate from the code that reads a cart, because every page checks the checkout's URL against them. */
export const STEPS = ["address", "delivery", "payment", "review"] as const;
export type Step = (typeof STEPS)[number];
