import type { Page } from "@playwright/test";
import { begin } from "./own-products.ts";
import { orderState, ownGoods, ownOrder, type OwnOrder } from "./own-orders.ts";
import { call, settleAsCustomer, shipped, stored } from "./own-returns.ts";
import { expect, rows, test } from "./shop.ts";

// Amounts owed by and to the customer. Reads the server's state after each step.

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

/** The customer confirms the edit, and authorizes its payment with the manual provider. */
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

test("capturing an order leaves the payment of an exchange to the exchange, which captures it once", async ({
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
  // The edit's payment is listed once, with one way to capture it.
  const row = payments(page).getByRole("listitem").filter({ hasText: "€20.00" });
  await expect(row).toHaveCount(1);
  await expect(payments(page).getByRole("button", { name: "Capture", exact: true })).toHaveCount(1);
  await todo(page).getByRole("button", { name: "Capture", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Capture payment" });
  await expect(question).toContainText("€20.00");
  await question.getByRole("button", { name: "Capture" }).click();
  await expect(question).toBeHidden();
  expect(await captured()).toContain(ofEdit?.id);
  expect(await captured()).not.toContain(ofSwap?.id);

  // The order itself is paid, and the payment of the exchange links to the exchange.
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

test("an edit that lowers the total shows a refund as due on the page, in the list, and before the order is completed", async ({
  signedIn: page,
}) => {
  const mug = await ownGoods(page);
  const items = [{ variant_id: mug.variant_id, quantity: 3 }];
  const order = await ownOrder(page, { items, pay: true });
  await call(page, `/admin/order-edits/${(await edited(page, order, 2)).id}/confirm`);
  const after = await paid(page, order);
  expect(order.total - after.total).toBe(2000);
  expect(after).toMatchObject({ payment_status: "captured", refunded_total: 0 });

  // The customer's page shows the same badge.
  await page.goto(`/a/customers/${order.customer_id}`);
  await expect(
    page
      .getByRole("table", { name: "Orders" })
      .getByRole("row")
      .filter({ hasText: `#${order.display_id}` }),
  ).toContainText("Refund due");
  await page.goto("/a/orders");
  await page.getByRole("link", { name: "To settle" }).click();
  await expect(rows(page).filter({ hasText: `#${order.display_id}` })).toContainText("Refund due");
  await page.goto(`/a/orders?q=${order.display_id}`);
  const row = rows(page).first();
  await expect(row).toContainText("Refund due");
  await row.getByRole("checkbox").check();
  await begin(page, "Complete");
  await page.getByRole("dialog").getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("You still owe the customer €20.00.")).toBeVisible();
  expect((await paid(page, order)).status).toBe("pending");

  await page.goto(`/a/orders/${order.id}`);
  await expect(page.getByRole("main").getByText("Refund due").first()).toBeVisible();
  await expect(payments(page).getByText("Paid", { exact: true })).toHaveCount(0);
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByRole("listitem").filter({ hasText: "Refund required" })).toContainText(
    "€20.00",
  );
  await page.goto(`/a/orders/${order.id}?edit=complete`);
  const complete = page.getByRole("alertdialog");
  await expect(complete).toContainText("You still owe the customer €20.00.");
  await complete.getByRole("button", { name: "Cancel" }).click();

  const step = todo(page).getByRole("listitem").filter({ hasText: "Refund due" });
  await expect(step).toContainText("€20.00");
  await step.getByRole("button", { name: "Refund" }).click();
  const drawer = page.getByRole("dialog", { name: "Refund" });
  await drawer.getByRole("button", { name: "Refund €20.00" }).click();
  await expect(drawer).toBeHidden();
  const settled = await paid(page, order);
  expect(settled.paid_total - settled.refunded_total).toBe(settled.total);
  await expect(step).toHaveCount(0);
  await expect(page.getByText("Refund required")).toHaveCount(0);
  await page.goto("/a/orders?status=pending&balance=open");
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: `#${order.display_id}` })).toHaveCount(0);
});

test("a capture takes no more than the order's total after an edit", async ({ signedIn: page }) => {
  const mug = await ownGoods(page);
  const order = await ownOrder(page, { items: [{ variant_id: mug.variant_id, quantity: 3 }] });
  await call(page, `/admin/order-edits/${(await edited(page, order, 2)).id}/confirm`);
  const { total } = await paid(page, order);

  // The list links to the order's page, which explains the next step.
  await page.goto(`/a/orders?q=${order.display_id}`);
  await rows(page).first().getByRole("checkbox").check();
  await page.getByRole("button", { name: "Capture payments" }).click();
  const bulk = page.getByRole("dialog", { name: "Capture payments" });
  await bulk.getByRole("button", { name: "Capture payments" }).click();
  await expect(bulk).toContainText("The authorized amount exceeds the order total.");
  expect((await paid(page, order)).payments[0]?.captured_at).toBeNull();

  await page.goto(`/a/orders/${order.id}`);
  const money = (amount: number) => `€${(amount / 100).toFixed(2)}`;
  await expect(todo(page)).toContainText(`Payment to capture${money(total)}`);
  await todo(page).getByRole("button", { name: "Capture", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Capture payment" });
  await expect(question).toContainText(`The order total is ${money(total)}.`);
  await expect(question).toContainText("so €20.00 is refunded right after");
  await question.getByRole("button", { name: "Capture" }).dblclick();
  await expect(question).toBeHidden();
  const after = await paid(page, order);
  expect(after.payments).toMatchObject([{ amount: order.total }]);
  expect(after.payments[0]?.captured_at).not.toBeNull();
  expect(after.refunded_total).toBe(2000);
  await expect(todo(page)).not.toContainText("Refund due");
});

test("an order isn't paid after an edit raises its total until the difference is paid", async ({
  signedIn: page,
}) => {
  const mug = await ownGoods(page);
  const order = await ownOrder(page, { items: [{ variant_id: mug.variant_id }], pay: true });
  const edit = await edited(page, order, 2);
  await call(page, `/admin/order-edits/${edit.id}/request`);
  await call(page, `/admin/order-edits/${edit.id}/confirm`);
  expect(await paid(page, order)).toMatchObject({ payment_status: "captured" });
  await page.goto(`/a/orders/${order.id}`);
  const step = todo(page).getByRole("listitem").filter({ hasText: "Payment due" });
  await expect(step).toContainText("€20.00");
  await expect(payments(page).getByText("Payment due")).toBeVisible();
  await expect(payments(page).getByText("Paid", { exact: true })).toHaveCount(0);
  await expect(page.getByText("Payment required")).toBeVisible();

  // The money was paid in a different way. Once that is recorded, nothing is owed.
  await step.getByRole("button", { name: "Mark as authorized" }).click();
  const question = page.getByRole("alertdialog", { name: "Mark as authorized" });
  await question.getByRole("button", { name: "Mark as authorized" }).click();
  await expect(question).toBeHidden();
  await expect(step).toHaveCount(0);
  await expect(payments(page).getByText("Paid", { exact: true })).toBeVisible();
});
