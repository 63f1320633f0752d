import type { Cart } from "@countertop/sdk/types";
import { addressFields } from "./address-fields.ts";

export type CheckoutStepName = "address" | "shipping" | "payment" | "review";

/** Data that is missing from the cart for a step. */
export type CheckoutNeed = "items" | "email" | "address" | "shipping-method" | "payment-session";

export interface CheckoutStep {
  readonly name: CheckoutStepName;
  /** True if the cart has this step's data. Always false for the review. */
  readonly isDone: boolean;
  /** True if the step may be shown: the cart has items, and all steps before this one are done. */
  readonly isReachable: boolean;
  readonly needs: readonly CheckoutNeed[];
}

/** The part of a cart that the steps use. You can pass any cart from the API. */
export type CheckoutCart = Partial<
  Pick<
    Cart,
    | "email"
    | "shipping_address"
    | "items"
    | "shipping_methods"
    | "payment_session"
    | "payment_sessions"
    | "total"
  >
>;

/**
 * Returns the steps of a checkout with their state. The state is derived from the cart and never stored, so it is correct after a
 * reload, in another tab, and if the cart lost its shipping method because of a new item.
 */
export function checkoutSteps(cart: CheckoutCart | null | undefined): readonly CheckoutStep[] {
  const items = cart?.items ?? [];
  const address: CheckoutNeed[] = [];
  if (items.length === 0) address.push("items");
  if (!cart?.email) address.push("email");
  if (!isComplete(cart?.shipping_address)) address.push("address");
  const needs: Record<CheckoutStepName, readonly CheckoutNeed[]> = {
    address,
    shipping: isShipped(cart, items) ? [] : ["shipping-method"],
    payment: isPayable(cart) ? [] : ["payment-session"],
    review: [],
  };
  let isReachable = items.length > 0;
  return (["address", "shipping", "payment", "review"] as const).map((name) => {
    const step = {
      name,
      isDone: name !== "review" && needs[name].length === 0,
      isReachable,
      needs: needs[name],
    };
    isReachable &&= step.isDone;
    return step;
  });
}

function isComplete(address: CheckoutCart["shipping_address"]): boolean {
  return (
    !!address &&
    addressFields(address.country_code ?? "").every(
      ({ name, required }) => !required || !!address[name]?.trim(),
    )
  );
}

/**
 * True if every item that must be shipped has a shipping method. Gift cards are sent by email. The server marks the items that have
 * no shipping method.
 */
function isShipped(
  cart: CheckoutCart | null | undefined,
  items: NonNullable<Cart["items"]>,
): boolean {
  const sent = items.filter(({ is_giftcard }) => !is_giftcard);
  if (sent.length === 0) return items.length > 0;
  return (
    !!cart?.shipping_methods?.length && sent.every(({ has_shipping }) => has_shipping !== false)
  );
}

/**
 * True if the cart's payment is selected, or if there is nothing to pay, such as when a gift card covers the total, or when an
 * exchange costs less than the returned items.
 */
const isPayable = (cart: CheckoutCart | null | undefined): boolean =>
  !!cart &&
  ((cart.total ?? 1) <= 0 ||
    !!cart.payment_session ||
    !!cart.payment_sessions?.some(({ is_selected }) => is_selected));
