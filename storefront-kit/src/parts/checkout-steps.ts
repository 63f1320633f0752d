import type { Cart } from "@countertop/sdk/types";
import { addressFields } from "./address-fields.ts";

export type CheckoutStepName = "address" | "shipping" | "payment" | "review";

/** What a step still needs of the cart. */
export type CheckoutNeed = "items" | "email" | "address" | "shipping-method" | "payment-session";

export interface CheckoutStep {
  readonly name: CheckoutStepName;
  /** Whether the cart has what this step is for. */
  readonly isDone: boolean;
  /** Whether it may be shown: all steps before it are done. */
  readonly isReachable: boolean;
  readonly needs: readonly CheckoutNeed[];
}

/** What the steps look at. A cart of the API fits. */
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
 * Where a cart stands on its way to an order. Nothing of it is stored: the cart says it all, so a reload, another tab and a cart
 * that lost its shipping method to a new item are right of themselves.
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

/** Gift cards go by e-mail. The server marks the items that no method was chosen for. */
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

/** What costs nothing, such as what a gift card pays for whole, needs no payment. */
const isPayable = (cart: CheckoutCart | null | undefined): boolean =>
  !!cart &&
  (cart.total === 0 ||
    !!cart.payment_session ||
    !!cart.payment_sessions?.some(({ is_selected }) => is_selected));
