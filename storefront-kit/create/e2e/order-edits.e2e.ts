// Tests order edits: an operator requests a change of an order, and the customer accepts or declines it with the link.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./sender.ts";
import { newEmail } from "./shop.ts";

const open = (page: Page, id: string) => page.goto(`/order-edits/${id}`);
const title = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

test("a customer accepts an order edit, and pays the difference", async ({ page, sender }) => {
  const order = await sender.order(newEmail());
  const edit = await sender.requestEdit(order, 3);
  await open(page, edit);
  await expect(title(page, "Changes to your order")).toBeVisible();
  const changes = page.getByRole("region", { name: "Changes" });
  await expect(changes).toContainText("Added: 3 × Dinner plate");
  await expect(changes).toContainText("$64.80");
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Pay later, by invoice" }).check();
  await page.getByRole("button", { name: "Accept and pay $64.80" }).click();
  await expect(title(page, "You accepted the changes")).toBeVisible();
  expect(await sender.edit(edit)).toMatchObject({ status: "confirmed" });
  expect(await sender.collectionOf(edit)).toMatchObject({ status: "authorized", amount: 6480 });

  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByRole("main")).toContainText("3 × 22 cm / Sage");
});

test("accepting an order edit again after a lost response charges the customer once", async ({
  page,
  sender,
}) => {
  const edit = await sender.requestEdit(await sender.order(newEmail()), 1);
  await open(page, edit);
  for (const path of ["**/sessions/*/authorize", "**/order-edits/*/complete"]) {
    await page.route(path, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const accept = page.getByRole("button", { name: /^Accept/ });
    await accept.click();
    await expect(page.getByRole("alert").or(title(page, "You accepted the changes"))).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  }
  await expect(title(page, "You accepted the changes")).toBeVisible();
  const { payments } = await sender.collectionOf(edit);
  expect(payments).toHaveLength(1);
});

test("a customer declines an order edit, and the operator sees the reason", async ({
  page,
  sender,
}) => {
  const order = await sender.order(newEmail());
  const edit = await sender.requestEdit(order, 1);
  await open(page, edit);
  await page
    .getByRole("textbox", { name: "Why you decline the changes" })
    .fill("I found one at home");
  await page.getByRole("button", { name: "Decline the changes" }).click();
  await expect(title(page, "You declined the changes")).toBeVisible();
  expect(await sender.edit(edit)).toMatchObject({
    status: "declined",
    declined_reason: "I found one at home",
  });
  await page.reload();
  await expect(title(page, "You declined the changes")).toBeVisible();
});

test("an order edit that lowers the total asks for no payment", async ({ page, sender }) => {
  const edit = await sender.requestEdit(await sender.order(newEmail()), -1);
  await open(page, edit);
  const changes = page.getByRole("region", { name: "Changes" });
  await expect(changes).toContainText("2 × Dinner plate, 22 cm / Sage becomes 1 ×");
  await expect(changes).toContainText("You get back$21.60");
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.getByRole("button", { name: "Accept the changes" }).click();
  await expect(title(page, "You accepted the changes")).toBeVisible();
  expect(await sender.edit(edit)).toMatchObject({ status: "confirmed" });
});

test("the page of a canceled order edit shows that the edit was canceled", async ({
  page,
  sender,
}) => {
  const edit = await sender.requestEdit(await sender.order(newEmail()), 1);
  await sender.cancelEdit(edit);
  await open(page, edit);
  await expect(title(page, "These changes were withdrawn")).toBeVisible();
});
