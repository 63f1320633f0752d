import type { HttpClient } from "@countertop/sdk";
import {
  adminDeleteInventoryItem,
  adminListInventoryItems,
  adminListSalesChannels,
  adminListVariants,
  adminRetrieveInventoryItem,
  adminUpdateInventoryItem,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { Boxes } from "lucide-react";
import { lowStock } from "../lib/low-stock.ts";
import { defineResource } from "../patterns/resource.ts";
import { stockLocations } from "./stock-locations.ts";

const states = ["low", "none"] as const;
export type StockState = (typeof states)[number];

/**
 * Maximum number of items to read. The server can't filter by low stock, so the items are read and filtered here, as on the home
 * page. Each item takes about 4 ms, so the number is limited, and the list says if there are more.
 */
const SCAN_LIMIT = 2_000;
/** Maximum number of items that match themselves or through their product. Their ids must fit into a URL. */
const MOST_FOUND = 100;

interface Counted {
  location_levels?: readonly {
    location_id: string;
    stocked_quantity: number;
    reserved_quantity: number;
  }[];
  variants?: readonly ({ manage_inventory?: boolean } | null)[];
}

/** The totals of the item's levels, which are those of all locations, or of the requested ones. */
export function totalsOf({ location_levels: levels = [] }: Counted) {
  const sum = (of: (level: (typeof levels)[number]) => number) =>
    levels.reduce((total, level) => total + of(level), 0);
  const stocked = sum((level) => level.stocked_quantity);
  const reserved = sum((level) => level.reserved_quantity);
  return { stocked, reserved, available: stocked - reserved };
}

/** For each enabled sales channel, the ids of the locations that it sells from. */
export type SoldFrom = readonly ReadonlySet<string>[];

const allChannels = { query: { limit: 1000, expand: "locations" } };
export const channelsQuery = (client: HttpClient) =>
  queryOptions(client, adminListSalesChannels, allChannels);
export const soldFrom = ({ sales_channels }: AnswerOfChannels): SoldFrom =>
  sales_channels
    .filter(({ is_disabled }) => !is_disabled)
    .map(({ locations = [] }) => new Set(locations.map(({ location_id }) => location_id)));
interface AnswerOfChannels {
  sales_channels: readonly {
    is_disabled: boolean;
    locations?: readonly { location_id: string }[];
  }[];
}

/**
 * The lowest quantity that a sales channel can sell, among channels with a location of the item. A channel can't sell stock at
 * the locations of another channel. Returns 0 for an item without such a channel, and for a tracked item without a level.
 * Undefined for an untracked item without a level, because it can't run out.
 */
export function sellable(item: Counted, channels: SoldFrom): number | undefined {
  const { location_levels: levels = [], variants = [] } = item;
  if (levels.length === 0)
    return variants.some((variant) => variant?.manage_inventory) ? 0 : undefined;
  const at = channels
    .map((locations) => levels.filter(({ location_id }) => locations.has(location_id)))
    .filter((stocked) => stocked.length > 0);
  if (at.length === 0) return 0;
  return Math.min(...at.map((stocked) => totalsOf({ location_levels: stocked }).available));
}

export const isRunningOut = (
  item: Counted,
  wanted: readonly string[],
  low: number,
  channels?: SoldFrom,
): boolean => {
  const available = channels ? sellable(item, channels) : totalsOf(item).available;
  if (available === undefined) return false;
  return (
    (wanted.includes("none") && available <= 0) || (wanted.includes("low") && available <= low)
  );
};

interface Named {
  id: string;
  sku: string | null;
  title: string | null;
  variants?: readonly ({ title: string; product?: { title: string | null } | null } | null)[];
}

/** The variant that uses the item. Undefined if the variant's product was deleted. */
export const soldAs = <V>({ variants }: { variants?: readonly (V | null)[] }): V | undefined =>
  variants?.find((variant) => variant !== null) ?? undefined;

export function nameOfItem(item: Named): string {
  const variant = soldAs(item);
  return (
    [variant?.product?.title, variant?.title].filter(Boolean).join(" · ") ||
    (item.title ?? item.sku ?? item.id)
  );
}

/**
 * The ids of items that match the words, or whose product or variant matches. Empty if more than `MOST_FOUND` items match the
 * words themselves.
 */
async function itemsWith(client: HttpClient, q: string): Promise<string[]> {
  const query = { q, limit: MOST_FOUND, fields: "id" };
  const [{ variants }, named] = await Promise.all([
    adminListVariants(client, { query: { ...query, expand: "inventory_items" } }),
    adminListInventoryItems(client, { query }),
  ]);
  if (named.count > MOST_FOUND) return [];
  const sold = variants.flatMap(({ inventory_items: items }) =>
    items.map(({ inventory_item_id }) => inventory_item_id),
  );
  return [...new Set([...named.inventory_items.map(({ id }) => id), ...sold])].slice(0, MOST_FOUND);
}

export const inventoryItems = defineResource({
  slug: "inventory-items",
  path: "/inventory",
  icon: Boxes,
  needs: "inventoryService",
  list: adminListInventoryItems,
  record: adminRetrieveInventoryItem,
  update: adminUpdateInventoryItem,
  remove: adminDeleteInventoryItem,
  nameOf: nameOfItem,
  noteOf: ({ sku }) => sku,
  pictureOf: (item) => item.thumbnail ?? soldAs(item)?.product?.thumbnail ?? null,
  orders: ["-created_at", "-updated_at", "sku"],
  filters: {
    location: {
      kind: "records",
      param: "location_id",
      label: "inventory-items:list.location",
      of: stockLocations,
    },
    stock: {
      kind: "choice",
      param: null,
      label: "inventory-items:list.stock",
      options: states,
      optionLabel: (state) => `inventory-items:views.${state as StockState}` as const,
    },
    shipping: {
      kind: "boolean",
      param: "requires_shipping",
      label: "inventory-items:fields.requiresShipping",
    },
  },
  clientFilter: ({ stock, location }) => {
    if (stock.length === 0) return undefined;
    const low = lowStock.get();
    return {
      key: `${stock.join()} ${low} ${location.join()}`,
      most: SCAN_LIMIT,
      keeps: async (client) => {
        // The response contains only the levels of the requested locations.
        if (location.length > 0) return (item) => isRunningOut(item, stock, low);
        const channels = soldFrom(await adminListSalesChannels(client, allChannels));
        return (item) => isRunningOut(item, stock, low, channels);
      },
    };
  },
  lookUp: async (client, typed) => {
    if (typed.startsWith("iitem_")) return { id: [typed] };
    const id = await itemsWith(client, typed);
    return id.length > 0 ? { id } : undefined;
  },
  looksUpAll: true,
  live: true,
  // Excluded from the global search, which finds the product by words, and the variant by its SKU.
  unsearched: true,
});
export type InventoryItem = ReturnType<typeof inventoryItems.rowsIn>[number];
