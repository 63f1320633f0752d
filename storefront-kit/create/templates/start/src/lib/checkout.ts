import { checkoutSteps } from "@countertop/storefront-kit/parts";
import { STEPS, type Step } from "./checkout-steps.ts";
import type { StoreCart, ShippingOption } from "@countertop/sdk/types";

/**
 * Returns the furthest step that the cart allows. It is derived from the cart, so it is the same after a reload and in another tab.
 */
export function reached(cart: StoreCart): Step {
  const open = checkoutSteps(cart).findIndex(({ isDone }) => !isDone);
  return STEPS[open] ?? "review";
}

export const isReachable = (step: Step, cart: StoreCart): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(reached(cart));

/**
 * Groups shipping options by their shipping profile. Goods and gift cards are sent separately, so the customer chooses an option
 * for each profile in the cart.
 */
export function waysByProfile(options: readonly ShippingOption[]): ShippingOption[][] {
  const groups = new Map<string, ShippingOption[]>();
  for (const option of options) {
    if (option.is_return || option.admin_only) continue;
    groups.set(option.profile_id, [...(groups.get(option.profile_id) ?? []), option]);
  }
  return [...groups.values()];
}
