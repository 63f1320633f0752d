import { describe, expect, it } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import {
  isWholeCapture,
  openPayments,
  paidOf,
  refundable,
  stateOf,
  type Payment,
} from "../../../resources/order-balance.ts";
import { proposal, refundLines } from "../../../resources/order-refunds.ts";
import {
  captureProblem,
  collectionsOf,
  isApart,
  paymentIn,
  plainPayments,
  refundProblem,
  refundedApart,
} from "./payment-rules.ts";

const then = "2026-03-19T11:30:00.000Z";
const payment = (more: Partial<Payment> = {}): Payment =>
  ({
    id: "pay_1",
    amount: 5000,
    amount_refunded: 0,
    captured_at: then,
    canceled_at: null,
    provider_id: "manual",
    ...more,
  }) as Payment;
const order = (more: object = {}) =>
  anOrder({ payments: [payment()], refundable_amount: 5000, ...more });

describe("a payment", () => {
  it.each([
    [{ captured_at: null }, "authorized"],
    [{}, "captured"],
    [{ amount_refunded: 1 }, "partially_refunded"],
    [{ amount_refunded: 5000 }, "refunded"],
    [{ captured_at: null, canceled_at: then }, "canceled"],
  ] as const)("with %j is %s", (more, state) => expect(stateOf(payment(more))).toBe(state));
});

describe("capturing", () => {
  it("is possible only for authorized payments", () => {
    const payments = [payment(), payment({ id: "pay_2", captured_at: null })];
    expect(openPayments({ payments }).map(({ id }) => id)).toEqual(["pay_2"]);
    expect(captureProblem(order({ payments }))).toBeUndefined();
  });
  it("doesn't include the payment of an exchange, which has its own step", () => {
    const [own, ofSwap] = [
      payment({ captured_at: null }),
      payment({ id: "pay_2", captured_at: null, swap_id: "swap_1" }),
    ];
    expect(openPayments({ payments: [own, ofSwap] })).toEqual([own]);
    expect(captureProblem(order({ payments: [payment(), ofSwap] }))).toBe("nothing");
    // Capturing the order captures all of its payments, so that call is used only if all of them are chosen.
    expect(isWholeCapture({ payments: [own, ofSwap] }, [own])).toBe(false);
    expect(isWholeCapture({ payments: [payment({ id: "pay_3" }), own] }, [own])).toBe(true);
    expect(isWholeCapture({ payments: [payment()] }, [own])).toBe(false);
    expect(isWholeCapture({ payments: [] }, [])).toBe(true);
  });
  it.each([
    [{}, "nothing"],
    [{ status: "canceled", payments: [payment({ captured_at: null })] }, "canceled"],
  ])("with %j isn't possible, for the reason %s", (more, problem) =>
    expect(captureProblem(order(more))).toBe(problem),
  );
});

describe("refunding", () => {
  it("of a canceled order is possible payment by payment, because the server rejects refunds of the order", () => {
    const payments = [payment({ amount_refunded: 5000 }), payment({ id: "pay_2", amount: 700 })];
    const canceled = order({ status: "canceled", payments, refundable_amount: 700 });
    expect(refundable(canceled)).toBe(700);
    expect(refundedApart(canceled, "")?.id).toBe("pay_2");
    expect(refundedApart(canceled, "pay_1")?.id).toBe("pay_1");
    expect(refundedApart(order({ payments }), "pay_2")).toBeUndefined();
  });
  it("is limited to the server's refundable amount", () => {
    expect(refundable(order({ refundable_amount: 1200 }))).toBe(1200);
  });
  it("excludes authorized amounts, even though the server's amount includes them", () => {
    const payments = [payment(), payment({ id: "pay_2", captured_at: null })];
    expect(refundable(order({ payments, refundable_amount: 10_000 }))).toBe(5000);
  });
  it.each([
    [{}, undefined],
    [{ status: "canceled" }, undefined],
    [{ status: "canceled", payments: [payment({ captured_at: null })] }, "canceled"],
    [{ payments: [payment({ captured_at: null })] }, "notCaptured"],
    [{ payments: [payment({ amount_refunded: 5000 })], refundable_amount: 0 }, "allRefunded"],
  ])("with %j has the problem %s", (more, problem) =>
    expect(refundProblem(order(more))).toBe(problem),
  );
});

describe("the lines of a refund", () => {
  const items = [
    {
      id: "item_1",
      title: "Mug",
      description: "Oat",
      quantity: 3,
      returned_quantity: 1,
      total: 1000,
    },
    {
      id: "item_2",
      title: "Free",
      description: "",
      quantity: 1,
      returned_quantity: null,
      total: 0,
    },
    { id: "item_3", title: "Back", description: "", quantity: 2, returned_quantity: 2, total: 800 },
  ];
  const shipping_methods = [
    { id: "sm_1", price: 490, total: 583, shipping_option: { name: "Post" } },
    { id: "sm_2", price: 0, total: 0, shipping_option: null },
  ];
  const lines = refundLines({ items, shipping_methods });

  it("exclude free and returned items", () => {
    expect(lines.items).toEqual([
      { id: "item_1", title: "Mug", note: "Oat", quantity: 2, total: 667 },
    ]);
    expect(lines.shipping.map(({ title, total }) => [title, total])).toEqual([["Post", 583]]);
  });

  it("suggest each line's share, limited to what is left to refund", () => {
    const all = [...lines.items, ...lines.shipping];
    expect(proposal(all, {}, 5000)).toBeNull();
    expect(proposal(all, { item_1: 1 }, 5000)).toBe(334);
    expect(proposal(all, { item_1: 2, sm_1: 1 }, 5000)).toBe(1250);
    expect(proposal(all, { item_1: 2, sm_1: 1 }, 600)).toBe(600);
  });
});

describe("the payments of edits", () => {
  const edits = (status: string, payments: Payment[] = []) => [
    { id: "oe_1", status, payment_collection: { id: "paycol_1", payments } },
  ];
  it.each([
    ["requested", 1],
    ["confirmed", 1],
    ["declined", 0],
    ["canceled", 0],
  ])("for the status %s of the edit, are shown %i times", (status, count) =>
    expect(collectionsOf(order({ edits: edits(status) }))).toHaveLength(count),
  );
  it("are shown only with their edit, even though the server also lists them with the order", () => {
    const ofEdit = payment({ id: "pay_2", captured_at: null });
    const both = order({ payments: [payment(), ofEdit], edits: edits("confirmed", [ofEdit]) });
    expect(plainPayments(both).map(({ id }) => id)).toEqual(["pay_1"]);
    expect(collectionsOf(both).map(({ collection }) => collection.payments)).toEqual([[ofEdit]]);
  });
  it("are shown if anything was paid, even if the edit was declined", () => {
    const paid = order({ edits: edits("declined", [payment({ id: "pay_2" })]) });
    expect(collectionsOf(paid)).toHaveLength(1);
    expect(paymentIn(paid, "pay_2")?.id).toBe("pay_2");
    expect([isApart(paid, { id: "pay_1" }), isApart(paid, { id: "pay_2" })]).toEqual([false, true]);
  });
});

it("a free order can be captured once, because it would otherwise wait for payment forever", () => {
  const free = { payments: [], payment_status: "awaiting" };
  expect(captureProblem(order(free))).toBe(undefined);
  expect(captureProblem(order({ ...free, payment_status: "captured" }))).toBe("nothing");
  expect(captureProblem(order({ ...free, status: "canceled" }))).toBe("canceled");
});

it("authorized and captured amounts count as paid, except canceled ones", () => {
  expect(paidOf(order({ paid_total: 5000 }))).toBe(5000);
  const open = payment({ captured_at: null });
  expect(paidOf(order({ paid_total: 5000, payments: [open] }))).toBe(5000);
  const gone = { ...open, canceled_at: then };
  expect(paidOf(order({ paid_total: 5000, payments: [gone] }))).toBe(0);
  expect(paidOf(order({ paid_total: 10_000, payments: [payment(), gone] }))).toBe(5000);
});
