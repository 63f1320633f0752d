/**
 * The store's settings that affect sales. They come from the store and four lists of the admin API, and are the same for all
 * products.
 */
export interface ReasonsStore {
  /** Sales channels, from `adminListSalesChannels` with `expand: "locations,publishableKeys"`. */
  channels: readonly {
    id: string;
    name?: string;
    is_disabled: boolean;
    locations?: readonly { location_id: string }[];
    publishableKeys?: readonly { id?: string; revoked_at: string | null }[];
  }[];
  /** Regions, from `adminListRegions` with `expand: "countries,payment_providers"`. */
  regions: readonly {
    id: string;
    name?: string;
    currency_code: string;
    countries?: readonly { iso_2?: string }[];
    payment_providers?: readonly unknown[];
  }[];
  /** Shipping options, from `adminListShippingOptions`. */
  shippingOptions: readonly {
    region_id: string;
    profile_id: string;
    is_return: boolean;
    admin_only: boolean;
  }[];
  /** Price lists, from `adminListPriceLists` with `expand: "customer_groups"`. */
  priceLists: readonly {
    id: string;
    status: string;
    starts_at: string | null;
    ends_at: string | null;
    customer_groups?: readonly unknown[];
  }[];
  /** True if the store counts stock by location. If false, each variant has one quantity. */
  hasLocations: boolean;
  /** False if the store has no sales channels at all, because the server's feature is turned off. */
  hasChannels?: boolean;
}

export interface ReasonsVariant {
  id: string;
  title?: string;
  manage_inventory: boolean;
  allow_backorder: boolean;
  inventory_quantity?: number;
  prices?: readonly {
    currency_code: string;
    region_id: string | null;
    price_list_id: string | null;
    min_quantity: number | null;
  }[];
  /** Inventory, from `adminRetrieveVariantInventory`, or joined from `adminListInventoryItems`. */
  inventory?: readonly {
    /** The quantity of the item in one unit of the variant. Default: 1. */
    required_quantity?: number;
    location_levels?: readonly {
      location_id: string;
      stocked_quantity: number;
      reserved_quantity: number;
    }[];
  }[];
}

/** A product, from `adminRetrieveProduct` with `expand: "sales_channels,variants.prices,profiles"`. */
export interface ReasonsProduct {
  status: string;
  is_giftcard?: boolean;
  profile_id?: string | null;
  sales_channels?: readonly { id: string }[];
  variants?: readonly ReasonsVariant[];
}

export type Cause =
  | "not-published"
  | "no-variants"
  | "no-channel"
  | "channel-disabled"
  | "channel-without-key"
  | "channel-without-location"
  | "no-region"
  | "region-without-country"
  | "region-without-payment"
  | "no-profile"
  | "no-shipping-option"
  | "shipping-admin-only"
  | "no-price"
  | "price-not-active"
  | "price-for-groups"
  | "price-for-quantities"
  | "no-inventory-item"
  | "not-stocked"
  | "out-of-stock";

export interface Reason {
  cause: Cause;
  /** False if the reason is only a recommendation: a sale is possible, but probably not as intended. */
  blocks: boolean;
  /** The ids that the reason is limited to. If an id is missing, the reason applies to all records of that kind. */
  variant?: string;
  channel?: string;
  region?: string;
}

export interface CheckedProduct extends ReasonsProduct {
  id: string;
  title: string;
  variants: readonly ReasonsVariant[];
}
/** A product with the reasons that `reasons` found. */
export interface Checked {
  product: CheckedProduct;
  reasons: readonly Reason[];
}

type Channel = ReasonsStore["channels"][number];
type Region = ReasonsStore["regions"][number];
type Price = NonNullable<ReasonsVariant["prices"]>[number];

const blocking = (cause: Cause, limits: Omit<Reason, "cause" | "blocks"> = {}): Reason => ({
  cause,
  blocks: true,
  ...limits,
});

/**
 * Returns the reasons why a product can't be bought, by variant, sales channel, and region. The result has no blocking reason if
 * every variant can be bought in every region through each of the product's channels.
 */
export function reasons(
  product: ReasonsProduct,
  store: ReasonsStore,
  now: Date = new Date(),
): Reason[] {
  const { sales_channels = [], variants = [] } = product;
  const { channelById } = indexOf(store);
  const channels = sales_channels.flatMap(({ id }) => channelById.get(id) ?? []);
  return [
    ...(product.status === "published" ? [] : [blocking("not-published")]),
    ...(variants.length > 0 ? [] : [blocking("no-variants")]),
    ...(channels.length > 0 || store.hasChannels === false ? [] : [blocking("no-channel")]),
    ...channels.flatMap(channelReasons),
    ...(store.regions.length > 0 ? [] : [blocking("no-region")]),
    ...store.regions.flatMap((region) => [
      ...regionReasons(region),
      ...shippingReasons(product, store, region),
    ]),
    ...(product.is_giftcard || product.profile_id ? [] : [blocking("no-profile")]),
    ...variants.flatMap((variant) => [
      ...store.regions.flatMap((region) => priceReasons(variant, store, region, now)),
      ...stockReasons(variant, store, channels),
    ]),
  ];
}

/** Lookup tables for a store's settings, created once for all products that are checked. */
const indexes = new WeakMap<ReasonsStore, ReturnType<typeof createIndex>>();
const createIndex = ({ channels, priceLists }: ReasonsStore) => ({
  channelById: new Map(channels.map((channel) => [channel.id, channel])),
  listById: new Map(priceLists.map((list) => [list.id, list])),
});
function indexOf(store: ReasonsStore) {
  const index = indexes.get(store) ?? createIndex(store);
  indexes.set(store, index);
  return index;
}

/** True if no reason prevents buying a variant through a channel in a region. */
export const canBuy = (
  found: readonly Reason[],
  { variant, channel, region }: { variant: string; channel: string; region: string },
): boolean =>
  !found.some(
    (reason) =>
      reason.blocks &&
      [variant, undefined].includes(reason.variant) &&
      [channel, undefined].includes(reason.channel) &&
      [region, undefined].includes(reason.region),
  );

function channelReasons({ id: channel, is_disabled, publishableKeys }: Channel): Reason[] {
  if (is_disabled) return [blocking("channel-disabled", { channel })];
  // Not blocking, because a storefront without a key can send the channel's id.
  return publishableKeys && publishableKeys.every(({ revoked_at }) => revoked_at !== null)
    ? [{ cause: "channel-without-key", blocks: false, channel }]
    : [];
}

function regionReasons({ id: region, countries, payment_providers }: Region): Reason[] {
  return [
    ...(countries?.length === 0 ? [blocking("region-without-country", { region })] : []),
    ...(payment_providers?.length === 0 ? [blocking("region-without-payment", { region })] : []),
  ];
}

function shippingReasons(
  { is_giftcard, profile_id }: ReasonsProduct,
  { shippingOptions }: ReasonsStore,
  { id: region }: Region,
): Reason[] {
  if (is_giftcard || !profile_id) return [];
  const options = shippingOptions.filter(
    (option) =>
      option.region_id === region && option.profile_id === profile_id && !option.is_return,
  );
  if (options.length === 0) return [blocking("no-shipping-option", { region })];
  return options.every(({ admin_only }) => admin_only)
    ? [blocking("shipping-admin-only", { region })]
    : [];
}

function priceReasons(
  { id: variant, prices = [] }: ReasonsVariant,
  store: ReasonsStore,
  region: Region,
  now: Date,
): Reason[] {
  const { listById } = indexOf(store);
  const listOf = ({ price_list_id }: Price) => listById.get(price_list_id ?? "");
  const isActive = (price: Price) => {
    const list = listOf(price);
    if (price.price_list_id === null) return true;
    if (list?.status !== "active") return false;
    const [starts, ends] = [list.starts_at, list.ends_at];
    return (starts === null || new Date(starts) <= now) && (ends === null || new Date(ends) >= now);
  };
  const isForAll = (price: Price) => (listOf(price)?.customer_groups ?? []).length === 0;
  const isForOne = ({ min_quantity }: Price) => (min_quantity ?? 1) <= 1;
  const here = prices.filter(
    ({ currency_code, region_id }) =>
      region_id === region.id ||
      (region_id === null && currency_code.toLowerCase() === region.currency_code.toLowerCase()),
  );
  const because = (cause: Cause) => [blocking(cause, { variant, region: region.id })];
  if (here.length === 0) return because("no-price");
  const active = here.filter(isActive);
  if (active.length === 0) return because("price-not-active");
  const forAll = active.filter(isForAll);
  if (forAll.length === 0) return because("price-for-groups");
  return forAll.some(isForOne) ? [] : because("price-for-quantities");
}

function stockReasons(
  variant: ReasonsVariant,
  { hasLocations }: ReasonsStore,
  channels: readonly Channel[],
): Reason[] {
  const { id, inventory } = variant;
  if (!variant.manage_inventory || variant.allow_backorder) return [];
  if (!hasLocations)
    return (variant.inventory_quantity ?? 0) > 0 ? [] : [blocking("out-of-stock", { variant: id })];
  // A variant without an inventory item is sold without limit.
  if (inventory?.length === 0) return [{ cause: "no-inventory-item", blocks: false, variant: id }];
  return channels.flatMap((channel) => {
    const because = (cause: Cause) => [blocking(cause, { variant: id, channel: channel.id })];
    const places = new Set(channel.locations?.map(({ location_id }) => location_id));
    if (places.size === 0) return because("channel-without-location");
    const short = (inventory ?? []).flatMap(({ required_quantity = 1, location_levels = [] }) => {
      const levels = location_levels.filter(({ location_id }) => places.has(location_id));
      if (levels.length === 0) return ["not-stocked" as const];
      const available = levels.reduce(
        (sum, { stocked_quantity, reserved_quantity }) =>
          sum + stocked_quantity - reserved_quantity,
        0,
      );
      return available < required_quantity ? ["out-of-stock" as const] : [];
    });
    const [first] = short;
    return first ? because(first) : [];
  });
}
