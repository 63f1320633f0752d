"use client";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useCart, type CartMutation } from "../cart/provider.tsx";
import { checkoutSteps, type CheckoutStep, type CheckoutStepName } from "./checkout-steps.ts";

type Bought = NonNullable<CartMutation<"completeCheckout">["data"]>;

export interface CheckoutSettings {
  /** The requested step, such as the one in the URL. A step that the cart isn't ready for isn't shown. */
  readonly step?: string | undefined;
  /** Called with the step to show next. If you don't pass `onStepChange`, the hook keeps the step in its own state. */
  readonly onStepChange?: ((step: CheckoutStepName) => void) | undefined;
}

export interface Checkout {
  readonly steps: readonly CheckoutStep[];
  /** The step to show: the requested step, or else the last step that the cart is ready for. Undefined for an empty cart. */
  readonly current: CheckoutStep | undefined;
  /** Does nothing if the cart isn't ready for the step. */
  readonly goTo: (step: CheckoutStepName) => void;
  /** Shows the next step. Call it after a step's write has succeeded. */
  readonly next: () => void;
  readonly back: () => void;
  readonly isLoading: boolean;
  readonly isEmpty: boolean;
  /** Places the order. Rejects with the error that is also in `error`. Does nothing while an earlier call is pending. */
  readonly complete: () => Promise<void>;
  readonly isCompleting: boolean;
  readonly error: Error | null;
  /** The result: an order, an exchange, or the cart if the payment needs another step. */
  readonly bought: Bought | undefined;
  /** Props for a step's button in the list of steps. */
  readonly getStepProps: (step: CheckoutStep) => {
    readonly type: "button";
    readonly disabled: boolean;
    readonly "aria-current": "step" | undefined;
    readonly onClick: () => void;
  };
  /** Props for the heading of the visible step. The heading gets the focus when the step changes. */
  readonly getHeadingProps: () => {
    readonly ref: RefObject<HTMLHeadingElement | null>;
    readonly tabIndex: -1;
  };
  readonly getCompleteProps: () => {
    readonly type: "button";
    readonly disabled: boolean;
    readonly onClick: () => void;
  };
}

/** Returns the state of a checkout with the steps address → shipping → payment → review. Use it below a `CartProvider`. */
export function useCheckout({ step: given, onStepChange }: CheckoutSettings = {}): Checkout {
  const { cart, isLoading, completeCheckout } = useCart();
  const [own, setOwn] = useState<string>();
  const [bought, setBought] = useState<Bought>();
  const completing = useRef(false);
  // The current steps, because callbacks must not use the steps of an earlier render.
  const latest = useRef<readonly CheckoutStep[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);

  const steps = checkoutSteps(cart);
  const current = shown(steps, given ?? own);
  useEffect(() => {
    latest.current = steps;
  });
  // The initial step stays until the visitor moves on. A write, such as choosing a shipping method, doesn't change the step.
  if (own === undefined && current) setOwn(current.name);
  const name = current?.name;
  const before = useRef(name);
  useEffect(() => {
    if (before.current && name && before.current !== name) heading.current?.focus();
    if (name) before.current = name;
  }, [name]);

  const goTo = (wished: CheckoutStepName): void => {
    if (onStepChange) onStepChange(wished);
    else setOwn(wished);
  };
  const goBy = (distance: 1 | -1): void => {
    const all = latest.current;
    const target = all[all.findIndex((one) => one.name === name) + distance];
    if (target) goTo(target.name);
  };
  const complete = async (): Promise<void> => {
    if (completing.current) return;
    completing.current = true;
    try {
      setBought(await completeCheckout.mutateAsync());
    } finally {
      completing.current = false;
    }
  };
  const ready = steps.at(-1)?.isReachable ?? false;
  return {
    steps,
    current,
    goTo: (wished) => {
      if (latest.current.some((one) => one.name === wished && one.isReachable)) goTo(wished);
    },
    next: () => goBy(1),
    back: () => goBy(-1),
    isLoading,
    isEmpty: !isLoading && !cart?.items.length,
    complete,
    isCompleting: completeCheckout.isPending,
    error: completeCheckout.error,
    bought,
    getStepProps: (step) => ({
      type: "button",
      disabled: !step.isReachable,
      "aria-current": step.name === name ? "step" : undefined,
      onClick: () => goTo(step.name),
    }),
    getHeadingProps: () => ({ ref: heading, tabIndex: -1 }),
    getCompleteProps: () => ({
      type: "button",
      disabled: !ready || completeCheckout.isPending,
      onClick: () => void complete().catch(() => {}),
    }),
  };
}

/** Returns the requested step if the cart is ready for it, or else the last step that the cart is ready for. */
function shown(
  steps: readonly CheckoutStep[],
  wished: string | undefined,
): CheckoutStep | undefined {
  const reachable = steps.filter(({ isReachable }) => isReachable);
  return reachable.find(({ name }) => name === wished) ?? reachable.at(-1);
}
