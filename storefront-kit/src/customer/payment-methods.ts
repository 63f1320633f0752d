"use client";
import { ApiError, AuthenticationError } from "@countertop/sdk";
import { storeListCustomerPaymentMethods } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";

export interface SavedPaymentMethod {
  /** The provider's id of the method, such as `pm_1`. Empty if the provider doesn't send one. */
  readonly id: string;
  readonly provider_id: string;
  /** The card's brand, such as `visa`. */
  readonly brand: string | undefined;
  /** The last four digits of the card's number. */
  readonly last4: string | undefined;
  /** The end of the card's validity. The month is 1 to 12. */
  readonly expires: { readonly month: number; readonly year: number } | undefined;
  /** The method in the provider's own format. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface SavedPaymentMethodsSettings {
  /** False to not ask the store, such as if the storefront knows that nobody is signed in. Default: true. */
  readonly enabled?: boolean | undefined;
}

export interface SavedPaymentMethods {
  /** Empty while nobody is signed in, and if the store's providers don't save methods. */
  readonly methods: readonly SavedPaymentMethod[];
  readonly isLoading: boolean;
  readonly error: Error | null;
}

/**
 * Returns the payment methods that providers have saved for the signed-in customer. The store responds with 500 if one of its
 * providers doesn't support saved methods. This applies to providers that extend `AbstractPaymentProcessor` without
 * `retrieveSavedMethods`. That counts as no methods. If a later request fails for another reason, the methods stay.
 */
export function useSavedPaymentMethods({
  enabled = true,
}: SavedPaymentMethodsSettings = {}): SavedPaymentMethods {
  const client = useClient();
  const { data, error, isLoading } = useQuery({
    ...queryOptions(client, storeListCustomerPaymentMethods),
    enabled,
    retry: (failures, reason) => failures < 3 && !hasNone(reason),
  });
  return {
    methods: hasNone(error) ? [] : (data?.payment_methods ?? []).map(savedMethod),
    isLoading,
    error: hasNone(error) ? null : error,
  };
}

const hasNone = (error: unknown): boolean =>
  error instanceof AuthenticationError || (error instanceof ApiError && error.status === 500);

type Fields = Readonly<Record<string, unknown>>;

/** Reads a card from a provider's data, as Stripe and most others name its fields: in `card`, or directly. */
function savedMethod({
  provider_id,
  data,
}: {
  provider_id: string;
  data: Fields;
}): SavedPaymentMethod {
  const card = (data["card"] ?? data) as Fields;
  const text = (value: unknown): string | undefined =>
    typeof value === "string" && value ? value : undefined;
  const [month, year] = [Number(card["exp_month"]), Number(card["exp_year"])];
  return {
    id: text(data["id"]) ?? "",
    provider_id,
    brand: text(card["brand"]),
    last4: text(card["last4"]),
    expires: month && year ? { month, year } : undefined,
    data,
  };
}
