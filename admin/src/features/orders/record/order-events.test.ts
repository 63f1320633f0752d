import { expect, it } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import { orderEvents } from "./order-events.ts";

const order = (parts: object) =>
  anOrder({ created_at: "2026-01-01T00:00:00Z", canceled_at: null, total: 900, ...parts });
const at = (day: number) => `2026-01-${String(day).padStart(2, "0")}T12:00:00Z`;
const told = (parts: object) => orderEvents(order(parts)).map(({ kind }) => kind);

it("the timeline lists all events by time, the latest first", () => {
  expect(
    told({
      payments: [{ id: "pay_1", amount: 900, captured_at: at(2), canceled_at: null }],
      refunds: [{ id: "ref_1", amount: 100, note: "Late", created_at: at(6) }],
      fulfillments: [
        { id: "ful_1", items: [], created_at: at(3), shipped_at: at(4), canceled_at: null },
      ],
      returns: [
        {
          id: "ret_1",
          status: "received",
          items: [],
          created_at: at(5),
          received_at: at(7),
          updated_at: at(7),
        },
      ],
      edits: [
        {
          id: "oe_1",
          created_at: at(1),
          requested_at: at(1),
          confirmed_at: null,
          declined_at: at(8),
          canceled_at: null,
          declined_reason: "No",
        },
      ],
      canceled_at: null,
    }),
  ).toEqual([
    "editDeclined",
    "returnReceived",
    "refunded",
    "returnRequested",
    "shipped",
    "fulfilled",
    "captured",
    "editRequested",
    "editCreated",
    "placed",
  ]);
});

it("the timeline lists the requested items of a return, even if other items arrived", () => {
  const line = (item_id: string, quantity: number, requested_quantity: number | null) => ({
    item_id,
    quantity,
    received_quantity: quantity,
    requested_quantity,
    is_requested: false,
  });
  const linesOf = (items: object[]) =>
    orderEvents(
      order({ returns: [{ id: "ret_1", items, created_at: at(2), received_at: at(3) }] }),
    ).map(({ kind, lines }) => [kind, lines?.map(({ title, quantity }) => [title, quantity])]);
  expect(linesOf([line("mug", 1, null), line("teapot", 1, 2)])).toEqual([
    [
      "returnReceived",
      [
        ["mug", 1],
        ["teapot", 1],
      ],
    ],
    ["returnRequested", [["teapot", 2]]],
    ["placed", undefined],
  ]);
  const [, open] = linesOf([{ item_id: "mug", quantity: 3, is_requested: true }]);
  expect(open).toEqual(["returnRequested", [["mug", 3]]]);
});

it("the timeline keeps the order of events at the same time", () => {
  const now = at(2);
  expect(
    told({
      fulfillments: [
        { id: "ful_1", items: [], created_at: now, shipped_at: now, canceled_at: null },
      ],
    }),
  ).toEqual(["shipped", "fulfilled", "placed"]);
});

it("the timeline lists an exchange's events, with its fulfillments and its return, in a separate group", () => {
  const parcel = {
    id: "ful_2",
    items: [{ item_id: "item_2", quantity: 2 }],
    created_at: at(4),
    shipped_at: null,
    canceled_at: null,
  };
  const events = orderEvents(
    order({
      items: [{ id: "item_1", title: "Mug" }],
      swaps: [
        {
          id: "swap_1",
          created_at: at(2),
          confirmed_at: at(3),
          canceled_at: null,
          difference_due: -200,
          additional_items: [{ id: "item_2", title: "Bowl", quantity: 2 }],
          return_order: {
            id: "ret_2",
            status: "received",
            items: [{ item_id: "item_1", quantity: 1, received_quantity: 1 }],
            created_at: at(2),
            received_at: at(5),
            updated_at: at(5),
            refund_amount: 0,
          },
          payment: null,
          fulfillments: [parcel],
        },
      ],
    }),
  );
  expect(events.map(({ group, kind }) => `${group}.${kind}`)).toEqual([
    "exchange.returnReceived",
    "exchange.fulfilled",
    "exchange.exchangeConfirmed",
    "exchange.exchangeCreated",
    "order.placed",
  ]);
  expect(events[0]?.lines).toEqual([{ quantity: 1, title: "Mug" }]);
  expect(events[1]?.lines).toEqual([{ quantity: 2, title: "Bowl" }]);
  expect(events[2]?.amount).toBe(-200);
});

it("the timeline uses the last change as the date of a canceled return, which has no other date", () => {
  expect(
    told({
      returns: [
        {
          id: "ret_1",
          status: "canceled",
          items: [],
          created_at: at(2),
          updated_at: at(3),
          received_at: null,
        },
      ],
    }),
  ).toEqual(["returnCanceled", "returnRequested", "placed"]);
});

it("the timeline includes notes and messages", () => {
  const note = { id: "note_1", value: "Call first.", created_at: at(2) };
  const notice = {
    id: "noti_1",
    to: "ada@example.com",
    event_name: "order.placed",
    created_at: at(1),
  };
  const events = orderEvents(order({}), [note as never], [notice as never]);
  expect(events.map(({ kind, text }) => [kind, text ?? null])).toEqual([
    ["noteAdded", "Call first."],
    ["noticeSent", "ada@example.com"],
    ["placed", null],
  ]);
});

it("the timeline lists a payment that an exchange or an edit shares with the order once, and each payment of an edit", () => {
  const payment = (id: string) => ({ id, amount: 100, captured_at: at(2), canceled_at: null });
  const events = orderEvents(
    order({
      payments: [payment("pay_order"), payment("pay_swap"), payment("pay_edit")],
      swaps: [
        { id: "swap_1", created_at: at(1), difference_due: 100, payment: payment("pay_swap") },
      ],
      edits: [
        {
          id: "oe_1",
          created_at: at(1),
          confirmed_at: at(3),
          payment_collection: { payments: [payment("pay_edit"), payment("pay_apart")] },
        },
      ],
    }),
  ).filter(({ kind }) => kind === "captured");
  expect(events.map(({ id, group }) => `${id} ${group}`).toSorted()).toEqual([
    "pay_apart.captured payment",
    "pay_edit.captured payment",
    "pay_order.captured payment",
    "pay_swap.captured exchange",
  ]);
});

it("the timeline shows only amounts that were refunded, and no total for an order that an edit has changed", () => {
  const back = {
    id: "ret_1",
    status: "received",
    items: [],
    refund_amount: 500,
    received_at: at(2),
  };
  const sumOf = (kind: string, parts: object) =>
    orderEvents(order(parts)).find((event) => event.kind === kind)?.amount;
  const refund = { id: "ref_1", reason: "return", amount: 500, created_at: at(2) };
  expect(sumOf("returnReceived", { returns: [back], refunds: [refund] })).toBe(500);
  expect(
    sumOf("returnReceived", { returns: [back], refunds: [{ ...refund, reason: "other" }] }),
  ).toBe(undefined);
  expect(sumOf("placed", {})).toBe(900);
  expect(sumOf("placed", { edits: [{ id: "oe_1", confirmed_at: at(1) }] })).toBe(undefined);
});

it("the timeline shows the refund of a canceled exchange at the time of the cancellation, and its payment as captured", () => {
  const payment = (id: string, amount: number, more: object) => ({
    id,
    amount,
    amount_refunded: 0,
    captured_at: at(2),
    canceled_at: null,
    swap_id: null,
    ...more,
  });
  const ofSwap = payment("pay_2", 300, {
    canceled_at: at(5),
    captured_at: at(4),
    swap_id: "swap_1",
  });
  const swap = {
    id: "swap_1",
    created_at: at(3),
    confirmed_at: at(3),
    canceled_at: at(5),
    payment_status: "canceled",
    difference_due: 300,
    payment: ofSwap,
  };
  const events = orderEvents(
    order({
      payment_status: "captured",
      payments: [payment("pay_1", 900, {}), ofSwap],
      swaps: [swap],
    }),
  );
  expect(events.find(({ kind }) => kind === "refundRequired")).toMatchObject({
    amount: 300,
    at: at(5),
  });
  expect(events.map(({ kind }) => kind)).not.toContain("paymentCanceled");
});

it("the timeline shows an edit's outstanding refund or payment until it is settled", () => {
  const edit = { id: "oe_1", created_at: at(3), confirmed_at: at(4), canceled_at: null };
  const events = (total: number, more: object = {}) =>
    orderEvents(
      order({
        total,
        edits: [edit],
        payments: [
          { id: "pay_1", amount: 900, amount_refunded: 0, captured_at: at(2), canceled_at: null },
        ],
        ...more,
      }),
    ).map(({ kind, amount, at: when }) => ({ kind, amount, when }));
  expect(events(600)[0]).toEqual({ kind: "refundRequired", amount: 300, when: at(4) });
  expect(events(1000)[0]).toEqual({ kind: "paymentRequired", amount: 100, when: at(4) });
  const refunds = [{ id: "ref_1", reason: "other", amount: 300, note: null, created_at: at(5) }];
  expect(events(600, { refunds }).map(({ kind }) => kind)).toEqual([
    "refunded",
    "editConfirmed",
    "editCreated",
    "captured",
    "placed",
  ]);
});
