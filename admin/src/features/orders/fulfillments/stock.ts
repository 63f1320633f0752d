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
import type { Parcel } from "./fulfillment-rules.ts";

export interface Level {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
}
/** What is kept of a variant, and how much of it goes into one piece. */
export interface Kept {
  item: string;
  each: number;
  levels: readonly Level[];
}
/** By variant. A variant that nobody counts is not among them. */
export type Stock = ReadonlyMap<string, readonly Kept[]>;

export interface Reservation {
  id: string;
  line_item_id: string | null;
  inventory_item_id: string;
  location_id: string;
  quantity: number;
}

/** So many ids still fit into an address. */
const IDS = 100;

/** What lies where of these lines: two requests, however many lines there are up to a hundred. */
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
    // Others sell and pack meanwhile.
    staleTime: 0,
  };
};

/** What is set aside for the lines; for those of the order there is a call of its own, however many they are. */
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

export const placesQuery = (client: HttpClient) =>
  queryOptions(client, adminListStockLocations, {
    query: { limit: 1000, fields: "id,name", expand: "" },
  });

/** How the stock of a line stands at a place, in pieces of the line. */
export interface Standing {
  /** Nobody counts it. */
  counted: boolean;
  /** It is kept there at all. */
  kept: boolean;
  stocked: number;
  /** Set aside there, for whomever. */
  reserved: number;
  /** Of that, for this line. */
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
  // Of what a set is made, the scarcest decides.
  const [first, ...others] = standings.toSorted((a, b) => free(a) - free(b));
  if (!first) return { counted: false, kept: true, stocked: 0, reserved: 0, own: 0 };
  return {
    ...first,
    counted: true,
    kept: first.kept && others.every((one) => one.kept),
    stocked: Math.min(first.stocked, ...others.map(({ stocked }) => stocked)),
  };
}

/** What nobody else has set aside. */
export const free = ({
  stocked,
  reserved,
  own,
}: Pick<Standing, "stocked" | "reserved" | "own">): number => Math.max(0, stocked - reserved + own);

/** Why so many cannot be packed there, by the rules of the server. */
export function stockFault(
  { counted, kept, stocked }: Standing,
  quantity: number,
): "notKept" | "tooFew" | undefined {
  if (!counted || quantity === 0) return undefined;
  if (!kept) return "notKept";
  return quantity > stocked ? "tooFew" : undefined;
}

/** Whether packing so many there takes what is set aside for somebody else; the server lets it. */
export const takesFromOthers = (at: Standing, quantity: number): boolean =>
  at.counted && at.kept && quantity > free(at) && quantity <= at.stocked;

/** Where most of it can be packed; of equals, where most of it is set aside. */
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
