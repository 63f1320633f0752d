"use client";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useCart, type CartMutation } from "../cart/provider.tsx";
import { checkoutSteps, type CheckoutStep, type CheckoutStepName } from "./checkout-steps.ts";

type Bought = NonNullable<CartMutation<"completeCheckout">["data"]>;

export interface CheckoutSettings {
  /** The step that is asked for, such as that of the URL. One that the cart is not ready for is not shown. */
  readonly step?: string | undefined;
  /** Called when another step is wanted. Without `step` the hook keeps it itself. */
  readonly onStepChange?: ((step: CheckoutStepName) => void) | undefined;
}

export interface Checkout {
  readonly steps: readonly CheckoutStep[];
  /** The one to show: the one asked for, or the first that is not done. */
  readonly current: CheckoutStep | undefined;
  /** Does nothing where the cart is not ready for it. */
  readonly goTo: (step: CheckoutStepName) => void;
  /** To the next step; call it after a step's write has succeeded. */
  readonly next: () => void;
  readonly back: () => void;
  readonly isLoading: boolean;
  readonly isEmpty: boolean;
  /** Places the order. A second call while the first one is on its way does nothing. */
  readonly complete: () => Promise<void>;
  readonly isCompleting: boolean;
  readonly error: Error | null;
  /** What came of it: an order, an exchange, or the cart, where the payment needs something more. */
  readonly bought: Bought | undefined;
  /** For each step's button in the list of steps. */
  readonly getStepProps: (step: CheckoutStep) => {
    readonly type: "button";
    readonly disabled: boolean;
    readonly "aria-current": "step" | undefined;
    readonly onClick: () => void;
  };
  /** For the heading of the step that is shown: it takes the focus when the step changes. */
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

/** Address → shipping → payment → review → an order, below a `CartProvider`. */
export function useCheckout({ step: given, onStepChange }: CheckoutSettings = {}): Checkout {
  const { cart, isLoading, completeCheckout } = useCart();
  const [own, setOwn] = useState<string>();
  const [bought, setBought] = useState<Bought>();
  const completing = useRef(false);
  // The steps as they are when something is done, not as they were when the function was made.
  const latest = useRef<readonly CheckoutStep[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);

  const steps = checkoutSteps(cart);
  const current = shown(steps, given ?? own);
  useEffect(() => {
    latest.current = steps;
  });
  // The step that was shown first stays until somebody moves on: a write, such as choosing a way to ship, does not turn the page.
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
    isEmpty: !isLoading && !cart?.items?.length,
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

/** The step asked for, else the one that comes next; never one that the cart is not ready for. */
function shown(
  steps: readonly CheckoutStep[],
  wished: string | undefined,
): CheckoutStep | undefined {
  const reachable = steps.filter(({ isReachable }) => isReachable);
  return reachable.find(({ name }) => name === wished) ?? reachable.at(-1);
}
