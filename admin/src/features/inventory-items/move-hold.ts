import { ApiError, type HttpClient } from "@countertop/sdk";
import {
  adminCreateReservation,
  adminDeleteReservation,
  adminListReservations,
  adminRetrieveReservation,
} from "@countertop/sdk/operations";
import { isMissing } from "../../lib/errors.ts";
import type { Write } from "../../patterns/resource.ts";
import { MOVE_MARK, MOVE_SIGN, moveMetadata } from "../../patterns/stock.ts";
import type { Move } from "./move-steps.ts";

export interface Hold {
  id: string;
  created_at: string;
}

/** So long after it was set aside, a move that did not end was left, and stands in nobody's way. */
const LEFT = 10 * 60_000;
/** How often it is looked whether those who came later have given way, and how long it is until then. */
const [LOOKS, PAUSE] = [20, 400];

/**
 * The server has no sum of its own for what lies where: who counts reads first and writes then, so that two who move the same at once
 * would write over each other. So what is moved is reserved first, which is one write for the server: nobody sells it meanwhile, and
 * whoever else moves sees it. Of two, at least one sees the other; the later one gives way. Answers nothing where that is this one.
 */
export async function holdFor(
  client: HttpClient,
  write: Write,
  { item, from, to, quantity }: Move,
  words: { mark: string; description: string },
  /** The counts before the move, by column: from these, a move that was left can go on. */
  before: ReadonlyMap<string, number>,
): Promise<Hold | undefined> {
  const own = await reserve(client, write, item, {
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
    await freeHold(write, own).catch(() => {});
    throw error;
  }
  await freeHold(write, own);
  return undefined;
}

/** Who frees it a second time, since the first answer was lost, finds it gone. */
export async function freeHold(write: Write, { id }: Hold): Promise<void> {
  try {
    await write(adminDeleteReservation, { id });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const timeOf = ({ created_at }: Hold) => Date.parse(created_at);
const isBefore = (one: Hold, other: Hold): boolean =>
  timeOf(one) < timeOf(other) || (timeOf(one) === timeOf(other) && one.id < other.id);
/** By the server's clock alone. */
const isRival = (one: Hold, own: Hold): boolean =>
  one.id !== own.id && timeOf(own) - timeOf(one) < LEFT;

/** Whether it still holds anything: another window may have finished or undone the move. */
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
  write: Write,
  item: string,
  body: Parameters<typeof adminCreateReservation>[1]["body"] & { metadata: object },
): Promise<Hold> {
  const mark = (body.metadata as Record<string, unknown>)[MOVE_MARK];
  try {
    return (await write(adminCreateReservation, { body })).reservation;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    // The answer may have been lost, and not what was reserved.
    const found = (await holdsOf(client, item)).find(
      ({ metadata }) => metadata?.[MOVE_MARK] === mark,
    );
    if (!found) throw error;
    return found;
  }
}
