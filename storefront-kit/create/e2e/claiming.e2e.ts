// Tests how customers claim an order that was placed without signing in, and how they read the balance of a gift card.
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./sender.ts";
import { makeAccount, newEmail } from "./shop.ts";

test("a customer adds a guest's order to the account with the link that the order's email address receives", async ({
  page,
  sender,
}) => {
  const guest = newEmail();
  const order = await sender.order(guest);
  const email = newEmail();
  await page.goto("/register");
  await makeAccount(page, email);
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();

  await page.goto(`/orders/${order.id}`);
  await page.getByRole("button", { name: "Add it to my account" }).click();
  await expect(page.getByRole("status")).toContainText(`We've sent a link to ${guest}.`);
  await expectAccessible(page);
  const token = await sender.orderToken(guest);

  await page.goto(`/claim-orders?${new URLSearchParams({ token })}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(
    page.getByRole("heading", { name: "The order is in the account now" }),
  ).toBeVisible();
  expect(await sender.emailOfOwner(order.id)).toBe(email);
  await page.getByRole("main").getByRole("link", { name: "Orders" }).click();
  await page.getByRole("link", { name: `Order ${order.display_id}` }).click();
  await expect(page.getByRole("heading", { name: `Order ${order.display_id}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add it to my account" })).toHaveCount(0);
});

test("a wrong link to claim an order is reported, and a visitor who isn't signed in can't claim one", async ({
  page,
  sender,
}) => {
  const order = await sender.order(newEmail());
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole("heading", { name: `Order ${order.display_id}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add it to my account" })).toHaveCount(0);
  await page.goto("/claim-orders?token=aaa.bbb.ccc");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("This link has expired");
  await page.goto("/claim-orders");
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
});

test("a customer reads the balance of the operator's gift card", async ({ page, operator }) => {
  const code = await operator.giftCard("Europe", 2500);
  await page.goto("/");
  await page.getByRole("link", { name: "Gift card balance" }).click();
  await page.getByRole("textbox", { name: "Gift card code" }).fill("NOT-A-CARD");
  await page.getByRole("button", { name: "Show the balance" }).click();
  await expect(page.getByText("This code doesn't exist.")).toBeVisible();
  await page.getByRole("textbox", { name: "Gift card code" }).fill(code.toLowerCase());
  await page.getByRole("button", { name: "Show the balance" }).click();
  await expect(page.getByRole("status")).toHaveText("€25.00 of €25.00 left");
  await expectAccessible(page);
});
