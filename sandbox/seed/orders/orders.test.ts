import { describe, expect, it } from "vitest";
import { heldBack } from "../data/stock.ts";
import { timeline } from "../steps/orders.ts";
import { levels } from "../steps/stock.ts";
import { DAYS_APART, planOrders } from "./plan.ts";
import { afterSales } from "./after-sales.ts";
import { deliveries } from "./scenarios.ts";

const scenarios = timeline();
const plans = planOrders(scenarios.map(({ wish = {} }) => wish));

describe("the orders", () => {
  it("cover every scenario, and are at least a hundred", () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(100);
    expect(new Set(scenarios)).toEqual(new Set([...deliveries, ...afterSales]));
    const names = [...deliveries, ...afterSales].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("include every state that operators can filter by", () => {
    const endings = scenarios.map(({ ending }) => ending);
    expect(endings.map(({ status }) => status)).toEqual(
      expect.arrayContaining(["pending", "completed", "archived", "canceled"]),
    );
    expect(endings.map(({ payment }) => payment)).toEqual(
      expect.arrayContaining([
        "awaiting",
        "captured",
        "partially_refunded",
        "refunded",
        "canceled",
      ]),
    );
    expect(endings.map(({ fulfillment }) => fulfillment)).toEqual(
      expect.arrayContaining([
        "not_fulfilled",
        "partially_fulfilled",
        "fulfilled",
        "partially_shipped",
        "shipped",
        "partially_returned",
        "returned",
        "requires_action",
      ]),
    );
  });

  it("are the same in every run", () => {
    const again = planOrders(timeline().map(({ wish = {} }) => wish));
    const facts = (list: typeof plans) =>
      list.map(({ email, items, shipping, discount }) => ({ email, items, shipping, discount }));
    expect(facts(again)).toEqual(facts(plans));
  });

  it("never contain more units than the stock", () => {
    const left = new Map(
      levels().map(({ sku, location, stocked }) => [`${sku}@${location}`, stocked]),
    );
    const take = (sku: string, location: string, quantity: number) => {
      const key = `${sku}@${location}`;
      const stocked = left.get(key);
      if (stocked !== undefined) left.set(key, stocked - quantity);
    };
    for (const { sku, location, quantity } of heldBack) take(sku, location, quantity);
    for (const { items, location } of plans)
      for (const { sku, quantity } of items) take(sku, location, quantity);
    expect([...left].filter(([, quantity]) => quantity < 0)).toEqual([]);
  });

  it("have the cart that their scenario needs", () => {
    plans.forEach(({ items, person, shipping }, index) => {
      const wish = scenarios[index]?.wish ?? {};
      expect(items.length).toBeGreaterThanOrEqual(wish.lines ?? 1);
      for (const { quantity } of items)
        if (!wish.buys) expect(quantity).toBeGreaterThanOrEqual(wish.pieces ?? 1);
      if (wish.member) expect(person.account).toBe(true);
      expect(shipping).toHaveLength(wish.buys === "bulky" ? 2 : 1);
    });
  });

  it("are created with enough time between them that the server counts each use of a discount", () => {
    const tooSoon = plans.filter(
      ({ discount }, index) =>
        discount &&
        plans
          .slice(Math.max(0, index - DAYS_APART), index)
          .some((one) => one.discount === discount),
    );
    expect(tooSoon).toEqual([]);
  });

  it("are from every region", () => {
    expect(new Set(plans.map(({ region }) => region))).toEqual(
      new Set(["europe", "ireland", "usa", "japan"]),
    );
  });
});
