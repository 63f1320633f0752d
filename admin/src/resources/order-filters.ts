import type { HttpClient } from "@countertop/sdk";
import { adminListRegions, adminRetrieveStore } from "@countertop/sdk/operations";
import type { Order } from "@countertop/sdk/types";
import i18next from "i18next";
import { countryCodes } from "../lib/countries.ts";
import { formatterFor } from "../lib/intl.ts";
import { intlLocale } from "../lib/languages.ts";
import { matchesWords } from "../lib/text-match.ts";
import { isToSettle, type Money } from "./order-balance.ts";

export { ordersToReceive } from "./returns-to-receive.ts";

/* Order filters that the server doesn't support. This file loads with the first of them. */

type Chosen = readonly string[];
export interface OrderFilters {
  balance: Chosen;
  country: Chosen;
  product: Chosen;
  paid: Chosen;
  sent: Chosen;
}
type Filtered = Money &
  Partial<Pick<Order, "shipping_address" | "items" | "shipping_methods" | "fulfillments">>;

const has = (chosen: Chosen, values: readonly (string | null | undefined)[] = []): boolean =>
  chosen.length === 0 || values.some((value) => chosen.includes(value ?? ""));

/** True if the order matches all of these filters. */
export function keepsOrder(search: OrderFilters, order: Filtered): boolean {
  const { shipping_address: to, items, payments, shipping_methods: methods, fulfillments } = order;
  return (
    (search.balance.length === 0 || isToSettle(order)) &&
    has(search.country, [to?.country_code]) &&
    has(
      search.product,
      items?.map(({ variant }) => variant?.product_id),
    ) &&
    has(
      search.paid,
      payments?.map(({ provider_id }) => provider_id),
    ) &&
    // Includes the provider of the shipping option. An order that isn't fulfilled yet has no other provider.
    has(search.sent, [
      ...(methods ?? []).map(({ shipping_option: option }) => option?.provider_id),
      ...(fulfillments ?? []).map(({ provider_id }) => provider_id),
    ])
  );
}

export type OptionsOf = "country" | "paid" | "sent";

/**
 * A filter's options that match the text. The countries are those of the regions. With `id`, returns only that country, even if
 * no region has it.
 */
export async function optionsFor(
  client: HttpClient,
  of: OptionsOf,
  { words = "", id }: { words?: string; id?: string },
): Promise<{ value: string; label: string }[]> {
  if (of !== "country") {
    const { store } = await adminRetrieveStore(client);
    const providers = of === "paid" ? store.payment_providers : store.fulfillment_providers;
    return found(
      providers.map((provider) => ({ value: provider.id, label: provider.id })),
      words,
    );
  }
  const locale = intlLocale(i18next.language ?? "en", navigator.languages);
  const named = (code: string) => ({ value: code, label: formatterFor(locale).country(code) });
  if (id !== undefined) return [named(id)];
  const { regions } = await adminListRegions(client, { query: { limit: 100 } });
  const sold = new Set(regions.flatMap(({ countries }) => countries.map(({ iso_2 }) => iso_2)));
  const { compare } = new Intl.Collator(locale);
  return found(countryCodes.filter((code) => sold.has(code)).map(named), words).toSorted((a, b) =>
    compare(a.label, b.label),
  );
}
const found = (options: { value: string; label: string }[], words: string) =>
  options.filter(({ label }) => matchesWords(label, words));
