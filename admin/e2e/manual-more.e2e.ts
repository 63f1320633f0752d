import { randomUUID } from "node:crypto";
import { choose } from "./choose.ts";
import { press, taskOf } from "./manual-task.ts";
import { fresh } from "./own-discounts.ts";
import { europe, ownGoods } from "./own-orders.ts";
import { dialog, gone } from "./own-returns.ts";
import { ask, expect, field, openInApp, rows, test } from "./shop.ts";

/* Follows the steps of the manual's tasks for discounts, gift cards, customers, and settings. */

const word = () => randomUUID().slice(0, 8);

test("by following the manual, an operator tries a discount, and turns it off", async ({
  signedIn: page,
}) => {
  const [attempt, off] = [
    taskOf(page, "discounts.md", "Try a discount"),
    taskOf(page, "discounts.md", "Turn a discount off"),
  ];
  const [goods, code] = [await ownGoods(page), fresh()];
  const { discount } = await ask<{ discount: { id: string } }>(page, "discounts", {
    code,
    regions: [await europe(page)],
    rule: { type: "percentage", value: 10, allocation: "total" },
  });
  await openInApp(page, `discounts/${discount.id}`);
  await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();
  await Promise.all([attempt.seen(), off.seen()]);
  await choose(page, "Products", goods.title);
  await attempt.seen();
  await press(page, "Try it");
  await expect(page.getByRole("region", { name: "Try it" })).toContainText("€18.00");
  await press(page, "Turn off");
  await expect(page.getByRole("button", { name: "Turn on", exact: true })).toBeVisible();
  await page.request.delete(`/admin/discounts/${discount.id}`);
  attempt.done();
  off.done();
});

test("by following the manual, an operator creates personal codes", async ({ signedIn: page }) => {
  const task = taskOf(page, "discounts.md", "Create personal codes");
  const code = fresh();
  const { discount } = await ask<{ discount: { id: string } }>(page, "discounts", {
    code,
    is_dynamic: true,
    regions: [await europe(page)],
    rule: { type: "percentage", value: 10, allocation: "total" },
  });
  await openInApp(page, "discounts/new");
  await expect(page.getByRole("checkbox", { name: "Template for codes" })).toBeVisible();
  await task.seen();
  await openInApp(page, `discounts/${discount.id}`);
  await press(page, "Create codes");
  const sheet = dialog(page, "Create codes");
  await field(page, "Pattern").fill(`${code}-####`);
  await task.seen();
  await sheet.getByRole("button", { name: "Create codes" }).click();
  await gone(sheet);
  await expect(page.getByRole("button", { name: "Download CSV" })).toBeVisible();
  await task.seen();
  await page.request.delete(`/admin/discounts/${discount.id}`);
  task.done();
});

test("by following the manual, an operator issues a gift card, and turns it off", async ({
  signedIn: page,
}) => {
  const titles = ["Issue a gift card", "See what is left on a card", "Turn a card off"];
  const tasks = [...titles, "Sell gift cards"].map((title) => taskOf(page, "gift-cards.md", title));
  const seen = async () => {
    for (const task of tasks) await task.seen();
  };
  await openInApp(page, "gift-cards");
  await expect(page.getByRole("region", { name: "Gift cards in the storefront" })).toBeVisible();
  await seen();
  await page.getByRole("link", { name: "Another gift card product" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await seen();
  await press(page, "Close");
  await openInApp(page, "gift-cards/manage");
  await expect(page.getByRole("button", { name: "Add amount" })).toBeVisible();
  await seen();
  await openInApp(page, "gift-cards");
  await press(page, "Issue gift card");
  const sheet = dialog(page, "Issue gift card");
  await sheet.getByRole("combobox", { name: "Region" }).selectOption(await europe(page));
  await field(page, "Amount").fill("50");
  await seen();
  await sheet.getByRole("button", { name: "Issue gift card" }).click();
  await expect(page.getByRole("button", { name: "Copy code" })).toBeVisible();
  await seen();
  await press(page, "Turn off");
  await expect(page.getByRole("button", { name: "Turn on", exact: true })).toBeVisible();
  const id = /gift_\w+/.exec(page.url())?.[0];
  // Waits for the store, because the page shows the change before the store has saved it.
  await expect
    .poll(async () => (await ask<{ gift_card: object }>(page, `gift-cards/${id}`)).gift_card)
    .toMatchObject({ value: 5000, balance: 5000, is_disabled: true });
  await page.request.delete(`/admin/gift-cards/${id}`);
  for (const task of tasks) task.done();
});

test("by following the manual, an operator finds and groups customers", async ({
  signedIn: page,
}) => {
  const [search, group] = [
    taskOf(page, "customers.md", "Find a customer"),
    taskOf(page, "customers.md", "Group customers"),
  ];
  const name = `Manual ${word()}`;
  await openInApp(page, "customers");
  await page.getByRole("searchbox", { name: "Search customers" }).fill("hina");
  await search.seen();
  await openInApp(page, "customers/groups");
  await group.seen();
  await press(page, "New customer group");
  await field(page, "Name").fill(name);
  await group.seen();
  await press(page, "Create");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await press(page, "Add customers");
  await group.seen();
  const picker = dialog(page, "Add customers");
  await picker.getByRole("searchbox").fill("hina.sato");
  await picker.getByRole("checkbox", { name: /hina\.sato/ }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await gone(picker);
  const id = /cgrp_\w+/.exec(page.url())?.[0];
  await expect(page.getByRole("region", { name: /^Members/ })).toContainText("hina.sato");
  await page.request.delete(`/admin/customer-groups/${id}`);
  search.done();
  group.done();
});

test("by following the manual, an operator starts to mark a draft order as paid", async ({
  signedIn: page,
}) => {
  const task = taskOf(page, "draft-orders.md", "Create the order");
  const { draft_orders: drafts } = await ask<{ draft_orders: { id: string; status: string }[] }>(
    page,
    "draft-orders",
  );
  await openInApp(page, `draft-orders/${drafts.find(({ status }) => status === "open")?.id}`);
  await press(page, "Mark as paid");
  await expect(page.getByRole("alertdialog")).toContainText("Mark this draft order as paid?");
  await task.seen();
  task.done();
});

test("by following the manual, an operator finds each settings page that it mentions", async ({
  signedIn: page,
}) => {
  const titles = ["Sell to another country", "Set taxes", "Create a key for a storefront"];
  const others = [
    "Sell in another channel",
    "Add a currency",
    "Change the name and links of the store",
  ];
  const last = ["Change the language or theme", "Manage return reasons"];
  const tasks = [...titles, ...others, ...last].map((title) => taskOf(page, "settings.md", title));
  const seen = async () => {
    for (const task of tasks) await task.seen();
  };
  const region = await europe(page);
  const { sales_channels: channels } = await ask<{ sales_channels: { id: string }[] }>(
    page,
    "sales-channels?limit=1",
  );
  const { publishable_api_keys: keys } = await ask<{ publishable_api_keys: { id: string }[] }>(
    page,
    "publishable-api-keys?limit=1",
  );
  for (const [address, text] of [
    ["settings", "Search settings"],
    ["settings/regions", "New region"],
    ["settings/regions?edit=create", "Fulfillment providers"],
    [`settings/regions/${region}`, "Add shipping option"],
    [`settings/taxes/${region}`, "Add tax rate"],
    [`settings/taxes/${region}?edit=new-rate`, "Tax code"],
    ["publishable-api-keys", "New API key"],
    ["publishable-api-keys?edit=create", "Create"],
    [`publishable-api-keys/${keys[0]?.id}`, "Copy key"],
    ["sales-channels", "New sales channel"],
    ["sales-channels?edit=create", "Create"],
    [`sales-channels/${channels[0]?.id}`, "Stock locations"],
    ["settings/currencies", "Default currency"],
    ["settings/details", "Invitation link"],
    ["settings/appearance", "Language"],
    ["settings/return-reasons", "New return reason"],
  ] as const) {
    await openInApp(page, address);
    const shown = page.getByRole("main").or(page.getByRole("dialog"));
    await expect
      .poll(async () => (await shown.last().ariaSnapshot()).includes(text), { message: address })
      .toBe(true);
    await seen();
  }
  for (const task of tasks) task.done();
});

test("by following the manual, an operator opens the list of shortcuts", async ({
  signedIn: page,
}) => {
  const task = taskOf(page, "keyboard.md", "Everywhere");
  await openInApp(page, "orders");
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await task.seen();
  task.done();
});
