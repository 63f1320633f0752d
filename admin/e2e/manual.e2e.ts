import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { find, give, next, remove, uniqueHandle, wizard } from "./imports.ts";
import { fresh, stored as discountOf } from "./own-discounts.ts";
import { hamburg, ownGoods } from "./own-orders.ts";
import { call, card, dialog, gone, open, shipped, stored } from "./own-returns.ts";
import { levels, places } from "./own-stock.ts";
import { press, taskOf } from "./manual-task.ts";
import { ask, expect, field, numberField, openInApp, test } from "./shop.ts";

/* Follows the steps of the manual's tasks. Each name in bold must be on the screen when an operator needs it. */

test("by following the manual, an operator receives a return", async ({ signedIn: page }) => {
  const task = taskOf(page, "returns.md", "Receive a return");
  const [goods, other] = [await ownGoods(page), await ownGoods(page)];
  const order = await shipped(page, [
    [goods, 1],
    [other, 1],
  ]);
  await call(page, `/admin/orders/${order.id}/return`, {
    items: [
      { item_id: order.items.find((one) => one.variant_id === goods.variant_id)?.id, quantity: 1 },
    ],
  });
  await open(page, order);
  await task.seen();
  await card(page).getByRole("button", { name: "Receive" }).click();
  const receipt = dialog(page, "Receive return");
  await receipt.getByRole("combobox", { name: "Restock at" }).selectOption(await hamburg(page));
  await expect(field(page, "Refund amount")).not.toHaveValue("");
  await task.seen();
  await receipt.getByRole("button", { name: "Receive" }).click();
  await gone(receipt);
  expect((await stored(page, order)).returns).toMatchObject([{ status: "received" }]);
  task.done();
});

test("by following the manual, an operator creates a discount that is limited to one collection from the start", async ({
  signedIn: page,
}) => {
  const [create, limit] = [
    taskOf(page, "discounts.md", "Create a discount"),
    taskOf(page, "discounts.md", "Limit a discount to products or customers"),
  ];
  const code = fresh();
  const title = `Collection of ${code}`;
  await ask(page, "collections", { title });
  await openInApp(page, "discounts");
  await create.seen();
  await page.getByText("New discount", { exact: true }).click();
  await page.getByRole("combobox", { name: "Regions" }).fill("Europe");
  await page.getByRole("option", { name: "Europe" }).click();
  await page.getByRole("combobox", { name: "Regions" }).press("Tab");
  await numberField(page, "Percentage off").fill("10");
  await field(page, "Code").fill(code);
  await Promise.all([create.seen(), limit.seen()]);
  const conditions = page.getByRole("group", { name: "Conditions" });
  await conditions.getByRole("button", { name: "Collections" }).click();
  await expect(conditions.getByRole("combobox", { name: "Match" })).toBeVisible();
  await limit.seen();
  await conditions.getByRole("button", { name: "Choose: Collections" }).click();
  await page.getByRole("searchbox").last().fill(title);
  await page.getByRole("checkbox", { name: title }).check();
  await page.getByRole("button", { name: /^Choose 1/ }).click();
  await expect(page.getByRole("status", { name: "Summary" })).toContainText(title);
  await press(page, "Create discount");
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
  await limit.seen();
  expect(await discountOf(page, code)).toMatchObject({
    is_disabled: false,
    rule: { value: 10, conditions: [{ type: "product_collections", operator: "in" }] },
  });
  await press(page, "Turn off");
  await expect(page.getByRole("button", { name: "Turn on", exact: true })).toBeVisible();
  await limit.seen();
  create.done();
  limit.done();
});

test("by following the manual, an operator plans a sale of one collection", async ({
  signedIn: page,
}) => {
  const task = taskOf(page, "price-lists.md", "Plan a sale");
  const goods = await ownGoods(page);
  const title = `Sale ${randomUUID().slice(0, 8)}`;
  const { collection } = await ask<{ collection: { id: string } }>(page, "collections", { title });
  await ask(page, `collections/${collection.id}/products/batch`, {
    product_ids: [goods.product_id],
  });
  // The manual also describes how the list shows a price list that starts in the future.
  await ask(page, "price-lists", {
    name: `Later ${title}`,
    description: "Later",
    type: "sale",
    status: "active",
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    prices: [],
  });
  await openInApp(page, "pricing");
  await expect(page.getByText("Scheduled").first()).toBeVisible();
  await task.seen();
  await page.getByText("New price list", { exact: true }).click();
  await field(page, "Name").fill(title);
  await field(page, "Description").fill("20% off");
  await task.seen();
  await press(page, "Next");
  await task.seen();
  await press(page, "Add a collection");
  await page.getByRole("searchbox").last().fill(title);
  await page.getByText(title, { exact: true }).locator("visible=true").last().click();
  await press(page, "Choose");
  await press(page, "Next");
  await task.seen();
  await press(page, "Set prices");
  await page.getByRole("columnheader", { name: "EUR", exact: true }).click();
  await press(page, "Adjust amounts");
  await page.getByRole("group", { name: "EUR", exact: true }).getByLabel("Value").fill("20");
  await task.seen();
  await page.getByRole("button", { name: /^Apply to/ }).click();
  await press(page, "Save changes");
  await press(page, "Next");
  await expect(page.getByRole("radio", { name: "Save as draft" })).toBeVisible();
  await task.seen();
  await press(page, "Save as draft");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await task.seen();
  await press(page, "Activate");
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  task.done();
});

test("by following the manual, an operator imports a product from the template", async ({
  signedIn: page,
}) => {
  const task = taskOf(page, "import.md", "Import products");
  const handle = uniqueHandle();
  await openInApp(page, "products");
  await task.seen();
  await press(page, "More actions");
  await expect(page.getByRole("menu")).toBeVisible();
  await task.seen();
  await page.getByRole("menuitem", { name: "Import products" }).click();
  await expect(wizard(page).getByText("CSV or Excel file", { exact: true })).toBeVisible();
  await task.seen();
  const template = page.waitForEvent("download");
  await press(page, "Download template");
  const lines = readFileSync(await (await template).path(), "utf8")
    .trim()
    .replaceAll("linen-apron", handle)
    .replaceAll("APRON-", `${handle}-`);
  await give(page, lines.split(/\r?\n/));
  await next(page).click();
  await expect(wizard(page).getByText("No problems found")).toBeVisible();
  await task.seen();
  await next(page).click();
  await task.seen();
  await next(page, "Start import").click();
  await expect(wizard(page).getByText("Completed")).toBeVisible({ timeout: 60_000 });
  expect(await find(page, handle)).toMatchObject({ title: "Linen apron" });
  await remove(page, handle);
  task.done();
});

test("by following the manual, an operator moves stock", async ({ signedIn: page }) => {
  const task = taskOf(page, "inventory.md", "Move stock");
  const { here, there } = await places(page);
  const { inventory_item_id: item } = await ownGoods(page, { stock: 10 });
  await openInApp(page, `inventory/${item}`);
  await press(page, "Move stock");
  const sheet = dialog(page, "Move stock");
  await sheet.getByRole("combobox", { name: "To" }).selectOption(there.id);
  await sheet.getByRole("spinbutton", { name: "Quantity" }).fill("4");
  await task.seen();
  await sheet.getByRole("button", { name: "Move", exact: true }).click();
  await gone(sheet);
  expect(await levels(page, item)).toEqual({ [here.id]: [6, 0], [there.id]: [4, 0] });
  task.done();
});
