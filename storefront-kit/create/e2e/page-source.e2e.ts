// Reads the pages that the server sends, as their HTML. They contain neither the store's internal address nor data of the customer
// that the pages don't show.
import { store } from "./operator.ts";
import { expect, test } from "./sender.ts";
import {
  addToCart,
  checkOut,
  hydrated,
  makeAccount,
  newEmail,
  PLACES,
  placeOrder,
} from "./shop.ts";

const AGENT = "PageSource/7.3";
const [germany] = PLACES;

test.use({ userAgent: AGENT });

test("pages don't contain the store's address, the customer's IP address and browser, or the cart's context", async ({
  page,
  sender,
}) => {
  if (!germany) throw new Error("There are no places.");
  await page.goto("/de-en/products/dinner-plate");
  await addToCart(page);
  await checkOut(page, germany, newEmail());
  await placeOrder(page);
  const order = new URL(page.url()).pathname;
  await page.goto("/de-en/register");
  await hydrated(page);
  await makeAccount(page, newEmail());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hello/);
  await page.goto("/de-en/products/dinner-plate");
  await addToCart(page);
  const { cart } = await sender.draftOrder(newEmail());
  const edit = await sender.requestEdit(await sender.order(newEmail()), 1);

  for (const path of [
    "",
    "/products",
    "/products/dinner-plate",
    "/cart",
    "/checkout",
    order.replace("/de-en", ""),
    "/account",
    "/account/orders",
    `/pay/${cart}`,
    `/order-edits/${edit}`,
  ]) {
    const answer = await page.request.get(`/de-en${path}`);
    expect(answer.status(), path).toBe(200);
    // A shared cache would give other visitors the cart in the page.
    expect(answer.headers()["cache-control"], path).toMatch(/^private, no-cache\b/);
    const html = await answer.text();
    if (path === "/cart") expect(html).toContain("Dinner plate");
    for (const secret of [store, new URL(store).host, AGENT, "user_agent", "127.0.0.1", "::1"])
      expect(html, path).not.toContain(secret);
    expect(html, path).not.toMatch(/(?<!@)\bcontext\b/);
  }
});
