import { describe, expect, it } from "vitest";
import { anOrder } from "../testing/an-order.ts";
import {
  duesOf,
  excessOfCapture,
  isSettled,
  isToSettle,
  owedOf,
  shownPaymentStatus,
  type Due,
  type Money,
} from "./order-balance.ts";

/* Each part of an order in each of its states, and the amount that is owed because of this part alone. The matrix combines all
   parts. The amount that is owed for the order is the sum. */
const before = "2026-03-01T08:00:00.000Z";
const then = "2026-03-02T08:00:00.000Z";
const later = "2026-03-03T08:00:00.000Z";
const TOTAL = 10_000;
const DIFFERENCE = 3000;

const payment = (id: string, amount: number, more: object = {}) => ({
  id,
  amount,
  amount_refunded: 0,
  captured_at: null,
  canceled_at: null,
  swap_id: null,
  ...more,
});
const captured = { captured_at: then };

/** The order's own payment. */
const orders = {
  authorized: { payments: [payment("pay_1", TOTAL)], status: "awaiting" },
  refused: { payments: [payment("pay_1", TOTAL)], status: "requires_action" },
  captured: { payments: [payment("pay_1", TOTAL, captured)], status: "captured" },
  "released, and paid again": {
    payments: [payment("pay_0", TOTAL, { canceled_at: then }), payment("pay_1", TOTAL, captured)],
    status: "captured",
  },
  unpaid: { payments: [], status: "not_paid" },
};

const edit = (more: object) => [{ id: "oe_1", confirmed_at: then, ...more }];
const collection = (status: string, payments: object[] = []) => ({
  payment_collection: { id: "paycol_1", amount: DIFFERENCE, status, payments },
});
const ofEdit = payment("pay_2", DIFFERENCE);
/** An edit of the order: how it changes the total, and how much of the difference is paid. */
const edits = {
  none: { change: 0, edits: [], payments: [] },
  declined: { change: 0, edits: edit({ confirmed_at: null, declined_at: then }), payments: [] },
  "awaiting the customer": {
    change: 0,
    edits: edit({ confirmed_at: null, ...collection("not_paid") }),
    payments: [],
  },
  "authorized before it is confirmed": {
    change: 0,
    edits: edit({ confirmed_at: null, ...collection("authorized", [ofEdit]) }),
    payments: [],
  },
  "up, unpaid": { change: DIFFERENCE, edits: edit(collection("not_paid")), payments: [] },
  "up, forced": { change: DIFFERENCE, edits: edit({}), payments: [] },
  "up, marked as authorized": {
    change: DIFFERENCE,
    edits: edit(collection("authorized")),
    payments: [],
  },
  "up, authorized": {
    change: DIFFERENCE,
    edits: edit(collection("authorized", [ofEdit])),
    // The server also lists the same payment with the order's payments.
    payments: [ofEdit],
  },
  "up, captured": {
    change: DIFFERENCE,
    edits: edit(collection("authorized", [{ ...ofEdit, ...captured }])),
    payments: [],
  },
  down: { change: -DIFFERENCE, edits: edit({}), payments: [] },
};

const swap = (payment_status: string, difference_due: number | null, more: object = {}) => [
  { id: "swap_1", confirmed_at: then, canceled_at: null, payment_status, difference_due, ...more },
];
const ofSwap = payment("pay_3", 700, { swap_id: "swap_1" });
const exchange = (kind: Due["kind"], amount: number, refused = false) => [
  { of: "exchange", kind, id: "swap_1", amount, refused },
];
const exchanges = {
  none: { swaps: [], dues: [] },
  "awaiting the customer": { swaps: swap("not_paid", null, { confirmed_at: null }), dues: [] },
  "to capture": {
    swaps: swap("awaiting", 700),
    payments: [ofSwap],
    dues: exchange("capture", 700),
  },
  "capture refused": {
    swaps: swap("requires_action", 700),
    payments: [ofSwap],
    dues: exchange("capture", 700, true),
  },
  "captured with the order, not settled": {
    swaps: swap("awaiting", 700),
    payments: [{ ...ofSwap, ...captured }],
    dues: [],
  },
  captured: { swaps: swap("captured", 700), payments: [{ ...ofSwap, ...captured }], dues: [] },
  "to pay back": { swaps: swap("awaiting", -800), dues: exchange("refund", 800) },
  "refund refused": {
    swaps: swap("requires_action", -800),
    dues: exchange("refund", 800, true),
  },
  "paid back": {
    swaps: swap("difference_refunded", -800),
    refunds: [{ reason: "swap", amount: 800, created_at: later }],
    dues: [],
  },
  even: { swaps: swap("awaiting", 0), dues: [] },
  canceled: { swaps: swap("canceled", 700, { canceled_at: later }), dues: [] },
  // The server keeps the money. It is owed to the customer, and part of the order's refund.
  "captured, then canceled": {
    swaps: swap("canceled", 700, { canceled_at: later }),
    payments: [{ ...ofSwap, ...captured, canceled_at: later }],
    dues: [],
  },
};

const claim = (payment_status: string, more: object = {}) => [
  { id: "claim_1", type: "refund", canceled_at: null, refund_amount: 600, payment_status, ...more },
];
const owedForClaim = (refused: boolean) => [
  { of: "claim", kind: "refund", id: "claim_1", amount: 600, refused },
];
const claims = {
  none: { claims: [], dues: [] },
  replacement: { claims: claim("na", { type: "replace", refund_amount: null }), dues: [] },
  refunded: {
    claims: claim("refunded"),
    refunds: [{ reason: "claim", amount: 600, created_at: later }],
    dues: [],
  },
  "not refunded": { claims: claim("not_refunded"), dues: owedForClaim(false) },
  "refund refused": { claims: claim("requires_action"), dues: owedForClaim(true) },
  "refunded later": {
    claims: claim("not_refunded"),
    refunds: [{ reason: "claim", amount: 600, created_at: later }],
    dues: [],
  },
  canceled: { claims: claim("canceled", { canceled_at: later }), dues: [] },
};

/** `other` is the part of the refunds that may belong to an edit. */
const refunds = {
  none: { refunds: [], other: 0 },
  "for a return": {
    refunds: [{ reason: "return", amount: 500, created_at: later }],
    returns: [{ id: "ret_1", refund_amount: 500 }],
    other: 0,
  },
  "goodwill, before": {
    refunds: [{ reason: "discount", amount: 400, created_at: before }],
    other: 0,
  },
  "of a part": { refunds: [{ reason: "other", amount: 1000, created_at: later }], other: 1000 },
  "of the difference": {
    refunds: [{ reason: "return", amount: DIFFERENCE, created_at: later }],
    returns: [],
    other: DIFFERENCE,
  },
};

interface Parts {
  order: keyof typeof orders;
  edit?: keyof typeof edits;
  exchange?: keyof typeof exchanges;
  claim?: keyof typeof claims;
  refund?: keyof typeof refunds;
}
function build(parts: Parts): Money {
  const of = {
    order: orders[parts.order],
    edit: edits[parts.edit ?? "none"],
    exchange: exchanges[parts.exchange ?? "none"],
    claim: claims[parts.claim ?? "none"],
    refund: refunds[parts.refund ?? "none"],
  };
  const some = (key: "payments" | "refunds") =>
    Object.values(of).flatMap((part) => (part as Record<string, object[] | undefined>)[key] ?? []);
  return anOrder({
    id: "order_1",
    total: TOTAL + of.edit.change,
    payment_status: of.order.status,
    payments: some("payments"),
    refunds: some("refunds"),
    edits: of.edit.edits,
    swaps: of.exchange.swaps,
    claims: of.claim.claims,
    returns: "returns" in of.refund ? of.refund.returns : [],
  });
}

/**
 * The amounts that are owed for the order and its edit, listed case by case instead of calculated with the module's own formula.
 */
function ownDues({ order, edit = "none", exchange, refund = "none" }: Parts): Partial<Due>[] {
  const due = (kind: Due["kind"], amount: number, refused = false) =>
    amount > 0 ? [{ of: "order" as const, kind, id: "order_1", amount, refused }] : [];
  const refused = order === "refused";
  const paid = order === "captured" || order === "released, and paid again";
  const open = order === "authorized" || refused;
  const { other } = refunds[refund];
  const lowered = edit === "down" && paid ? DIFFERENCE : 0;
  const kept = exchange === "captured, then canceled" ? 700 : 0;
  const refundDue = Math.max(0, lowered - other) + Math.max(0, kept - Math.max(0, other - lowered));
  switch (edit) {
    case "down":
      return [
        ...due("capture", open ? TOTAL - DIFFERENCE : 0, refused),
        ...due("payment", order === "unpaid" ? TOTAL - DIFFERENCE : 0),
        ...due("refund", refundDue),
      ];
    case "up, unpaid":
    case "up, forced":
      return [
        ...due("capture", open ? TOTAL : 0, refused),
        ...due("payment", (order === "unpaid" ? TOTAL : 0) + DIFFERENCE),
        ...due("refund", refundDue),
      ];
    case "up, authorized":
      return [
        ...due("capture", (open ? TOTAL : 0) + DIFFERENCE, refused),
        ...due("payment", order === "unpaid" ? TOTAL : 0),
        ...due("refund", refundDue),
      ];
    default:
      return [
        ...due("capture", open ? TOTAL : 0, refused),
        ...due("payment", order === "unpaid" ? TOTAL : 0),
        ...due("refund", refundDue),
      ];
  }
}

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
const all = keys(orders).flatMap((order) =>
  keys(edits).flatMap((edit) =>
    keys(exchanges).flatMap((exchange) =>
      keys(claims).flatMap((claim) =>
        keys(refunds).map((refund) => ({ order, edit, exchange, claim, refund })),
      ),
    ),
  ),
);

describe("the balance of an order", () => {
  it(`is the sum of what its parts owe, in each of ${all.length} combinations`, () => {
    expect(all.length).toBe(5 * 10 * 12 * 7 * 5);
    for (const parts of all) {
      const expected = [
        ...ownDues(parts),
        ...exchanges[parts.exchange].dues,
        ...claims[parts.claim].dues,
      ];
      const order = build(parts);
      expect(duesOf(order), JSON.stringify(parts)).toEqual(expected);
      const total = (refund: boolean) =>
        expected
          .filter(({ kind }) => (kind === "refund") === refund)
          .reduce((sum, { amount = 0 }) => sum + amount, 0);
      expect(owedOf(order), JSON.stringify(parts)).toEqual({
        byCustomer: total(false),
        toCustomer: total(true),
      });
      const kept = expect.objectContaining({ of: "order", kind: "refund" });
      const isPaid = order.payments?.some(({ captured_at }) => captured_at);
      const canceled = duesOf({ ...order, edits: [], status: "canceled" });
      expect(canceled, JSON.stringify(parts)).toEqual(isPaid ? [kept] : []);
    }
  });

  it("is never shown as paid while an amount is outstanding, in any combination", () => {
    for (const parts of all) {
      const order = build(parts);
      const { byCustomer, toCustomer } = owedOf(order);
      const status = shownPaymentStatus(order);
      if (order.payment_status !== "captured") expect(status).toBe(order.payment_status);
      else if (byCustomer > 0) expect(status, JSON.stringify(parts)).toBe("payment_due");
      else if (toCustomer > 0) expect(status, JSON.stringify(parts)).toBe("refund_due");
      else expect(status, JSON.stringify(parts)).toBe("captured");
    }
  });

  it.each([
    [0, "refund_due", TOTAL],
    [DIFFERENCE, "refund_due", TOTAL - DIFFERENCE],
    [TOTAL, "refunded", 0],
  ])("of a canceled order after a refund of %d is %s", (amount_refunded, status, due) => {
    const { payments = [], ...order } = build({ order: "captured" });
    const canceled = {
      ...order,
      status: "canceled" as const,
      payment_status: "canceled" as const,
      payments: payments.map((one) => ({ ...one, amount_refunded, canceled_at: later })),
    };
    expect(owedOf(canceled)).toEqual({ byCustomer: 0, toCustomer: due });
    expect(shownPaymentStatus(canceled)).toBe(status);
    expect(isToSettle(canceled)).toBe(due > 0);
    const open = payments.map((one) => ({ ...one, captured_at: null, canceled_at: later }));
    expect(owedOf({ ...canceled, payments: open }).toCustomer).toBe(0);
    expect(shownPaymentStatus({ ...canceled, payments: open })).toBe("canceled");
  });

  it.each([
    [0, "captured"],
    [DIFFERENCE, "partially_refunded"],
    [TOTAL, "refunded"],
  ])("shows a claim's refund of %d, for which the server keeps its status", (refunded, status) => {
    const order = build({ order: "captured" });
    const payments = order.payments?.map((one) => ({ ...one, amount_refunded: refunded }));
    expect(shownPaymentStatus({ ...order, ...(payments && { payments }) })).toBe(status);
  });

  it("has to be settled if an amount other than the order's first capture is due", () => {
    for (const parts of all) {
      const order = build(parts);
      const others = duesOf(order).some(({ of, kind }) => of !== "order" || kind !== "capture");
      const later = order.payment_status === "captured" && owedOf(order).byCustomer > 0;
      expect(isToSettle(order), JSON.stringify(parts)).toBe(others || later);
    }
  });

  it("is empty if a list doesn't request payments", () => {
    const { payments: _, ...order } = build({ order: "captured", edit: "down" });
    expect(duesOf(order)).toEqual([]);
  });
});

describe("capturing payments", () => {
  const excess = (parts: Parts) => {
    const order = build(parts);
    return excessOfCapture(order, order.payments?.filter((one) => !one.captured_at) ?? []);
  };
  it.each([
    [{ order: "authorized" }, 0],
    [{ order: "authorized", edit: "up, unpaid" }, 0],
    [{ order: "authorized", edit: "up, authorized" }, 0],
    [{ order: "authorized", edit: "down" }, DIFFERENCE],
    [{ order: "captured", edit: "down" }, 0],
    [{ order: "captured", edit: "up, authorized" }, 0],
  ] as const)("of %j exceeds the total by %i", (parts, amount) =>
    expect(excess(parts)).toBe(amount),
  );
});

describe("an edit that raises a total again, after the excess was refunded", () => {
  const line = (quantity: number) => ({ unit_price: 1000, quantity });
  const change = (confirmed_at: string, from: number, to: number, more: object = {}) => ({
    id: `oe_${confirmed_at}`,
    confirmed_at,
    changes: [{ line_item: line(to), original_line_item: line(from) }],
    ...more,
  });
  const raised = (reason: string, more: object = {}, payments: object[] = []) =>
    anOrder({
      id: "order_1",
      total: 3000,
      payment_status: "captured",
      payments: [payment("pay_1", 3000, captured), ...payments],
      refunds: [{ reason, amount: 1000, created_at: then }],
      edits: [change(before, 3, 2), change(later, 2, 3, more)],
    });

  it("makes the customer owe the refunded amount again, but not a goodwill refund", () => {
    expect(duesOf(raised("other"))).toMatchObject([{ kind: "payment", amount: 1000 }]);
    expect(duesOf(raised("discount"))).toEqual([]);
  });

  it("has a payment that can be captured without a refund", () => {
    const again = payment("pay_2", 1000);
    const edited = {
      payment_collection: { status: "authorized", amount: 1000, payments: [again] },
    };
    const order = raised("other", edited, [again]);
    expect(duesOf(order)).toMatchObject([{ kind: "capture", amount: 1000 }]);
    expect(excessOfCapture(order, [again] as never)).toBe(0);
    const taken = [{ ...again, ...captured }];
    expect(duesOf(raised("other", {}, taken))).toEqual([]);
  });
});

it("an exchange is settled if its own payment status says so", () => {
  expect(
    ["captured", "difference_refunded", "awaiting", "requires_action", "not_paid"].filter(
      (status) => isSettled({ payment_status: status as "captured" }),
    ),
  ).toEqual(["captured", "difference_refunded"]);
});
