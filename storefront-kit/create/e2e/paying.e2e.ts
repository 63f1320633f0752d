// Tests each outcome of a payment with the sandbox's test provider, end to end.
import type { Page } from "@playwright/test";
import { test, type PaymentRegion } from "./payment-region.ts";
import type { Operator } from "./operator.ts";
import { addToCart, expect, hydrated, makeAccount, newEmail, shopIn } from "./shop.ts";

const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you" });
const buy = (page: Page) => page.getByRole("button", { name: /^Place order/ });

async function toReview(page: Page, region: PaymentRegion, answer: string): Promise<string> {
  const email = newEmail();
  await toPayment(page, region, email);
  await pay(page, answer);
  return email;
}

/** Adds a plate to the cart, and goes to the payment step. */
async function toPayment(page: Page, region: PaymentRegion, email?: string): Promise<void> {
  await page.goto("/products/dinner-plate");
  await shopIn(page, { region: region.label });
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  for (const [label, value] of Object.entries({
    ...(email && { Email: email }),
    "First name": "Ada",
    "Last name": "Marlow",
    "Street and number": "Havnegata 1",
    "Postal code": "0150",
    City: "Oslo",
  }))
    await page.getByRole("textbox", { name: label }).fill(value);
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
}

async function pay(page: Page, answer: string): Promise<void> {
  await page.getByRole("radio", { name: "Test payment" }).check();
  await page.getByLabel("Result of the test payment").selectOption({ label: answer });
  await page.getByRole("button", { name: "Continue to review" }).click();
  await expect(page.getByRole("main")).toContainText("Test payment");
  await expect(buy(page)).toBeVisible();
}

async function expectPaidBy(operator: Operator, email: string, provider: string): Promise<void> {
  const [number, ...more] = await operator.ordersOf(email);
  expect(more).toEqual([]);
  expect(await operator.paidBy(number ?? 0)).toEqual([provider]);
}

test("the review shows the payment method, and the payment succeeds", async ({
  page,
  operator,
  region,
}) => {
  const email = await toReview(page, region, "It succeeds");
  await buy(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "test-payment");
});

test("a rejected payment doesn't create an order, and the customer can pay again", async ({
  page,
  operator,
  region,
}) => {
  const email = await toReview(page, region, "It is rejected");
  await buy(page).click();
  await expect(page.getByRole("alert")).toContainText("Your bank refused this payment.");
  expect(await operator.ordersOf(email)).toEqual([]);
  await page.getByRole("button", { name: "Pay again" }).click();
  await pay(page, "It succeeds");
  await buy(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "test-payment");
});

test("after a rejected payment, the customer can choose a different method", async ({
  page,
  operator,
  region,
}) => {
  const email = await toReview(page, region, "It is rejected");
  await buy(page).click();
  await expect(page.getByRole("alert")).toContainText("refused");
  await page.getByRole("button", { name: "Choose a different payment method" }).click();
  await expect(page.getByRole("radio")).toHaveCount(1);
  await page.getByRole("radio", { name: "Pay later, by invoice" }).check();
  await page.getByRole("button", { name: "Continue to review" }).click();
  await buy(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "manual");
});

async function toTheBank(page: Page, region: PaymentRegion): Promise<string> {
  const email = await toReview(page, region, "It asks on its own page");
  await buy(page).click();
  await expect(page.getByRole("heading", { name: "Test bank" })).toBeVisible();
  return email;
}
const answer = (page: Page, outcome: "Pay" | "Refuse") =>
  page.getByRole("button", { name: outcome, exact: true }).click();

/** Pays on the bank's page without returning to the storefront. Returns the link to the storefront. */
async function payAndStay(page: Page): Promise<string> {
  const { status, headers } = await page.request
    .post(page.url(), { form: { outcome: "paid" }, maxRedirects: 0 })
    .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
  expect(status).toBe(303);
  return headers["location"] ?? "";
}

test("a payment on the provider's own page creates one order when the customer returns", async ({
  page,
  operator,
  region,
}) => {
  const email = await toTheBank(page, region);
  expect(await operator.ordersOf(email)).toEqual([]);
  await answer(page, "Pay");
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "test-payment");
});

test("a payment that was rejected on the provider's own page is reported when the customer returns, even after a reload", async ({
  page,
  operator,
  region,
}) => {
  const email = await toTheBank(page, region);
  await answer(page, "Refuse");
  await expect(page.getByRole("alert")).toContainText("Your bank refused this payment.");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Your bank refused this payment.");
  expect(await operator.ordersOf(email)).toEqual([]);
  await page.getByRole("button", { name: "Pay again" }).click();
  await pay(page, "It succeeds");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await buy(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "test-payment");
});

test("a payment that was made while the storefront was closed creates the order on the next visit, in a new tab", async ({
  page,
  operator,
  region,
}) => {
  const email = await toTheBank(page, region);
  await payAndStay(page);
  const later = await page.context().newPage();
  await page.close();
  await later.goto("/");
  await expect(later.getByText(/Your order \d+ was placed\./)).toBeVisible();
  await later.getByRole("link", { name: "See the order" }).click();
  await expect(thanks(later)).toBeVisible();
  await expectPaidBy(operator, email, "test-payment");
});

test("the bank's return link completes the order in another browser, and a second visit shows the same order", async ({
  page,
  browser,
  operator,
  region,
}) => {
  const email = await toTheBank(page, region);
  const link = await payAndStay(page);
  expect(link).toContain("cart=");
  for (let visit = 0; visit < 2; visit++) {
    const elsewhere = await browser.newPage();
    await elsewhere.goto(new URL(link, page.url()).href);
    await expect(thanks(elsewhere)).toBeVisible();
    await elsewhere.close();
  }
  await expectPaidBy(operator, email, "test-payment");
});

test("a customer who returns without paying sees a message, and can go to the bank again", async ({
  page,
  operator,
  region,
}) => {
  const email = await toTheBank(page, region);
  await page.goto(`/${region.country}/checkout`);
  await expect(page.getByText("Your payment isn't finished.")).toBeVisible();
  expect(await operator.ordersOf(email)).toEqual([]);
  await buy(page).click();
  await answer(page, "Pay");
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "test-payment");
});

test("a payment that requires a code accepts only the correct one", async ({
  page,
  operator,
  region,
}) => {
  const email = await toReview(page, region, "It asks for a code (1234)");
  await buy(page).click();
  const code = page.getByRole("textbox", { name: "The code that your bank sent" });
  await code.fill("1111");
  await page.getByRole("button", { name: "Confirm and place the order" }).click();
  await expect(page.getByText("This code is incorrect.")).toBeVisible();
  expect(await operator.ordersOf(email)).toEqual([]);
  await code.fill("1234");
  await page.getByRole("button", { name: "Confirm and place the order" }).click();
  await expect(thanks(page)).toBeVisible();
  await expectPaidBy(operator, email, "test-payment");
});

test("a signed-in customer saves a card, sees it in the account, and pays with it the next time", async ({
  page,
  operator,
  region,
}) => {
  const email = newEmail();
  await page.goto(`/${region.country}/register`);
  await hydrated(page);
  await makeAccount(page, email);
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  await toPayment(page, region);
  await page.getByRole("radio", { name: "Test payment" }).check();
  await expect(page.getByLabel("Card", { exact: true })).toHaveCount(0);
  await page.getByLabel("Keep this card for next time").check();
  await pay(page, "It succeeds");
  await buy(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.goto(`/${region.country}/account`);
  const saved = page.getByRole("region", { name: "Saved payment methods" });
  await expect(saved.getByRole("listitem")).toHaveText(["Visa ending in 4242 · 12/2031"]);
  await toPayment(page, region);
  await page.getByRole("radio", { name: "Test payment" }).check();
  await expect(page.getByLabel("Card", { exact: true })).toContainText("Visa ending in 4242");
  const sent = page.waitForRequest(/\/payment-sessions\/test-payment$/);
  await pay(page, "It succeeds");
  const { data } = (await sent).postDataJSON() as { data: { saved?: string } };
  expect(data.saved).toMatch(/^card_cus_/);
  await buy(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await operator.ordersOf(email)).toHaveLength(2);
});
