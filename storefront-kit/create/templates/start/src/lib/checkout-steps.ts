/** The names of the steps, in a separate file from the code that reads a cart, because every page needs only the names. */
export const STEPS = ["address", "delivery", "payment", "review"] as const;
export type Step = (typeof STEPS)[number];
