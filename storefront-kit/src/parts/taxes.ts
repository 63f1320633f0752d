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

/** True if the totals don't include tax yet, because the region has no automatic taxes. */
export const hasOpenTaxes = ({ region, items = [] }: TaxedLines): boolean =>
  region?.automatic_taxes === false &&
  items.length > 0 &&
  items.every(({ tax_lines }) => !tax_lines?.length);

/**
 * Returns the visitor's cart with its taxes. In regions without automatic taxes, the store calculates them only on request, such as
 * because each calculation costs money at a tax service. This hook asks again after each change that affects the taxes. In all other
 * regions, it returns the cart as it is, without a request. Use it below a `CartProvider`.
 */
export function useCartTaxes({ enabled = true }: CartTaxesSettings = {}): CartTaxes {
  const { cart } = useCart();
  const { client } = useMedusa();
  const isOpen = !!cart && hasOpenTaxes(cart);
  const { data, isFetching, error } = useQuery({
    // Not below the store's keys: writes to the cart mark those as stale, but not all writes affect the taxes.
    queryKey: ["countertop", "cart-taxes", cart?.id, isOpen && basisOf(cart)],
    queryFn: ({ signal }) => storeCalculateCartTaxes(client, { id: cart?.id ?? "" }, { signal }),
    enabled: isOpen && enabled,
    staleTime: 5 * 60_000,
  });
  const taxed = isOpen && enabled ? data?.cart : undefined;
  return {
    cart: cart && taxed ? withTaxes(cart, taxed) : cart,
    isKnown: !isOpen || taxed !== undefined,
    isCalculating: isFetching,
    error,
  };
}

/** The parts of a cart that its taxes depend on. */
function basisOf(cart: StoreCart): string {
  const { country_code, province, city, postal_code } = cart.shipping_address ?? {};
  return JSON.stringify([
    cart.region_id,
    cart.customer_id,
    [country_code, province, city, postal_code],
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

/** Takes only the totals and the lines from the response, which lacks some of the cart's other records. */
function withTaxes(cart: StoreCart, taxed: Cart): StoreCart {
  const totals = TOTALS.map((name) => [name, taxed[name] ?? cart[name]]);
  return {
    ...cart,
    ...(Object.fromEntries(totals) as Pick<StoreCart, (typeof TOTALS)[number]>),
    items: cart.items.map((item) => {
      const same = taxed.items?.find(({ id }) => id === item.id);
      return same ? ({ ...item, ...same } as typeof item) : item;
    }),
  };
}
