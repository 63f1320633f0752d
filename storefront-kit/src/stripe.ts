"use client";
import { useEffect, useRef, useState } from "react";
import { useProviderPayment, type ProviderPayment } from "./payments/provider-payment.ts";
import { useLoaded } from "./payments/use-loaded.ts";

export type { ProviderPayment } from "./payments/provider-payment.ts";

/**
 * The part of Stripe's library that the kit uses. The type `never` accepts Stripe's own types, of which the kit doesn't know all
 * values. `await loadStripe(key)` from `@stripe/stripe-js` fits, and `Stripe(key)` too.
 */
export interface StripeLibrary {
  elements(options: { clientSecret?: string; locale?: never; appearance?: object }): StripeElements;
  confirmPayment(options: {
    elements: never;
    clientSecret: string;
    confirmParams: { return_url: string };
    redirect: "if_required";
  }): Promise<{ error?: StripeError }>;
}

export interface StripeElements {
  create(type: "payment", options?: object): StripeElement;
  /** Checks the form, and shows its errors in it. */
  submit(): Promise<{ error?: StripeError }>;
}

export interface StripeElement {
  mount(node: HTMLElement): void;
  destroy(): void;
  on(event: "ready", listener: () => void): unknown;
}

export interface StripeError {
  readonly type?: string;
  readonly message?: string;
}

export interface StripePaymentSettings {
  /** Stripe's library, or its promise. Until it has loaded, the form is empty. */
  readonly stripe: StripeLibrary | null | Promise<StripeLibrary | null>;
  /**
   * The absolute URL to which the customer's bank returns. It must be the checkout with the cart's id, such as
   * `https://shop.test/checkout?cart=cart_1`, which `CartProvider` gets as `returnedCart`.
   */
  readonly returnUrl: string;
  /** The language of Stripe's form, such as `de`. Default: the browser's language. */
  readonly locale?: string | undefined;
  /** The look of Stripe's form, in Stripe's format. */
  readonly appearance?: object | undefined;
}

export interface StripePayment extends ProviderPayment {
  /** The `ref` of the empty element in which Stripe renders its form. */
  readonly ref: (node: HTMLElement | null) => void;
  /** True once Stripe's form can be filled in. */
  readonly isReady: boolean;
  /** Pays and places the order. Call it when the customer submits the form. Does nothing during another attempt. */
  readonly pay: () => Promise<void>;
}

/** The ids of the providers of `medusa-payment-stripe`: cards, and one for each of the other methods, such as `stripe-ideal`. */
const isStripe = (provider_id: string): boolean => /^stripe(-|$)/.test(provider_id);

/**
 * Pays the cart with Stripe's Payment Element, as the plugin `medusa-payment-stripe` expects it: the session's data is the payment
 * intent, Stripe confirms it in the browser, and the store authorizes the order. Use it below a `CartProvider`, after
 * `startCheckout`.
 */
export function useStripePayment({
  stripe: given,
  returnUrl,
  locale,
  appearance,
}: StripePaymentSettings): StripePayment {
  const { begin, end, isBusy, ...payment } = useProviderPayment(isStripe);
  const { library: stripe } = useLoaded(given);
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);
  const elements = useRef<StripeElements>(undefined);
  // Another object with the same look must not replace the form, because the customer's input would be lost.
  const look = useRef(appearance);
  const secret = payment.session?.data["client_secret"];
  const clientSecret = typeof secret === "string" ? secret : undefined;

  useEffect(() => {
    if (!stripe || !node || !clientSecret) return undefined;
    const created = stripe.elements({
      clientSecret,
      ...(locale && { locale: locale as never }),
      ...(look.current && { appearance: look.current }),
    });
    const element = created.create("payment");
    element.on("ready", () => setReady(true));
    element.mount(node);
    elements.current = created;
    return () => {
      elements.current = undefined;
      setReady(false);
      element.destroy();
    };
  }, [stripe, node, clientSecret, locale]);

  const pay = async (): Promise<void> => {
    const form = elements.current;
    if (!stripe || !form || isBusy()) return;
    const { error: invalid } = await form.submit();
    // Stripe shows the error in its form.
    if (invalid) return;
    const session = await begin();
    if (!session) return;
    const { error } = await stripe
      .confirmPayment({
        elements: form as never,
        clientSecret: session.data["client_secret"] as string,
        confirmParams: { return_url: returnUrl },
        redirect: "if_required",
      })
      .catch((reason: unknown) => ({ error: { message: String(reason) } }));
    await end(
      error ? { outcome: "rejected", message: error.message ?? "" } : { outcome: "confirmed" },
    );
  };

  return { ...payment, ref: setNode, isReady, pay };
}

/** The sources that Stripe needs, for the `more` of `contentSecurityPolicy`. */
export const STRIPE_SOURCES = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  "connect-src": ["https://api.stripe.com"],
} as const;
