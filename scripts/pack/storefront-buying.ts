/** Tests of the catalog, the cart, and the checkout of a created storefront. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { regionNamed } from "./storefront-operator.ts";
import {
  addToCart,
  hydrated,
  OSLO,
  placeOrder,
  thanks,
  toReview,
  visit,
  type StorefrontTests,
} from "./storefront-test.ts";

export const BUYING: StorefrontTests = {
  "without scripts, a visitor finds a product, fills the cart, and changes it": async (shop) => {
    const { page, context } = await visit(shop, { javaScriptEnabled: false });
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe("/de");
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await page.getByRole("navigation", { name: "Hauptmenü" }).getByText("Produkte").click();
    await page.getByRole("searchbox").last().fill("dinner plate");
    await page.getByRole("button", { name: "Anwenden" }).click();
    await page
      .getByRole("link", { name: /Dinner plate/ })
      .first()
      .click();
    await page.getByLabel("Menge").fill("2");
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL("**/de/cart");
    const [cookie] = (await context.cookies()).filter(({ name }) => name === "medusa-cart-id");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    const line = page.locator("[data-cart-line]");
    await line.getByText("Dinner plate").waitFor();
    expect(await line.getByLabel("Menge").inputValue()).toBe("2");
    await line.getByLabel("Menge").fill("3");
    await line.getByRole("button", { name: "Ändern" }).click();
    await page.getByText("Warenkorb (3)").waitFor();
    await page.getByLabel("Rabatt- oder Gutscheincode").fill("NOPE");
    await page.getByRole("button", { name: "Anwenden" }).click();
    await page.getByRole("alert").getByText("Dieser Code ist nicht gültig.").waitFor();
    const { gift_card } = await shop.operator.call<{ gift_card: { code: string } }>(
      "POST",
      "/admin/gift-cards",
      { region_id: (await regionNamed(shop.operator.call, "Europe")).id, value: 500 },
    );
    await page.getByLabel("Rabatt- oder Gutscheincode").fill(gift_card.code);
    await page.getByRole("button", { name: "Anwenden" }).click();
    await page.getByText(gift_card.code).waitFor();
    await line.getByRole("button", { name: "Entfernen" }).click();
    await page.getByText("Ihr Warenkorb ist leer.").waitFor();
    await context.close();
  },

  "a guest places one order, without errors, and no request is sent twice": async (shop) => {
    const { page, context, problems, requests } = await visit(shop);
    const kept = page.waitForResponse((response) => response.request().method() === "PUT");
    await addToCart(page);
    await kept;
    await page.reload();
    await page.getByText("Cart (1)").waitFor();
    await hydrated(page);
    // The first item creates the cart, whose id goes to the cookie. After the reload, the page has the cart already.
    expect(requests).toEqual(["POST /store/carts", "PUT /api/cart"]);
    const email = await toReview(page);
    await placeOrder(page).dblclick();
    await thanks(page).waitFor();
    expect(await shop.operator.ordersOf(email)).toHaveLength(1);
    await page.getByText("Cart (0)").waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByText("Cart (0)").waitFor();
    expect(problems).toEqual([]);
    await context.close();
  },

  "prices are in the country's currency: dollars before tax, and yen without decimals": async (
    shop,
  ) => {
    const { page, context } = await visit(shop);
    await addToCart(page, "dinner-plate", "us");
    await page.getByText("Plus tax at checkout").waitFor();
    await toReview(page, { place: "us", address: PORTLAND });
    const summary = page.getByRole("region", { name: "Summary" });
    await summary.getByText("Tax", { exact: true }).waitFor();
    expect(await placeOrder(page).innerText()).toMatch(/^Place order · \$\d+\.\d\d$/);
    await page.goto("/jp/products/dinner-plate");
    expect(await page.locator(".price").first().innerText()).toMatch(/^¥[\d,]+\s/);
    await context.close();
  },

  "the cart follows the visitor to another country, and the language can be changed": async (
    shop,
  ) => {
    const { page, context } = await visit(shop);
    await addToCart(page);
    await page.getByLabel("Deliver to").selectOption({ label: "United States" });
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.waitForURL("**/us");
    await page.goto("/us/cart");
    const total = page.getByRole("region", { name: "Summary" }).locator(".total");
    await expect.poll(() => total.innerText()).toMatch(/\$/);
    // Follows a link to another country's page. Adding the item moves the cart there, so the item has the price on the page.
    await addToCart(page, "dinner-plate", "jp");
    await page.getByText("Cart (2)").waitFor();
    await page.goto("/jp/cart");
    await expect.poll(() => total.innerText()).toMatch(/¥/);
    await page.getByRole("button", { name: "Deutsch" }).click();
    await page.waitForURL("**/jp-de");
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await page.goto("/");
    await page.waitForURL("**/jp-de");
    await context.close();
  },

  "a discount and a gift card reduce the total, and a gift card that covers it pays": async (
    shop,
  ) => {
    const { call } = shop.operator;
    const { page, context } = await visit(shop);
    const region_id = (await regionNamed(call, "Europe")).id;
    const code = `TEN-${Date.now()}`;
    await call("POST", "/admin/discounts", {
      code,
      regions: [region_id],
      is_dynamic: false,
      is_disabled: false,
      rule: { type: "percentage", value: 10, allocation: "total" },
    });
    const { gift_card } = await call<{ gift_card: { code: string } }>("POST", "/admin/gift-cards", {
      region_id,
      value: 10_000,
    });
    await addToCart(page);
    await page.goto("/de-en/cart");
    for (const one of ["WRONG", code, gift_card.code]) {
      await page.getByLabel("Discount or gift card code").fill(one);
      await page.getByRole("button", { name: "Apply" }).click();
      if (one === "WRONG") await page.getByRole("alert").getByText("isn't valid").waitFor();
      else await page.getByRole("button", { name: `Remove ${one}` }).waitFor();
    }
    const summary = page.getByRole("region", { name: "Summary" });
    await summary.getByText("Discount", { exact: true }).waitFor();
    expect(await summary.locator(".total").innerText()).toMatch(/€0\.00/);
    const email = await toReview(page);
    await placeOrder(page).click();
    await thanks(page).waitFor();
    await page.getByText("Paid by gift card").waitFor();
    expect(await shop.operator.ordersOf(email)).toHaveLength(1);
    await context.close();
  },

  "each outcome of a payment is told, and creates at most one order": async (shop) => {
    const { page, context } = await visit(shop);
    const choose = (label: string) => async (one: Page) => {
      await one.getByRole("radio", { name: "Test payment" }).check();
      await one.getByLabel("Result of the test payment").selectOption({ label });
    };
    const to = { place: "no", address: OSLO };
    await addToCart(page, "dinner-plate", "no");
    const email = await toReview(page, { ...to, pay: choose("It is rejected") });
    await placeOrder(page).click();
    await page.getByRole("alert").getByText("Your bank refused this payment.").waitFor();
    expect(await shop.operator.ordersOf(email)).toEqual([]);
    await page.getByRole("button", { name: "Pay again" }).click();
    await choose("It asks on its own page")(page);
    await page.getByRole("button", { name: "Continue to review" }).click();
    await placeOrder(page).click();
    await page.getByRole("heading", { name: "Test bank" }).waitFor();
    expect(await shop.operator.ordersOf(email)).toEqual([]);
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await thanks(page).waitFor();
    await page.reload();
    await thanks(page).waitFor();
    expect(await shop.operator.ordersOf(email)).toHaveLength(1);

    await addToCart(page, "dinner-plate", "no");
    const other = await toReview(page, { ...to, pay: choose("It asks for a code (1234)") });
    await placeOrder(page).click();
    const code = page.getByLabel("The code that your bank sent");
    await code.fill("1111");
    await page.getByRole("button", { name: "Confirm and place the order" }).click();
    await page.getByText("This code is incorrect.").waitFor();
    await code.fill("1234");
    await page.getByRole("button", { name: "Confirm and place the order" }).click();
    await thanks(page).waitFor();
    expect(await shop.operator.ordersOf(other)).toHaveLength(1);
    await context.close();
  },

  "in a region without automatic taxes, the checkout shows the tax before the customer orders":
    async (shop) => {
      const { page, context } = await visit(shop);
      await addToCart(page, "dinner-plate", "sg");
      await page.goto("/sg/cart");
      const summary = page.getByRole("region", { name: "Summary" });
      await summary.getByText("Calculated from your address").waitFor();
      await summary.getByText("Total before tax").waitFor();
      const pay = (one: Page) => one.getByRole("radio", { name: "Pay later, by invoice" }).check();
      const address = { ...OSLO, City: "Singapore" };
      const calculated = page.waitForResponse((response) => response.url().endsWith("/taxes"));
      const email = await toReview(page, { place: "sg", address, pay });
      // A plate for $20.00 and delivery for $5.00, with 25 % tax.
      expect(await summary.locator(".total").innerText()).toMatch(/\D31\.25$/);
      expect(await placeOrder(page).innerText()).toMatch(/\D31\.25$/);
      const [, id = ""] = /\/carts\/(\w+)/.exec((await calculated).url()) ?? [];
      const { cart } = await shop.operator.call<{ cart: { payment_sessions: object[] } }>(
        "GET",
        `/store/carts/${id}`,
      );
      const session = { provider_id: "manual", is_selected: true, amount: 3125 };
      expect(cart.payment_sessions).toContainEqual(expect.objectContaining(session));
      await placeOrder(page).click();
      await thanks(page).waitFor();
      expect(await shop.operator.ordersOf(email)).toHaveLength(1);
      await context.close();
    },

  "lost answers lose no order and add nothing twice, and a double click adds once": async (
    shop,
  ) => {
    const { page, context } = await visit(shop);
    await page.goto("/de-en/products/dinner-plate");
    await hydrated(page);
    await page.getByLabel("Quantity").fill("3");
    await page.getByRole("button", { name: "Add to cart" }).dblclick();
    await page.getByText("Cart (3)").waitFor();
    await page.getByText("Added to your cart.").waitFor();
    await page.goto("/de-en/cart");
    await page.getByText("Cart (3)").waitFor();
    const email = await toReview(page);
    await page.route("**/store/carts/*/complete", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await placeOrder(page).click();
    await thanks(page).waitFor();
    expect(await shop.operator.ordersOf(email)).toHaveLength(1);
    await context.close();
  },
};

const PORTLAND = {
  "First name": "Ada",
  "Last name": "Marlow",
  "Street and number": "12 Elm Street",
  City: "Portland",
  "State or province": "ME",
  "Postal code": "04101",
};
