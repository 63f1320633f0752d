import {
  adminCreateFulfillment,
  adminListInventoryItems,
  adminListReservations,
  adminRetrieveOrder,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import {
  Archive,
  Ban,
  CircleCheck,
  ClipboardList,
  HandCoins,
  PackageCheck,
  Printer,
  Truck,
} from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../../lib/errors.ts";
import type { ListAction } from "../../../patterns/list.ts";
import { useFeature, useFormat } from "../../../patterns/page.ts";
import { orderMoneyRelations } from "../../../resources/orders.ts";
import { stockLocations } from "../../../resources/stock-locations.ts";
import {
  excessOfCapture,
  openPayments,
  owedOf,
  paymentSums,
  type Payment,
} from "../../../resources/order-balance.ts";
import { isShippable } from "../fulfillments/fulfillment-rules.ts";
import { blockers } from "../record/order-next.ts";
import { type StatusChange, useStatusChange } from "../record/status-changes.ts";
import { captureProblem } from "../payments/payment-rules.ts";
import { useCapture } from "../payments/use-capture.ts";
import { useOrderAction } from "../order-action.ts";
import type { ChosenOrders } from "./chosen-orders.ts";
import { packable, stockIds, toPack } from "./in-stock.ts";
import { type Order, wholeOrder } from "../order.ts";

/** Maximum number of reservations or inventory items per request; an order with more lines is fulfilled on its page. */
const MOST_LINES = 200;

/**
 * Actions on one or more orders in the list. Each order is read before it is changed, because someone else may have changed it
 * since the list was loaded. If the action is no longer possible, it reports the reason.
 */
export function useOrderListActions(
  onOpen: (what: "slips" | "pick" | "ship", orders: ChosenOrders) => void,
): readonly ListAction<Order>[] {
  const { t, i18n } = useTranslation(["order-list", "orders"]);
  const format = useFormat();
  const client = useClient();
  const change = useStatusChange();
  const act = useOrderAction();
  const takePayments = useCapture();
  /** Captured payments by order id. */
  const captured = useRef(new Map<string, Payment[]>());
  const places = useFeature("stockLocationService");
  const read = async (id: string, expand: string, more = ""): Promise<Order> => {
    const fields = `id,status,payment_status,fulfillment_status,canceled_at${more}`;
    return wholeOrder((await adminRetrieveOrder(client, { id, query: { fields, expand } })).order);
  };
  const readMoney = (id: string) => read(id, orderMoneyRelations, ",total,currency_code");
  const open = (order: Order) => {
    if (order.status === "canceled") throw new CannotBeDone(t("refusal.canceled"));
    return order;
  };

  /** The order's page uses the same actions, rules, and texts. The texts load only when they are needed. */
  async function changeStatus(action: StatusChange, order: Order) {
    const reason = blockers(order)[action];
    if (!reason) return change(action, order, () => read(order.id, ""));
    await i18n.loadNamespaces("order-record");
    throw new CannotBeDone(i18n.getFixedT(null, "order-record")(`refusal.${reason}`));
  }

  async function capture(id: string) {
    const seen = open(await readMoney(id));
    const payments = openPayments(seen);
    if (captureProblem(seen)) throw new CannotBeDone(t("refusal.captured"));
    // Rejects an order whose payments exceed its total. Its page captures the whole payment and refunds the excess, but in the
    // list, the operator wouldn't notice the refund.
    if (excessOfCapture(seen, payments) > 0) throw new CannotBeDone(t("refusal.excess"));
    const result = await takePayments({
      seen,
      payments,
      read: () => read(id, "payments"),
    });
    // Checks again: the response may have been lost, and the server doesn't report a provider's rejection as an error.
    if (result === "refused" || openPayments(await read(id, "payments")).length > 0)
      throw new CannotBeDone(t("refusal.provider"));
    captured.current.set(id, payments);
  }
  /** The captured amounts of these orders, added up by currency. */
  function sumsOf(ids: readonly string[]): string[] {
    const payments = ids.flatMap((id) => captured.current.get(id) ?? []);
    return [...Map.groupBy(payments, ({ currency_code }) => currency_code)].map(([currency, all]) =>
      format.money(
        all.reduce((sum, { amount }) => sum + amount, 0),
        currency,
      ),
    );
  }

  /** The available quantity of each item at a location: stock that isn't reserved, or is reserved for this order. */
  async function freeFor(order: Order, location: string) {
    const lines = toPack(order.items ?? []).map(({ item }) => item);
    const id = stockIds(lines);
    if (id.length === 0) return new Map<string, number>();
    if (lines.length > MOST_LINES) throw new CannotBeDone(t("refusal.tooLong"));
    const place = { location_id: [location], limit: MOST_LINES };
    const [{ inventory_items }, { reservations }] = await Promise.all([
      adminListInventoryItems(client, { query: { ...place, id } }),
      adminListReservations(client, {
        query: { ...place, line_item_id: lines.map((line) => line.id) },
      }),
    ]);
    const own = Map.groupBy(reservations, ({ inventory_item_id }) => inventory_item_id);
    return new Map(
      inventory_items.map((thing) => {
        const level = thing.location_levels.find(({ location_id }) => location_id === location);
        const kept = (own.get(thing.id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
        return [
          thing.id,
          level ? level.stocked_quantity - level.reserved_quantity + kept : 0,
        ] as const;
      }),
    );
  }

  async function fulfill(id: string, location: string) {
    const order = open(
      await read(id, "items,items.variant,items.variant.inventory_items,fulfillments"),
    );
    const items = order.items ?? [];
    const all = toPack(items);
    if (all.length === 0) throw new CannotBeDone(t("refusal.fulfilled"));
    const { parts, missing } =
      location === ""
        ? { parts: all.map(({ item, quantity }) => ({ item_id: item.id, quantity })), missing: 0 }
        : packable(items, await freeFor(order, location));
    if (parts.length === 0) throw new CannotBeDone(t("refusal.notInStock"));
    await act({
      id,
      operation: adminCreateFulfillment,
      input: {
        id,
        query: { fields: "id", expand: "" },
        body: { items: parts, ...(location !== "" && { location_id: location }) },
      },
      seen: order,
      read: () => read(id, "fulfillments"),
      evidence: ({ fulfillments = [] }) => fulfillments.map((parcel) => parcel.id),
    });
    if (missing > 0) throw new CannotBeDone(t("refusal.inPart", { value: format.number(missing) }));
  }

  /** The server doesn't check the balance. An order with an open balance has to be completed on its page, which shows it. */
  async function completeSettled(id: string) {
    const order = await readMoney(id);
    const { byCustomer, toCustomer } = owedOf(order);
    const owed = Math.max(byCustomer, toCustomer);
    if (owed > 0 && !blockers(order).complete)
      throw new CannotBeDone(
        t(toCustomer > byCustomer ? "refusal.owedTo" : "refusal.owedBy", {
          amount: format.money(owed, order.currency_code),
        }),
      );
    return changeStatus("complete", order);
  }

  /** A paid order has to be canceled on its page, which shows the captured amount and then refunds it. */
  async function cancelUnpaid(id: string) {
    const more = ",currency_code";
    const order = await read(id, "payments,refunds,fulfillments,returns,swaps,claims", more);
    const { captured } = paymentSums(order);
    if (captured === 0 || blockers(order).cancel) return changeStatus("cancel", order);
    await i18n.loadNamespaces("order-parts");
    const amount = format.money(captured, order.currency_code);
    throw new CannotBeDone(
      i18n.getFixedT(null, "order-parts")("actions.cancelTextCaptured", { amount }),
    );
  }

  const ordersOf = (count: number) =>
    t("orders:list.count", { count, value: format.number(count) });
  const about = (count: number, text: string) => `${ordersOf(count)}. ${text}`;
  const opens = (what: Parameters<typeof onOpen>[0]) => ({
    go: ({ id }: Order) => onOpen(what, { all: false, ids: [id] }),
    goMany: (chosen: ChosenOrders) => onOpen(what, chosen),
  });
  const live = ({ status }: Order) => status !== "canceled" && status !== "archived";
  return [
    {
      id: "capture",
      label: t("actions.capture"),
      icon: <HandCoins aria-hidden />,
      offered: (order) =>
        live(order) && ["awaiting", "not_paid", "requires_action"].includes(order.payment_status),
      ask: {
        title: t("actions.capture"),
        text: (count) => about(count, t("actions.captureText")),
        confirm: t("actions.capture"),
      },
      run: capture,
      done: (count, ids) =>
        [t("actions.captured", { orders: ordersOf(count) }), ...sumsOf(ids)].join(" · "),
      closes: true,
    },
    {
      id: "fulfill",
      label: t("actions.fulfill"),
      icon: <PackageCheck aria-hidden />,
      offered: (order) =>
        live(order) && ["not_fulfilled", "partially_fulfilled"].includes(order.fulfillment_status),
      ask: {
        title: t("actions.fulfillTitle"),
        text: (count) => about(count, t("actions.fulfillText")),
        confirm: t("actions.fulfill"),
        ...(places && { records: stockLocations.options(client) }),
      },
      run: fulfill,
      done: (count) => t("actions.fulfilled", { orders: ordersOf(count) }),
      closes: true,
    },
    {
      id: "ship",
      label: t("actions.ship"),
      icon: <Truck aria-hidden />,
      offered: (order) =>
        live(order) &&
        [order, ...(order.swaps ?? []), ...(order.claims ?? [])].some((one) =>
          isShippable(one.fulfillment_status),
        ),
      ...opens("ship"),
    },
    {
      id: "slips",
      label: t("actions.slips"),
      icon: <Printer aria-hidden />,
      ...opens("slips"),
    },
    {
      id: "pick",
      label: t("actions.pick"),
      icon: <ClipboardList aria-hidden />,
      ...opens("pick"),
    },
    {
      id: "complete",
      label: t("actions.complete"),
      icon: <CircleCheck aria-hidden />,
      offered: (order) => !blockers(order).complete,
      ask: { title: t("actions.complete"), text: ordersOf, confirm: t("actions.complete") },
      run: completeSettled,
      done: (count) => t("actions.completed", { orders: ordersOf(count) }),
      closes: true,
    },
    {
      id: "archive",
      label: t("actions.archive"),
      icon: <Archive aria-hidden />,
      offered: (order) => !blockers(order).archive,
      run: async (id) => changeStatus("archive", await read(id, "")),
      // Completing an archived order takes it out of the archive.
      undo: (id) => Promise.resolve(async () => changeStatus("complete", await read(id, ""))),
      done: (count) => t("actions.archived", { orders: ordersOf(count) }),
    },
    {
      id: "cancel",
      label: t("actions.cancel"),
      icon: <Ban aria-hidden />,
      danger: true,
      offered: (order) => blockers(order).cancel !== "alreadyCanceled",
      ask: {
        title: t("actions.cancel"),
        text: (count) => about(count, t("actions.cancelText")),
        confirm: t("actions.cancel"),
      },
      run: cancelUnpaid,
      done: (count) => t("actions.canceled", { orders: ordersOf(count) }),
    },
  ];
}
