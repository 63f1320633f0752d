import type { HttpClient } from "@countertop/sdk";
import { adminListReservations } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";

/** The key in a reservation's metadata that marks the reservation as part of a move. */
export const MOVE_MARK = "countertop_move";
/** The first character in such a reservation's description. The server can search descriptions, but not metadata. */
export const MOVE_SIGN = "⇄";
/** Time in ms during which another window may still be working on the move. */
const AT_WORK = 60_000;

/** A stock move that was started, but not finished. */
export interface LeftMove {
  /** The id of the reservation for the moved units. */
  id: string;
  created_at: string;
  name: string;
  item: string;
  from: string;
  to: string;
  quantity: number;
  /** The counts at both locations before the move, by column. */
  before: ReadonlyMap<string, number>;
}

/** Additional metadata of the reservation, with which the move can be resumed. */
export const moveMetadata = (to: string, before: ReadonlyMap<string, number>) => ({
  to,
  before: Object.fromEntries(before),
});

export const leftMovesQuery = (client: HttpClient, item?: string) =>
  queryOptions(client, adminListReservations, {
    query: {
      description: { contains: MOVE_SIGN },
      ...(item !== undefined && { inventory_item_id: [item] }),
      order: "created_at",
      limit: 50,
      expand: "inventory_item",
    },
  });

interface Reservation {
  id: string;
  created_at: string;
  inventory_item_id: string;
  location_id: string;
  quantity: number;
  metadata?: Record<string, unknown> | null;
  inventory_item?: { sku?: string | null; title?: string | null } | null;
}

export const leftMoves = (reservations: readonly Reservation[], now = Date.now()): LeftMove[] =>
  reservations.flatMap((one) => {
    const { to, before } = one.metadata ?? {};
    if (one.metadata?.[MOVE_MARK] === undefined || typeof to !== "string") return [];
    if (now - Date.parse(one.created_at) < AT_WORK) return [];
    return {
      id: one.id,
      created_at: one.created_at,
      name: one.inventory_item?.title || (one.inventory_item?.sku ?? one.inventory_item_id),
      item: one.inventory_item_id,
      from: one.location_id,
      to,
      quantity: one.quantity,
      before: new Map(Object.entries((before ?? {}) as Record<string, number>)),
    };
  });
