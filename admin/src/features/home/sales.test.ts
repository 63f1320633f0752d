import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { periods } from "./period.ts";
import { averageOf, changeOf, salesOf, spanOf, type SoldOrder } from "./sales.ts";

const now = new Date(2026, 10, 20, 15, 30);
const order = (created: Date, total: number, more: Partial<SoldOrder> = {}): SoldOrder => ({
  created_at: created.toISOString(),
  status: "pending",
  currency_code: "eur",
  total,
  ...more,
});

describe("the period", () => {
  it("is split into hours for today, and compared with yesterday up to the same time", () => {
    const span = spanOf("today", now);
    expect(span.buckets).toHaveLength(24);
    expect(span.buckets[15]).toEqual(new Date(2026, 10, 20, 15));
    expect(span).toMatchObject({
      from: new Date(2026, 10, 20),
      to: now,
      previousFrom: new Date(2026, 10, 19),
      previousTo: new Date(2026, 10, 19, 15, 30),
    });
  });

  it.each(["7", "30", "90"] as const)(
    "of %s days ends today, with one bar for each day",
    (period) => {
      const span = spanOf(period, now);
      expect(span.buckets).toHaveLength(Number(period));
      expect(span.buckets[0]).toEqual(span.from);
      expect(span.buckets.at(-1)).toEqual(new Date(2026, 10, 20));
      expect(span.buckets.every((day) => day.getHours() === 0)).toBe(true);
    },
  );
});

describe("sales", () => {
  it("are listed separately by currency, the one with the most orders first", () => {
    const orders = [
      order(now, 1000),
      order(now, 2000, { currency_code: "usd" }),
      order(now, 3000, { currency_code: "usd" }),
    ];
    expect(salesOf(orders, spanOf("7", now))).toMatchObject([
      { currency: "usd", now: { orders: 2, total: 5000 } },
      { currency: "eur", now: { orders: 1, total: 1000 } },
    ]);
  });

  it("exclude canceled orders, and orders before the previous period", () => {
    const orders = [order(now, 1000, { status: "canceled" }), order(new Date(2026, 10, 1), 1000)];
    expect(salesOf(orders, spanOf("7", now))).toEqual([]);
  });

  it("are assigned to their day, and compared with the same day of the previous period", () => {
    const span = spanOf("7", now);
    const [sales] = salesOf(
      [
        order(new Date(2026, 10, 18, 23, 59), 100),
        order(new Date(2026, 10, 19), 20),
        order(new Date(2026, 10, 12, 10), 50),
        // This order has a later time of day than the current time.
        order(new Date(2026, 10, 13, 18), 70),
      ],
      span,
    );
    expect(sales).toMatchObject({
      bars: [0, 0, 0, 0, 100, 20, 0],
      before: { orders: 1, total: 50 },
      barsBefore: [0, 0, 0, 0, 0, 50, 0],
    });
  });

  it("omit days whose orders weren't all read", () => {
    const newest = [
      order(new Date(2026, 10, 20, 9), 300),
      order(new Date(2026, 10, 19, 20), 20),
      // The oldest order that was read. This day, and the days before it, may have more orders.
      order(new Date(2026, 10, 18, 12), 4000),
    ];
    expect(salesOf(newest, spanOf("7", now), false)).toMatchObject([
      {
        bars: [undefined, undefined, undefined, undefined, undefined, 20, 300],
        barsBefore: Array.from({ length: 7 }, () => undefined),
      },
    ]);
    expect(salesOf(newest, spanOf("7", now), true)).toMatchObject([
      { bars: [0, 0, 0, 0, 4000, 20, 300] },
    ]);
  });

  it("neither lose nor duplicate orders: the bars add up to the total", () => {
    const anyOrder = fc.record({
      hoursAgo: fc.integer({ min: 0, max: 24 * 200 }),
      total: fc.nat(1_000_000),
      currency_code: fc.constantFrom("eur", "usd", "jpy"),
    });
    fc.assert(
      fc.property(fc.array(anyOrder), fc.constantFrom(...periods), (orders, period) => {
        const span = spanOf(period, now);
        const made = orders.map(({ hoursAgo, ...rest }) =>
          order(new Date(now.getTime() - hoursAgo * 3_600_000), rest.total, rest),
        );
        const inside = made.filter(({ created_at }) => Date.parse(created_at) >= Number(span.from));
        const sales = salesOf(made, span);
        const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
        for (const { bars, now: figures } of sales)
          expect(sum(bars.map((bar) => bar ?? NaN))).toBe(figures.total);
        expect(sum(sales.map(({ now: { orders: count } }) => count))).toBe(inside.length);
        expect(sum(sales.map(({ now: { total } }) => total))).toBe(
          sum(inside.map(({ total = 0 }) => total)),
        );
      }),
    );
  });

  it("have an average in whole minor units, which is 0 if there are no orders", () => {
    expect(averageOf({ orders: 3, total: 1000 })).toBe(333);
    expect(averageOf({ orders: 0, total: 0 })).toBe(0);
  });

  it("have a change as a fraction, or none if there were no sales before", () => {
    expect(changeOf(150, 100)).toBe(0.5);
    expect(changeOf(0, 100)).toBe(-1);
    expect(changeOf(100, 0)).toBeUndefined();
  });
});
