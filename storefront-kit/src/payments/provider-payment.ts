"use client";
import type { Order, PaymentSession, StoreCart } from "@countertop/sdk/types";
import { useRef, useState } from "react";
import { useCart, type CartMutation } from "../cart/provider.tsx";

type Bought = NonNullable<CartMutation<"completeCheckout">["data"]>;

/** The customer's decision in the provider's form or window. */
export type Confirmation =
  | { readonly outcome: "confirmed" | "canceled" }
  /** `message` is the provider's text for the customer, in the customer's language. */
  | { readonly outcome: "rejected"; readonly message: string };

export interface ProviderPayment {
  /** The cart's payment session of this provider, whose `data` is the provider's own. Undefined until `startCheckout` ran. */
  readonly session: PaymentSession | undefined;
  /**
   * `idle` before the first attempt and after the customer closed the provider's window, `paying` during an attempt, `rejected` if
   * the provider or the store rejected the payment, `processing` if the provider hasn't decided yet, and `paid` once the order
   * exists. An order that is placed later, such as by the provider's webhook, is in `useCart().order`.
   */
  readonly status: "idle" | "paying" | "rejected" | "processing" | "paid";
  /** The provider's message for the customer if it rejected the payment. */
  readonly message: string | undefined;
  /** The error if the store rejected the order, such as because an item is sold out, or if a request failed. */
  readonly error: Error | null;
  /** The order, once it exists. An exchange has none. */
  readonly order: Order | undefined;
}

export interface ProviderPaymentActions extends ProviderPayment {
  /**
   * Asks the store for the order. If the payment isn't authorized yet, the kit remembers that the customer agreed to buy this cart, so
   * that the order is placed when the customer returns from the provider's page. Returns the session, or undefined if the order
   * exists already or the store rejected it.
   */
  readonly begin: () => Promise<PaymentSession | undefined>;
  /** Places the order after the provider's confirmation. */
  readonly end: (confirmation: Confirmation) => Promise<void>;
  /** True while an attempt is running, even before the next render. */
  readonly isBusy: () => boolean;
}

const sessionIn = (cart: StoreCart | undefined, isOfProvider: (id: string) => boolean) => {
  const sessions = cart?.payment_sessions.filter(({ provider_id }) => isOfProvider(provider_id));
  return sessions?.find(({ is_selected }) => is_selected) ?? sessions?.[0];
};

/** The part that is the same for all providers: the order is asked for before and after the provider's confirmation. */
export function useProviderPayment(isOfProvider: (id: string) => boolean): ProviderPaymentActions {
  const { cart, pay, completeCheckout } = useCart();
  const [status, setStatus] = useState<ProviderPayment["status"]>("idle");
  const [message, setMessage] = useState<string>();
  const [bought, setBought] = useState<Bought>();
  const busy = useRef(false);
  const session = sessionIn(cart, isOfProvider);

  function stop(next: ProviderPayment["status"], text?: string): undefined {
    busy.current = false;
    setMessage(text);
    setStatus(next);
    return undefined;
  }

  /** Returns the cart if the payment needs a confirmation. Otherwise, the attempt has ended. */
  async function complete(): Promise<StoreCart | undefined> {
    try {
      const answer = await completeCheckout.mutateAsync();
      if (answer.type === "cart") return answer.data as StoreCart;
      setBought(answer);
      return stop("paid");
    } catch {
      return stop("rejected");
    }
  }

  return {
    session,
    status,
    message,
    error: status === "rejected" ? (completeCheckout.error ?? pay.error) : null,
    order: bought?.type === "order" ? bought.data : undefined,
    isBusy: () => busy.current,
    begin: async () => {
      if (!session || busy.current) return undefined;
      busy.current = true;
      setMessage(undefined);
      setStatus("paying");
      if (!session.is_selected) {
        const chosen = await pay
          .mutateAsync({ provider_id: session.provider_id })
          .catch(() => null);
        if (!chosen) return stop("rejected");
      }
      const open = await complete();
      return open && (sessionIn(open, isOfProvider) ?? session);
    },
    end: async (confirmation) => {
      if (confirmation.outcome === "canceled") return stop("idle");
      if (confirmation.outcome === "rejected") return stop("rejected", confirmation.message);
      if (await complete()) stop("processing");
      return undefined;
    },
  };
}
