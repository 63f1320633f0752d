import { expect, it } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import { nextSteps, profilesWithoutShipping, blockers } from "./order-next.ts";

const order = (parts: object = {}) =>
  anOrder({
    payment_status: "captured",
    fulfillment_status: "shipped",
    items: [],
    payments: [],
    ...parts,
  });
const item = (quantity: number, fulfilled: number | null, returned: number | null = null) => ({
  quantity,
  fulfilled_quantity: fulfilled,
  returned_quantity: returned,
});
const kinds = (parts: object) => nextSteps(order(parts)).map(({ kind }) => kind);

it("the to-do list counts unfulfilled items, excluding returned ones", () => {
  const steps = nextSteps(order({ items: [item(2, null), item(3, 1), item(3, 3, 2)] }));
  expect(steps).toEqual([{ kind: "fulfill", count: 4, overlay: "fulfill", part: "" }]);
});

it("the to-do list shows the amount of a single payment to capture, or the number of payments", () => {
  const open = { captured_at: null, canceled_at: null, amount: 500 };
  expect(nextSteps(order({ payments: [{ ...open, id: "pay_1" }] }))).toEqual([
    { kind: "capture", count: 1, overlay: "capture", part: "", amount: 500 },
  ]);
  expect(
    nextSteps(
      order({
        payments: [
          { ...open, id: "pay_1" },
          { ...open, id: "pay_2" },
        ],
      }),
    ),
  ).toEqual([{ kind: "capture", count: 2, overlay: "capture", part: "" }]);
  expect(kinds({ payments: [{ ...open, captured_at: "2026-01-01" }] })).toEqual(["complete"]);
});

it("the to-do list links to the package, return, or edit if there is only one", () => {
  const steps = nextSteps(
    order({
      edits: [
        { id: "oe_1", status: "requested" },
        { id: "oe_2", status: "declined" },
      ],
      fulfillments: [
        { id: "ful_1", shipped_at: null, canceled_at: "2026-01-01" },
        { id: "ful_2", shipped_at: null, canceled_at: null },
      ],
      returns: [
        { id: "ret_1", status: "requested" },
        { id: "ret_2", status: "received" },
      ],
    }),
  );
  expect(steps.map(({ kind, part }) => [kind, part])).toEqual([
    ["editRequested", "oe_1"],
    ["ship", "ful_2"],
    ["receive", "ret_1"],
  ]);
});

it("the to-do list opens the drawer without a package if several packages can be shipped", () => {
  const packed = { shipped_at: null, canceled_at: null };
  expect(
    nextSteps(
      order({
        fulfillments: [
          { ...packed, id: "ful_1" },
          { ...packed, id: "ful_2" },
        ],
      }),
    ),
  ).toEqual([{ kind: "ship", count: 2, overlay: "ship", part: "" }]);
});

it("the to-do list includes steps of exchanges and claims, unless they are canceled", () => {
  const swap = { fulfillment_status: "not_fulfilled", payment_status: "captured" };
  const claim = { ...swap, type: "replace" };
  expect(
    kinds({
      swaps: [
        { ...swap, id: "swap_1", confirmed_at: null },
        { ...swap, id: "swap_2", confirmed_at: "2026-01-01" },
        { ...swap, id: "swap_3", confirmed_at: null, canceled_at: "2026-01-01" },
      ],
      claims: [
        { ...claim, id: "claim_1", return_order: { id: "ret_1", status: "requested" } },
        { ...claim, id: "claim_2", type: "refund" },
      ],
    }),
  ).toEqual(["receive", "exchangeAwaits", "exchangeFulfill", "claimFulfill"]);
  const unpacked = { fulfillment_status: "canceled" };
  expect(
    kinds({
      swaps: [{ ...swap, ...unpacked, id: "swap_1", confirmed_at: "2026-01-01" }],
      claims: [{ ...claim, ...unpacked, id: "claim_1" }],
    }),
  ).toEqual(["exchangeFulfill", "claimFulfill"]);
});

it("the to-do list lists an exchange to settle before the order can be completed", () => {
  const swap = {
    id: "swap_1",
    confirmed_at: "2026-01-01",
    fulfillment_status: "shipped",
    payment_status: "awaiting",
  };
  const steps = (one: object, payments: object[] = []) =>
    nextSteps(order({ swaps: [{ ...swap, ...one }], payments }));
  const step = { count: 1, overlay: "settle", part: "swap_1" };
  expect(steps({ difference_due: -3917 })).toEqual([{ kind: "settleBack", amount: 3917, ...step }]);
  // The exchange's own step captures its payment, so the order has no separate capture step.
  const open = {
    id: "pay_1",
    swap_id: "swap_1",
    amount: 7236,
    captured_at: null,
    canceled_at: null,
  };
  expect(steps({ difference_due: 7236 }, [open])).toEqual([
    { kind: "settlePay", amount: 7236, ...step },
  ]);
  expect(steps({ difference_due: 0 })).toEqual([{ kind: "settleEven", ...step }]);
  for (const settled of [
    { payment_status: "difference_refunded" },
    { payment_status: "captured" },
    { canceled_at: "2026-01-01" },
  ])
    expect(steps(settled).map(({ kind }) => kind)).toEqual(["complete"]);
});

it("the to-do list lists outstanding payments before the order can be completed", () => {
  const paid = {
    payments: [{ id: "pay_1", amount: 500, amount_refunded: 0, captured_at: "2026-01-01" }],
  };
  const edit = (more: object = {}) => ({
    edits: [{ id: "oe_1", confirmed_at: "2026-01-02", ...more }],
  });
  const steps = (more: object) => nextSteps(order({ ...paid, ...more }));
  expect(steps({ total: 300, ...edit() })).toEqual([
    { kind: "refund", count: 1, overlay: "refund", part: "", amount: 200 },
  ]);
  const payment_collection = { id: "paycol_1", status: "not_paid", amount: 200 };
  expect(steps({ total: 700, ...edit({ payment_collection }) })).toEqual([
    { kind: "payment", count: 1, overlay: "authorize", part: "paycol_1", amount: 200 },
  ]);
  // An edit that was confirmed without a payment has none that could be marked as authorized.
  expect(steps({ total: 700, ...edit() })).toEqual([
    { kind: "payment", count: 1, overlay: "", part: "", amount: 200 },
  ]);
  const claim = {
    id: "claim_1",
    type: "refund",
    refund_amount: 90,
    payment_status: "not_refunded",
  };
  expect(steps({ total: 500, claims: [claim] })).toEqual([
    { kind: "claimRefund", count: 1, overlay: "refund", part: "claim_1", amount: 90 },
  ]);
  const open = { ...paid.payments[0], captured_at: null };
  expect(steps({ total: 300, payments: [open], ...edit() })).toEqual([
    { kind: "capture", count: 1, overlay: "capture", part: "", amount: 300 },
  ]);
});

it("the to-do list suggests a review if one is required, and nothing if the order is canceled", () => {
  expect(kinds({ fulfillment_status: "requires_action" })).toEqual(["look"]);
  expect(kinds({ returns: [{ id: "ret_1", status: "requires_action" }] })).toEqual(["look"]);
  expect(kinds({ status: "canceled", items: [item(1, null)] })).toEqual([]);
});

it("the to-do list suggests completing an order that has nothing left to do, only once", () => {
  expect(kinds({})).toEqual(["complete"]);
  expect(kinds({ status: "completed" })).toEqual([]);
});

it("the to-do list explains why an order can't be completed, archived, or canceled, with the server's rules", () => {
  const why = (parts: object) => blockers(order(parts));
  expect(why({})).toMatchObject({
    complete: undefined,
    archive: "notCompleted",
    cancel: undefined,
  });
  expect(why({ status: "completed" })).toMatchObject({
    complete: "alreadyCompleted",
    archive: undefined,
  });
  expect(why({ status: "archived" })).toMatchObject({
    complete: undefined,
    archive: "alreadyArchived",
  });
  expect(why({ status: "canceled" })).toMatchObject({
    complete: "canceledNotCompleted",
    archive: "notCompleted",
    cancel: "alreadyCanceled",
  });
  const live = { canceled_at: null };
  for (const [parts, reason] of [
    [{ refunds: [{}], fulfillments: [live] }, "refunded"],
    [{ fulfillments: [live], returns: [{ status: "requested" }] }, "fulfillmentsFirst"],
    // A shipped fulfillment can't be canceled, so the order can only be returned or refunded.
    [{ fulfillments: [live, { ...live, shipped_at: "2026-01-01" }] }, "shipped"],
    [{ fulfillments: [{ shipped_at: "2026-01-01", canceled_at: "2026-01-02" }] }, undefined],
    [{ returns: [{ status: "received" }] }, "returnsFirst"],
    [{ swaps: [live], claims: [live] }, "exchangesFirst"],
    [{ claims: [live] }, "claimsFirst"],
    [
      { fulfillments: [{ canceled_at: "2026-01-01" }], returns: [{ status: "canceled" }] },
      undefined,
    ],
  ] as const)
    expect(why(parts).cancel).toBe(reason);
});

it("the to-do list lists shipping profiles without a shipping method", () => {
  const sent = order({ shipping_methods: [{ shipping_option: { profile_id: "sp_1" } }] });
  expect(profilesWithoutShipping(sent, ["sp_1", "sp_2"])).toEqual(["sp_2"]);
  expect(blockers(sent, ["sp_1", "sp_2"]).shipping).toBeUndefined();
  expect(blockers(sent, ["sp_1"]).shipping).toBe("shippedAll");
  // The profiles aren't loaded yet.
  expect(blockers(sent).shipping).toBe("shippedAll");
});

it("the to-do list counts a return that belongs to a claim or an exchange only once", () => {
  const back = { id: "ret_1", status: "requested" };
  const claim = { id: "claim_1", canceled_at: null, type: "refund", return_order: back };
  expect(
    nextSteps(order({ returns: [back], claims: [{ ...claim, payment_status: "refunded" }] })),
  ).toEqual([{ kind: "receive", count: 1, overlay: "receive", part: "ret_1" }]);
});
