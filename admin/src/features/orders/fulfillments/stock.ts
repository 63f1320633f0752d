import type { HttpClient } from "@countertop/sdk";
import {
  adminListInventoryItems,
  adminListOrderReservations,
  adminListReservations,
  adminListStockLocations,
} from "@countertop/sdk/operations";
import { queryKey, queryOptions } from "@countertop/sdk/query";
import { CONCURRENCY, chunk, forEachConcurrently } from "../../../lib/concurrency.ts";
import type { LineItem } from "../order.ts";
import type { Fulfillment, FulfillmentSource } from "./fulfillment-rules.ts";

export interface Level {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
}
/** An inventory item of a variant, and its quantity in one unit of the variant. */
export interface Part {
  item: string;
  each: number;
  levels: readonly Level[];
}
/** Stock by variant. Variants without tracked inventory aren't included. */
export type Stock = ReadonlyMap<string, readonly Part[]>;

export interface Reservation {
  id: string;
  line_item_id: string | null;
  inventory_item_id: string;
  location_id: string;
  quantity: number;
}

/** Maximum number of ids per request, because the ids are in the URL. */
export const IDS = 100;

/**
 * The stock of these lines' variants at each location. Each request is for up to 100 inventory items, whose ids the order
 * contains.
 */
export const stockQuery = (client: HttpClient, lines: readonly Pick<LineItem, "variant">[]) => {
  const links = new Map(
    lines.flatMap(({ variant }) =>
      variant?.manage_inventory ? [[variant.id, variant.inventory_items ?? []]] : [],
    ),
  );
  const items = [
    ...new Set([...links.values()].flat().map(({ inventory_item_id }) => inventory_item_id)),
  ].toSorted();
  return {
    // The key starts with the slug of the stock resource, so that every write to stock makes it stale.
    queryKey: [
      ...queryKey(adminListInventoryItems, {}),
      "of-variants",
      [...links.keys()].toSorted(),
    ],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<Stock> {
      const levels = new Map<string, readonly Level[]>();
      await forEachConcurrently(chunk(items, IDS), CONCURRENCY, async (id) => {
        const query = { id, limit: id.length, fields: "id", expand: "" };
        const answer = await adminListInventoryItems(client, { query }, { signal });
        for (const one of answer.inventory_items) levels.set(one.id, one.location_levels ?? []);
      });
      const partOf = (kept: { inventory_item_id: string; required_quantity: number }): Part => ({
        item: kept.inventory_item_id,
        each: kept.required_quantity,
        levels: levels.get(kept.inventory_item_id) ?? [],
      });
      return new Map([...links].map(([variant, kept]) => [variant, kept.map(partOf)]));
    },
    // Always stale, because other operators sell and pack in the meantime.
    staleTime: 0,
  };
};

/** Up to 1,000 reservations for the lines. An order has its own endpoint for them, which doesn't need the ids of its lines. */
export const reservationsQuery = (
  client: HttpClient,
  { kind, id, items }: Pick<FulfillmentSource, "kind" | "id" | "items">,
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

/** Locations, with their sales channels if the store has that feature. */
export const placesQuery = (client: HttpClient, hasChannels: boolean) =>
  queryOptions(client, adminListStockLocations, {
    query: { limit: 1000, fields: "id,name", expand: hasChannels ? "sales_channels" : "" },
  });

/** Stock of a line at a location, in units of the line. */
export interface Standing {
  /** False if the store doesn't track the variant's inventory. */
  counted: boolean;
  /** True if the location has a stock level for each of the variant's inventory items. */
  kept: boolean;
  stocked: number;
  /** Quantity reserved at the location, for any line. */
  reserved: number;
  /** The part of `reserved` that is for this line. */
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
  // A variant that consists of several inventory items is limited by the one with the least stock.
  const [first, ...others] = standings.toSorted((a, b) => free(a) - free(b));
  if (!first) return { counted: false, kept: true, stocked: 0, reserved: 0, own: 0 };
  return {
    ...first,
    counted: true,
    kept: first.kept && others.every((one) => one.kept),
    stocked: Math.min(first.stocked, ...others.map(({ stocked }) => stocked)),
  };
}

/** Stock that isn't reserved for other lines. */
export const free = ({
  stocked,
  reserved,
  own,
}: Pick<Standing, "stocked" | "reserved" | "own">): number => Math.max(0, stocked - reserved + own);

/** Reason why this quantity can't be packed at the location, according to the server's rules. */
export function stockProblem(
  { counted, kept, stocked }: Standing,
  quantity: number,
): "notKept" | "tooFew" | undefined {
  if (!counted || quantity === 0) return undefined;
  if (!kept) return "notKept";
  return quantity > stocked ? "tooFew" : undefined;
}

/** True if packing this quantity uses stock that is reserved for other lines. The server allows that. */
export const takesFromOthers = (at: Standing, quantity: number): boolean =>
  at.counted && at.kept && quantity > free(at) && quantity <= at.stocked;

/** Sorts locations: first those that the order was fulfilled from, latest first, then those of the order's sales channel. */
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
 * The location where the most lines can be packed completely. If several are equal, returns the one where the most units are
 * reserved for these lines, or else the first one in the list. Undefined if there are no locations.
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
      fits: all.filter(({ at, quantity }) => !stockProblem(at, quantity)).length,
      own: all.reduce((sum, { at }) => sum + at.own, 0),
    };
  });
  return scored.toSorted((a, b) => b.fits - a.fits || b.own - a.own)[0]?.id;
}
