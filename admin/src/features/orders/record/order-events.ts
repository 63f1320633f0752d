import type { adminListNotes, adminListNotifications } from "@countertop/sdk/operations";
import type { TFunction } from "i18next";
import type { Order } from "../order.ts";
import { duesOf } from "../../../resources/order-balance.ts";
import { isPaidBack } from "../returns/returnable.ts";

export type Note = Awaited<ReturnType<typeof adminListNotes>>["notes"][number];
export type Notice = Awaited<ReturnType<typeof adminListNotifications>>["notifications"][number];

/** Filters of the timeline, in the order in which they are offered. */
export const eventGroups = [
  "order",
  "payment",
  "fulfillment",
  "return",
  "exchange",
  "claim",
  "edit",
  "notice",
  "note",
] as const;
export type EventGroup = (typeof eventGroups)[number];

export type EventKind =
  | "placed"
  | "canceled"
  | "captured"
  | "paymentCanceled"
  | "refunded"
  | "paymentRequired"
  | "refundRequired"
  | "fulfilled"
  | "shipped"
  | "fulfillmentCanceled"
  | "returnRequested"
  | "returnReceived"
  | "returnCanceled"
  | "returnAction"
  | "exchangeCreated"
  | "exchangeConfirmed"
  | "exchangeCanceled"
  | "claimCreated"
  | "claimCanceled"
  | "editCreated"
  | "editRequested"
  | "editConfirmed"
  | "editDeclined"
  | "editCanceled"
  | "noticeSent"
  | "noteAdded";

export interface OrderEvent {
  /** The event's id. A record can have several events: a payment is captured and canceled. */
  id: string;
  at: string;
  group: EventGroup;
  kind: EventKind;
  amount?: number | undefined;
  /** The affected lines with their quantities. */
  lines?: readonly { quantity: number; title: string }[];
  /** Text that somebody wrote, or a tracking number. */
  text?: string | null;
  note?: Note;
  notice?: Notice;
}

type Fulfillment = NonNullable<Order["fulfillments"]>[number];
type Return = NonNullable<Order["returns"]>[number];

/** All events of an order, the latest first. */
export function orderEvents(
  order: Order,
  notes: readonly Note[] = [],
  notices: readonly Notice[] = [],
): OrderEvent[] {
  const events: OrderEvent[] = [];
  const titles = new Map(
    [
      ...(order.items ?? []),
      ...[...(order.swaps ?? []), ...(order.claims ?? [])].flatMap(
        ({ additional_items = [] }) => additional_items,
      ),
    ].map(({ id, title }) => [id, title]),
  );
  const linesOf = (items: readonly { item_id: string; quantity: number }[] = []) =>
    items.map(({ item_id, quantity }) => ({ quantity, title: titles.get(item_id) ?? item_id }));
  const add = (
    id: string,
    at: string | null | undefined,
    group: EventGroup,
    kind: EventKind,
    more: Partial<OrderEvent> = {},
  ) => {
    if (at) events.push({ id: `${id}.${kind}`, at, group, kind, ...more });
  };

  // The original total is unknown after an edit has changed it.
  const asPlaced = !order.edits?.some(({ confirmed_at }) => confirmed_at);
  add(order.id, order.created_at, "order", "placed", asPlaced ? { amount: order.total } : {});
  add(order.id, order.canceled_at, "order", "canceled");

  const addPayment = (
    { id, amount, captured_at, canceled_at }: NonNullable<Order["payments"]>[number],
    group: EventGroup,
  ) => {
    add(id, captured_at, group, "captured", { amount });
    add(id, canceled_at, group, "paymentCanceled", { amount });
  };
  // The payment of an exchange is also among the order's payments, and that of an edit may be.
  const told = new Set(order.swaps?.map(({ payment }) => payment?.id));
  for (const payment of [
    ...(order.payments ?? []),
    ...(order.edits ?? []).flatMap(({ payment_collection }) => payment_collection?.payments ?? []),
  ]) {
    if (told.has(payment.id)) continue;
    told.add(payment.id);
    addPayment(payment, "payment");
  }
  for (const { id, created_at, amount, note } of order.refunds ?? [])
    add(id, created_at, "payment", "refunded", { amount, text: note });

  const addFulfillments = (all: readonly Fulfillment[] = [], group: EventGroup) => {
    for (const { id, items, created_at, shipped_at, canceled_at, tracking_links } of all) {
      const lines = linesOf(items);
      const text = tracking_links?.map(({ tracking_number }) => tracking_number).join(", ") || null;
      add(id, created_at, group, "fulfilled", { lines });
      add(id, shipped_at, group, "shipped", { lines, text });
      add(id, canceled_at, group, "fulfillmentCanceled", { lines });
    }
  };
  addFulfillments(order.fulfillments, "fulfillment");

  const addReturn = (one: Return, group: EventGroup) => {
    const { id, status, items, created_at, updated_at, received_at, refund_amount } = one;
    const lines = linesOf(items);
    const received = items?.map(({ item_id, received_quantity, quantity }) => ({
      item_id,
      quantity: received_quantity ?? quantity,
    }));
    // A return that belongs to an exchange or a claim is requested with it, so it has no request event.
    if (group === "return") add(id, created_at, group, "returnRequested", { lines });
    add(id, received_at, group, "returnReceived", {
      lines: linesOf(received),
      ...(group === "return" && isPaidBack(order, one) && { amount: refund_amount }),
    });
    // The server stores no other date for these two events.
    if (status === "canceled") add(id, updated_at, group, "returnCanceled", { lines });
    if (status === "requires_action") add(id, updated_at, group, "returnAction", { lines });
  };
  for (const one of order.returns ?? []) addReturn(one, "return");

  for (const swap of order.swaps ?? []) {
    const lines = swap.additional_items?.map(({ quantity, title }) => ({ quantity, title })) ?? [];
    add(swap.id, swap.created_at, "exchange", "exchangeCreated", { lines });
    add(swap.id, swap.confirmed_at, "exchange", "exchangeConfirmed", {
      ...(swap.difference_due !== null && { amount: swap.difference_due }),
    });
    add(swap.id, swap.canceled_at, "exchange", "exchangeCanceled");
    if (swap.payment) addPayment(swap.payment, "exchange");
    if (swap.return_order) addReturn(swap.return_order, "exchange");
    addFulfillments(swap.fulfillments, "exchange");
  }
  for (const claim of order.claims ?? []) {
    add(claim.id, claim.created_at, "claim", "claimCreated", {
      lines: linesOf(claim.claim_items),
      ...(claim.refund_amount !== null && { amount: claim.refund_amount }),
    });
    add(claim.id, claim.canceled_at, "claim", "claimCanceled");
    if (claim.return_order) addReturn(claim.return_order, "claim");
    addFulfillments(claim.fulfillments, "claim");
  }
  for (const edit of order.edits ?? []) {
    add(edit.id, edit.created_at, "edit", "editCreated", { text: edit.internal_note ?? null });
    add(edit.id, edit.requested_at, "edit", "editRequested");
    add(edit.id, edit.confirmed_at, "edit", "editConfirmed");
    add(edit.id, edit.declined_at, "edit", "editDeclined", { text: edit.declined_reason });
    add(edit.id, edit.canceled_at, "edit", "editCanceled");
  }
  // The server stores no date for an open payment: the last edit has changed the total.
  const [changed] = (order.edits ?? [])
    .flatMap(({ confirmed_at }) => confirmed_at ?? [])
    .sort()
    .reverse();
  for (const { of, kind, id, amount } of duesOf(order))
    if (of === "order" && kind !== "capture")
      add(id, changed ?? order.created_at, "payment", `${kind}Required`, { amount });

  for (const notice of notices)
    add(notice.id, notice.created_at, "notice", "noticeSent", { text: notice.to, notice });
  for (const note of notes)
    add(note.id, note.created_at, "note", "noteAdded", { text: note.value, note });

  // If two events have the same time, the one added first is older.
  return events
    .map((event, index) => ({ event, index, time: Date.parse(event.at) }))
    .sort((a, b) => b.time - a.time || b.index - a.index)
    .map(({ event }) => event);
}

/** Short title of an event. */
export function eventTitle(
  { group, kind }: Pick<OrderEvent, "group" | "kind">,
  t: TFunction<"order-timeline">,
): string {
  const event = t(`event.${kind}`);
  if (group === "exchange" && kind !== "exchangeCreated")
    return t("timeline.ofExchange", { event });
  return group === "claim" && kind !== "claimCreated" ? t("timeline.ofClaim", { event }) : event;
}
