import { checkoutSteps } from "@countertop/storefront-kit/parts";
import { STEPS, type Step } from "./checkout-steps.ts";
import type { StoreCart, ShippingOption } from "@countertop/sdk/types";

/** How far the cart has come. It is read off the cart itself, so a reload or another tab is at the same step. */
export function reached(cart: StoreCart): Step {
  const open = checkoutSteps(cart).findIndex(({ isDone }) => !isDone);
  return STEPS[open] ?? "review";
}

export const isReachable = (step: Step, cart: StoreCart): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(reached(cart));

/** A parcel and a gift card by e-mail go different ways: one choice for each kind of thing in the cart. */
export function waysByProfile(options: readonly ShippingOption[]): ShippingOption[][] {
  const groups = new Map<string, ShippingOption[]>();
  for (const option of options) {
    if (option.is_return || option.admin_only) continue;
    groups.set(option.profile_id, [...(groups.get(option.profile_id) ?? []), option]);
  }
  return [...groups.values()];
}
