import type { HttpClient } from "@countertop/sdk";
import {
  adminListInventoryItems,
  adminListOrderReservations,
  adminListReservations,
  adminListStockLocations,
  adminListVariants,
} from "@countertop/sdk/operations";
import { queryKey, queryOptions } from "@countertop/sdk/query";
import { CONCURRENCY, chunk, forEachConcurrently } from "../../../lib/concurrency.ts";
import type { LineItem } from "../order.ts";
import type { Fulfillment, Parcel } from "./fulfillment-rules.ts";

export interface Level {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
}
/** An inventory item of a variant, and how many of it one piece of the variant needs. */
export interface Kept {
  item: string;
  each: number;
  levels: readonly Level[];
}
/** By variant. Variants without tracked inventory aren't included. */
export type Stock = ReadonlyMap<string, readonly Kept[]>;

export interface Reservation {
  id: string;
  line_item_id: string | null;
  inventory_item_id: string;
  location_id: string;
  quantity: number;
}

/** Number of ids that fit into an address. */
const IDS = 100;

/** Stock of the variants of these lines, by location. Takes two requests for up to a hundred lines. */
export const stockQuery = (client: HttpClient, lines: readonly Pick<LineItem, "variant_id">[]) => {
  const variants = [
    ...new Set(lines.flatMap(({ variant_id }) => (variant_id === null ? [] : [variant_id]))),
  ].toSorted();
  return {
    // Below the slug of what changes it, so that every write that moves stock makes it stale.
    queryKey: [...queryKey(adminListInventoryItems, {}), "of-variants", variants],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Stock> {
      const links: { variant: string; item: string; each: number }[] = [];
      await forEachConcurrently(chunk(variants, IDS), CONCURRENCY, async (id) => {
        const answer = await adminListVariants(
          client,
          {
            query: {
              id,
              limit: id.length,
              fields: "id,manage_inventory",
              expand: "inventory_items",
            },
          },
          { signal },
        );
        for (const { id: variant, manage_inventory, inventory_items = [] } of answer.variants)
          if (manage_inventory)
            for (const { inventory_item_id, required_quantity } of inventory_items)
              links.push({ variant, item: inventory_item_id, each: required_quantity });
      });
      const levels = new Map<string, readonly Level[]>();
      const items = [...new Set(links.map(({ item }) => item))];
      await forEachConcurrently(chunk(items, IDS), CONCURRENCY, async (id) => {
        const query = { id, limit: id.length, fields: "id", expand: "" };
        const answer = await adminListInventoryItems(client, { query }, { signal });
        for (const one of answer.inventory_items) levels.set(one.id, one.location_levels ?? []);
      });
      const stock = new Map<string, Kept[]>();
      for (const { variant, item, each } of links)
        stock.set(variant, [
          ...(stock.get(variant) ?? []),
          { item, each, levels: levels.get(item) ?? [] },
        ]);
      return stock;
    },
    // Others sell and pack in the meantime.
    staleTime: 0,
  };
};

/** Reservations for the lines. An order has a call that returns all of its reservations. */
export const reservationsQuery = (
  client: HttpClient,
  { kind, id, items }: Pick<Parcel, "kind" | "id" | "items">,
) => ({
  queryKey: [...queryKey(adminListReservations, {}), "of-lines", id],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<readonly Reservation[]> => {
    const line_item_id = items.map((item) => item.id);
    const answer =
      kind === "order"
        ? await adminListOrderReservations(client, { id, query: { limit: 1000 } }, { signal })
        : await adminListReservations(client, { query: { line_item_id, limit: 1000 } }, { signal });
    return answer.reservations;
  },
  staleTime: 0,
});

/** Locations; with their sales channels if the store has that feature. */
export const placesQuery = (client: HttpClient, hasChannels: boolean) =>
  queryOptions(client, adminListStockLocations, {
    query: { limit: 1000, fields: "id,name", expand: hasChannels ? "sales_channels" : "" },
  });

/** Stock of a line at a location, in pieces of the line. */
export interface Standing {
  /** False if the inventory isn't tracked. */
  counted: boolean;
  /** True if the location has a level of the item. */
  kept: boolean;
  stocked: number;
  /** Reserved there, for any line. */
  reserved: number;
  /** Part of `reserved` that is for this line. */
  own: number;
}

export function standing(
  stock: Stock,
  reservations: readonly Reservation[],
  { id, variant_id }: Pick<LineItem, "id" | "variant_id">,
  location: string,
): Standing {
  const kept = variant_id === null ? undefined : stock.get(variant_id);
  if (!kept || kept.length === 0)
    return { counted: false, kept: true, stocked: 0, reserved: 0, own: 0 };
  const standings = kept.map(({ item, each, levels }) => {
    const level = levels.find(({ location_id }) => location_id === location);
    const own = reservations
      .filter(
        (one) =>
          one.line_item_id === id && one.location_id === location && one.inventory_item_id === item,
      )
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const pieces = (quantity: number) => Math.floor(quantity / Math.max(1, each));
    return {
      kept: level !== undefined,
      stocked: pieces(level?.stocked_quantity ?? 0),
      reserved: pieces(level?.reserved_quantity ?? 0),
      own: pieces(own),
    };
  });
  // A variant made of several items is limited by the scarcest of them.
  const [first, ...others] = standings.toSorted((a, b) => free(a) - free(b));
  if (!first) return { counted: false, kept: true, stocked: 0, reserved: 0, own: 0 };
  return {
    ...first,
    counted: true,
    kept: first.kept && others.every((one) => one.kept),
    stocked: Math.min(first.stocked, ...others.map(({ stocked }) => stocked)),
  };
}

/** Stock that nobody else has reserved. */
export const free = ({
  stocked,
  reserved,
  own,
}: Pick<Standing, "stocked" | "reserved" | "own">): number => Math.max(0, stocked - reserved + own);

/** Reason why this quantity can't be packed there, by the rules of the server. */
export function stockFault(
  { counted, kept, stocked }: Standing,
  quantity: number,
): "notKept" | "tooFew" | undefined {
  if (!counted || quantity === 0) return undefined;
  if (!kept) return "notKept";
  return quantity > stocked ? "tooFew" : undefined;
}

/** True if packing this quantity uses stock that is reserved for somebody else. The server allows it. */
export const takesFromOthers = (at: Standing, quantity: number): boolean =>
  at.counted && at.kept && quantity > free(at) && quantity <= at.stocked;

/** Locations, first those that the order shipped from, the latest first, then those that its channel sells from. */
export function byPreference<Place extends { id: string; channels: readonly string[] }>(
  places: readonly Place[],
  {
    sales_channel_id,
    fulfillments,
  }: {
    sales_channel_id: string | null;
    fulfillments: readonly Pick<Fulfillment, "location_id" | "canceled_at" | "created_at">[];
  },
): Place[] {
  const shippedFrom = fulfillments
    .filter(({ canceled_at }) => !canceled_at)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .map(({ location_id }) => location_id);
  const rank = ({ id, channels }: Place) => {
    const index = shippedFrom.indexOf(id);
    if (index !== -1) return index;
    const sells = sales_channel_id !== null && channels.includes(sales_channel_id);
    return shippedFrom.length + (sells ? 0 : 1);
  };
  return places.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The location where most of it can be packed. If several are equal, the one where most of it is reserved, then the first
 * in the order of these places.
 */
export function bestPlace(
  places: readonly { id: string }[],
  lines: readonly { line: Pick<LineItem, "id" | "variant_id">; quantity: number }[],
  stock: Stock,
  reservations: readonly Reservation[],
): string | undefined {
  const scored = places.map(({ id }) => {
    const all = lines.map(({ line, quantity }) => ({
      at: standing(stock, reservations, line, id),
      quantity,
    }));
    return {
      id,
      fits: all.filter(({ at, quantity }) => !stockFault(at, quantity)).length,
      own: all.reduce((sum, { at }) => sum + at.own, 0),
    };
  });
  return scored.toSorted((a, b) => b.fits - a.fits || b.own - a.own)[0]?.id;
}
