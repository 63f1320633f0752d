/** Tests of accounts, of the links that the store sends, and of the pages of a created storefront. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect } from "vitest";
import {
  addToCart,
  hydrated,
  newEmail,
  OSLO,
  placeOrder,
  thanks,
  toReview,
  visit,
  type StorefrontTests,
} from "./storefront-test.ts";

export const VISITING: StorefrontTests = {
  "a visitor narrows a list by options, and finds products while typing, without a request for each letter":
    async (shop) => {
      const { page, context, problems, requests } = await visit(shop);
      await page.goto("/de-en/products");
      await page.getByText("Products found: 87").waitFor();
      await page.getByText("Filters", { exact: true }).click();
      await page.getByText("Color", { exact: true }).click();
      await page.getByRole("link", { name: /^Brick/ }).click();
      await page.getByText("Products found: 4").waitFor();
      await page.getByRole("link", { name: /^Blush/ }).click();
      await page.getByText("Products found: 5").waitFor();
      const chosen = page.locator("a[aria-current=true]");
      expect(await chosen.allTextContents()).toEqual(["Blush (2)", "Brick (4)"]);
      expect(decodeURI(page.url())).toContain("?option.Color=Blush&option.Color=Brick");
      requests.length = 0;
      await page.getByRole("searchbox").first().pressSequentially("plate din");
      const match = page.getByRole("search").getByRole("link");
      await page.getByRole("search").getByText("Products found: 1").waitFor();
      expect(await match.allTextContents()).toEqual(["Dinner plate"]);
      expect(requests).toEqual([]);
      await match.click();
      await page.getByRole("heading", { level: 1, name: "Dinner plate" }).waitFor();
      expect(await match.count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    },

  "pages don't contain the store's address, the customer's IP address and browser, or the cart's context":
    async (shop) => {
      const { page, context } = await visit(shop, { userAgent: "PageSource/7.3" });
      await addToCart(page);
      await toReview(page);
      await placeOrder(page).click();
      await thanks(page).waitFor();
      const order = new URL(page.url()).pathname;
      await createAccount(page, newEmail());
      await addToCart(page);
      const { cart_id } = await shop.operator.draftOrder(newEmail());
      const edit = await shop.operator.requestEdit(await shop.operator.paidOrder(newEmail()));
      const paths = ["", "/products", "/products/dinner-plate", "/cart", "/checkout", "/account"];
      const links = [`/pay/${cart_id}`, `/order-edits/${edit}`];
      for (const path of [...[...paths, ...links].map((one) => `/de-en${one}`), order]) {
        const answer = await page.request.get(path);
        expect(answer.status(), path).toBe(200);
        const html = await answer.text();
        if (path.endsWith("/cart")) expect(html).toContain("Dinner plate");
        for (const secret of [shop.store, "PageSource", "user_agent", "127.0.0.1", "::1"])
          expect(html, path).not.toContain(secret);
        expect(html, path).not.toMatch(/(?<!@)\bcontext\b/);
      }
      const picture = page.locator("main img").first();
      await page.goto("/de-en/products/dinner-plate");
      // The storefront reads images from the store, and makes smaller ones of them.
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await context.close();
    },

  "a customer creates an account, buys, finds the order there, and signs out": async (shop) => {
    const { page, context } = await visit(shop);
    const email = newEmail();
    await createAccount(page, email);
    await page.getByText(`Signed in as ${email}`).waitFor();
    await addToCart(page);
    await toReview(page, { email });
    await placeOrder(page).click();
    await thanks(page).waitFor();
    const [id = ""] = await shop.operator.ordersOf(email);
    await page.goto("/de-en/account");
    await page.getByRole("link", { name: /^Order \d+/ }).click();
    await page.waitForURL(`**/orders/${id}`);
    await page.goto("/de-en/account");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.getByLabel("Email").first().fill(email);
    await page.getByLabel("Password").first().fill("wrong-password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("This email or password is wrong.").waitFor();
    await context.close();
  },

  "a customer saves a card, sees it in the account, and pays with it the next time": async (
    shop,
  ) => {
    const { page, context } = await visit(shop);
    const email = newEmail();
    await createAccount(page, email);
    const buy = async (card: (one: Page) => Promise<unknown>) => {
      await addToCart(page, "dinner-plate", "no");
      const pay = async (one: Page) => {
        await one.getByRole("radio", { name: "Test payment" }).check();
        await card(one);
      };
      await toReview(page, { email, place: "no", address: OSLO, pay });
      await placeOrder(page).click();
      await thanks(page).waitFor();
    };
    await buy((one) => one.getByLabel("Keep this card for next time").check());
    await page.goto("/no/account");
    const methods = page.getByRole("region", { name: "Saved payment methods" });
    await methods.waitFor();
    expect(await methods.getByRole("listitem").allInnerTexts()).toEqual([
      "Visa ending in 4242 · 12/2031",
    ]);
    const saved = "Visa ending in 4242";
    await buy((one) => one.locator("select[name=saved]").selectOption({ label: saved }));
    expect(await shop.operator.ordersOf(email)).toHaveLength(2);
    await context.close();
  },

  "a customer pays for a draft order with the operator's link, which keeps the own cart": async (
    shop,
  ) => {
    const { page, context } = await visit(shop);
    await addToCart(page);
    const email = newEmail();
    const { cart_id } = await shop.operator.draftOrder(email);
    await page.goto(`/pay/${cart_id}`);
    await page.getByRole("heading", { name: "Bestellung bezahlen" }).waitFor();
    await page.getByRole("button", { name: "Weiter zum Prüfen" }).click();
    await page.getByRole("button", { name: /^Bestellen/ }).click();
    await page.getByRole("heading", { name: "Vielen Dank" }).waitFor();
    const orders = await shop.operator.ordersOf(email);
    expect(orders).toHaveLength(1);
    await page.getByText("Warenkorb (1)").waitFor();
    await page.goto(`/pay/${cart_id}`);
    await page.waitForURL(`**/orders/${orders[0]}?placed=true`);
    await context.close();
  },

  "a customer accepts an order edit with the link, and pays the difference": async (shop) => {
    const { page, context } = await visit(shop);
    const edit = await shop.operator.requestEdit(await shop.operator.paidOrder(newEmail()));
    await page.goto(`/us/order-edits/${edit}`);
    await page.getByText("Added: 3 × Dinner plate").waitFor();
    await page.getByRole("button", { name: "Accept and pay $64.80" }).click();
    await page.getByRole("heading", { name: "You accepted the changes" }).waitFor();
    const { order_edit } = await shop.operator.call<{ order_edit: { status: string } }>(
      "GET",
      `/admin/order-edits/${edit}`,
    );
    expect(order_edit.status).toBe("confirmed");
    await context.close();
  },

  "a customer sets a new password with the link, and adds a guest's order to the account": async (
    shop,
  ) => {
    const { page, context } = await visit(shop);
    const [email, guest] = [newEmail(), newEmail()];
    await createAccount(page, email);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.waitForURL("**/forgot-password");
    await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("button", { name: "Send a link" }).click();
    await page.getByText("we've sent a link to it").waitFor();
    const token = await shop.operator.token("password", email);
    await page.goto(`/de-en/reset-password?email=${encodeURIComponent(email)}&token=${token}`);
    await page.getByLabel("New password").fill("a-new-password");
    await page.getByRole("button", { name: "Save and sign in" }).click();
    await page.getByText(`Signed in as ${email}`).waitFor();
    expect(page.url()).not.toContain(token);

    const order = await shop.operator.paidOrder(guest);
    await page.goto(`/de-en/orders/${order.id}`);
    await page.getByRole("button", { name: "Add it to my account" }).click();
    await page.getByText(`We've sent a link to ${guest}.`).waitFor();
    const claim = await shop.operator.token("order", guest);
    await page.goto(`/de-en/claim-orders?token=${claim}`);
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("heading", { name: "The order is in the account now" }).waitFor();
    await context.close();
  },

  "search engines get titles, canonical URLs, languages, structured data, and a sitemap": async ({
    url,
  }) => {
    const get = async (path: string) => {
      const response = await fetch(url + path);
      return { status: response.status, headers: response.headers, html: await response.text() };
    };
    const product = await get("/de/products/dinner-plate");
    expect(product.html).toContain("<title>Dinner plate · My Shop</title>");
    expect(product.html).toContain(
      `<link rel="canonical" href="${url}/de/products/dinner-plate"/>`,
    );
    expect(product.html).toContain(`hrefLang="en-US" href="${url}/us/products/dinner-plate"`);
    const [, data = "{}"] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(product.html) ?? [];
    const { image, offers } = JSON.parse(data) as { image: string[]; offers: { price: number }[] };
    expect(image[0]).toMatch(new RegExp(`^${url}/_next/image`));
    expect((await fetch(image[0] ?? "")).status).toBe(200);
    expect(offers[0]).toMatchObject({ price: 18, priceCurrency: "EUR" });
    const policy = product.headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("unsafe");
    const second = await get("/de/products?page=2");
    expect(second.html).toContain(`<link rel="canonical" href="${url}/de/products?page=2"/>`);
    expect((await get("/de/products?page=900")).status).toBe(404);
    expect((await get("/de/nothing")).status).toBe(404);
    expect((await get("/robots.txt")).html).toContain(`Sitemap: ${url}/sitemap.xml`);
    expect((await get("/sitemap.xml")).html).toContain("/products/dinner-plate</loc>");
    const away = await fetch(`${url}/products`, {
      headers: { "accept-language": "sv-SE" },
      redirect: "manual",
    });
    expect(away.headers.get("location")).toMatch(/\/de-?e?n?\/products$/);
    expect(away.headers.getSetCookie().join()).toContain("unserved=se");
  },

  "pages are accessible, and fit a phone, in Arabic and in the dark": async (shop) => {
    const { page, context, problems } = await visit(shop, {
      colorScheme: "dark",
      viewport: { width: 360, height: 740 },
    });
    await addToCart(page);
    for (const path of [
      "",
      "/products",
      "/products/dinner-plate",
      "/cart",
      "/checkout",
      "/account",
      "/nothing",
    ]) {
      await page.goto(`/de-ar${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(360);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => [path, id, nodes[0]?.html]),
        path,
      ).toEqual([]);
    }
    // Ignores the status of the page that doesn't exist.
    expect(problems.filter((one) => !one.includes("404"))).toEqual([]);
    await context.close();
  },
};

async function createAccount(page: Page, email: string): Promise<void> {
  await page.goto("/de-en/account");
  await hydrated(page);
  const form = page.getByRole("form", { name: "Create an account" });
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Marlow");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password").fill("supersecret");
  await form.getByRole("button", { name: "Create an account" }).click();
  await page.getByText(`Signed in as ${email}`).waitFor();
}
