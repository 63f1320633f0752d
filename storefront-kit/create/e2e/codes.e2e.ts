// Tests a discount together with a gift card, for a guest and a customer, in each currency: the amounts on the page add up to the
// amount that the store charges.
import type { Page } from "@playwright/test";
import {
  addToCart,
  expect,
  fillAddress,
  makeAccount,
  newEmail,
  PLACES,
  placeOrder,
  shopIn,
  test,
} from "./shop.ts";

/**
 * Reads the totals on the page. Returns the sum of all rows except the last one, and the last row, in the currency's smallest unit.
 */
async function sums(page: Page): Promise<{ parts: number; total: number }> {
  const rows = page.getByRole("region", { name: "Summary" }).locator("dl").first().locator("> div");
  await expect(rows.last().locator("dt")).toHaveText(/^Total/);
  const amounts = (await rows.locator("dd").allTextContents()).map((text) =>
    text === "Free" ? 0 : Number(text.replace(/[^\d-]/g, "")),
  );
  const total = amounts.pop() ?? Number.NaN;
  return { parts: amounts.reduce((sum, one) => sum + one, 0), total };
}

async function apply(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Discount or gift card" }).fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: `Remove ${code}` })).toBeVisible();
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await makeAccount(page, email);
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
}

for (const [place, isCustomer] of PLACES.flatMap((one) => [
  [one, false] as const,
  [one, true] as const,
]))
  test(`a ${isCustomer ? "customer" : "guest"} pays in ${place.currency} with a discount and a gift card`, async ({
    page,
    operator,
  }) => {
    const email = newEmail();
    if (isCustomer) await register(page, email);
    // The guest's gift card pays a part of the total, and the customer's gift card pays everything.
    const value = isCustomer ? 1_000_000 : 1000;
    const card = await operator.giftCard(place.region.replace(/ \(.*/, ""), value);
    await page.goto("/products/dinner-plate");
    await shopIn(page, place);
    await addToCart(page);
    await page.goto("/cart");
    await apply(page, "WELCOME10");
    await apply(page, card);
    const inCart = await sums(page);
    expect(inCart.parts).toBe(inCart.total);

    await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
    await fillAddress(page, place, isCustomer ? undefined : email);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await expect(page.getByRole("button", { name: /^Place order/ })).toBeVisible();
    if (isCustomer) await expect(page.getByText("Nothing to pay")).toBeVisible();
    const { parts, total } = await sums(page);
    expect(parts).toBe(total);
    expect(total === 0).toBe(isCustomer);
    const { number } = await placeOrder(page);
    const told = await sums(page);
    expect(told).toEqual({ parts: total, total });
    // The lines have the tax basis that the first row states, and add up to that row.
    const summary = page.getByRole("region", { name: "Summary" });
    const first = summary.locator("dl").first().locator("> div").first();
    await expect(first.locator("dt")).toHaveText(
      place.currency === "usd" ? "Items, before tax" : "Items, tax included",
    );
    const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Dinner plate" });
    await expect(line).toContainText((await first.locator("dd").textContent()) ?? "");
    await expect(summary).toContainText(
      isCustomer ? "Paid by gift card" : "Approved, not charged yet",
    );
    await expect(summary).toContainText("Not sent yet");
    await expect(summary).not.toContainText(/Awaiting|fulfilled/);
    const order = await operator.orderNumbered(number);
    expect(order).toMatchObject({ email, total, currency_code: place.currency });
    expect(order.discount_total).toBeGreaterThan(0);
    expect(order.gift_card_total).toBeGreaterThan(0);
  });
