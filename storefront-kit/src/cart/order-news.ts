// Finds orders whose response the page doesn't have: it was lost, or the payment was made on a provider's page.
import type { HttpClient } from "@countertop/sdk";
import type { Order } from "@countertop/sdk/types";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isId, type CartId } from "./cart-id.ts";
import { createPaymentReturn, NO_RETURN, type PaymentReturnState } from "./payment-return.ts";
import type { Remembered } from "./remembered.ts";
import { orderQuery, type CartWriter } from "./writer.ts";

/** Number of repeated attempts to find an order that may exist. The wait doubles each time: about a minute in total. */
const LOOKS = 6;

export const useCartId = (id: CartId): string | undefined =>
  useSyncExternalStore<string | undefined>(id.subscribe, id.getSnapshot, id.getServerSnapshot);

/** Completes a payment that was made on a provider's page, when the customer returns to the storefront. */
export function usePaymentReturn(
  writer: CartWriter,
  remembered: Remembered,
  linked: string | undefined,
): PaymentReturnState {
  const [payment] = useState(() => createPaymentReturn(writer, remembered));
  useEffect(() => {
    const check = (): void => payment.check(isId(linked) ? linked : undefined);
    // Going back in the browser's history can restore the page from a cache, so the check runs again.
    const again = ({ persisted }: PageTransitionEvent): void => void (persisted && check());
    check();
    addEventListener("pageshow", again);
    return () => removeEventListener("pageshow", again);
  }, [payment, linked]);
  return useSyncExternalStore(payment.subscribe, payment.getSnapshot, () => NO_RETURN);
}

/**
 * Looks for the order of a cart whose completion has an unknown outcome: when the page loads, and several times while the page is
 * open.
 */
export function useFoundOrder(
  calls: HttpClient,
  { cart, completing }: Remembered,
  isWriting: boolean,
): { order: Order | undefined; isSought: boolean } {
  const id = useCartId(completing);
  const { data, errorUpdateCount } = useQuery({
    ...orderQuery(calls, id ?? ""),
    enabled: !!id && !isWriting,
    staleTime: ({ state }) => (state.data ? "static" : 0),
    retry: false,
    refetchInterval: ({ state: { data: known, errorUpdateCount: times } }) =>
      !known && times < LOOKS && 1000 * 2 ** times,
  });
  const order = id ? data?.order : undefined;
  useEffect(() => {
    if (id && order) cart.forget(id);
  }, [cart, id, order]);
  return { order, isSought: !!id && !order && errorUpdateCount < LOOKS };
}
