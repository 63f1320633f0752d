// The severity of each write. This is a separate entry point, so that clients that don't use it don't load the table.
import { effects, type Effect, type WriteCall } from "./generated/effects.ts";

export { effects, type Effect, type WriteCall };

const known: ReadonlyMap<string, Effect> = new Map(Object.entries(effects));

/**
 * Returns the effect of a call such as `POST /admin/orders/{id}/refund`. Returns undefined for a read, and for your own endpoints.
 */
export const effectOf = (call: string): Effect | undefined => known.get(call);
