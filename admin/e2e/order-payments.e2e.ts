import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { call, ownGoods, ownOrder, orderState, rowOfOrder, type OwnOrder } from "./own-orders.ts";
import {
  confirmByTyping,
  expect,
  field,
  loseAnswers,
  numberField,
  openInApp,
  test,
} from "./shop.ts";

// Tests that payments are captured and refunded once, even after double clicks, lost responses, and
// reloads.

interface Paid extends OwnOrder {
  refunds: { amount: number; reason: string; note: string | null }[];
}

const card = (page: Page) => page.getByRole("region", { name: "Payment", exact: true });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Refund" });
const paidState = (page: Page, order: OwnOrder) => orderState<Paid>(page, order);

test("payments are captured and refunded", async ({ signedIn: page }) => {
  const goods = await ownGoods(page);
  const order = await ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: 2 }] });
  await page.goto(`/a/orders/${order.id}`);

  await test.step("a payment is captured once, and refunded by line, by shipping, and by amount, even if responses are lost", async () => {
    // Nothing has been captured, so nothing can be refunded, and the button gives the reason.
    const refund = card(page).getByRole("button", { name: "Refund", exact: true });
    await expect(refund).toHaveAttribute("aria-disabled", "true");
    // The tooltip loads after the button, so the pointer must move again.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await refund.hover({ force: true });
      await expect(page.getByText("Nothing has been captured yet.")).toBeVisible({ timeout: 2000 });
    }).toPass();

    await card(page).getByRole("button", { name: "Capture", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "Capture payment" });
    await question.getByRole("button", { name: "Capture" }).dblclick();
    await expect(question).toBeHidden();
    await expect(card(page).getByText("Captured").first()).toBeVisible();
    const captured = await paidState(page, order);
    expect(captured.payment_status).toBe("captured");
    expect(captured.paid_total).toBe(order.total);

    // Refunds one unit of the line. The amount is filled in, and the remaining amount is shown.
    await refund.click();
    const line = numberField(page, `Quantity of ${goods.title}`);
    await line.fill("3");
    await expect(sheet(page).getByText("Enter 2 or fewer.")).toBeVisible();
    await line.fill("1");
    await expect(field(page, "Note")).toHaveValue(`1 × ${goods.title}`);
    await field(page, "Amount").fill("9999");
    await expect(sheet(page).getByText(/^No more than .+ can be refunded\.$/)).toBeVisible();
    await line.fill("");
    await line.fill("1");
    await sheet(page).getByRole("combobox", { name: "Reason" }).selectOption("Discount");
    await sheet(page)
      .getByRole("button", { name: /^Refund €/ })
      .dblclick();
    await expect(sheet(page)).toBeHidden();
    const once = await paidState(page, order);
    expect(once.refunds).toHaveLength(1);
    const [first] = once.refunds;
    expect(first).toMatchObject({ reason: "discount", note: `1 × ${goods.title}` });
    expect(first?.amount).toBe(2000);

    // Refunds the shipping. The response is lost, but there is only one refund.
    const path = `**/admin/orders/${order.id}/refund`;
    const sent = await loseAnswers(page, path);
    await refund.click();
    await sheet(page)
      .getByRole("checkbox", { name: /^Shipping: / })
      .check();
    await sheet(page)
      .getByRole("button", { name: /^Refund €/ })
      .click();
    await expect(page.getByText("This was done", { exact: true })).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    expect(sent()).toBe(1);
    expect((await paidState(page, order)).refunds).toHaveLength(2);
    await page.unroute(path);

    // The request never reaches the server. No input is lost, and only the second attempt refunds
    // the amount.
    await page.route(path, (route) => route.abort());
    await refund.click();
    await field(page, "Amount").fill("3");
    await field(page, "Note").fill("Scratched");
    await sheet(page).getByRole("button", { name: "Refund €3.00" }).click();
    await expect(sheet(page).getByText("This wasn't done")).toBeVisible({ timeout: 15_000 });
    await page.unroute(path);
    await sheet(page).getByRole("button", { name: "Refund €3.00" }).click();
    await expect(sheet(page)).toBeHidden();
    const third = await paidState(page, order);
    expect(third.refunds.filter(({ note }) => note === "Scratched")).toMatchObject([
      { amount: 300 },
    ]);

    // Reloads the page during the request. The request isn't sent again.
    await refund.click();
    await field(page, "Amount").fill("4");
    await page.route(path, async (route) => {
      await route.fetch();
      await page.reload();
    });
    await sheet(page).getByRole("button", { name: "Refund €4.00" }).click();
    await expect(sheet(page).getByRole("button", { name: "Refund", exact: true })).toBeVisible();
    await page.unroute(path);
    await field(page, "Amount").fill("4");
    await sheet(page).getByRole("button", { name: "Refund €4.00" }).click();
    await expect(sheet(page).getByText("An earlier attempt succeeded")).toBeVisible();
    const end = await paidState(page, order);
    expect(end.refunds.filter(({ amount }) => amount === 400)).toHaveLength(1);
    expect(end.payment_status).toBe("partially_refunded");
  });

  await test.step("the server's errors appear where the action was started, and other operators' refunds are shown", async () => {
    await openInApp(page, `orders/${order.id}?edit=refund`);
    const amount = field(page, "Amount");
    await amount.fill("10");
    // Another operator first refunds nearly all of the remaining amount.
    const { refunded_total } = await paidState(page, order);
    const theirs = await page.request.post(`/admin/orders/${order.id}/refund`, {
      data: { amount: order.total - refunded_total - 100, reason: "other" },
    });
    expect(theirs.ok()).toBe(true);
    await sheet(page).getByRole("button", { name: "Refund €10.00" }).click();
    await expect(sheet(page).getByText("The store didn't accept this")).toBeVisible();
    await expect(amount).toHaveValue("10.00");
    await expect(sheet(page).getByText("No more than €1.00 can be refunded.")).toBeVisible();
    await amount.fill("1");
    await sheet(page).getByRole("button", { name: "Refund €1.00" }).click();
    await expect(sheet(page)).toBeHidden();
    const state = await paidState(page, order);
    expect(state).toMatchObject({ payment_status: "refunded", refunded_total: order.total });
  });

  await test.step("an order with nothing to pay leaves the capture list once it is marked as paid", async () => {
    const code = `ALL${randomUUID().slice(0, 8).toUpperCase()}`;
    const { regions } = (await (await page.request.get("/admin/regions")).json()) as {
      regions: { id: string }[];
    };
    const made = await page.request.post("/admin/discounts", {
      data: {
        code,
        regions: regions.map(({ id }) => id),
        rule: { type: "percentage", value: 100, allocation: "total" },
        is_dynamic: false,
        is_disabled: false,
      },
    });
    expect(made.ok(), await made.text()).toBe(true);
    const order = await ownOrder(page, { discount: code, shipping: null });
    expect(order).toMatchObject({ total: 0, payment_status: "awaiting" });
    await openInApp(page, `orders/${order.id}`);
    await page
      .getByRole("list", { name: "To do next" })
      .getByRole("button", { name: "Capture", exact: true })
      .click();
    const question = page.getByRole("alertdialog", { name: "Capture payment" });
    await expect(question).toContainText("Marks the free order as paid.");
    await question.getByRole("button", { name: "Capture" }).click();
    await expect(question).toBeHidden();
    expect((await paidState(page, order)).payment_status).toBe("captured");
  });
});

test("a canceled order's captured payment is refunded once, even if the response is lost", async ({
  signedIn: page,
}) => {
  const goods = await ownGoods(page);
  const order = await ownOrder(page, { items: [goods], pay: true });
  await page.goto(`/a/orders/${order.id}?edit=cancel`);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("After canceling, you can refund the payment");
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Cancel order" }).click();
  await expect(question).toBeHidden();
  const total = `€${(order.total / 100).toFixed(2)}`;
  const canceled = await paidState(page, order);
  expect(canceled).toMatchObject({ status: "canceled", payment_status: "canceled", refunds: [] });
  const payment = canceled.payments[0]?.id;

  // The money that the store still has is the next step, and the badge of the page and of the list.
  const step = page.getByRole("list", { name: "To do next" }).getByRole("listitem");
  await expect(step).toHaveText(new RegExp(`Refund due.*${total}`));
  await expect(card(page).getByText("Refund due")).toBeVisible();
  await openInApp(
    page,
    `orders?q=${order.display_id}&status=pending,completed,canceled&balance=open`,
  );
  await expect(rowOfOrder(page, order)).toContainText("Refund due");

  await openInApp(page, `orders/${order.id}`);
  const path = `**/admin/payments/${payment}/refund`;
  const sent = await loseAnswers(page, path);
  await step.getByRole("button", { name: "Refund" }).click();
  await field(page, "Amount").fill("5");
  await field(page, "Note").fill("First part");
  await sheet(page).getByRole("button", { name: "Refund €5.00" }).dblclick();
  await expect(page.getByText("This was done", { exact: true })).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  expect(sent()).toBe(1);
  expect((await paidState(page, order)).refunds).toMatchObject([
    { amount: 500, reason: "other", note: "First part" },
  ]);
  await page.unroute(path);

  // Someone else refunds a part while the form is open. The form doesn't send the rest a second time.
  const left = `€${((order.total - 500) / 100).toFixed(2)}`;
  await card(page).getByRole("button", { name: "Refund", exact: true }).click();
  await call(page, `/admin/payments/${payment}/refund`, { amount: 100, reason: "other" });
  await sheet(page)
    .getByRole("button", { name: `Refund ${left}` })
    .click();
  await expect(sheet(page).getByText("Someone else already did this")).toBeVisible();
  expect((await paidState(page, order)).refunded_total).toBe(600);

  await field(page, "Amount").fill(((order.total - 600) / 100).toFixed(2));
  await sheet(page)
    .getByRole("button", { name: /^Refund €/ })
    .click();
  await expect(sheet(page)).toBeHidden();
  expect((await paidState(page, order)).refunded_total).toBe(order.total);
  await expect(page.getByRole("list", { name: "To do next" })).toHaveCount(0);
  await expect(card(page).getByText("Refunded").first()).toBeVisible();
});
