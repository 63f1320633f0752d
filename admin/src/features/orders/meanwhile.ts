import { ApiError } from "@countertop/sdk";
import type { i18n } from "i18next";
import { CannotBeDone, problemOf } from "../../lib/errors.ts";
import { formatterFor } from "../../lib/intl.ts";
import { intlLocale } from "../../lib/languages.ts";
import type { Order } from "./order.ts";
import { eventTitle, orderEvents } from "./record/order-events.ts";

/**
 * A refusal with what others did to the order since it was seen, where they did anything: the server says what is not allowed, and
 * seldom why it no longer is.
 */
export async function toldWhy(
  error: unknown,
  { seen, read, i18n }: { seen: Order; read(): Promise<Order>; i18n: i18n },
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status === 401) return error;
  try {
    const now = await read();
    const known = new Set(orderEvents(seen).map(keyOf));
    const since = orderEvents(now).filter((event) => !known.has(keyOf(event)));
    if (since.length === 0) return error;
    await i18n.loadNamespaces(["order-parts", "order-timeline"]);
    const [t, tTimeline, tCommon] = [
      i18n.getFixedT(null, "order-parts"),
      i18n.getFixedT(null, "order-timeline"),
      i18n.getFixedT(null, "common"),
    ];
    const titles = [...new Set(since.map((event) => eventTitle(event, tTimeline)))];
    const { list } = formatterFor(intlLocale(i18n.language, navigator.languages));
    const meanwhile = t("late.because", { reason: list(titles) });
    return new CannotBeDone(`${meanwhile} · ${problemOf(error, tCommon).message}`);
  } catch {
    // It is refused all the same.
    return error;
  }
}

const keyOf = ({ id, kind }: { id: string; kind: string }) => `${id} ${kind}`;
