// Tests a real browser and the real store with an unreliable network. After each failure, the tests check the store's data.
import type { Page } from "@playwright/test";
import {
  addToCart,
  expect,
  fillAddress,
  hydrated,
  makeAccount,
  newEmail,
  PLACES,
  shopIn,
  test,
  cartOpener,
} from "./shop.ts";
import type { Fault } from "./faulty-network.ts";

const [, america] = PLACES;
if (!america) throw new Error("There are three places.");

const COMPLETION = /^POST \/store\/carts\/[^/]+\/complete/;
const CART = /^GET \/store\/carts\//;
/** Matches writes to line items, except the call that only reserves a key. */
const LINES = /^(POST|DELETE) \/store\/carts\/(?!none\/)[^/]+\/line-items/;

const cartId = (page: Page) => page.evaluate(() => localStorage.getItem("medusa-cart-id") ?? "");
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you" });

async function fillCart(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/products/dinner-plate`);
  await shopIn(page, america!);
  await addToCart(page);
  await expect(page.getByRole("dialog").getByRole("link", { name: "Dinner plate" })).toBeVisible();
  return cartId(page);
}

async function toReview(page: Page, url: string): Promise<string> {
  const email = newEmail();
  await fillCart(page, url);
  await page.goto(`${url}/checkout`);
  await fillAddress(page, america!, email);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("button", { name: /^Place order/ })).toBeVisible();
  return email;
}

const buy = (page: Page) => page.getByRole("button", { name: /^Place order/ });

test("an order is found after a reload if the responses to its creation and to later reads were lost", async ({
  page,
  network,
  operator,
}) => {
  const email = await toReview(page, network.url);
  network.inject(/^GET \/store\//, "lost");
  network.inject(COMPLETION, "answer lost");
  await buy(page).click();
  await expect(page.getByRole("alert")).toContainText("We couldn't reach the store");
  const [number, ...more] = await operator.ordersOf(email);
  expect(more).toEqual([]);
  network.clear();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(`number ${number}`)).toBeVisible();
  await page.goto(`${network.url}/`);
  await expect(cartOpener(page)).toContainText("0 items");
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /cart/.test(key))),
  ).toEqual([]);
  expect(await operator.ordersOf(email)).toEqual([number]);
});

test("an order is shown on the open page or in another tab if the response to its creation was lost", async ({
  page,
  context,
  network,
  operator,
}) => {
  const email = await toReview(page, network.url);
  network.inject(/^GET \/store\/(carts|orders)/, "lost");
  network.inject(COMPLETION, "answer lost");
  const other = await context.newPage();
  await other.goto(`${network.url}/`);
  await buy(page).click();
  await expect(page.getByRole("alert")).toContainText("We couldn't reach the store");
  network.clear();
  // The tab that finds the order first shows it.
  await expect
    .poll(async () => (await thanks(page).count()) + (await other.getByText("was placed").count()))
    .toBeGreaterThan(0);
  await other.bringToFront();
  expect(await operator.ordersOf(email)).toHaveLength(1);
});

test("pressing the button repeatedly creates one order, and each page shows it", async ({
  page,
  context,
  network,
  operator,
}) => {
  const email = await toReview(page, network.url);
  const other = await context.newPage();
  await other.goto(`${network.url}/checkout`);
  await expect(buy(other)).toBeVisible();
  const press = (one: Page) =>
    buy(one).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
      setTimeout(() => button.click(), 15);
    });
  await Promise.all([press(page), press(other)]);
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(other)).toBeVisible();
  expect(await operator.ordersOf(email)).toHaveLength(1);
});

for (const fault of [
  "lost",
  "answer lost",
  "page 200",
  "page 404",
  "empty",
  "409",
] satisfies Fault[])
  test(`the cart is kept after a network failure: ${fault}`, async ({
    page,
    network,
    operator,
  }) => {
    const id = await fillCart(page, network.url);
    network.inject(CART, fault);
    network.inject(LINES, fault);
    // The server reads the cart only for the cart's page. On other pages, the browser reads it.
    await page.goto(`${network.url}/products/dinner-plate`);
    await hydrated(page);
    await cartOpener(page).click();
    const drawer = page.getByRole("dialog", { name: /^Your cart/ });
    await expect(drawer.getByRole("alert")).toBeVisible({ timeout: 30_000 });
    await expect(drawer).not.toContainText("No items yet");
    expect(await cartId(page)).toBe(id);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 30_000 });
    expect(await cartId(page)).toBe(id);
    network.clear();
    await page.goto(`${network.url}/cart`);
    // The page must show whether the write arrived at the store.
    const held = (await operator.inCart(id))["Dinner plate"];
    expect(held).toBe(fault === "lost" ? 1 : 2);
    await expect(
      page.getByRole("group", { name: /Quantity of Dinner plate/ }).locator("output"),
    ).toHaveText(String(held));
  });

test("a stalled write is reported, times out, and doesn't block other tabs", async ({
  page,
  context,
  network,
  operator,
}) => {
  const id = await fillCart(page, network.url);
  const other = await context.newPage();
  await other.goto(`${network.url}/products/serving-platter`);
  network.inject(/POST \/store\/carts\/[^/]+\/line-items\/[^/]+$/, "stall");
  await page.goto(`${network.url}/cart`);
  await hydrated(page);
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByText("This is taking longer than usual")).toBeVisible();
  await hydrated(other);
  await other.getByRole("button", { name: "Add to cart" }).click();
  await expect(
    other.getByRole("dialog").getByRole("link", { name: "Oval serving platter" }),
  ).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole("alert")).toContainText("We couldn't reach the store");
  expect(await operator.inCart(id)).toEqual({ "Dinner plate": 2, "Oval serving platter": 1 });
});

test("while offline, the storefront shows a message and keeps changes, which are sent when it is online again", async ({
  page,
  context,
  network,
  operator,
}) => {
  const id = await fillCart(page, network.url);
  await page.goto(`${network.url}/cart`);
  await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible();
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await page.getByRole("button", { name: "One more" }).click();
  const quantity = page.getByRole("group", { name: /Quantity of Dinner plate/ }).locator("output");
  await expect(quantity).toHaveText("2");
  expect(await operator.inCart(id)).toEqual({ "Dinner plate": 1 });
  await context.setOffline(false);
  await expect(page.getByText("You're offline")).toBeHidden();
  await expect.poll(() => operator.inCart(id)).toEqual({ "Dinner plate": 2 });
  await expect(quantity).toHaveText("2");
});

test("ordering while offline creates one order when the browser is online again, even after Back and Forward", async ({
  page,
  context,
  network,
  operator,
}) => {
  const email = await toReview(page, network.url);
  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await buy(page).dblclick();
  expect(await operator.ordersOf(email)).toEqual([]);
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(address);
  await expect(buy(page)).toHaveCount(0);
  await page.goForward();
  await expect(thanks(page)).toBeVisible();
  await page.goto(`${network.url}/checkout`);
  await expect(page.getByRole("heading", { name: "Nothing to check out" })).toBeVisible();
  expect(await operator.ordersOf(email)).toHaveLength(1);
});

test("checkout input is kept after a reload, and is sent when the browser is online again", async ({
  page,
  context,
  network,
}) => {
  await fillCart(page, network.url);
  await page.goto(`${network.url}/checkout`);
  const field = (label: string) => page.getByRole("textbox", { name: label });
  const email = newEmail();
  await field("Email").fill(email);
  await field("City").first().fill("Portland");
  await page.getByLabel("Use a different billing address").check();
  const bill = page.getByRole("group", { name: "Billing address" });
  await bill.getByRole("textbox", { name: "Street and number" }).fill("1 Harbor Road");
  await page.reload();
  await expect(field("Email")).toHaveValue(email);
  await expect(field("City").first()).toHaveValue("Portland");
  await expect(bill.getByRole("textbox", { name: "Street and number" })).toHaveValue(
    "1 Harbor Road",
  );
  // Another person may use another tab on the same device.
  const other = await context.newPage();
  await other.goto(`${network.url}/checkout`);
  await expect(other.getByRole("textbox", { name: "Email" })).toHaveValue("");
  await other.close();

  await page.getByLabel("Use a different billing address").uncheck();
  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await fillAddress(page, america, email);
  await expect(field("Street and number")).toHaveValue("12 Elm Street");
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible();
  await page.getByRole("button", { name: /^Change: Delivery address/ }).click();
  await expect(field("Street and number")).toHaveValue("12 Elm Street");
  await expect(page.getByLabel("Use a different billing address")).not.toBeChecked();
});

test("signing in never redirects outside the storefront", async ({ page, network }) => {
  await page.goto(`${network.url}/register`);
  const email = newEmail();
  await makeAccount(page, email);
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  for (const next of ["//evil.test/x", "/%09/evil.test", "https://evil.test"]) {
    await page.goto(`${network.url}/sign-in?next=${encodeURIComponent(decodeURIComponent(next))}`);
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByLabel("Password").fill("correct-horse");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`${network.url}/us/account`);
    await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  }
});
