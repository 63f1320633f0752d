import type { ShippingOption } from "@countertop/sdk/types";
import type { PriceBasis } from "./totals.ts";

type Option = Pick<ShippingOption, "id" | "name" | "amount" | "profile_id"> &
  Partial<Pick<ShippingOption, "price_incl_tax" | "is_return" | "admin_only" | "region_id">>;

export interface ShippingChoice<O extends Option = Option> {
  readonly option: O;
  /** The price in the currency's smallest unit, on the tax basis of the cart's prices. */
  readonly amount: number;
}

export interface ShippingGroup<O extends Option = Option> {
  readonly profileId: string;
  readonly choices: readonly ShippingChoice<O>[];
  /** The cart's choice, or else the first one. */
  readonly chosen: ShippingChoice<O>;
}

/** The part of a cart that decides which options apply. You can pass any cart from the API. */
interface ShippedCart {
  readonly region_id?: string | null | undefined;
  readonly region?: { readonly includes_tax?: boolean } | null | undefined;
  readonly shipping_methods?: readonly { readonly shipping_option_id?: string }[] | undefined;
}

/**
 * Groups the shipping options of a cart by their profile, because the customer chooses one option for each profile: goods and gift
 * cards are sent separately. Leaves out options for returns, for operators, and of other regions.
 */
export function shippingGroups<O extends Option>(
  options: readonly O[],
  cart: ShippedCart,
): readonly ShippingGroup<O>[] {
  const basis: PriceBasis = cart.region?.includes_tax ? "tax-included" : "before-tax";
  const present = new Set(cart.shipping_methods?.map((method) => method.shipping_option_id));
  const groups = new Map<string, ShippingChoice<O>[]>();
  for (const option of options) {
    const isElsewhere =
      option.region_id != null && cart.region_id != null && option.region_id !== cart.region_id;
    if (option.is_return || option.admin_only || isElsewhere) continue;
    const taxed = basis === "tax-included" ? option.price_incl_tax : undefined;
    const choice = { option, amount: taxed ?? option.amount ?? 0 };
    groups.set(option.profile_id, [...(groups.get(option.profile_id) ?? []), choice]);
  }
  return [...groups].flatMap(([profileId, choices]) => {
    const chosen = choices.find(({ option }) => present.has(option.id)) ?? choices[0];
    return chosen ? [{ profileId, choices, chosen }] : [];
  });
}
