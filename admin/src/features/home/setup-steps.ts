import { adminListStockLocations } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { storeQuery, useFeature } from "../../patterns/page.ts";
import { useFirstSale, useReasonsStore } from "../../patterns/sale-checks.ts";

interface Named {
  id: string;
  name: string;
}

export interface Step {
  id:
    | "name"
    | "currency"
    | "region"
    | "payment"
    | "shipping"
    | "location"
    | "channel"
    | "key"
    | "product";
  to: string;
  search?: Readonly<Record<string, string>>;
  done: boolean;
}

export interface Setup {
  steps: readonly Step[];
  /** The currency code that new regions start with. */
  currency: string;
  /** The newest published product that can't be bought. */
  unsold: { title: string } | undefined;
  /** The sales channel that new products are added to, if it's enabled. */
  channel: Named | undefined;
  /** The only stock location. Undefined if there are none, or if there are several, of which the operator has to choose one. */
  location: Named | undefined;
  /** The key that a storefront can use. */
  key: string | undefined;
}

/** The name that the server gives to a new store. */
const UNNAMED = "Medusa Store";
/** Search parameters that open the drawer for a new record. */
const create = { edit: "create" };

/** The steps of the setup. Undefined until the server has responded to all requests. */
export function useSetup(): Setup | undefined {
  const client = useClient();
  const located = useFeature("stockLocationService");
  const hasKeys = useFeature("publishable_api_keys");
  const store = useQuery(storeQuery(client)).data?.store;
  const settings = useReasonsStore();
  const first = useFirstSale(settings);
  const places = useQuery({
    ...queryOptions(client, adminListStockLocations, { query: { limit: 2 } }),
    enabled: located,
  }).data?.stock_locations;
  if (!store || !settings || !first || (located && !places)) return undefined;
  const { regions, shippingOptions, channels } = settings;
  const open = channels.filter(({ is_disabled }) => !is_disabled);
  const channel = open.find(({ id }) => id === store.default_sales_channel_id);
  const keys = [...(channel ? [channel] : []), ...open]
    .flatMap(({ publishableKeys = [] }) => publishableKeys)
    .filter(({ revoked_at }) => revoked_at === null);
  const selling = regions.filter(({ countries = [] }) => countries.length > 0);
  const inRegion = (id: string) => selling.some((region) => region.id === id);
  /**
   * The page of the first region that lacks something. Otherwise, the list of regions, with the form for a new one if it's
   * empty.
   */
  const region = (lacks: (one: (typeof regions)[number]) => boolean, search = {}) => {
    const found = regions.find(lacks);
    return found
      ? { to: `/a/settings/regions/${found.id}`, search }
      : { to: "/a/settings/regions", search: regions.length === 0 ? create : {} };
  };
  const steps: Step[] = [
    {
      id: "name",
      to: "/a/settings/details",
      done: store.name.trim() !== "" && store.name !== UNNAMED,
    },
    { id: "currency", to: "/a/settings/currencies", done: store.currencies.length > 0 },
    {
      id: "region",
      ...region(({ countries = [] }) => countries.length === 0),
      done: selling.length > 0,
    },
    {
      id: "payment",
      ...region(({ payment_providers = [] }) => payment_providers.length === 0),
      done: selling.some(({ payment_providers = [] }) => payment_providers.length > 0),
    },
    {
      id: "shipping",
      ...region(() => true, { edit: "new-option" }),
      done: shippingOptions.some(
        ({ is_return, admin_only, region_id }) => !is_return && !admin_only && inRegion(region_id),
      ),
    },
  ];
  if (located)
    steps.push({
      id: "location",
      to: "/a/inventory/locations",
      ...(places?.length === 0 && { search: create }),
      done: (places ?? []).length > 0,
    });
  if (settings.hasChannels)
    steps.push({
      id: "channel",
      to: `/a/sales-channels/${store.default_sales_channel_id ?? ""}`,
      done: located ? open.some(({ locations = [] }) => locations.length > 0) : open.length > 0,
    });
  if (settings.hasChannels && hasKeys)
    steps.push({ id: "key", to: "/a/publishable-api-keys", done: keys.length > 0 });
  steps.push({
    id: "product",
    to: first.unsold ? `/a/products/${first.unsold.id}` : "/a/products/new",
    done: first.sold,
  });
  return {
    steps,
    currency: store.default_currency_code,
    unsold: first.unsold,
    channel: channel && { id: channel.id, name: channel.name ?? channel.id },
    location: places?.length === 1 ? places[0] : undefined,
    key: keys[0]?.id,
  };
}
