import { createHttpClient } from "@countertop/sdk";
import { expect, it } from "vitest";
import { spentQuery, sumOf } from "./card-orders.ts";

const card = { id: "gift_1", value: 5000, balance: 2000 };

/**
 * A store with `count` orders. The card paid a part of order number `paidIn`; another card paid a part of each other order.
 */
function store(count: number, paidIn: number) {
  const asked: number[] = [];
  const client = createHttpClient({
    baseUrl: "http://store.test",
    fetch: (input: RequestInfo | URL) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      const [offset, limit] = [
        Number(searchParams.get("offset")),
        Number(searchParams.get("limit")),
      ];
      asked.push(offset);
      const orders = Array.from(
        { length: Math.max(0, Math.min(limit, count - offset)) },
        (_, at) => {
          const number = offset + at;
          const gift_card_id = number === paidIn ? card.id : "gift_2";
          const created_at = "2026-01-01T00:00:00Z";
          return {
            id: `order_${number}`,
            display_id: number,
            gift_card_transactions: [
              { id: `gct_${number}`, gift_card_id, amount: 3000, created_at },
            ],
          };
        },
      );
      return Promise.resolve(Response.json({ orders, count, offset, limit }));
    },
  });
  const spent = (rounds: number, of = card) =>
    spentQuery(client, of, "eur", rounds).queryFn({ signal: AbortSignal.timeout(5000) });
  return { asked, spent };
}

it("the scan stops when the orders account for the spent amount", async () => {
  const { asked, spent } = store(950, 150);
  const { payments, checked, total } = await spent(0);
  expect(payments.map(({ order }) => order.display_id)).toEqual([150]);
  expect(sumOf(payments)).toBe(3000);
  expect([checked, total]).toEqual([200, 950]);
  expect(asked).toEqual([0, 100]);
});

it("the scan reads a limited number of orders, and as many again on request", async () => {
  const { spent } = store(950, 820);
  expect(await spent(0)).toMatchObject({ payments: [], checked: 500, total: 950 });
  expect(await spent(1)).toMatchObject({ payments: [{ amount: 3000 }], checked: 950 });
});

it("the scan stops at the last order", async () => {
  const { asked, spent } = store(120, 400);
  expect(await spent(0)).toMatchObject({ payments: [], checked: 120, total: 120 });
  expect(asked).toEqual([0, 100]);
});
