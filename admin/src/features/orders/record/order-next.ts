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

/** A pending task of an order, and the overlay that handles it. */
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
  /** Number of units, packages, or payments. */
  count: number;
  amount?: number;
  /** Name of the overlay. Empty if only someone else can continue. */
  overlay: string;
  /** The return, package, exchange, or other part that the step is for. If there are several, the first one. */
  part: string;
}

/** Pending tasks, the most urgent first. */
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
  if (order.status === "canceled") return steps;

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
  // There is one step for all open payments. If there are several, the payment card shows each amount.
  const [payment] = open;
  add(
    "capture",
    "capture",
    isFree(order) ? 1 : open.length,
    open.length === 1 && payment ? payment.amount - excessOfCapture(order, open) : undefined,
  );
  for (const { of, kind, amount } of duesOf(order)) {
    if (of === "order" && kind === "payment") {
      const collection = unpaidCollection(order);
      add("payment", collection ? "authorize" : "", [{ id: collection?.id ?? "" }], amount);
    } else if (of === "order" && kind === "refund") add("refund", "refund", 1, amount);
    else if (of === "claim") add("claimRefund", "", 1, amount);
  }

  add(
    "fulfill",
    "fulfill",
    (order.items ?? []).reduce((sum, item) => sum + toFulfill(item), 0),
  );
  const settle = (kind: NextStep["kind"], test: (due: number) => boolean) => {
    const found = unsettled.filter(({ difference_due }) => test(difference_due ?? 0));
    // The button settles the first exchange, so this shows the amount of that exchange only.
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
  // The drawer asks for the package if there are several.
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

/** The unauthorized payment of a confirmed edit. */
const unpaidCollection = ({ edits = [] }: Order) =>
  edits.find(
    ({ confirmed_at, payment_collection: one }) => confirmed_at && one?.status === "not_paid",
  )?.payment_collection;
const isLive = ({ canceled_at }: { canceled_at?: string | null }): boolean => !canceled_at;

/** Reason why an order can't be completed, archived, or canceled now, if any. */
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

/** `bought`: the shipping profiles of the ordered products. Until they are loaded, no shipping is reported as missing. */
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
    // The server rejects a second shipping method for products of the same profile.
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
