import { expect, it } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import { basisOf, isTaxed, lineAmount, linePrice } from "../../../resources/totals.ts";
import { totalBlocks } from "./total-blocks.ts";

/** The block with the total, as pairs of `[id, amount]`. Leaves out figures that are zero. */
const block = (order: ReturnType<typeof anOrder>) => {
  const [first] = totalBlocks(order);
  const figures = first?.figures ?? [];
  expect(figures.reduce((all, { amount }) => all + amount, 0)).toBe(first?.sum.amount);
  return figures.filter(({ amount }) => amount !== 0).map(({ id, amount }) => [id, amount]);
};
const line = (unit_price: number, quantity: number, includes_tax: boolean, subtotal: number) => ({
  unit_price,
  quantity,
  includes_tax,
  subtotal,
});

it("the summary of the totals adds up prices with tax if every price includes tax", () => {
  const order = anOrder({
    items: [line(3100, 1, true, 2605), line(1440, 4, true, 4840)],
    subtotal: 7445,
    item_tax_total: 1415,
    shipping_total: 500,
    tax_total: 1510,
    total: 9455,
  });
  expect(basisOf(order)).toBe("withTax");
  expect(isTaxed(order)).toBe(true);
  expect(block(order)).toEqual([
    ["items", 8860],
    ["shipping", 595],
  ]);
});

it("the summary of the totals includes the tax in a discount, and shows the tax of gift cards separately", () => {
  const order = anOrder({
    items: [line(11900, 1, true, 10000)],
    subtotal: 10000,
    discount_total: 1000,
    item_tax_total: 1710,
    gift_card_total: 5000,
    gift_card_tax_total: 950,
    tax_total: 760,
    total: 4760,
  });
  expect(block(order)).toEqual([
    ["items", 11900],
    ["discount", -1190],
    ["giftCards", -5000],
    ["giftCardTax", -950],
  ]);
});

it("the summary of the totals adds up prices before tax and the tax if a price doesn't include tax", () => {
  const order = anOrder({
    items: [line(11200, 1, false, 11200), line(1190, 3, true, 3000)],
    subtotal: 14200,
    discount_total: 1000,
    item_tax_total: 1056,
    shipping_total: 2900,
    tax_total: 1288,
    total: 17388,
  });
  const basis = basisOf(order);
  expect(basis).toBe("beforeTax");
  expect(order.items?.map((item) => [linePrice(item, basis), lineAmount(item, basis)])).toEqual([
    [11200, 11200],
    [1000, 3000],
  ]);
  expect(block(order)).toEqual([
    ["subtotal", 14200],
    ["discount", -1000],
    ["shipping", 2900],
    ["tax", 1288],
  ]);
});

it("the summary of the totals shows amounts before tax if rounding leaves a difference of a cent", () => {
  const order = anOrder({
    items: [line(999, 3, true, 2518)],
    subtotal: 2518,
    item_tax_total: 478,
    tax_total: 478,
    total: 2996,
  });
  expect(basisOf(order)).toBe("beforeTax");
  expect(block(order)).toEqual([
    ["subtotal", 2518],
    ["tax", 478],
  ]);
});

it("an order without any tax isn't taxed", () => {
  const items = [line(5000, 2, false, 10000)];
  expect(isTaxed(anOrder({ items, subtotal: 10000, total: 10000, tax_total: 0 }))).toBe(false);
});

it("the totals of a canceled order show the payment if it was captured, because canceling refunds nothing", () => {
  const payment = { id: "pay_1", amount: 4039, amount_refunded: 0, canceled_at: "2026-11-30" };
  const canceled = (captured_at: string | null) =>
    totalBlocks(
      anOrder({ status: "canceled", total: 4039, payments: [{ ...payment, captured_at }] }),
    );
  expect(canceled("2026-11-29").slice(1)).toEqual([
    { figures: [{ id: "paid", amount: 4039 }], sum: { id: "net", amount: 4039 } },
  ]);
  expect(canceled(null)).toHaveLength(1);
});
