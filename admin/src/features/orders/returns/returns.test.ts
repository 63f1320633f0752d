import { describe, expect, it } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import type { Order } from "../order.ts";
import { cancelPlan, entriesOf, paymentLink } from "./entries.ts";
import { arrivedLines, problemOfArrival, receiveBody, refundFor, type Arrival } from "./receive.ts";
import {
  firstDraft,
  claimBody,
  emptyLine,
  problemOfAdded,
  problemOfLines,
  problemOfRefund,
  refundLimit,
  problemOfShipping,
  returnBody,
  swapBody,
  type Draft,
} from "./return-draft.ts";
import { previewOf } from "./return-preview.ts";
import { returnableLines, returnsOf } from "./returnable.ts";

const item = (id: string, more: object = {}) => ({
  id,
  title: id,
  quantity: 3,
  fulfilled_quantity: 3,
  shipped_quantity: 3,
  returned_quantity: null,
  unit_price: 1000,
  refundable: 3000,
  variant_id: `variant_${id}`,
  ...more,
});
const back = (
  id: string,
  status: string,
  items: readonly [string, number][],
  more: object = {},
) => ({
  id,
  status,
  swap_id: null,
  claim_order_id: null,
  refund_amount: 2000,
  created_at: "2026-01-01T00:00:00.000Z",
  items: items.map(([item_id, quantity]) => ({ item_id, quantity })),
  ...more,
});
const swap = (more: object = {}) => ({
  id: "swap",
  cart_id: "cart",
  created_at: "2026-01-02T00:00:00.000Z",
  payment_status: "not_paid",
  fulfillment_status: "not_fulfilled",
  difference_due: null,
  confirmed_at: null,
  canceled_at: null,
  additional_items: [],
  fulfillments: [],
  return_order: back("of_swap", "requested", [["mug", 1]], { swap_id: "swap" }),
  ...more,
});
const claim = (more: object = {}) => ({
  id: "claim",
  type: "replace",
  created_at: "2026-01-03T00:00:00.000Z",
  payment_status: "na",
  fulfillment_status: "not_fulfilled",
  refund_amount: null,
  canceled_at: null,
  claim_items: [{ id: "citm", item_id: "mug", quantity: 1 }],
  additional_items: [],
  fulfillments: [],
  return_order: null,
  ...more,
});
const order = (more: object = {}) =>
  anOrder({
    items: [item("mug")],
    returns: [],
    swaps: [],
    claims: [],
    refundable_amount: 5000,
    ...more,
  });
const leftOf = (of: Order) =>
  Object.fromEntries(returnableLines(of).map(({ item: { id }, remaining }) => [id, remaining]));

describe("returnable items", () => {
  it("are those that were fulfilled and not returned", () => {
    const items = [
      item("mug"),
      item("pan", { returned_quantity: 1 }),
      item("lid", { fulfilled_quantity: null, shipped_quantity: null }),
      item("cup", { returned_quantity: 3 }),
      item("way", { is_return: true }),
    ];
    expect(leftOf(order({ items }))).toEqual({ mug: 3, pan: 2, lid: 0, cup: 0 });
    expect(returnableLines(order({ items })).map(({ why }) => why)).toEqual([
      "back",
      "notSent",
      undefined,
      undefined,
    ]);
  });

  it("stay in the same order if the server returns them in a different one", () => {
    const items = [item("mug"), item("pan"), item("lid")];
    const idsOf = (given: typeof items) =>
      returnableLines(order({ items: given })).map((line) => line.item.id);
    expect(idsOf(items.toReversed())).toEqual(idsOf(items));
  });

  it("exclude items of requested returns, which are counted once even if they are listed twice", () => {
    const announced = back("ret", "requested", [["mug", 2]], { claim_order_id: "claim" });
    const of = order({ returns: [announced], claims: [claim({ return_order: announced })] });
    expect(leftOf(of)).toEqual({ mug: 1 });
    expect(returnsOf(of)).toHaveLength(1);
    expect(leftOf(order({ returns: [back("ret", "canceled", [["mug", 2]])] }))).toEqual({ mug: 3 });
  });

  it("exclude items of a claim without a return, unless the claim is canceled", () => {
    expect(leftOf(order({ claims: [claim()] }))).toEqual({ mug: 2 });
    expect(leftOf(order({ claims: [claim({ canceled_at: "2026" })] }))).toEqual({ mug: 3 });
  });

  it("include exchanged and replacement items, unless they were canceled", () => {
    const sent = { additional_items: [item("plate")], return_order: null };
    expect(leftOf(order({ swaps: [swap(sent)] }))).toMatchObject({ plate: 3 });
    expect(leftOf(order({ swaps: [swap({ ...sent, canceled_at: "2026" })] }))).toEqual({ mug: 3 });
  });
});

const draft = (more: Partial<Draft> = {}): Draft => ({
  ...firstDraft("return", order()),
  lines: { mug: { ...emptyLine, quantity: 2 }, pan: emptyLine },
  ...more,
});
const lines = returnableLines(order({ items: [item("mug"), item("pan")] }));
const prices = {
  variants: new Map([
    [
      "plate",
      { unit_price: 1500, includes_tax: true, rates: [19], product_id: "p", discountable: true },
    ],
  ]),
  shipping: new Map([["post", { includes_tax: false, rates: [20] }]]),
};
const plain = { items: [], discounts: [] };
const added = [{ id: "plate", title: "Plate", quantity: 2 }];

describe("the estimated difference", () => {
  it("of a return is the price of the items less return shipping with tax, or the operator's amount", () => {
    const way = { back: { option: "post", price: 500 } };
    expect(previewOf(draft(way), lines, prices, plain)).toMatchObject({
      returned: 2000,
      backShipping: 600,
      difference: -1400,
    });
    expect(previewOf(draft({ ...way, refund: 0 }), lines, prices, plain).difference).toBe(-0);
  });

  it("of an exchange is the price of the added items and shipping less that of the returned items", () => {
    const exchange = draft({ kind: "exchange", added, out: { option: "post", price: 100 } });
    expect(previewOf(exchange, lines, prices, plain)).toMatchObject({
      added: 3000,
      outShipping: 120,
      difference: 1120,
    });
  });

  it("of a claim is zero for a replacement, or the amount of the refund", () => {
    const replaced = draft({ kind: "claim", claimType: "replace", added });
    expect(previewOf(replaced, lines, prices, plain)).toMatchObject({ added: 3000, difference: 0 });
    expect(previewOf(draft({ kind: "claim", refund: 700 }), lines, prices, plain).difference).toBe(
      -700,
    );
  });
});

describe("a problem in the draft", () => {
  it("is reported for an empty selection, an invalid quantity, or a claim without a reason", () => {
    const why = (quantity: number | null, more: Partial<Draft> = {}) =>
      problemOfLines(draft({ lines: { mug: { ...emptyLine, quantity } }, ...more }), lines);
    expect([0, 4, 1.5, null, 3].map((quantity) => why(quantity))).toEqual([
      "noLines",
      "tooMany",
      "tooMany",
      "tooMany",
      undefined,
    ]);
    expect(why(1, { kind: "claim" })).toBe("noReason");
  });

  it("is reported if there are no items to send, a replacement has no shipping, an address has no city, or the refund is too high", () => {
    expect(problemOfAdded(draft())).toBe("noAdded");
    expect(problemOfAdded(draft({ added: [{ id: "plate", title: "", quantity: 0 }] }))).toBe(
      "noQuantity",
    );
    const replaced = draft({ kind: "claim", claimType: "replace", added });
    expect(problemOfShipping(replaced)).toBe("noWayOut");
    const way = { option: "post", price: 0 };
    expect(problemOfShipping({ ...replaced, out: way })).toBeUndefined();
    expect(problemOfShipping({ ...replaced, out: { ...way, price: Number.NaN } })).toBe("noAmount");
    const address = {
      last_name: "Lovelace",
      address_1: "1 Main St",
      city: " ",
      country_code: "de",
    };
    expect(problemOfShipping({ ...replaced, out: way, address: address as never })).toBe(
      "noAddress",
    );
    expect(problemOfRefund(draft({ refund: 5001 }), 5000, lines)).toBe("tooMuch");
    expect(problemOfRefund(draft({ refund: 5000 }), 5000, lines)).toBeUndefined();
  });

  it("is reported if a claim's refund exceeds the captured payments, even if the operator enters no amount", () => {
    const claim = draft({ kind: "claim" });
    const { difference } = previewOf(claim, lines, prices, plain);
    expect(problemOfRefund(claim, -difference - 1, lines)).toBe("tooMuch");
    expect(problemOfRefund(claim, -difference, lines)).toBeUndefined();
    expect(problemOfRefund(draft(), 0, lines)).toBeUndefined();
    const authorized = order({ refundable_amount: 5000, payments: [{ captured_at: null }] });
    expect(refundLimit(claim, authorized)).toBe(0);
    expect(refundLimit(draft(), authorized)).toBe(5000);
  });
});

describe("the request body", () => {
  it("of a return contains -1 for a refund of 0, as the server requires, and omits unset fields", () => {
    const line = { quantity: 1, reason: "size", note: " Too big ", pictures: [] };
    expect(returnBody(draft({ lines: { mug: line }, refund: 0, location: "here" }))).toEqual({
      items: [{ item_id: "mug", quantity: 1, reason_id: "size", note: "Too big" }],
      location_id: "here",
      refund: -1,
      no_notification: false,
    });
    expect(returnBody(draft({ notify: false }))).toEqual({
      items: [{ item_id: "mug", quantity: 2 }],
      no_notification: true,
    });
  });

  it("of an exchange and of a claim contains the returned and the new items", () => {
    const out = { option: "post", price: 0 };
    expect(swapBody(draft({ kind: "exchange", added, out }))).toEqual({
      return_items: [{ item_id: "mug", quantity: 2 }],
      additional_items: [{ variant_id: "plate", quantity: 2 }],
      custom_shipping_options: [{ option_id: "post", price: 0 }],
      no_notification: false,
    });
    const line = { quantity: 1, reason: "other", note: "", pictures: ["http://a/b.png"] };
    const complaint = draft({ kind: "claim", lines: { mug: line }, out, added, refund: 500 });
    expect(claimBody(complaint, lines)).toEqual({
      type: "refund",
      claim_items: [{ item_id: "mug", quantity: 1, reason: "other", images: ["http://a/b.png"] }],
      refund_amount: 500,
      no_notification: false,
    });
    expect(claimBody({ ...complaint, refund: undefined }, lines)).toMatchObject({
      refund_amount: 1000,
    });
    expect(claimBody({ ...complaint, claimType: "replace" }, lines)).toMatchObject({
      additional_items: [{ variant_id: "plate", quantity: 2 }],
      shipping_methods: [{ option_id: "post", price: 0 }],
    });
  });

  it("of a claim contains the return location only if the server creates a return", () => {
    const claim = draft({ kind: "claim", location: "here" });
    expect(claimBody(claim, lines)).not.toHaveProperty("return_location_id");
    expect(claimBody({ ...claim, back: { option: "label", price: 0 } }, lines)).toMatchObject({
      return_shipping: { option_id: "label", price: 0 },
      return_location_id: "here",
    });
  });
});

describe("receiving a return", () => {
  const asked = back("ret", "requested", [["mug", 2]]) as never;
  const of = order({
    items: [item("mug"), item("pan")],
    payments: [{ amount: 9000, amount_refunded: 0, captured_at: "2026-03-01T08:00:00.000Z" }],
  });
  const arrival = (more: Partial<Arrival> = {}): Arrival => ({
    quantities: {},
    location: "here",
    refund: undefined,
    ...more,
  });

  it("refunds the promised amount if all items arrive, and a share for fewer or more items", () => {
    const all = arrivedLines(of, asked, ["pan"]);
    const due = (quantities: Record<string, number>) =>
      refundFor(asked, all, arrival({ quantities }));
    expect(due({ pan: 0 })).toBe(2000);
    expect(due({ mug: 1 })).toBe(1000);
    expect(due({ mug: 0, pan: 1 })).toBe(1000);
    expect(receiveBody(asked, all, arrival({ quantities: { mug: 0, pan: 1 } }))).toEqual({
      items: [
        { item_id: "mug", quantity: 0 },
        { item_id: "pan", quantity: 1 },
      ],
      refund: 1000,
      location_id: "here",
    });
  });

  it("doesn't refund a claim a second time, or an exchange, which is settled separately", () => {
    const claimed = back("ret", "requested", [["mug", 2]], { claim_order_id: "claim" }) as never;
    const swapped = back("ret", "requested", [["mug", 2]], { swap_id: "swap" }) as never;
    expect(receiveBody(claimed, arrivedLines(of, claimed, []), arrival()).refund).toBe(0);
    expect(receiveBody(swapped, arrivedLines(of, swapped, []), arrival())).not.toHaveProperty(
      "refund",
    );
  });

  it("requires items, a location, and a refund, and limits the quantities and the refund", () => {
    const all = arrivedLines(of, asked, []);
    const why = (more: Partial<Arrival>) => problemOfArrival(of, asked, all, arrival(more), true);
    expect(why({})).toBeUndefined();
    expect(why({ quantities: { mug: 0 } })).toBe("noLines");
    expect(why({ quantities: { mug: 4 } })).toBe("tooMany");
    expect(why({ quantities: { mug: null } })).toBe("tooMany");
    expect(why({ location: "" })).toBe("noLocation");
    expect(why({ refund: 5001 })).toBe("tooMuch");
    expect(why({ refund: null })).toBe("noAmount");
  });
});

describe("returns, exchanges, and claims", () => {
  it("are each listed once, newest first, with the next step", () => {
    const claimed = back("of_claim", "requested", [], { claim_order_id: "claim" });
    const of = order({
      returns: [back("ret", "requested", []), claimed],
      swaps: [swap()],
      claims: [claim({ return_order: claimed })],
    });
    expect(entriesOf(of).map(({ id, todo }) => [id, todo])).toEqual([
      ["claim", ["pack", "receive"]],
      ["swap", ["wait", "receive"]],
      ["ret", ["receive"]],
    ]);
    const confirmed = { confirmed_at: "2026", return_order: null };
    const next = (more: object) => entriesOf(order({ swaps: [swap(more)] }))[0]?.todo;
    expect(next({ ...confirmed, payment_status: "awaiting" })).toEqual(["settle", "pack"]);
    expect(
      next({ ...confirmed, payment_status: "captured", fulfillment_status: "fulfilled" }),
    ).toEqual(["ship"]);
    expect(next({ canceled_at: "2026" })).toEqual([]);
  });

  it("are canceled in the order that the server requires, or can't be canceled", () => {
    const plan = (more: object) => cancelPlan(entriesOf(order(more))[0] as never);
    const parcels = [
      { id: "old", canceled_at: "2026", shipped_at: null },
      { id: "new", canceled_at: null, shipped_at: null },
    ];
    expect(plan({ swaps: [swap({ fulfillments: parcels })] })).toEqual({
      steps: [
        { what: "parcel", id: "new" },
        { what: "return", id: "of_swap" },
        { what: "whole", id: "swap" },
      ],
    });
    const shipped = [{ id: "new", canceled_at: null, shipped_at: "2026" }];
    expect(plan({ claims: [claim({ fulfillments: shipped })] })).toEqual({ why: "shipped" });
    expect(plan({ claims: [claim({ refund_amount: 1 })] })).toEqual({ why: "paidBack" });
    expect(plan({ swaps: [swap({ payment_status: "difference_refunded" })] })).toEqual({
      why: "paidBack",
    });
    expect(plan({ returns: [back("ret", "received", [])] })).toEqual({ why: "received" });
    expect(plan({ swaps: [swap({ return_order: back("of_swap", "received", []) })] })).toEqual({
      why: "received",
    });
    expect(plan({ claims: [claim({ canceled_at: "2026" })] })).toBeUndefined();
  });

  it("have a link to the storefront page where the customer pays for an exchange", () => {
    const template = "https://shop.test/swap/{cart_id}?of={swap_id}";
    expect(paymentLink(template, { id: "swap", cart_id: "cart" })).toBe(
      "https://shop.test/swap/cart?of=swap",
    );
    expect(paymentLink(null, { id: "swap", cart_id: "cart" })).toBeUndefined();
    expect(paymentLink(template, { id: "swap", cart_id: null })).toBeUndefined();
  });
});
