import { ApiError } from "../errors.ts";
import { adminListPriceLists } from "../generated/operations/price-lists.ts";
import { adminListRegions } from "../generated/operations/regions.ts";
import { adminListSalesChannels } from "../generated/operations/sales-channels.ts";
import { adminListShippingOptions } from "../generated/operations/shipping-options.ts";
import { adminRetrieveStore } from "../generated/operations/store.ts";
import type { HttpClient } from "../http/http-client.ts";
import { allPages, type Paging } from "./all-pages.ts";
import type { ReasonsStore } from "./reasons.ts";

/** Features of a store that determine which settings the store has. */
export interface SaleFeatures {
  hasChannels: boolean;
  hasLocations: boolean;
  /** False if the server's feature for publishable keys is turned off. */
  hasKeys: boolean;
}
interface Features {
  feature_flags?: readonly { key: string; value: unknown }[];
  modules?: readonly { module: string }[];
}

export function saleFeatures({ feature_flags = [], modules = [] }: Features): SaleFeatures {
  const has = (feature: string) =>
    feature_flags.some(({ key, value }) => key === feature && Boolean(value)) ||
    modules.some(({ module }) => module === feature);
  return {
    hasChannels: has("sales_channels"),
    hasLocations: has("stockLocationService"),
    hasKeys: has("publishable_api_keys"),
  };
}

type Channels = ReasonsStore["channels"];
type Regions = ReasonsStore["regions"];

/**
 * Reads all sales channels. Each of the four lists in `ReasonsStore` has its own function, so that an app can cache the lists
 * separately.
 */
export const readSaleChannels = async (
  client: HttpClient,
  { hasChannels, hasKeys }: SaleFeatures,
): Promise<Channels> =>
  hasChannels
    ? allPages(async (paging) => {
        const query = { ...paging, expand: `locations${hasKeys ? ",publishableKeys" : ""}` };
        return (await adminListSalesChannels(client, { query })).sales_channels;
      })
    : [];

export const readSaleRegions = (client: HttpClient): Promise<Regions> =>
  allPages(async (paging) => {
    const query = { ...paging, expand: "countries,payment_providers" };
    return (await adminListRegions(client, { query })).regions;
  });

export const readSalePriceLists = (client: HttpClient): Promise<ReasonsStore["priceLists"]> =>
  allPages(async (paging) => {
    const query = { ...paging, expand: "customer_groups" };
    return (await adminListPriceLists(client, { query })).price_lists;
  });

/**
 * Reads all shipping options. While an option of a deleted region exists, the server responds to the list with 404. Only in that
 * case, reads the options region by region.
 */
export async function readShippingOptions(
  client: HttpClient,
  readRegions: () => Promise<readonly { id: string }[]>,
): Promise<ReasonsStore["shippingOptions"]> {
  const list = (region_id?: string) =>
    allPages(async (paging: Paging) => {
      const query = { ...paging, ...(region_id !== undefined && { region_id }) };
      return (await adminListShippingOptions(client, { query })).shipping_options;
    });
  try {
    return await list();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    const options = [];
    for (const { id } of await readRegions()) options.push(...(await list(id)));
    return options;
  }
}

/**
 * Reads the store's settings that `reasons` needs, with five requests, or more if a list has 500 records or more. The settings are
 * the same for all products, so read them only once.
 */
export async function readReasonsStore(client: HttpClient): Promise<ReasonsStore> {
  const { store } = await adminRetrieveStore(client);
  const features = saleFeatures(store);
  const allRegions = readSaleRegions(client);
  const [channels, regions, shippingOptions, priceLists] = await Promise.all([
    readSaleChannels(client, features),
    allRegions,
    readShippingOptions(client, () => allRegions),
    readSalePriceLists(client),
  ]);
  const { hasChannels, hasLocations } = features;
  return { channels, regions, shippingOptions, priceLists, hasLocations, hasChannels };
}

/**
 * Returns the settings without the regions that have no country. Nobody can buy in such a region, so `reasons` would report a
 * blocking reason for every product.
 */
export const withCountries = (store: ReasonsStore): ReasonsStore => ({
  ...store,
  regions: store.regions.filter(({ countries }) => countries?.length !== 0),
});
