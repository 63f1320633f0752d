"use client";
import { useEffect, useRef, useState } from "react";
import {
  useProviderPayment,
  type Attempt,
  type ProviderPayment,
  type ProviderPaymentSettings,
} from "./payments/provider-payment.ts";
import { toError, useLoaded } from "./payments/use-loaded.ts";

export type {
  Bought,
  ProviderPayment,
  ProviderPaymentSettings,
} from "./payments/provider-payment.ts";

/**
 * The part of PayPal's library that the kit uses: `window.paypal` of its script, or the result of `loadScript` from
 * `@paypal/paypal-js`. Load it with `intent=authorize`, because the store captures the payment.
 */
export interface PayPalLibrary {
  readonly Buttons?: (options: {
    style?: object;
    createOrder: () => Promise<string>;
    onApprove: (data: object, actions: PayPalActions) => Promise<void>;
    onCancel: () => void;
    onError: (error: unknown) => void;
  }) => PayPalButtons;
}

export interface PayPalButtons {
  render(node: HTMLElement): Promise<void>;
  close(): Promise<void>;
}

export interface PayPalActions {
  readonly order?:
    | { readonly authorize: () => Promise<{ readonly status?: string | undefined }> }
    | undefined;
}

export interface PayPalPaymentSettings extends ProviderPaymentSettings {
  /**
   * PayPal's library, or its promise. Until it has loaded, the buttons are missing. If the promise rejects or returns `null`, the
   * status is `unavailable`.
   */
  readonly paypal: PayPalLibrary | null | Promise<PayPalLibrary | null>;
  /** The look of the buttons, in PayPal's format. */
  readonly style?: object | undefined;
}

export interface PayPalPayment extends ProviderPayment {
  /** The `ref` of the empty element in which PayPal renders its buttons. */
  readonly ref: (node: HTMLElement | null) => void;
  /** True once PayPal's buttons can be pressed. */
  readonly isReady: boolean;
}

const isPayPal = (provider_id: string): boolean => provider_id === "paypal";

/**
 * Pays the cart with PayPal's buttons, as the plugin `medusa-payment-paypal` expects it: the session's data is PayPal's order, which
 * the customer approves in PayPal's window, and the store authorizes the order. Use it below a `CartProvider`, after
 * `startCheckout`.
 */
export function usePayPalPayment({
  paypal: given,
  style,
  onBought,
}: PayPalPaymentSettings): PayPalPayment {
  const { library: paypal, error: loadError } = useLoaded(given);
  const [buttonsError, setButtonsError] = useState<Error>();
  const { start, ...payment } = useProviderPayment(isPayPal, loadError ?? buttonsError, onBought);
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);
  const look = useRef(style);
  // PayPal keeps the functions of the first render.
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  const isOffered = payment.session !== undefined;

  useEffect(() => {
    if (!paypal || !node || !isOffered) return undefined;
    let isCurrent = true;
    let attempt: Attempt | undefined;
    const fail = (reason: unknown): void => void (isCurrent && setButtonsError(toError(reason)));
    const buttons = paypal.Buttons?.({
      ...(look.current && { style: look.current }),
      createOrder: async () => {
        // PayPal opens one window at a time, so the customer closed the previous one.
        void attempt?.end({ outcome: "canceled" });
        const started = latest.current();
        attempt = started;
        const session = await started?.begin();
        const id = session?.data["id"];
        if (typeof id === "string") return id;
        // PayPal closes its window. If the attempt has ended, the hook's status and error say why.
        const error = new Error("There's no payment to approve");
        void started?.end({ outcome: "rejected", error });
        throw error;
      },
      onApprove: async (_data, { order }) => {
        const approved = attempt;
        // From now on, the payment may be authorized, even if the buttons disappear.
        attempt = undefined;
        try {
          const authorized = await order?.authorize();
          await approved?.end({
            outcome: authorized?.status === "COMPLETED" ? "confirmed" : "rejected",
          });
        } catch (reason) {
          await approved?.end({ outcome: "unknown", error: toError(reason) });
        }
      },
      onCancel: () => void attempt?.end({ outcome: "canceled" }),
      onError: (reason) => void attempt?.end({ outcome: "rejected", error: toError(reason) }),
    });
    if (buttons) void buttons.render(node).then(() => isCurrent && setReady(true), fail);
    else fail("PayPal's library has no buttons");
    return () => {
      isCurrent = false;
      setReady(false);
      setButtonsError(undefined);
      void attempt?.end({ outcome: "canceled" });
      void buttons?.close().catch(() => undefined);
    };
  }, [paypal, node, isOffered]);

  return { ...payment, ref: setNode, isReady };
}

/** The sources that PayPal needs, for the `more` of `contentSecurityPolicy`. */
export const PAYPAL_SOURCES = {
  "script-src": ["https://www.paypal.com"],
  "frame-src": ["https://www.paypal.com", "https://www.sandbox.paypal.com"],
  "connect-src": ["https://www.paypal.com", "https://www.sandbox.paypal.com"],
  "img-src": ["https://www.paypalobjects.com"],
} as const;
