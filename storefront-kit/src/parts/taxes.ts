"use client";
import { storeCalculateCartTaxes } from "@countertop/sdk/operations";
import type { Cart, StoreCart } from "@countertop/sdk/types";
import { useQuery } from "@tanstack/react-query";
import { useCart } from "../cart/provider.tsx";
import { useMedusa } from "../medusa-provider.tsx";

export interface CartTaxes {
  /** The cart, whose totals include tax as soon as it's calculated. Otherwise the same as in `useCart`. */
  readonly cart: StoreCart | undefined;
  /** False if the region has no automatic taxes, and they aren't calculated yet. In this case, the totals are before tax. */
  readonly isKnown: boolean;
  readonly isCalculating: boolean;
  /** The error if the taxes couldn't be calculated. The store calculates them again when it creates the payment sessions. */
  readonly error: Error | null;
  /** Calculates the taxes again, such as after an error. */
  readonly retry: () => void;
}

export interface CartTaxesSettings {
  /** False to wait, such as until the cart has an address. Default: true. */
  readonly enabled?: boolean | undefined;
}

/** A cart or an order. You can pass any cart or order from the API. */
export interface TaxedLines {
  readonly region?: { readonly automatic_taxes?: boolean } | null | undefined;
  readonly items?:
    | readonly { readonly tax_lines?: readonly unknown[] | null | undefined }[]
    | undefined;
}

/**
 * True if a cart's totals don't include tax yet, because the region has no automatic taxes. Always false for orders, whose taxes are
 * calculated. A cart without any tax, such as of a tax-exempt customer, looks the same after the calculation: see
 * `CartTaxes.isKnown`.
 */
export const hasOpenTaxes = (of: TaxedLines): boolean =>
  !("display_id" in of) &&
  of.region?.automatic_taxes === false &&
  !!of.items?.length &&
  of.items.every(({ tax_lines }) => !tax_lines?.length);

/**
 * Returns the visitor's cart with its taxes. In regions without automatic taxes, the store calculates them only on request,
 * because a tax service may charge for each one. This hook asks again after each change that affects the taxes. In all other
 * regions, it returns the cart as it is, without a request. Use it below a `CartProvider`.
 */
export function useCartTaxes({ enabled = true }: CartTaxesSettings = {}): CartTaxes {
  const { cart, status } = useCart();
  // Until a write has arrived, the store would calculate the taxes of the cart before it.
  const isSaving = status === "saving" || status === "waiting";
  const { client } = useMedusa();
  const isOpen = !!cart && hasOpenTaxes(cart);
  const { data, isFetching, error, refetch } = useQuery({
    // Not below the store's keys: writes to the cart mark those as stale, but not all writes affect the taxes.
    queryKey: ["countertop", "cart-taxes", cart?.id, isOpen && basisOf(cart)],
    queryFn: ({ signal }) => storeCalculateCartTaxes(client, { id: cart?.id ?? "" }, { signal }),
    enabled: isOpen && enabled && !isSaving,
    staleTime: 5 * 60_000,
  });
  const taxed = isOpen && enabled ? data?.cart : undefined;
  return {
    cart: cart && taxed ? withTaxes(cart, taxed) : cart,
    isKnown: !isOpen || taxed !== undefined,
    isCalculating: isFetching,
    error,
    retry: () => void refetch(),
  };
}

/** The parts of a cart that its taxes depend on. */
function basisOf(cart: StoreCart): string {
  const { country_code, province, city, postal_code, address_1 } = cart.shipping_address ?? {};
  return JSON.stringify([
    cart.region_id,
    cart.customer_id,
    [country_code, province, city, postal_code, address_1],
    cart.items.map(({ id, quantity, unit_price }) => [id, quantity, unit_price]),
    cart.shipping_methods.map(({ id, price }) => [id, price]),
    cart.discounts.map(({ code }) => code),
    cart.gift_cards.map(({ code }) => code),
  ]);
}

const TOTALS = [
  "subtotal",
  "discount_total",
  "item_tax_total",
  "shipping_total",
  "shipping_tax_total",
  "tax_total",
  "gift_card_total",
  "gift_card_tax_total",
  "total",
] as const satisfies readonly (keyof StoreCart)[];

const LINE_TOTALS = [
  "tax_lines",
  "subtotal",
  "discount_total",
  "gift_card_total",
  "original_total",
  "original_tax_total",
  "tax_total",
  "total",
] as const satisfies readonly (keyof StoreCart["items"][number])[];

/** Takes only the totals and the lines' taxes from the response, whose other fields may be older than the cart's. */
function withTaxes(cart: StoreCart, taxed: Cart): StoreCart {
  return {
    ...taken(cart, taxed, TOTALS),
    items: cart.items.map((item) => {
      const same = taxed.items?.find(({ id }) => id === item.id);
      return same ? taken(item, same, LINE_TOTALS) : item;
    }),
  };
}

/** Returns the record with fields of another, unless those are missing. */
function taken<T extends object, K extends keyof T>(
  record: T,
  from: { readonly [N in K]?: unknown },
  names: readonly K[],
): T {
  const found = names.map((name) => [name, from[name] ?? record[name]]);
  return { ...record, ...(Object.fromEntries(found) as Pick<T, K>) };
}
