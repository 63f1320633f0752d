// Each answer of the sandbox's test provider, end to end: authorize, choose, refresh and cancel.
import type { Page } from "@playwright/test";
import { test, type PaymentRegion } from "./payment-region.ts";
import type { Operator } from "./operator.ts";
import { addToCart, expect, newEmail, shopIn } from "./shop.ts";

const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you" });
const buy = (page: Page) => page.getByRole("button", { name: /^Place order/ });

async function toReview(page: Page, region: PaymentRegion, answer: string): Promise<string> {
  const email = newEmail();
  await page.goto("/products/dinner-plate");
  await shopIn(page, { region: region.label });
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  for (const [label, value] of Object.entries({
    Email: email,
    "First name": "Ada",
    "Last name": "Marlow",
    "Street and number": "Havnegata 1",
    "Postal code": "0150",
    City: "Oslo",
  }))
    await page.getByRole("textbox", { name: label }).fill(value);
  await page.getByRole("button", { name: "Go on to delivery" }).click();
  await page.getByRole("button", { name: "Go on to payment" }).click();
  await pay(page, answer);
  return email;
}

async function pay(page: Page, answer: string): Promise<void> {
  await page.getByRole("radio", { name: "Test payment" }).check();
  await page.getByLabel("What the test provider answers").selectOption({ label: answer });
  await page.getByRole("button", { name: "Go on to review" }).click();
  await expect(page.getByRole("main")).toContainText("Test payment");
  await expect(buy(page)).toBeVisible();
}

async function expectPaidBy(operator: Operator, email: string, provider: string): Promise<void> {
  const [number, ...more] = await operator.ordersOf(email);
  expect(more).toEqual([]);
  expect(await operator.paidBy(number ?? 0)).toEqual([provider]);
}

test("a payment that succeeds, after the review has said how one pays", async ({
  page,
  operator,
  region,
}) => {
  const email = await toReview(page, region, "It is paid");
  await buy(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "test-payment");
});

test("a payment that is refused makes no order; paying anew refreshes it", async ({
  page,
  operator,
  region,
}) => {
  const email = await toReview(page, region, "It is refused");
  await buy(page).click();
  await expect(page.getByRole("alert")).toContainText("Your bank refused this payment.");
  expect(await operator.ordersOf(email)).toEqual([]);
  await page.getByRole("button", { name: "Pay anew" }).click();
  await pay(page, "It is paid");
  await buy(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "test-payment");
});

test("a payment that is refused can be canceled and paid another way", async ({
  page,
  operator,
  region,
}) => {
  const email = await toReview(page, region, "It is refused");
  await buy(page).click();
  await expect(page.getByRole("alert")).toContainText("refused");
  await page.getByRole("button", { name: "Pay another way" }).click();
  await expect(page.getByRole("radio")).toHaveCount(1);
  await page.getByRole("radio", { name: "Pay later, by invoice" }).check();
  await page.getByRole("button", { name: "Go on to review" }).click();
  await buy(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "manual");
});

for (const outcome of ["Pay", "Refuse"] as const)
  test(`a payment on the provider's own page: ${outcome}`, async ({ page, operator, region }) => {
    const email = await toReview(page, region, "Its own page asks");
    await buy(page).click();
    await expect(page.getByRole("heading", { name: "Test bank" })).toBeVisible();
    expect(await operator.ordersOf(email)).toEqual([]);
    await page.getByRole("button", { name: outcome, exact: true }).click();
    await buy(page).click();
    if (outcome === "Pay") {
      await expect(thanks(page)).toBeVisible();
      await expectPaidBy(operator, email, "test-payment");
    } else {
      await expect(page.getByRole("alert")).toContainText("refused");
      expect(await operator.ordersOf(email)).toEqual([]);
    }
  });

test("a payment that asks for a code takes the right one", async ({ page, operator, region }) => {
  const email = await toReview(page, region, "It asks for a code (1234)");
  await buy(page).click();
  const code = page.getByRole("textbox", { name: "The code that your bank sent" });
  await code.fill("1111");
  await page.getByRole("button", { name: "Confirm and place the order" }).click();
  await expect(page.getByText("This code is not right.")).toBeVisible();
  expect(await operator.ordersOf(email)).toEqual([]);
  await code.fill("1234");
  await page.getByRole("button", { name: "Confirm and place the order" }).click();
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "test-payment");
});
