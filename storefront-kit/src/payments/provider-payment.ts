"use client";
import type { Order, PaymentSession, StoreCart } from "@countertop/sdk/types";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isRejected } from "../cart/answers.ts";
import { useCart, type CartInternals } from "../cart/provider.tsx";
import { cartQuery } from "../cart/writer.ts";
import { useMedusa } from "../medusa-provider.tsx";
import { untilBought, type Bought } from "./until-bought.ts";

export type { Bought } from "./until-bought.ts";

export interface ProviderPaymentSettings {
  /**
   * Called once with the order, or with the paid exchange. It's called even if the component is unmounted at the same moment, because
   * the cart is empty from then on: open the thank-you page here. It isn't called for an order that the customer gets after
   * returning from a bank's page or after a reload: that order is `useCart().order`.
   */
  readonly onBought?: ((bought: Bought) => void) | undefined;
}

/** The customer's decision in the provider's form or window. */
export interface Confirmation {
  /** `unknown` if the provider may have confirmed the payment, for example because its response was lost. */
  readonly outcome: "confirmed" | "unknown" | "rejected" | "changed" | "canceled";
  /** The provider's message for the customer, in the customer's language. */
  readonly message?: string | undefined;
  /** The provider's error, which isn't meant for customers. */
  readonly error?: Error | undefined;
}

export interface ProviderPayment {
  /** The cart's payment session of this provider, whose `data` is the provider's own. Undefined until `startCheckout` ran. */
  readonly session: PaymentSession | undefined;
  /**
   * - `idle` before the first attempt, and after the customer closed the provider's window
   * - `unavailable` if the provider's library or form failed to load: `error` is the reason
   * - `paying` during an attempt
   * - `rejected` if the provider or the store rejected the payment, or if a request failed: the customer can pay again
   * - `changed` if the cart, its total, or the provider's form changed during the attempt, so no order was placed. The customer must
   *   check the total and the form, and pay again
   * - `processing` while it's unknown whether the payment succeeded. The kit asks the store again for a minute, and when the page loads
   *   again. The customer can't pay again in the meantime
   * - `paid` once the order exists. An order that is placed later, such as by the provider's webhook, is in `useCart().order`
   */
  readonly status:
    | "idle"
    | "unavailable"
    | "paying"
    | "rejected"
    | "changed"
    | "processing"
    | "paid";
  /** The provider's message for the customer if it rejected the payment with a message. */
  readonly message: string | undefined;
  /**
   * The error if the store rejected the order, such as because an item is sold out (status 409), if a request failed, or if the
   * provider's library failed. Only an `ApiError` has a message for customers.
   */
  readonly error: Error | null;
  /** The order, once it exists. An exchange has none. */
  readonly order: Order | undefined;
}

/** One press of the customer's button. */
export interface Attempt {
  /**
   * Asks the store for the order. If the payment isn't authorized yet, the kit remembers that the customer agreed to buy this cart, so
   * that the order is placed when the customer returns from the provider's page. Returns the session to confirm, or undefined if the
   * attempt has ended: the order exists, the store rejected it, or the total isn't the one that the customer saw.
   */
  readonly begin: () => Promise<PaymentSession | undefined>;
  /** Ends the attempt, and places the order after the provider's confirmation. Does nothing if the attempt has already ended. */
  readonly end: (confirmation: Confirmation) => Promise<void>;
}

export interface ProviderPaymentActions extends ProviderPayment {
  /** Starts an attempt. Returns undefined during another attempt, and without a session. */
  readonly start: () => Attempt | undefined;
}

interface Result extends Pick<ProviderPayment, "status"> {
  readonly message?: string | undefined;
  readonly error?: Error | undefined;
  readonly order?: Order | undefined;
}

interface Running {
  /** True from the request for the provider's confirmation until its answer. */
  isConfirming: boolean;
}

const IDLE: Result = { status: "idle" };

const sessionIn = (cart: StoreCart | undefined, isOfProvider: (id: string) => boolean) => {
  const sessions = cart?.payment_sessions.filter(({ provider_id }) => isOfProvider(provider_id));
  return sessions?.find(({ is_selected }) => is_selected) ?? sessions?.[0];
};

/** In a region without automatic taxes, a cart's total lacks the taxes, but a session's amount contains them. */
const totalOf = ({ region, total }: StoreCart, { amount }: PaymentSession) =>
  region?.automatic_taxes === false ? amount : total;

const isSame = (amounts: readonly (number | null | undefined)[]): boolean =>
  new Set(amounts.filter((one) => one != null).map(Math.round)).size < 2;

/** True if the store canceled the payment: an item is sold out, the provider reported an error, or the payment ended elsewhere. */
const isCanceledBy = (error: unknown, session: PaymentSession | undefined): boolean =>
  isRejected(error) &&
  (error.status === 409 ||
    error.type === "payment_authorization_error" ||
    session?.status === "canceled" ||
    session?.status === "error");

/**
 * The part that is the same for all providers: the order is asked for before and after the provider's confirmation.
 * @param unavailable the reason if the provider's library or form failed to load
 */
export function useProviderPayment(
  isOfProvider: (id: string) => boolean,
  unavailable: Error | undefined,
  onBought: ProviderPaymentSettings["onBought"],
): ProviderPaymentActions {
  const { client } = useMedusa();
  const queries = useQueryClient();
  const { cart, pay, refreshPaymentSession, completeCheckout, paymentReturn, resume } =
    useCart() as CartInternals;
  const [result, setResult] = useState(IDLE);
  const running = useRef<Running>(undefined);
  const isCanceled = useRef(false);
  const session = sessionIn(cart, isOfProvider);
  const isChecking = paymentReturn.status === "checking";

  useEffect(() => {
    // Going back from the bank's page can restore this page from a cache, with an attempt that never ends.
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted || !running.current?.isConfirming) return;
      running.current = undefined;
      setResult(IDLE);
    };
    addEventListener("pageshow", restore);
    return () => removeEventListener("pageshow", restore);
  }, []);

  function start(): Attempt | undefined {
    if (!cart || !session || running.current || isChecking) return undefined;
    const { id: cart_id } = cart;
    const { provider_id } = session;
    const attempt: Running = { isConfirming: false };
    running.current = attempt;
    const seen = totalOf(cart, session);
    setResult({ status: "paying" });

    function stop(next: Result): undefined {
      if (running.current !== attempt) return;
      if (next.status !== "processing") running.current = undefined;
      setResult(next);
    }

    function finish(bought: Bought): undefined {
      running.current = undefined;
      setResult({ status: "paid", order: bought.type === "order" ? bought.data : undefined });
      // An error of the storefront's own function must not look like a failed payment.
      if (onBought) queueMicrotask(() => onBought(bought));
    }

    async function fail(error: unknown): Promise<undefined> {
      // The kit reads the cart after each error, so the cache has the session's current status.
      const now = queries.getQueryData(cartQuery(client, cart_id).queryKey)?.cart;
      if (isCanceledBy(error, sessionIn(now, isOfProvider))) await renew();
      return stop({ status: "rejected", error: error as Error });
    }

    /** Replaces a session that can't be used again. If this fails, the next attempt tries it again. */
    async function renew(): Promise<void> {
      isCanceled.current = true;
      await refreshPaymentSession
        .mutateAsync({ provider_id })
        // The new session isn't selected.
        .then(() => pay.mutateAsync({ provider_id }))
        .then(
          () => void (isCanceled.current = false),
          () => undefined,
        );
    }

    async function begin(): Promise<PaymentSession | undefined> {
      let answer;
      try {
        if (isCanceled.current) await renew();
        else if (!session?.is_selected) await pay.mutateAsync({ provider_id });
        answer = await completeCheckout.mutateAsync();
      } catch (error) {
        return fail(error);
      }
      if (answer.type !== "cart") return finish(answer);
      if (running.current !== attempt) return undefined;
      const open = answer.data as StoreCart;
      const now = sessionIn(open, isOfProvider);
      if (now?.is_selected && isSame([now.amount, totalOf(open, now), seen])) {
        attempt.isConfirming = true;
        return now;
      }
      // Updates the session's amount, so that the next attempt is possible.
      await pay.mutateAsync({ provider_id }).catch(() => undefined);
      return stop({ status: "changed" });
    }

    async function end(confirmation: Confirmation): Promise<void> {
      if (running.current !== attempt) return;
      attempt.isConfirming = false;
      const { outcome, ...reason } = confirmation;
      if (outcome === "canceled") return stop(IDLE);
      if (outcome === "rejected" || outcome === "changed")
        return stop({ status: outcome, ...reason });
      const answer = await completeCheckout
        .mutateAsync()
        .catch((error: unknown) => ({ type: "failed" as const, error }));
      if (answer.type === "order" || answer.type === "swap") return finish(answer);
      if (answer.type === "failed" && isRejected(answer.error)) return fail(answer.error);
      const unpaid: Result = {
        status: outcome === "unknown" ? "rejected" : "processing",
        ...reason,
      };
      if (answer.type === "cart" && outcome === "unknown") return stop(unpaid);
      stop({ status: "processing" });
      void untilBought(client, resume, cart_id).then((found) => {
        if (found === "unfinished") stop(unpaid);
        else if (found === "changed") stop({ status: "changed" });
        else finish(found);
      }, fail);
    }

    return { begin, end };
  }

  const isOver = ["idle", "rejected", "changed"].includes(result.status);
  const shown: Result =
    unavailable && isOver
      ? { status: "unavailable", error: unavailable }
      : isChecking && result.status === "idle"
        ? { status: "processing" }
        : result;
  const { status, message, error = null, order } = shown;
  return { session, status, message, error, order, start };
}
