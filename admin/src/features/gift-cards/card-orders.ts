import type { HttpClient } from "@countertop/sdk";
import { adminListOrders } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { GiftCardTransaction, Order } from "@countertop/sdk/types";

/* Only orders contain the amount that a card paid, and the server can't filter orders by card. Therefore, this reads orders in
   the card's currency, newest first, until the amounts account for everything that was spent, or the limit is reached. */

interface PaidOrder extends Pick<Order, "id" | "display_id"> {
  gift_card_transactions: GiftCardTransaction[];
}
interface Payment {
  id: string;
  order: PaidOrder;
  amount: number;
  created_at: string;
}
interface Spent {
  payments: readonly Payment[];
  /** Number of orders that were read. */
  checked: number;
  total: number;
}

const PER_PAGE = 100;
const PAGES = 5;

const paymentsIn = (orders: readonly PaidOrder[], card: string): Payment[] =>
  orders.flatMap((order) =>
    order.gift_card_transactions
      .filter(({ gift_card_id }) => gift_card_id === card)
      .map((one) => ({ ...one, order })),
  );

export const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The orders that a card paid. `rounds` is the number of times that the operator requested more. The first round ends early
 * if the payments found so far account for the whole difference between value and balance.
 */
export function spentQuery(
  client: HttpClient,
  card: { id: string; value: number; balance: number },
  currency_code: string,
  rounds: number,
) {
  const gone = card.value - card.balance;
  const page = (number: number) =>
    queryOptions(client, adminListOrders, {
      query: {
        currency_code,
        order: "-created_at",
        limit: PER_PAGE,
        offset: number * PER_PAGE,
        fields: "id,display_id,created_at",
        expand: "gift_card_transactions",
      },
    });
  return {
    queryKey: [...page(0).queryKey, "spent", card.id, gone, rounds],
    async queryFn(context: { signal: AbortSignal }): Promise<Spent> {
      const payments: Payment[] = [];
      for (let number = 0; ; number++) {
        const { orders, count } = await page(number).queryFn(context);
        payments.push(...paymentsIn(orders, card.id));
        const checked = number * PER_PAGE + orders.length;
        const enough =
          number + 1 >= PAGES * (rounds + 1) || (rounds === 0 && sumOf(payments) >= gone);
        if (orders.length === 0 || checked >= count || enough)
          return { payments, checked: Math.min(checked, count), total: count };
      }
    },
  };
}
