import type { adminListNotes, adminListNotifications } from "@countertop/sdk/operations";
import type { TFunction } from "i18next";
import type { Order } from "../order.ts";
import { duesOf, undonePayments } from "../../../resources/order-balance.ts";
import { isPaidBack } from "../returns/returnable.ts";

export type Note = Awaited<ReturnType<typeof adminListNotes>>["notes"][number];
export type Notice = Awaited<ReturnType<typeof adminListNotifications>>["notifications"][number];

/** The timeline's filters, in the order in which they are shown. */
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
  /** The id of a record, followed by the kind of event: a package, for example, can be packed and then shipped. */
  id: string;
  at: string;
  group: EventGroup;
  kind: EventKind;
  amount?: number | undefined;
  /** The affected lines, with their quantities. */
  lines?: readonly { quantity: number; title: string }[];
  /** A note, a reason, tracking numbers, or the recipient of a notification. */
  text?: string | null;
  note?: Note;
  notice?: Notice;
}

type Fulfillment = NonNullable<Order["fulfillments"]>[number];
type Return = NonNullable<Order["returns"]>[number];

/** The requested items of a return. On receipt, the server overwrites their quantities, and adds items that weren't requested. */
const requestedItems = ({ items = [] }: Return) =>
  items.flatMap(({ item_id, quantity, requested_quantity: asked, is_requested }) => {
    const requested = asked ?? (is_requested ? quantity : 0);
    return requested > 0 ? [{ item_id, quantity: requested }] : [];
  });

/** All events of an order, latest first. */
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

  // After a confirmed edit, the original total is unknown.
  const asPlaced = !order.edits?.some(({ confirmed_at }) => confirmed_at);
  add(order.id, order.created_at, "order", "placed", asPlaced ? { amount: order.total } : {});
  add(order.id, order.canceled_at, "order", "canceled");

  const addPayment = (
    { id, amount, captured_at, canceled_at }: NonNullable<Order["payments"]>[number],
    group: EventGroup,
  ) => {
    add(id, captured_at, group, "captured", { amount });
    // A captured payment stays captured, even if its order or exchange is canceled.
    if (!captured_at) add(id, canceled_at, group, "paymentCanceled", { amount });
  };
  // An exchange's payment is also among the order's payments, and an edit's payment may be.
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
    // A return that belongs to an exchange or a claim is requested together with it, so it has no event for the request.
    if (group === "return")
      add(id, created_at, group, "returnRequested", { lines: linesOf(requestedItems(one)) });
    add(id, received_at, group, "returnReceived", {
      lines: linesOf(received),
      ...(group === "return" && isPaidBack(order, one) && { amount: refund_amount }),
    });
    // Uses the date of the last change, because the server stores no date for these two events.
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
  // The server stores no date for an amount that is due, so this uses the last change that can have caused it.
  const [changed] = [
    order.canceled_at,
    ...(order.edits ?? []).map(({ confirmed_at: at }) => at),
    ...undonePayments(order).map(({ canceled_at: at }) => at),
  ]
    .flatMap((at) => at ?? [])
    .sort()
    .reverse();
  for (const { of, kind, id, amount } of duesOf(order))
    if (of === "order" && kind !== "capture")
      add(id, changed ?? order.created_at, "payment", `${kind}Required`, { amount });

  for (const notice of notices)
    add(notice.id, notice.created_at, "notice", "noticeSent", { text: notice.to, notice });
  for (const note of notes)
    add(note.id, note.created_at, "note", "noteAdded", { text: note.value, note });

  // If two events have the same time, the one that was added first is older.
  return events
    .map((event, index) => ({ event, index, time: Date.parse(event.at) }))
    .sort((a, b) => b.time - a.time || b.index - a.index)
    .map(({ event }) => event);
}

/** A short title for an event. */
export function eventTitle(
  { group, kind }: Pick<OrderEvent, "group" | "kind">,
  t: TFunction<"order-timeline">,
): string {
  const event = t(`event.${kind}`);
  if (group === "exchange" && kind !== "exchangeCreated")
    return t("timeline.ofExchange", { event });
  return group === "claim" && kind !== "claimCreated" ? t("timeline.ofClaim", { event }) : event;
}
