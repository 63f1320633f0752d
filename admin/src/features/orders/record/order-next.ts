import type { Order } from "../order.ts";
import {
  duesOf,
  excessOfCapture,
  isFree,
  isSettled,
  openPayments,
} from "../../../resources/order-balance.ts";
import { isUnpacked, stateOf, toFulfill } from "../fulfillments/fulfillment-rules.ts";
import { returnsOf } from "../returns/returnable.ts";

/** A pending task of an order, and the overlay in which the operator does it. */
export interface NextStep {
  kind:
    | "look"
    | "editOpen"
    | "editRequested"
    | "capture"
    | "payment"
    | "refund"
    | "claimRefund"
    | "fulfill"
    | "ship"
    | "receive"
    | "exchangeAwaits"
    | "exchangeFulfill"
    | "settlePay"
    | "settleBack"
    | "settleEven"
    | "claimFulfill"
    | "complete";
  /** The number of units, packages, payments, returns, exchanges, or claims that the step is for. */
  count: number;
  amount?: number;
  /** The overlay's name. Empty if only the customer can continue. */
  overlay: string;
  /**
   * The id of the part that the step is for, such as a return. If there are several, the first one's id, or empty if the
   * overlay asks for the part.
   */
  part: string;
}

/** Pending tasks, most urgent first. */
export function nextSteps(order: Order): NextStep[] {
  const steps: NextStep[] = [];
  const add = (
    kind: NextStep["kind"],
    overlay: string,
    parts: readonly { id: string }[] | number,
    amount?: number,
  ) => {
    const [count, first] =
      typeof parts === "number" ? [parts, undefined] : [parts.length, parts[0]];
    if (count > 0)
      steps.push({ kind, overlay, count, part: first?.id ?? "", ...(amount && { amount }) });
  };
  const { swaps = [], claims = [], edits = [] } = order;
  if (order.status === "canceled") {
    for (const { amount } of duesOf(order)) add("refund", "refund", 1, amount);
    return steps;
  }

  const live = { swaps: swaps.filter(isLive), claims: claims.filter(isLive) };
  const states = [order, ...live.swaps, ...live.claims].flatMap((one) => [
    one.payment_status,
    one.fulfillment_status,
  ]);
  const returning = returnsOf({ ...order, ...live });
  add(
    "look",
    "",
    states.filter((state) => state === "requires_action").length +
      returning.filter(({ status }) => status === "requires_action").length,
  );
  add(
    "editRequested",
    "edit-order",
    edits.filter(({ status }) => status === "requested"),
  );
  add(
    "editOpen",
    "edit-order",
    edits.filter(({ status }) => status === "created"),
  );

  const unsettled = live.swaps.filter((swap) => swap.confirmed_at && !isSettled(swap));
  const open = openPayments(order);
  // All open payments are one step. If there are several, the payment card shows each amount.
  const [payment] = open;
  add(
    "capture",
    "capture",
    isFree(order) ? 1 : open.length,
    open.length === 1 && payment ? payment.amount - excessOfCapture(order, open) : undefined,
  );
  for (const { of, kind, id, amount } of duesOf(order)) {
    if (of === "order" && kind === "payment") {
      const collection = unpaidCollection(order);
      add("payment", collection ? "authorize" : "", [{ id: collection?.id ?? "" }], amount);
    } else if (of === "order" && kind === "refund") add("refund", "refund", 1, amount);
    else if (of === "claim") add("claimRefund", "refund", [{ id }], amount);
  }

  add(
    "fulfill",
    "fulfill",
    (order.items ?? []).reduce((sum, item) => sum + toFulfill(item), 0),
  );
  const settle = (kind: NextStep["kind"], test: (due: number) => boolean) => {
    const found = unsettled.filter(({ difference_due }) => test(difference_due ?? 0));
    // The button settles one exchange, so the amount is shown only if there is just one.
    const [due] = found.length === 1 ? found.map(({ difference_due }) => difference_due) : [];
    add(kind, "settle", found, due == null ? undefined : Math.abs(due));
  };
  settle("settlePay", (due) => due > 0);
  settle("settleBack", (due) => due < 0);
  settle("settleEven", (due) => due === 0);
  const parcels = [order, ...live.swaps, ...live.claims].flatMap(
    ({ fulfillments = [] }) => fulfillments,
  );
  const packed = parcels.filter((parcel) => stateOf(parcel) === "packed");
  // If there are several packages, the drawer asks which one to ship.
  add("ship", "ship", packed.length > 1 ? packed.length : packed);
  add(
    "receive",
    "receive",
    returning.filter(({ status }) => status === "requested"),
  );
  add(
    "exchangeAwaits",
    "",
    live.swaps.filter(({ confirmed_at }) => !confirmed_at),
  );
  add(
    "exchangeFulfill",
    "fulfill",
    live.swaps.filter(
      ({ confirmed_at, fulfillment_status }) => confirmed_at && isUnpacked(fulfillment_status),
    ),
  );
  add(
    "claimFulfill",
    "fulfill",
    live.claims.filter(
      ({ type, fulfillment_status }) => type === "replace" && isUnpacked(fulfillment_status),
    ),
  );
  if (steps.length === 0 && order.status === "pending") add("complete", "complete", 1);
  return steps;
}

/** The unpaid payment collection of a confirmed edit. Undefined if there is none. */
const unpaidCollection = ({ edits = [] }: Order) =>
  edits.find(
    ({ confirmed_at, payment_collection: one }) => confirmed_at && one?.status === "not_paid",
  )?.payment_collection;
const isLive = ({ canceled_at }: { canceled_at?: string | null }): boolean => !canceled_at;

/** A reason why an order can't be completed, archived, canceled, or get another shipping method. */
export type ActionProblem =
  | "alreadyCompleted"
  | "alreadyArchived"
  | "alreadyCanceled"
  | "canceledNotCompleted"
  | "notCompleted"
  | "refunded"
  | "shipped"
  | "fulfillmentsFirst"
  | "returnsFirst"
  | "exchangesFirst"
  | "claimsFirst"
  | "canceledNotShipped"
  | "shippedAll";

/**
 * The reason why each action isn't possible. Undefined for an action that is possible. `bought` has the shipping profiles of
 * the ordered products. While they load, no shipping method is reported as missing.
 */
export function blockers(
  order: Order,
  bought?: readonly string[],
): {
  complete: ActionProblem | undefined;
  archive: ActionProblem | undefined;
  cancel: ActionProblem | undefined;
  shipping: ActionProblem | undefined;
} {
  const { status } = order;
  const some = <One>(all: readonly One[] | undefined, test: (one: One) => boolean) =>
    all?.some(test) === true;
  return {
    complete:
      status === "completed"
        ? "alreadyCompleted"
        : status === "canceled"
          ? "canceledNotCompleted"
          : undefined,
    archive:
      status === "completed"
        ? undefined
        : status === "archived"
          ? "alreadyArchived"
          : "notCompleted",
    // The server can't store a second shipping method for products with the same profile.
    shipping:
      status === "canceled"
        ? "canceledNotShipped"
        : profilesWithoutShipping(order, bought).length === 0
          ? "shippedAll"
          : undefined,
    // The reasons are in the order of the server's checks.
    cancel:
      status === "canceled"
        ? "alreadyCanceled"
        : (order.refunds ?? []).length > 0
          ? "refunded"
          : some(order.fulfillments, (one) => stateOf(one) === "shipped")
            ? "shipped"
            : some(order.fulfillments, isLive)
              ? "fulfillmentsFirst"
              : some(order.returns, (one) => one.status !== "canceled")
                ? "returnsFirst"
                : some(order.swaps, isLive)
                  ? "exchangesFirst"
                  : some(order.claims, isLive)
                    ? "claimsFirst"
                    : undefined,
  };
}

/** Shipping profiles of the ordered products that have no shipping method. */
export function profilesWithoutShipping(
  { shipping_methods = [] }: Order,
  bought: readonly string[] = [],
): string[] {
  const sent = new Set(shipping_methods.map(({ shipping_option }) => shipping_option?.profile_id));
  return bought.filter((profile) => !sent.has(profile));
}
