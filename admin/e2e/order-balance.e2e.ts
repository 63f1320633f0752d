import type { Page } from "@playwright/test";
import { begin } from "./own-products.ts";
import {
  hamburg,
  orderState,
  ownGoods,
  ownOrder,
  rowOfOrder,
  type OwnOrder,
} from "./own-orders.ts";
import { call, dialog, quantity, settleAsCustomer, shipped, stored } from "./own-returns.ts";
import { expect, rows, test } from "./shop.ts";

// Tests amounts that the customer owes or is owed. Reads the server's state after each step.

interface Paid extends OwnOrder {
  payments: { id: string; amount: number; captured_at: string | null; swap_id: string | null }[];
}
const paid = (page: Page, order: { id: string }) => orderState<Paid>(page, order);
const todo = (page: Page) => page.getByRole("list", { name: "To do next" });
const payments = (page: Page) => page.getByRole("region", { name: "Payment", exact: true });

/** Starts an edit that changes the quantity of the order's first line. Returns the edit. */
async function edited(page: Page, { id }: { id: string }, quantity: number) {
  const { order_edit: edit } = await call<{
    order_edit: { id: string; items: { id: string }[] };
  }>(page, "/admin/order-edits", { order_id: id });
  await call(page, `/admin/order-edits/${edit.id}/items/${edit.items[0]?.id}`, { quantity });
  return edit;
}

/** Changes the quantity of the order's first line without asking the customer. */
const applyEdit = async (page: Page, order: { id: string }, quantity: number) =>
  call(page, `/admin/order-edits/${(await edited(page, order, quantity)).id}/confirm`);

/** Places a paid order for three items of one product, whose price is €20.00. */
async function paidForThree(page: Page): Promise<OwnOrder> {
  const { variant_id } = await ownGoods(page);
  return ownOrder(page, { items: [{ variant_id, quantity: 3 }], pay: true });
}

/** Confirms the edit as the customer, and authorizes its payment with the manual provider. */
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

test("capturing an order doesn't capture the payment of its exchange, which the exchange captures once", async ({
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
  // The edit's payment is listed once, with one button to capture it.
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

  // The order itself is paid, and the exchange captures its own payment.
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

test("if an edit lowers the total, a refund is shown as due on the page, in the list, and before the order is completed", async ({
  signedIn: page,
}) => {
  const order = await paidForThree(page);
  await edited(page, order, 2);
  // Before the edit is applied, the editor and the question say what will be owed.
  await page.goto(`/a/orders/${order.id}?edit=edit-order`);
  const editor = dialog(page, "Edit order");
  await expect(editor.getByText("Refund due€20.00")).toBeVisible();
  await editor.getByRole("button", { name: "Apply now" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("€20.00 is then owed to the customer.");
  await question.getByRole("button", { name: "Apply now" }).click();
  await expect(question).toHaveCount(0);
  await expect(editor).toHaveCount(0);
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
  const row = rowOfOrder(page, order);
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

test("a completed order with a refund due is in the view of orders to settle", async ({
  signedIn: page,
}) => {
  const order = await paidForThree(page);
  await call(page, `/admin/orders/${order.id}/complete`);
  await applyEdit(page, order, 2);
  expect((await paid(page, order)).status).toBe("completed");
  await page.goto("/a/orders");
  // Opens the view's address, because the list shows the rows of the last view until the next one is loaded.
  const view = await page.getByRole("link", { name: "To settle" }).getAttribute("href");
  await page.goto(view ?? "");
  await expect(rows(page).filter({ hasText: `#${order.display_id}` })).toContainText("Refund due");
});

test("after an edit lowers the total, a capture refunds the excess, and a bulk capture leaves the order out", async ({
  signedIn: page,
}) => {
  const mug = await ownGoods(page);
  const order = await ownOrder(page, { items: [{ variant_id: mug.variant_id, quantity: 3 }] });
  await applyEdit(page, order, 2);
  const { total } = await paid(page, order);

  // The list doesn't capture the payment, and gives the reason.
  await page.goto(`/a/orders?q=${order.display_id}`);
  await rowOfOrder(page, order).getByRole("checkbox").check();
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

test("after an edit raises its total, an order isn't paid until the difference is paid", async ({
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

  // The customer paid the difference outside the store. Once the payment is recorded, nothing is
  // owed.
  await step.getByRole("button", { name: "Mark as authorized" }).click();
  const question = page.getByRole("alertdialog", { name: "Mark as authorized" });
  await question.getByRole("button", { name: "Mark as authorized" }).click();
  await expect(question).toBeHidden();
  await expect(step).toHaveCount(0);
  await expect(payments(page).getByText("Paid", { exact: true })).toBeVisible();
});

test("after an excess is refunded, an edit that raises the total again makes the amount due, and its capture isn't refunded", async ({
  signedIn: page,
}) => {
  const order = await paidForThree(page);
  await applyEdit(page, order, 2);
  await call(page, `/admin/orders/${order.id}/refund`, { amount: 2000, reason: "other" });
  const again = await edited(page, order, 3);
  await agreeAndPay(page, again);
  expect((await paid(page, order)).total).toBe(order.total);

  await page.goto(`/a/orders?q=${order.display_id}`);
  await expect(rowOfOrder(page, order)).toContainText("Payment due");
  await page.goto(`/a/orders/${order.id}`);
  const step = todo(page).getByRole("listitem").filter({ hasText: "Payment to capture" });
  await expect(step).toContainText("€20.00");
  await step.getByRole("button", { name: "Capture" }).click();
  const question = page.getByRole("alertdialog", { name: "Capture payment" });
  await expect(question).toContainText("€20.00");
  await question.getByRole("button", { name: "Capture" }).click();
  await expect(question).toBeHidden();
  const { total, paid_total, refunded_total } = await paid(page, order);
  expect(refunded_total).toBe(2000);
  expect(paid_total - refunded_total).toBe(total);
  await expect(todo(page)).not.toContainText("Refund due");

  // If the change is applied without asking the customer, it makes a payment due.
  await applyEdit(page, order, 2);
  await call(page, `/admin/orders/${order.id}/refund`, { amount: 2000, reason: "other" });
  await applyEdit(page, order, 3);
  await page.goto(`/a/orders/${order.id}`);
  await expect(todo(page).getByRole("listitem").filter({ hasText: "Payment due" })).toContainText(
    "€20.00",
  );
});

test("after an exchange is canceled, its captured difference is shown as due, and can be refunded", async ({
  signedIn: page,
}) => {
  const [mug, pan] = [await ownGoods(page), await ownGoods(page, { price: 5000 })];
  const order = await shipped(page, [[mug, 2]]);
  const path = `/admin/orders/${order.id}/swaps`;
  await call(page, path, {
    return_items: [{ item_id: order.items[0]?.id, quantity: 1 }],
    additional_items: [{ variant_id: pan.variant_id, quantity: 1 }],
  });
  const [swap] = (await stored(page, order)).swaps;
  if (!swap) throw new Error("There is no exchange.");
  await settleAsCustomer(page, order, swap);
  await call(page, `${path}/${swap.id}/process-payment`);
  const paidBefore = (await stored(page, order)).paid_total;
  const difference = paidBefore - order.total;
  await call(page, `/admin/returns/${swap.return_order?.id}/cancel`);
  await call(page, `${path}/${swap.id}/cancel`);

  // The server still has the money, and returns "captured" as the order's payment status.
  expect(await stored(page, order)).toMatchObject({
    payment_status: "captured",
    refundable_amount: paidBefore,
  });
  await page.goto(`/a/orders/${order.id}`);
  const due = `€${(difference / 100).toFixed(2)}`;
  const step = todo(page).getByRole("listitem").filter({ hasText: "Refund due" });
  await expect(step).toContainText(due);
  await expect(todo(page)).not.toContainText("Nothing is left to do");
  await step.getByRole("button", { name: "Refund" }).click();
  const drawer = dialog(page, "Refund");
  await drawer.getByRole("button", { name: `Refund ${due}` }).click();
  await expect(drawer).toBeHidden();
  expect((await stored(page, order)).refunded_total).toBe(difference);
  await expect(todo(page)).toContainText("Nothing is left to do");
});

test("a claim is refunded by the amount that the sheet shows, and isn't registered if that can't be refunded", async ({
  signedIn: page,
}) => {
  const mug = await ownGoods(page);
  const packed = async (pay: boolean) => {
    const items = [{ variant_id: mug.variant_id, quantity: 3 }];
    const order = await ownOrder(page, { items, pay });
    await call(page, `/admin/orders/${order.id}/fulfillment`, {
      items: [{ item_id: order.items[0]?.id, quantity: 3 }],
      location_id: await hamburg(page),
      no_notification: true,
    });
    await page.goto(`/a/orders/${order.id}?edit=claim`);
    const sheet = dialog(page, "Register claim");
    await quantity(sheet, mug).fill("1");
    await sheet.getByLabel("Reason").selectOption({ label: "Faulty" });
    await expect(sheet.getByText("Customer gets back €20.00")).toBeVisible();
    await sheet.getByRole("button", { name: "Register claim" }).click();
    return { order, sheet };
  };
  // The server would calculate a refund of 0, because the item isn't shipped.
  const paidOrder = await packed(true);
  await expect(paidOrder.sheet).toBeHidden();
  const { refunded_total, claims } = await stored(page, paidOrder.order);
  expect(refunded_total).toBe(2000);
  expect(claims).toMatchObject([{ payment_status: "refunded", refund_amount: 2000 }]);

  // The server would keep the claim, even though it rejects the refund.
  const { order, sheet } = await packed(false);
  await expect(sheet.getByRole("alert")).toHaveText("The amount exceeds what can be refunded.");
  expect((await stored(page, order)).claims).toHaveLength(0);

  // Another program registered such a claim. A refund settles it.
  await page.request.post(`/admin/orders/${order.id}/claims`, {
    data: {
      type: "refund",
      claim_items: [{ item_id: order.items[0]?.id, quantity: 1, reason: "other" }],
      refund_amount: 700,
    },
  });
  expect((await stored(page, order)).claims).toMatchObject([{ payment_status: "not_refunded" }]);
  await call(page, `/admin/orders/${order.id}/capture`);
  await page.goto(`/a/orders/${order.id}`);
  const step = todo(page).getByRole("listitem").filter({ hasText: "Refund due for a claim" });
  await step.getByRole("button", { name: "Refund" }).click();
  const refund = dialog(page, "Refund");
  await refund.getByRole("button", { name: "Refund €7.00" }).click();
  await expect(refund).toBeHidden();
  await expect(step).toHaveCount(0);
  expect((await stored(page, order)).refunds).toMatchObject([{ reason: "claim", amount: 700 }]);
});
