import { ApiError } from "@countertop/sdk";
import type { i18n } from "i18next";
import { CannotBeDone, problemOf } from "../../lib/errors.ts";
import { formatterFor } from "../../lib/intl.ts";
import { intlLocale } from "../../lib/languages.ts";
import type { Order } from "./order.ts";
import { eventTitle, orderEvents } from "./record/order-events.ts";

/** Returns an error with the text "This has changed in the meantime: …", followed by the reason for the error, if any. */
export async function concurrentChanges(
  what: readonly string[],
  i18n: i18n,
  why?: string,
): Promise<CannotBeDone> {
  await i18n.loadNamespaces("order-parts");
  const { list } = formatterFor(intlLocale(i18n.language, navigator.languages));
  const reason = list([...new Set(what)]);
  const because = i18n.getFixedT(null, "order-parts")("late.because", { reason });
  return new CannotBeDone([because, why].filter(Boolean).join(" · "));
}

/** Returns the error for an action that is no longer possible, with other operators' changes since the order was read. */
export async function tooLate(
  why: string,
  { seen, now, i18n }: { seen: Order; now: Order; i18n: i18n },
): Promise<CannotBeDone> {
  const since = await eventsSince(seen, now, i18n);
  return since.length === 0 ? new CannotBeDone(why) : concurrentChanges(since, i18n, why);
}

/**
 * Adds other operators' changes since the order was read, if any, to a server error. The server says what isn't allowed, but
 * rarely why.
 */
export async function withConcurrentChanges(
  error: unknown,
  { seen, read, i18n }: { seen: Order; read(): Promise<Order>; i18n: i18n },
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status === 401) return error;
  try {
    const since = await eventsSince(seen, await read(), i18n);
    const { message } = problemOf(error, i18n.getFixedT(null, "common"));
    return since.length === 0 ? error : await concurrentChanges(since, i18n, message);
  } catch {
    // If the order can't be read, the original error is used.
    return error;
  }
}

async function eventsSince(seen: Order, now: Order, i18n: i18n): Promise<string[]> {
  const known = new Set(orderEvents(seen).map(keyOf));
  const since = orderEvents(now).filter((event) => !known.has(keyOf(event)));
  if (since.length > 0) await i18n.loadNamespaces("order-timeline");
  const t = i18n.getFixedT(null, "order-timeline");
  return since.map((event) => eventTitle(event, t));
}

const keyOf = ({ id, kind }: { id: string; kind: string }) => `${id} ${kind}`;
