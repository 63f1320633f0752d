import type { Page } from "@playwright/test";
import { orderState, ownGoods, type OwnOrder } from "./own-orders.ts";
import { call, settleAsCustomer, shipped, stored } from "./own-returns.ts";
import { expect, test } from "./shop.ts";

// Money that is owed, either way: the server is asked after each step.

interface Paid extends OwnOrder {
  payments: { id: string; amount: number; captured_at: string | null; swap_id: string | null }[];
}
const paid = (page: Page, order: { id: string }) => orderState<Paid>(page, order);
const todo = (page: Page) => page.getByRole("list", { name: "To do next" });
const payments = (page: Page) => page.getByRole("region", { name: "Payment", exact: true });

/** An edit of the order's first line, as the server keeps it. */
async function edited(page: Page, { id }: { id: string }, quantity: number) {
  const { order_edit: edit } = await call<{
    order_edit: { id: string; items: { id: string }[] };
  }>(page, "/admin/order-edits", { order_id: id });
  await call(page, `/admin/order-edits/${edit.id}/items/${edit.items[0]?.id}`, { quantity });
  return edit;
}

/** The customer agrees to the edit, and authorizes its payment with the manual provider. */
async function agreeAndPay(page: Page, edit: { id: string }): Promise<void> {
  const { order_edit: asked } = await call<{ order_edit: { payment_collection_id: string } }>(
    page,
    `/admin/order-edits/${edit.id}/request`,
  );
  const path = `/store/payment-collections/${asked.payment_collection_id}`;
  const { payment_collection: begun } = await call<{
    payment_collection: { payment_sessions: { id: string }[] };
  }>(page, `${path}/sessions`, { provider_id: "manual" });
  await call(page, `${path}/sessions/batch/authorize`, {
    session_ids: begun.payment_sessions.map(({ id }) => id),
  });
  await call(page, `/store/order-edits/${edit.id}/complete`);
}

test("the order's capture leaves the payment of an exchange to the exchange, which captures it once", async ({
  signedIn: page,
}) => {
  const [mug, pan] = [await ownGoods(page), await ownGoods(page, { price: 5000 })];
  const order = await shipped(page, [[mug, 2]]);
  await call(page, `/admin/orders/${order.id}/swaps`, {
    return_items: [{ item_id: order.items[0]?.id, quantity: 1 }],
    additional_items: [{ variant_id: pan.variant_id, quantity: 1 }],
  });
  const [swap] = (await stored(page, order)).swaps;
  if (!swap) throw new Error("There is no exchange.");
  await settleAsCustomer(page, order, swap);
  await agreeAndPay(page, await edited(page, order, 3));
  const open = (await paid(page, order)).payments.filter(({ captured_at }) => captured_at === null);
  expect(open).toHaveLength(2);
  const [ofEdit, ofSwap] = [
    open.find(({ swap_id }) => swap_id === null),
    open.find(({ swap_id }) => swap_id === swap.id),
  ];

  await page.goto(`/a/orders/${order.id}`);
  const captured = async () =>
    (await paid(page, order)).payments
      .filter(({ captured_at }) => captured_at !== null)
      .map(({ id }) => id);
  await todo(page).getByRole("button", { name: "Capture", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Capture payment" });
  await expect(question).toContainText("€20.00");
  await question.getByRole("button", { name: "Capture" }).click();
  await expect(question).toBeHidden();
  expect(await captured()).toContain(ofEdit?.id);
  expect(await captured()).not.toContain(ofSwap?.id);

  // Nothing of the order's own is left, and the payment of the exchange leads to the exchange.
  await expect(
    payments(page).getByRole("button", { name: "Capture", exact: true }),
  ).toHaveAttribute("aria-disabled", "true");
  await payments(page).getByRole("button", { name: "Capture difference" }).click();
  const difference = page.getByRole("alertdialog", { name: "Capture difference" });
  await difference.getByRole("button", { name: "Capture difference" }).click();
  await expect(difference).toBeHidden();
  expect(await captured()).toContain(ofSwap?.id);
  expect((await stored(page, order)).swaps[0]?.payment_status).toBe("captured");
});
