import { ApiError, type HttpClient } from "@countertop/sdk";
import { adminListReservations, adminRetrieveReservation } from "@countertop/sdk/operations";
import { isMissing } from "../../lib/errors.ts";
import type { useAdminCreateReservation, useAdminDeleteReservation } from "@countertop/sdk/react";
import { MOVE_MARK, MOVE_SIGN, moveMetadata } from "../../lib/left-moves.ts";
import type { Move } from "./move-steps.ts";

/** The functions that create and delete a reservation. */
export interface HoldWrites {
  create: ReturnType<typeof useAdminCreateReservation>["mutateAsync"];
  remove: ReturnType<typeof useAdminDeleteReservation>["mutateAsync"];
}

export interface Hold {
  id: string;
  created_at: string;
}

/** Age in ms at which an unfinished move is considered abandoned and no longer blocks others. */
const LEFT = 10 * 60_000;
/** The number of times to check whether later moves have stopped, and the pause between checks in ms. */
const [LOOKS, PAUSE] = [20, 400];

/**
 * Reserves the units of a move. The server can't change stock atomically: clients read counts and write sums, so two moves of the
 * same item would overwrite each other. A reservation is a single write. It stops sales of the moved units, and other moves can
 * see it. If there are two moves, at least one of them sees the other, and the later move stops. Returns undefined if this move
 * has to stop.
 */
export async function holdFor(
  client: HttpClient,
  writes: HoldWrites,
  { item, from, to, quantity }: Move,
  words: { mark: string; description: string },
  /** The counts before the move, by column. An abandoned move can continue from these counts. */
  before: ReadonlyMap<string, number>,
): Promise<Hold | undefined> {
  const own = await reserve(client, writes, item, {
    inventory_item_id: item,
    location_id: from,
    quantity,
    description: `${MOVE_SIGN} ${words.description}`,
    metadata: { [MOVE_MARK]: words.mark, ...moveMetadata(to, before) },
  });
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      const others = (await holdsOf(client, item)).filter((one) => isRival(one, own));
      if (others.length === 0) return own;
      if (others.some((one) => isBefore(one, own))) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  } catch (error) {
    await freeHold(writes, own).catch(() => {});
    throw error;
  }
  await freeHold(writes, own);
  return undefined;
}

/** Deletes the reservation. If a response was lost, the retry gets a 404, which is ignored. */
export async function freeHold({ remove }: HoldWrites, { id }: Hold): Promise<void> {
  try {
    await remove({ id });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const timeOf = ({ created_at }: Hold) => Date.parse(created_at);
const isBefore = (one: Hold, other: Hold): boolean =>
  timeOf(one) < timeOf(other) || (timeOf(one) === timeOf(other) && one.id < other.id);
/**
 * True for another move that isn't abandoned. Compares only times from the server's clock, because the user's clock may be
 * wrong.
 */
const isRival = (one: Hold, own: Hold): boolean =>
  one.id !== own.id && timeOf(own) - timeOf(one) < LEFT;

/** True if the reservation still exists. Another window may have finished or undone the move. */
export async function isHeld(client: HttpClient, { id }: Hold): Promise<boolean> {
  try {
    await adminRetrieveReservation(client, { id });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function holdsOf(
  client: HttpClient,
  item: string,
): Promise<(Hold & { metadata?: Record<string, unknown> | null })[]> {
  const query = { inventory_item_id: [item], order: "-created_at", limit: 100, expand: "" };
  const { reservations } = await adminListReservations(client, { query });
  return reservations.filter(({ metadata }) => metadata?.[MOVE_MARK] !== undefined);
}

async function reserve(
  client: HttpClient,
  { create }: HoldWrites,
  item: string,
  body: Parameters<HoldWrites["create"]>[0]["body"] & { metadata: object },
): Promise<Hold> {
  const mark = (body.metadata as Record<string, unknown>)[MOVE_MARK];
  try {
    return (await create({ body })).reservation;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    // Looks for the reservation, because the response may have been lost after it was created.
    const found = (await holdsOf(client, item)).find(
      ({ metadata }) => metadata?.[MOVE_MARK] === mark,
    );
    if (!found) throw error;
    return found;
  }
}
