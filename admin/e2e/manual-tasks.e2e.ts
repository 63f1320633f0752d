import { randomUUID } from "node:crypto";
import { choose } from "./choose.ts";
import { fillAddress, ownGoods } from "./own-orders.ts";
import { card, dialog, gone, open, quantity, shipped, stored } from "./own-returns.ts";
import { press, taskOf } from "./manual-task.ts";
import { moreActions } from "./menus.ts";
import { ask, expect, field, openInApp, test } from "./shop.ts";

/* Follows the steps of other tasks of the manual. */

test("by following the manual, an operator invites a colleague", async ({ signedIn: page }) => {
  const task = taskOf(page, "settings.md", "Invite a colleague");
  const email = `${randomUUID().slice(0, 8)}@countertop.test`;
  await openInApp(page, "settings/team");
  await expect(page.getByRole("button", { name: "Invite" })).toBeVisible();
  await task.seen();
  await moreActions(page).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await task.seen();
  await page.keyboard.press("Escape");
  await press(page, "Invite");
  await field(page, "Email").fill(email);
  await task.seen();
  await press(page, "Invite");
  await gone(dialog(page, "New invitation"));
  await page.getByRole("button", { name: `Actions for ${email}` }).click();
  await expect(page.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
  await task.seen();
  const { invites } = await ask<{ invites: { id: string; user_email: string }[] }>(page, "invites");
  const mine = invites.find(({ user_email }) => user_email === email);
  await page.request.delete(`/admin/invites/${mine?.id}`);
  task.done();
});

test("by following the manual, an operator adds a shipping option", async ({ signedIn: page }) => {
  const task = taskOf(page, "settings.md", "Add a shipping option");
  const name = `Courier ${randomUUID().slice(0, 8)}`;
  await openInApp(page, "settings/regions");
  await expect(page.getByRole("link", { name: "Europe" })).toBeVisible();
  await task.seen();
  await page.getByRole("link", { name: "Europe" }).click();
  await press(page, "Add shipping option");
  const sheet = dialog(page, "Add shipping option");
  await sheet.getByRole("textbox", { name: "Name" }).fill(name);
  await sheet.getByRole("textbox", { name: "Amount" }).fill("9.90");
  await task.seen();
  await press(page, "Create");
  await gone(sheet);
  const { shipping_options: options } = await ask<{
    shipping_options: { id: string; name: string; amount: number }[];
  }>(page, "shipping-options");
  const made = options.find((option) => option.name === name);
  expect(made).toMatchObject({ amount: 990 });
  await page.request.delete(`/admin/shipping-options/${made?.id}`);
  task.done();
});

test("by following the manual, an operator requests a return", async ({ signedIn: page }) => {
  const task = taskOf(page, "returns.md", "Request a return");
  const goods = await ownGoods(page);
  const order = await shipped(page, [[goods, 1]]);
  await open(page, order);
  await task.seen();
  await card(page).getByRole("button", { name: "Request return" }).click();
  const sheet = dialog(page, "Request return");
  await quantity(sheet, goods).fill("1");
  await expect(sheet.getByText("Return shipping").first()).toBeVisible();
  await task.seen();
  await sheet.getByRole("button", { name: "Request return" }).click();
  await gone(sheet);
  await expect(card(page).getByText("On its way back", { exact: true })).toBeVisible();
  await card(page)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await expect(page.getByRole("menu")).toBeVisible();
  await task.seen();
  const { returns } = await stored(page, order);
  expect(returns).toMatchObject([{ status: "requested" }]);
  await page.request.post(`/admin/returns/${returns[0]?.id}/cancel`);
  task.done();
});

test("by following the manual, an operator creates a draft order", async ({ signedIn: page }) => {
  const task = taskOf(page, "draft-orders.md", "Create a draft order");
  const goods = await ownGoods(page);
  const email = `${randomUUID().slice(0, 8)}@countertop.test`;
  await openInApp(page, "draft-orders");
  await expect(page.getByText("New draft order", { exact: true })).toBeVisible();
  await task.seen();
  await page.getByText("New draft order", { exact: true }).click();
  const main = page.getByRole("main");
  await choose(page, "Add products", goods.title);
  await main.getByRole("combobox", { name: "Region" }).selectOption("Europe · EUR");
  await task.seen();
  await field(page, "Email").fill(email);
  await fillAddress(page);
  await main.getByRole("combobox", { name: "Country" }).selectOption("de");
  await main.getByRole("radio", { name: "Standard, 2–4 days" }).check();
  await expect(page.getByLabel("Customer pays")).toBeVisible();
  await task.seen();
  await press(page, "Create draft order");
  await expect(page).toHaveURL(/\/a\/draft-orders\/dorder_\w+$/);
  const { draft_orders: drafts } = await ask<{ draft_orders: { id: string; status: string }[] }>(
    page,
    `draft-orders?q=${email}`,
  );
  expect(drafts).toMatchObject([{ status: "open" }]);
  await page.request.delete(`/admin/draft-orders/${drafts[0]?.id}`);
  task.done();
});
