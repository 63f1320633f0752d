"use client";
import { useEffect, useRef, useState } from "react";
import {
  useProviderPayment,
  type Confirmation,
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
  }): Promise<{ error?: StripeError | undefined }>;
}

export interface StripeElements {
  create(type: "payment", options?: object): StripeElement;
  /** Checks the form, and shows its errors in it. */
  submit(): Promise<{ error?: StripeError | undefined }>;
  /** Reads the payment intent's new amount. */
  fetchUpdates(): Promise<{ error?: StripeError | undefined }>;
}

export interface StripeElement {
  mount(node: HTMLElement): void;
  destroy(): void;
  on(event: "ready", listener: () => void): unknown;
  on(event: "loaderror", listener: (event: { error: StripeError }) => void): unknown;
}

export interface StripeError {
  readonly type?: string | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

export interface StripePaymentSettings extends ProviderPaymentSettings {
  /**
   * Stripe's library, or its promise. Until it has loaded, the form is empty. If the promise rejects or returns `null`, the status is
   * `unavailable`.
   */
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
  /**
   * Pays and places the order. Call it when the customer submits the form. Does nothing during another attempt. Never rejects: see
   * `status`, `message`, and `error`.
   */
  readonly pay: () => Promise<void>;
}

/** The ids of the providers of `medusa-payment-stripe`: cards, and one for each of the other methods, such as `stripe-ideal`. */
const isStripe = (provider_id: string): boolean => /^stripe(-|$)/.test(provider_id);

interface StripeForm {
  readonly elements: StripeElements;
  readonly clientSecret: string;
  /** The amount of the payment intent that the form has read. */
  amount: number | null | undefined;
}

/** Lets the form read the payment intent again if its amount changed. Throws if that fails. */
async function updateForm(form: StripeForm, amount: StripeForm["amount"]): Promise<void> {
  if (form.amount === amount) return;
  const { error } = await form.elements.fetchUpdates();
  if (error) throw new Error(error.message);
  form.amount = amount;
}

/** Errors such as `api_connection_error` don't say whether the payment was made. */
function outcomeOf({ type, code }: StripeError): Confirmation["outcome"] {
  // The payment was already confirmed, for example in another tab, or it was canceled. The store reads which one it is.
  if (code === "payment_intent_unexpected_state") return "confirmed";
  return type === "card_error" || type === "validation_error" ? "rejected" : "unknown";
}

/**
 * Pays the cart with Stripe's Payment Element, as the plugin `medusa-payment-stripe` expects it: the session's data is the payment
 * intent, Stripe confirms it in the browser, and the store authorizes the order. Use it below a `CartProvider`, after
 * `startCheckout`. The form appears once the provider's session is selected, because the store creates the payment intent then: a
 * region's only provider is selected by `startCheckout`, and one of several by `pay({ provider_id })`.
 */
export function useStripePayment({
  stripe: given,
  returnUrl,
  locale,
  appearance,
  onBought,
}: StripePaymentSettings): StripePayment {
  const { library: stripe, error: loadError } = useLoaded(given);
  const [formError, setFormError] = useState<Error>();
  const { start, ...payment } = useProviderPayment(isStripe, loadError ?? formError, onBought);
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);
  const form = useRef<StripeForm>(undefined);
  // Another object with the same look must not replace the form, because the customer's input would be lost.
  const look = useRef(appearance);
  const { session } = payment;
  // A session that isn't selected can have an old payment intent, which the store has canceled.
  const secret = session?.is_selected ? session.data["client_secret"] : undefined;
  const clientSecret = typeof secret === "string" ? secret : undefined;
  const amount = useRef(session?.amount);

  useEffect(() => {
    amount.current = session?.amount;
    // If this fails, `pay` tries it again.
    if (form.current) void updateForm(form.current, session?.amount).catch(() => undefined);
  }, [session?.amount]);

  useEffect(() => {
    if (!stripe || !node || !clientSecret) return undefined;
    const elements = stripe.elements({
      clientSecret,
      ...(locale && { locale: locale as never }),
      ...(look.current && { appearance: look.current }),
    });
    const element = elements.create("payment");
    element.on("ready", () => setReady(true));
    element.on("loaderror", ({ error }) => setFormError(new Error(error.message)));
    element.mount(node);
    form.current = { elements, clientSecret, amount: amount.current };
    return () => {
      form.current = undefined;
      setReady(false);
      setFormError(undefined);
      element.destroy();
    };
  }, [stripe, node, clientSecret, locale]);

  const pay = async (): Promise<void> => {
    const shown = form.current;
    const attempt = stripe && shown && start();
    if (!attempt) return undefined;
    let outcome: Confirmation["outcome"] = "rejected";
    try {
      const { error: invalid } = await shown.elements.submit();
      // Stripe shows the error in its form.
      if (invalid) return await attempt.end({ outcome: "canceled" });
      const now = await attempt.begin();
      if (!now) return undefined;
      // The store created a new payment intent, and the cart's new session has already replaced the form.
      if (now.data["client_secret"] !== shown.clientSecret)
        return await attempt.end({ outcome: "changed" });
      await updateForm(shown, now.amount);
      outcome = "unknown";
      const { error } = await stripe.confirmPayment({
        elements: shown.elements as never,
        clientSecret: shown.clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: "if_required",
      });
      outcome = error ? outcomeOf(error) : "confirmed";
      return await attempt.end({ outcome, message: error?.message });
    } catch (reason) {
      return attempt.end({ outcome, error: toError(reason) });
    }
  };

  return { ...payment, ref: setNode, isReady, pay };
}

/** The sources that Stripe needs, for the `more` of `contentSecurityPolicy`. */
export const STRIPE_SOURCES = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  "connect-src": ["https://api.stripe.com"],
} as const;
