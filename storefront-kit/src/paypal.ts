"use client";
import { useEffect, useRef, useState } from "react";
import { useProviderPayment, type ProviderPayment } from "./payments/provider-payment.ts";
import { useLoaded } from "./payments/use-loaded.ts";

export type { ProviderPayment } from "./payments/provider-payment.ts";

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

export interface PayPalPaymentSettings {
  /** PayPal's library, or its promise. Until it has loaded, the buttons are missing. */
  readonly paypal: PayPalLibrary | null | Promise<PayPalLibrary | null>;
  /** The look of the buttons, in PayPal's format. */
  readonly style?: object | undefined;
}

export interface PayPalPayment extends ProviderPayment {
  /** The `ref` of the empty element in which PayPal renders its buttons. */
  readonly ref: (node: HTMLElement | null) => void;
  readonly isReady: boolean;
}

const isPayPal = (provider_id: string): boolean => provider_id === "paypal";

/**
 * Pays the cart with PayPal's buttons, as the plugin `medusa-payment-paypal` expects it: the session's data is PayPal's order, which
 * the customer approves in PayPal's window, and the store authorizes the order. Use it below a `CartProvider`, after
 * `startCheckout`.
 */
export function usePayPalPayment({ paypal: given, style }: PayPalPaymentSettings): PayPalPayment {
  const { begin, end, isBusy: _, ...payment } = useProviderPayment(isPayPal);
  const { library: paypal } = useLoaded(given);
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);
  const look = useRef(style);
  // PayPal keeps the functions of the first render.
  const latest = useRef({ begin, end });
  useEffect(() => {
    latest.current = { begin, end };
  });
  const isOffered = payment.session !== undefined;

  useEffect(() => {
    if (!paypal?.Buttons || !node || !isOffered) return undefined;
    let hasEnded = false;
    const buttons = paypal.Buttons({
      ...(look.current && { style: look.current }),
      createOrder: async () => {
        hasEnded = false;
        const session = await latest.current.begin();
        const id = session?.data["id"];
        if (typeof id === "string") return id;
        // PayPal closes its window. The hook's status and error say why.
        hasEnded = true;
        throw new Error("The store didn't ask for a payment.");
      },
      onApprove: async (_data, { order }) => {
        const approved = await order?.authorize();
        hasEnded = true;
        await latest.current.end(
          approved?.status === "COMPLETED"
            ? { outcome: "confirmed" }
            : { outcome: "rejected", message: approved?.status ?? "" },
        );
      },
      onCancel: () => void latest.current.end({ outcome: "canceled" }),
      onError: (error) => {
        if (hasEnded) return;
        hasEnded = true;
        const message = error instanceof Error ? error.message : String(error);
        void latest.current.end({ outcome: "rejected", message });
      },
    });
    let isCurrent = true;
    void buttons.render(node).then(
      () => isCurrent && setReady(true),
      () => isCurrent && setReady(false),
    );
    return () => {
      isCurrent = false;
      setReady(false);
      void buttons.close().catch(() => undefined);
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
