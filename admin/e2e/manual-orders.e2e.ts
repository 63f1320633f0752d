import type { Page } from "@playwright/test";
import { ownGoods, ownOrder, orderState, type OwnOrder } from "./own-orders.ts";
import {
  addGoods,
  call,
  card,
  dialog,
  gone,
  open,
  quantity,
  settleAsCustomer,
  shipped,
  stored,
  summary,
} from "./own-returns.ts";
import { press, taskOf } from "./manual-task.ts";
import { confirmByTyping, expect, field, numberField, openInApp, rows, test } from "./shop.ts";

/* Follows the steps of the manual's tasks for orders, payments, and exchanges. */

const visit = async (page: Page, { id, display_id }: OwnOrder) => {
  await openInApp(page, `orders/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: `Order #${display_id}` })).toBeVisible();
};
const menuOf = async (page: Page, name: string | RegExp) => {
  await page.getByRole("button", { name }).locator("visible=true").last().click();
  await expect(page.getByRole("menu")).toBeVisible();
};

test("by following the manual, an operator finds an order, and starts to save the search as a view", async ({
  signedIn: page,
}) => {
  const [todo, find] = [
    taskOf(page, "orders.md", "See what to do next"),
    taskOf(page, "orders.md", "Find an order"),
  ];
  const order = await ownOrder(page);
  await openInApp(page, "orders");
  await expect(page.getByRole("link", { name: "To settle" })).toBeVisible();
  await todo.seen();
  await page.getByRole("searchbox", { name: "Search orders" }).fill(order.email);
  await expect(rows(page)).toHaveCount(1);
  await find.seen();
  await press(page, "Filter");
  await expect(page.getByRole("menu")).toBeVisible();
  await find.seen();
  await page.keyboard.press("Escape");
  await press(page, "More actions");
  await find.seen();
  await page.getByRole("menuitem", { name: "Saved views" }).click();
  await field(page, "View name").fill("Mine");
  await find.seen();
  todo.done();
  find.done();
});

test("by following the manual, an operator fulfills, ships, and completes an order", async ({
  signedIn: page,
}) => {
  const [fulfill, ship, complete] = [
    taskOf(page, "orders.md", "Fulfill an order"),
    taskOf(page, "orders.md", "Mark a package as shipped"),
    taskOf(page, "orders.md", "Complete an order"),
  ];
  const order = await ownOrder(page, { pay: true });
  await visit(page, order);
  await fulfill.seen();
  await press(page, "Fulfill");
  const sheet = dialog(page, "Create fulfillment");
  await expect(sheet.getByRole("combobox", { name: "Location" })).toBeVisible();
  await fulfill.seen();
  const rightAway = sheet.getByRole("checkbox", { name: "Mark as shipped right away" });
  await rightAway.check();
  await expect(sheet.getByRole("button", { name: "Fulfill and ship" })).toBeVisible();
  await fulfill.seen();
  await rightAway.uncheck();
  await sheet.getByRole("button", { name: "Fulfill", exact: true }).click();
  await gone(sheet);
  await page.getByRole("button", { name: "Mark as shipped" }).last().click();
  const shipping = dialog(page, "Mark as shipped");
  await expect(shipping.getByText("Tracking numbers").first()).toBeVisible();
  await ship.seen();
  await shipping.getByRole("button", { name: "Mark as shipped", exact: true }).click();
  await gone(shipping);
  await expect(page.getByRole("button", { name: "Complete", exact: true })).toBeVisible();
  await complete.seen();
  await menuOf(page, "More");
  await complete.seen();
  await page.keyboard.press("Escape");
  await press(page, "Complete");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Complete" }).click();
  await gone(question);
  expect(await orderState(page, order)).toMatchObject({
    status: "completed",
    fulfillment_status: "shipped",
  });
  for (const task of [fulfill, ship, complete]) task.done();
});

test("by following the manual, an operator cancels an order that has a package", async ({
  signedIn: page,
}) => {
  const task = taskOf(page, "orders.md", "Cancel an order");
  const order = await ownOrder(page);
  await visit(page, order);
  await press(page, "Fulfill");
  const sheet = dialog(page, "Create fulfillment");
  await sheet.getByRole("button", { name: "Fulfill", exact: true }).click();
  await gone(sheet);
  await page
    .getByRole("group", { name: "Fulfillment 1" })
    .getByRole("button", { name: "Cancel", exact: true })
    .click();
  const first = page.getByRole("alertdialog");
  await first.getByRole("button", { name: "Cancel fulfillment" }).click();
  await gone(first);
  await menuOf(page, "More");
  await task.seen();
  await page.getByRole("menuitem", { name: "Cancel order" }).click();
  const question = page.getByRole("alertdialog");
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Cancel order" }).click();
  await gone(question);
  expect(await orderState(page, order)).toMatchObject({ status: "canceled" });
  task.done();
});

test("by following the manual, an operator captures and refunds a payment", async ({
  signedIn: page,
}) => {
  const [capture, refund] = [
    taskOf(page, "payments.md", "Capture a payment"),
    taskOf(page, "payments.md", "Refund a payment"),
  ];
  const order = await ownOrder(page);
  await visit(page, order);
  await capture.seen();
  await press(page, "Capture");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Capture" }).click();
  await gone(question);
  await refund.seen();
  await page
    .getByRole("region", { name: "Payment", exact: true })
    .getByRole("button", { name: "Refund", exact: true })
    .click();
  const sheet = dialog(page, "Refund");
  await sheet.getByRole("spinbutton").fill("1");
  await sheet.getByRole("combobox", { name: "Reason" }).selectOption("Discount");
  await refund.seen();
  await sheet.getByRole("button", { name: /^Refund €/ }).click();
  await gone(sheet);
  expect(await orderState(page, order)).toMatchObject({ refunded_total: 2000 });
  capture.done();
  refund.done();
});

test("by following the manual, an operator changes the items of an order", async ({
  signedIn: page,
}) => {
  const task = taskOf(page, "order-changes.md", "Change the items of an order");
  const order = await ownOrder(page);
  await visit(page, order);
  await task.seen();
  await press(page, "Edit order");
  const sheet = dialog(page, "Edit order");
  await numberField(page, "Quantity").fill("3");
  await page.keyboard.press("Tab");
  await expect(sheet).toContainText("€40.00");
  // Nothing is captured yet.
  await expect(sheet).toContainText(/Paid\s*€0\.00\s*Authorized, not captured/);
  await task.seen();
  await press(page, "Apply now");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Apply now" }).click();
  await gone(question);
  await gone(sheet);
  expect((await orderState(page, order)).items).toMatchObject([{ quantity: 3 }]);
  task.done();
});

test("by following the manual, an operator exchanges an item", async ({ signedIn: page }) => {
  const task = taskOf(page, "returns.md", "Exchange items");
  const [mug, pan] = [await ownGoods(page), await ownGoods(page, { price: 5000 })];
  const order = await shipped(page, [[mug, 1]]);
  await open(page, order);
  await task.seen();
  await press(page, "Register exchange");
  const sheet = dialog(page, "Register exchange");
  await quantity(sheet, mug).fill("1");
  await addGoods(page, sheet, pan);
  await expect(summary(sheet).getByText("€30.00")).toBeVisible();
  await task.seen();
  await sheet.getByRole("button", { name: "Register exchange" }).click();
  await gone(sheet);
  await expect(card(page).getByRole("button", { name: "Copy payment link" })).toBeVisible();
  await task.seen();
  const [swap] = (await stored(page, order)).swaps;
  if (!swap) throw new Error("There is no exchange.");
  await settleAsCustomer(page, order, swap);
  await page.reload();
  await expect(page.getByRole("button", { name: "Settle" })).toBeVisible();
  await task.seen();
  task.done();
});

test("by following the manual, an operator settles a claim with a replacement", async ({
  signedIn: page,
}) => {
  const [claim, cancel] = [
    taskOf(page, "returns.md", "Settle a claim"),
    taskOf(page, "returns.md", "Cancel a return, an exchange, or a claim"),
  ];
  const mug = await ownGoods(page);
  const order = await shipped(page, [[mug, 3]]);
  await open(page, order);
  await claim.seen();
  await press(page, "Register claim");
  const sheet = dialog(page, "Register claim");
  await sheet.getByRole("radio", { name: "Replacement" }).check();
  await quantity(sheet, mug).fill("1");
  await claim.seen();
  await sheet
    .getByRole("combobox", { name: /^Reason|What's wrong/ })
    .first()
    .selectOption("Faulty");
  await press(page, "Add same items");
  const shipping = sheet.getByRole("combobox", { name: "Shipping", exact: true });
  await shipping.selectOption("Standard, 2–4 days");
  await expect(summary(sheet).getByText("Nothing to pay")).toBeVisible();
  await claim.seen();
  await sheet.getByRole("button", { name: "Register claim" }).click();
  await gone(sheet);
  expect((await stored(page, order)).claims).toMatchObject([{ type: "replace" }]);
  const [line] = order.items;
  const items = [{ item_id: line?.id, quantity: 1 }];
  await call(page, `/admin/orders/${order.id}/return`, { items });
  await call(page, `/admin/orders/${order.id}/swaps`, {
    return_items: items,
    additional_items: [{ variant_id: mug.variant_id, quantity: 1 }],
  });
  await page.reload();
  for (const kind of ["Return", "Exchange", "Replacement claim"]) {
    const entry = card(page).getByRole("listitem", { name: kind, exact: true });
    await entry.getByRole("button", { name: /^Actions for/ }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await cancel.seen();
    if (kind !== "Replacement claim") await page.keyboard.press("Escape");
  }
  await page.getByRole("menuitem", { name: "Cancel claim" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel claim" }).click();
  await gone(question);
  claim.done();
  cancel.done();
});
