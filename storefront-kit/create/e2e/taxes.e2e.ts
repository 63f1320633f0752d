// Tests a region without automatic taxes: the store calculates taxes only if the storefront asks for them.
import type { Response } from "@playwright/test";
import { store } from "./operator.ts";
import { test } from "./payment-region.ts";
import { expect, fillAddress, newEmail, addToCart, placeOrder, totalOf } from "./shop.ts";

test("in a region without automatic taxes, the checkout shows the tax before the customer orders", async ({
  page,
  operator,
  taxedRegion,
}) => {
  await page.goto(`/${taxedRegion.country}/products/dinner-plate`);
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  const summary = page.getByRole("region", { name: "Summary" });
  const row = (name: string) =>
    summary.locator("div", { has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) });
  await expect(row("Tax").locator("dd")).toHaveText("Calculated from your address");
  await expect(row("Total before tax")).toBeVisible();
  const calculated = page.waitForResponse((response) => response.url().endsWith("/taxes"));
  const country = await page.getByLabel("Country").locator("option:checked").innerText();
  const address = { "Street and number": "1 Garden Street", "Postal code": "10115", City: "Town" };
  await fillAddress(
    page,
    { region: "", currency: "usd", price: /x/, address, country },
    newEmail(),
  );
  expect((await calculated).status()).toBe(200);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: "Pay later, by invoice" }).check();
  await page.getByRole("button", { name: "Continue to review" }).click();
  // A plate for $20.00 and delivery for $5.00, with 25 % tax.
  await expect(row("Tax").locator("dd")).toHaveText(/\D6\.25$/);
  await expect(totalOf(page)).toHaveText(/\D31\.25$/);
  await expect(page.getByRole("button", { name: /^Place order/ })).toHaveText(/\D31\.25$/);
  // The provider gets the amount that the customer agrees to pay.
  expect(await selectedSession(await calculated)).toMatchObject({
    provider_id: "manual",
    amount: 3125,
  });
  const { number, total } = await placeOrder(page);
  expect(total).toMatch(/\D31\.25$/);
  // The order waited for the taxes, so its payment has the amount with tax.
  expect(await operator.orderNumbered(number)).toMatchObject({
    total: 3125,
    payments: [{ provider_id: "manual", amount: 3125 }],
  });
});

/** Returns the selected payment session of the cart whose taxes a request calculated. */
async function selectedSession(taxes: Response): Promise<object | undefined> {
  const [, id = ""] = /\/carts\/(\w+)/.exec(taxes.url()) ?? [];
  const answer = await taxes.frame().page().request.get(`${store}/store/carts/${id}`);
  const { cart } = (await answer.json()) as {
    cart: { payment_sessions: { is_selected: boolean | null }[] };
  };
  return cart.payment_sessions.find(({ is_selected }) => is_selected);
}
