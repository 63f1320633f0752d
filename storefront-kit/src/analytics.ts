"use client";
import type { LineItem, Order } from "@countertop/sdk/types";
import { useEffect, useRef } from "react";
import { useCart } from "./cart/provider.tsx";
import { currencyDigits } from "./currency-digits.ts";

/** An event with the names that analytics services have in common. Values are in major units, such as 19.99. */
export type ShopEvent =
  | ({ name: "view_item" } & Sum & { items: readonly EventItem[] })
  | ({ name: "add_to_cart" | "begin_checkout" } & Sum & { items: readonly EventItem[] })
  | ({ name: "purchase"; transaction_id: string; tax: number; shipping: number } & Sum & {
        items: readonly EventItem[];
      });

interface Sum {
  currency: string;
  value: number;
}

export interface EventItem {
  item_id: string;
  item_name: string;
  quantity: number;
  price: number;
}

type Report = (event: ShopEvent) => void;

/** Reports items that are added to the cart, regardless of the component that added them. Use this hook below a `CartProvider`. */
export function useCartEvents(report: Report): void {
  const { cart, isLoading, status } = useCart();
  const latest = useLatest(report);
  const seen = useRef<{ id: string | undefined; quantities: Map<string, number> }>(undefined);
  // Ignores optimistic changes, because the server may still reject them. While offline, every change is optimistic.
  const isKnown = !isLoading && (status === "idle" || status === "retrying");
  useEffect(() => {
    if (!isKnown) return;
    const before = seen.current;
    const { id, items: lines = [], region } = cart ?? {};
    seen.current = { id, quantities: new Map(lines.map((item) => [item.id, item.quantity])) };
    // Ignores the items of the first known cart, and of a cart that replaces another one, because this page didn't add them.
    if (!before || (before.id !== undefined && before.id !== id)) return;
    const currency = currencyOf(region?.currency_code);
    const items = lines.flatMap((item) => {
      const added = item.quantity - (before.quantities.get(item.id) ?? 0);
      return added > 0 ? [itemOf(item, currency, added)] : [];
    });
    if (items.length > 0) latest.current({ name: "add_to_cart", ...sumOf(items, currency), items });
  }, [cart, isKnown, latest]);
}

/** Reports the start of a checkout, once for each cart while the component is mounted. */
export function useCheckoutEvent(report: Report): void {
  const { cart } = useCart();
  const latest = useLatest(report);
  const begun = useRef("");
  useEffect(() => {
    if (!cart?.items.length || begun.current === cart.id) return;
    begun.current = cart.id;
    const currency = currencyOf(cart.region?.currency_code);
    const items = cart.items.map((item) => itemOf(item, currency));
    latest.current({ name: "begin_checkout", currency, value: major(cart.total, currency), items });
  }, [cart, latest]);
}

const PURCHASES = "countertop-purchases";

/**
 * Reports an order once in this browser, even after a reload. Ignores orders that are more than a day old, so that opening an old
 * confirmation isn't reported as a purchase.
 */
export function usePurchaseEvent(order: Order | undefined, report: Report): void {
  const latest = useLatest(report);
  useEffect(() => {
    if (!order || Date.now() - Date.parse(order.created_at) > 86_400_000) return;
    const told = readTold();
    if (told.includes(order.id)) return;
    writeTold([...told.slice(-19), order.id]);
    const currency = currencyOf(order.currency_code);
    latest.current({
      name: "purchase",
      transaction_id: String(order.display_id),
      currency,
      value: major(order.total, currency),
      tax: major(order.tax_total, currency),
      shipping: major(order.shipping_total, currency),
      items: (order.items ?? []).map((item) => itemOf(item, currency)),
    });
  }, [order, latest]);
}

function readTold(): string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(PURCHASES) ?? "[]");
    return Array.isArray(told) ? told.map(String) : [];
  } catch {
    return [];
  }
}

function writeTold(ids: readonly string[]): void {
  try {
    localStorage.setItem(PURCHASES, JSON.stringify(ids));
  } catch {
    // Storage may be unavailable. In that case, a reload reports the order again.
  }
}

function useLatest(report: Report): { readonly current: Report } {
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  return latest;
}

const currencyOf = (code: string | undefined): string => (code ?? "").toUpperCase();

const major = (amount: number | null | undefined, currency: string): number =>
  (amount ?? 0) / 10 ** currencyDigits(currency);

const itemOf = (item: LineItem, currency: string, quantity = item.quantity): EventItem => ({
  item_id: item.variant?.sku ?? item.variant_id ?? item.id,
  item_name: item.title,
  quantity,
  price: major(item.unit_price, currency),
});

const sumOf = (items: readonly EventItem[], currency: string): Sum => ({
  currency,
  value: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
});

/** Returns the event to report on a product's page. */
export function viewItemEvent(
  { id, title }: { readonly id: string; readonly title: string },
  price: number,
  currency_code: string,
): ShopEvent {
  const currency = currencyOf(currency_code);
  const items = [{ item_id: id, item_name: title, quantity: 1, price }];
  return { name: "view_item", ...sumOf(items, currency), items };
}
