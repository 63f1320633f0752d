import { itemsInOrder } from "../../../resources/orders.ts";
import type { LineItem, Order } from "../order.ts";

export type Fulfillment = NonNullable<Order["fulfillments"]>[number];
type Swap = NonNullable<Order["swaps"]>[number];
type Claim = NonNullable<Order["claims"]>[number];

export type FulfillProblem =
  | "canceled"
  | "requiresAction"
  | "allFulfilled"
  | "notConfirmed"
  | "nothingToSend";

/** Items that are fulfilled together: the items of the order, or of one of its exchanges or claims. */
export interface FulfillmentSource {
  kind: "order" | "swap" | "claim";
  id: string;
  items: readonly LineItem[];
  fulfillments: readonly Fulfillment[];
  /** The reason why the items can't be fulfilled now. */
  problem: FulfillProblem | undefined;
  /** True if the customer is notified by default. */
  notify: boolean;
}

export const fulfillmentSourcesOf = (order: Order): FulfillmentSource[] => [
  {
    kind: "order",
    id: order.id,
    items: itemsInOrder(order.items),
    fulfillments: order.fulfillments ?? [],
    problem: orderProblem(order),
    notify: order.no_notification !== true,
  },
  ...(order.swaps ?? []).map((swap) => sentIn(order, "swap", swap, swapProblem(swap))),
  ...(order.claims ?? []).map((claim) => sentIn(order, "claim", claim, claimProblem(claim))),
];

const sentIn = (
  order: Order,
  kind: "swap" | "claim",
  { id, additional_items: items = [], fulfillments = [], no_notification }: Swap | Claim,
  problem: FulfillProblem | undefined,
): FulfillmentSource => ({
  kind,
  id,
  items,
  fulfillments,
  problem,
  notify: (no_notification ?? order.no_notification) !== true,
});

/** The exchange or claim with this id, or the order if the id is empty. */
export const sourceOf = (order: Order, id: string): FulfillmentSource | undefined =>
  fulfillmentSourcesOf(order).find((parcel) => parcel.id === (id === "" ? order.id : id));

/** A fulfillment with the order, exchange, or claim that it belongs to. */
export const fulfillmentIn = (
  order: Order,
  id: string,
): { parcel: FulfillmentSource; fulfillment: Fulfillment } | undefined => {
  for (const parcel of fulfillmentSourcesOf(order)) {
    const fulfillment = parcel.fulfillments.find((one) => one.id === id);
    if (fulfillment) return { parcel, fulfillment };
  }
  return undefined;
};

/** A fulfillment with the number on its card. The oldest one has number 1. */
export interface NumberedFulfillment {
  parcel: FulfillmentSource;
  fulfillment: Fulfillment;
  number: number;
}
/** Fulfillments of an order, its exchanges, and its claims, newest first. */
export const numberedFulfillments = (order: Order): NumberedFulfillment[] =>
  fulfillmentSourcesOf(order)
    .flatMap((parcel) => parcel.fulfillments.map((fulfillment) => ({ parcel, fulfillment })))
    .toSorted((a, b) => b.fulfillment.created_at.localeCompare(a.fulfillment.created_at))
    .map((one, index, all) => ({ ...one, number: all.length - index }));

/** Fulfillments that can be shipped: the one with this id, or all packed ones, oldest first. */
export const shippable = (order: Order, id: string): NumberedFulfillment[] =>
  numberedFulfillments(order)
    .filter(
      ({ fulfillment }) =>
        stateOf(fulfillment) === "packed" && (id === "" || fulfillment.id === id),
    )
    .toReversed();

type Counted = Pick<LineItem, "quantity" | "fulfilled_quantity">;

/** The quantity of a line that isn't fulfilled yet. */
export const toFulfill = ({ quantity, fulfilled_quantity }: Counted): number =>
  Math.max(0, quantity - (fulfilled_quantity ?? 0));

/** Lines with an unfulfilled quantity. An exchange or a claim can't be fulfilled in parts. */
export const linesToFulfill = ({ kind, items, problem }: FulfillmentSource): LineItem[] =>
  kind === "order"
    ? items.filter((item) => toFulfill(item) > 0)
    : problem === undefined
      ? [...items]
      : [];

/** True if there are items to fulfill now. An exchange has none until the customer has chosen its shipping. */
export const isWaiting = (parcel: FulfillmentSource): boolean =>
  parcel.problem !== "canceled" && linesToFulfill(parcel).length > 0;

function orderProblem({
  status,
  fulfillment_status,
  items = [],
}: Pick<Order, "status" | "fulfillment_status" | "items">): FulfillProblem | undefined {
  if (status === "canceled") return "canceled";
  if (items.some((item) => toFulfill(item) > 0)) return undefined;
  return fulfillment_status === "requires_action" ? "requiresAction" : "allFulfilled";
}

function swapProblem(swap: Swap): FulfillProblem | undefined {
  if (swap.canceled_at) return "canceled";
  if (packed(swap.fulfillments)) return "allFulfilled";
  // Only the customer can choose the shipping of an exchange.
  return (swap.shipping_methods ?? []).length === 0 ? "notConfirmed" : undefined;
}

function claimProblem(claim: Claim): FulfillProblem | undefined {
  if (claim.canceled_at) return "canceled";
  if (claim.type !== "replace" || (claim.additional_items ?? []).length === 0)
    return "nothingToSend";
  return packed(claim.fulfillments) ? "allFulfilled" : undefined;
}

/** True if nothing is packed. The status "canceled" means that all fulfillments were canceled. */
export const isUnpacked = (status: string): boolean =>
  status === "not_fulfilled" || status === "canceled";
/** True if there may be a package that is ready to ship. */
export const isShippable = (status: string): boolean =>
  ["partially_fulfilled", "fulfilled", "partially_shipped"].includes(status);

const packed = (fulfillments: readonly Pick<Fulfillment, "canceled_at">[] = []) =>
  fulfillments.some(({ canceled_at }) => !canceled_at);

export type FulfillmentState = "canceled" | "shipped" | "packed";
export const stateOf = ({
  canceled_at,
  shipped_at,
}: Pick<Fulfillment, "canceled_at" | "shipped_at">): FulfillmentState =>
  canceled_at ? "canceled" : shipped_at ? "shipped" : "packed";
