// Tests payment links: an operator prepares an order or an exchange, and the customer opens the link and pays.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./sender.ts";
import { addToCart, newEmail, totalOf } from "./shop.ts";

const linkTo = (cart: string): string => `/pay/${cart}`;
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you" });
const next = (page: Page, name: string) => page.getByRole("button", { name }).click();

test("a customer pays for a draft order with the operator's link", async ({
  page,
  operator,
  sender,
}) => {
  const email = newEmail();
  const { id, cart } = await sender.draftOrder(email);
  await page.goto(linkTo(cart));
  await expect(page.getByRole("heading", { name: "Pay for your order" })).toBeVisible();
  await expectAccessible(page);
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("2 × Dinner plate");
  const buy = page.getByRole("button", { name: /^Place order/ });
  await expect(buy).toBeVisible();
  const total = (await totalOf(page).textContent()) ?? "";
  await expect(buy).toHaveText(`Place order · ${total}`);
  await buy.click();
  await expect(thanks(page)).toBeVisible();

  const [number, ...more] = await operator.ordersOf(email);
  expect(more).toEqual([]);
  const order = await operator.orderNumbered(number ?? 0);
  expect(total).toBe(`$${(order.total / 100).toFixed(2)}`);
  await expect.poll(() => sender.orderOfDraft(id)).toBe(order.id);

  // The link shows the order, and doesn't create a second one.
  await page.goto(linkTo(cart));
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}`));
  expect(await operator.ordersOf(email)).toEqual([number]);
});

test("a payment link doesn't change the visitor's own cart or region", async ({ page, sender }) => {
  await page.goto("/products/dinner-plate");
  await addToCart(page);
  const own = () => page.evaluate(() => localStorage.getItem("medusa-cart-id") ?? document.cookie);
  const before = await own();
  const { cart } = await sender.draftOrder(newEmail());
  await page.goto(linkTo(cart));
  await next(page, "Place order");
  await expect(thanks(page)).toBeVisible();
  expect(await own()).toBe(before);
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText("Dinner plate");
});

test("an order whose response was lost is shown on the payment link's page, and exists once", async ({
  page,
  operator,
  sender,
}) => {
  const email = newEmail();
  const { cart } = await sender.draftOrder(email);
  await page.goto(linkTo(cart));
  await page.route("**/store/carts/*/complete", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await next(page, "Place order");
  await expect(thanks(page)).toBeVisible();
  expect(await operator.ordersOf(email)).toHaveLength(1);
});

test("a customer confirms an exchange, chooses the delivery, and pays the difference", async ({
  page,
  sender,
}) => {
  const order = await sender.order(newEmail());
  const { id, cart_id } = await sender.exchange(order, 2);
  await page.goto(linkTo(cart_id));
  await expect(page.getByRole("heading", { name: "Your exchange" })).toBeVisible();
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("You return: 1 × Dinner plate");
  await expect(summary).toContainText("2 × Dinner plate");
  await page.getByRole("radio", { name: /^Ground/ }).check();
  await next(page, "Continue to payment");
  const confirm = page.getByRole("button", { name: /^Confirm the exchange/ });
  await expect(confirm).toBeVisible();
  await expect(confirm).toHaveText(`Confirm the exchange · ${await totalOf(page).textContent()}`);
  await confirm.click();
  await expect(page.getByRole("heading", { name: "Your exchange is confirmed" })).toBeVisible();
  await expectAccessible(page);
  const confirmed = await sender.swap(id);
  expect(confirmed.confirmed_at).not.toBeNull();
  expect(confirmed.payment_status).toBe("awaiting");

  await page.reload();
  await expect(page.getByRole("heading", { name: "Your exchange is confirmed" })).toBeVisible();
  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByRole("heading", { name: `Order ${order.display_id}` })).toBeVisible();
});

test("a payment link to an unknown cart shows that the link isn't valid", async ({ page }) => {
  await page.goto(linkTo("cart_none"));
  await expect(page.getByRole("heading", { name: "This link isn't valid" })).toBeVisible();
});
