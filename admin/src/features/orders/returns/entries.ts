import { isSettled } from "../../../resources/order-balance.ts";
import { isShippable, isUnpacked, stateOf } from "../fulfillments/fulfillment-rules.ts";
import type { Order } from "../order.ts";
import type { Claim, Return, Swap } from "./returnable.ts";

/** The next step for a return, exchange, or claim. `wait` means that the customer has to confirm an exchange. */
export type Todo = "wait" | "settle" | "pack" | "ship" | "receive";
export type Entry = { id: string; at: string; todo: readonly Todo[] } & (
  | { kind: "return"; record: Return }
  | { kind: "exchange"; record: Swap }
  | { kind: "claim"; record: Claim }
);

/** The name of each kind, as used in the keys of its strings. */
export const kindName = { return: "Return", exchange: "Exchange", claim: "Claim" } as const;

const awaits = (one: Return | null | undefined): Todo[] =>
  one?.status === "requested" ? ["receive"] : [];

const sending = (status: string): Todo[] =>
  isUnpacked(status) ? ["pack"] : isShippable(status) ? ["ship"] : [];

function todoOfSwap(swap: Swap): Todo[] {
  if (swap.canceled_at != null) return [];
  if (swap.confirmed_at == null) return ["wait", ...awaits(swap.return_order)];
  return [
    ...(isSettled(swap) ? [] : (["settle"] as const)),
    ...sending(swap.fulfillment_status),
    ...awaits(swap.return_order),
  ];
}

function todoOfClaim(claim: Claim): Todo[] {
  if (claim.canceled_at !== null) return [];
  return [
    ...(claim.type === "replace" ? sending(claim.fulfillment_status) : []),
    ...awaits(claim.return_order),
  ];
}

/** Returns, exchanges, and claims of an order, newest first. Returns of exchanges and claims aren't separate entries. */
export function entriesOf({ returns = [], swaps = [], claims = [] }: Order): Entry[] {
  const all: Entry[] = [
    ...returns
      .filter(({ swap_id, claim_order_id }) => swap_id === null && claim_order_id === null)
      .map((record) => ({ kind: "return" as const, record, todo: awaits(record) })),
    ...swaps.map((record) => ({ kind: "exchange" as const, record, todo: todoOfSwap(record) })),
    ...claims.map((record) => ({ kind: "claim" as const, record, todo: todoOfClaim(record) })),
  ].map((entry) => ({ ...entry, id: entry.record.id, at: entry.record.created_at }));
  return all.sort((one, other) => other.at.localeCompare(one.at));
}

/** One of several cancellation calls, which the server accepts only in a certain sequence. */
export type CancelStep = { what: "parcel" | "return" | "whole"; id: string };
export type CancelProblem = "received" | "paidBack" | "shipped";
export type CancelPlan = { steps: readonly CancelStep[] } | { why: CancelProblem };

const isCanceled = ({ record, kind }: Entry): boolean =>
  kind === "return" ? record.status === "canceled" : record.canceled_at != null;

/** The steps of a cancellation, or the reason why it isn't possible. Undefined if the entry is already canceled. */
export function cancelPlan(entry: Entry): CancelPlan | undefined {
  if (isCanceled(entry)) return undefined;
  const whole = { what: "whole", id: entry.id } as const;
  if (entry.kind === "return")
    return entry.record.status === "requested" ? { steps: [whole] } : { why: "received" };
  const { record, kind } = entry;
  const paidBack =
    kind === "claim"
      ? (record.refund_amount ?? 0) > 0
      : ["difference_refunded", "partially_refunded", "refunded"].includes(record.payment_status);
  if (paidBack) return { why: "paidBack" };
  const parcels = (record.fulfillments ?? []).filter((one) => stateOf(one) !== "canceled");
  if (parcels.some((one) => stateOf(one) === "shipped")) return { why: "shipped" };
  const back = record.return_order;
  if (back && ["received", "requires_action"].includes(back.status)) return { why: "received" };
  return {
    steps: [
      ...parcels.map(({ id }) => ({ what: "parcel" as const, id })),
      ...(back && back.status !== "canceled" ? [{ what: "return" as const, id: back.id }] : []),
      whole,
    ],
  };
}

/** The URL where the customer pays for an exchange. Undefined if the exchange has no cart, or the store has no template. */
export function paymentLink(
  template: string | null | undefined,
  { id, cart_id }: Pick<Swap, "id" | "cart_id">,
): string | undefined {
  if (!template || cart_id === null) return undefined;
  return template.replace(/\{cart_id\}/g, cart_id).replace(/\{swap_id\}/g, id);
}
