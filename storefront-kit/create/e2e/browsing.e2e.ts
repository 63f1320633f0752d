import { expectAccessible } from "./accessible.ts";
import {
  addressOf,
  addToCart,
  expect,
  hydrated,
  makeAccount,
  newEmail,
  PLACES,
  shopIn,
  test,
  cartOpener,
} from "./shop.ts";

const [, america] = PLACES;
if (!america) throw new Error("There are three places.");

test("search and filters narrow the list, and are stored in the URL", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("searchbox", { name: "Search the store" }).fill("mug");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Results for “mug”" })).toBeVisible();
  const products = page.getByRole("region", { name: "Products" });
  await expect(products.getByRole("link", { name: "Dipped stoneware mug" })).toBeVisible();
  await page.getByText("Collection", { exact: true }).click();
  await page.getByRole("link", { name: /^Harbour Enamel \(\d+\)$/ }).click();
  await expect(products.getByRole("link", { name: "Dipped stoneware mug" })).toBeHidden();
  await expect(products.getByRole("link", { name: "Harbour enamel mug" })).toBeVisible();
  await page.reload();
  await expect(products.getByRole("article")).toHaveCount(1);
  await page.goBack();
  await expect(products.getByRole("link", { name: "Dipped stoneware mug" })).toBeVisible();
  await page.getByRole("searchbox").fill("no such thing at all");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Nothing found for “no such thing at all”" }),
  ).toBeVisible();
});

test("shoppers can browse categories, the pages of a list, and a collection", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Table" })
    .click();
  await expect(page).toHaveTitle("Table – My Store");
  const products = page.getByRole("region", { name: "Products" });
  await page.getByLabel("Sort by").selectOption({ label: "Name, A to Z" });
  const titles = products.getByRole("heading", { level: 2 });
  await expect(titles.first()).toHaveText("Brass and walnut cutlery");
  await page.getByRole("navigation", { name: "Pages" }).getByText("Next").click();
  await expect(page).toHaveURL(/page=2/);
  await expect(titles.first()).not.toHaveText("Brass and walnut cutlery");
  await page.getByRole("main").getByRole("link", { name: "Drinkware" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Drinkware");
  await expect(products.getByRole("link", { name: "Wine glasses" })).toBeVisible();
  await page.getByRole("link", { name: "Clear Glass" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clear Glass");
  await expect(products.getByRole("link", { name: "Wine glasses" })).toBeVisible();
});

test("Back restores a list's scroll position, links start at the top of the page, and links open in new tabs", async ({
  page,
  context,
}) => {
  await page.goto("/products");
  const products = page.getByRole("region", { name: "Products" });
  await expect(products.getByRole("article")).not.toHaveCount(0);
  const last = products.getByRole("article").last().getByRole("link");
  await hydrated(page);
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  const other = context.waitForEvent("page");
  await last.click({ modifiers: ["ControlOrMeta"] });
  await (await other).close();
  await expect(page).toHaveURL(addressOf("/products"));
  await last.click();
  await expect(page).toHaveURL(/\/products\/./);
  await expect(page.getByRole("button", { name: /Add to cart|Sold out/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(addressOf("/products"));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(/\/products\/./);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Back also restores a list's scroll position after a reload", async ({ page }) => {
  await page.goto("/products");
  const products = page.getByRole("region", { name: "Products" });
  const last = products.getByRole("article").last().getByRole("link");
  await hydrated(page);
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await last.click();
  await expect(page.getByRole("button", { name: /Add to cart|Sold out/ })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(addressOf("/products"));
  await expect(products.getByRole("article")).not.toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("a new page is announced to screen readers, and the page that was requested last is shown", async ({
  page,
}) => {
  await page.goto("/products/chefs-knife");
  await hydrated(page);
  const said = page.locator("p[aria-live=polite]");
  await expect(said).toHaveText("");
  const shelves = page.getByRole("navigation", { name: "Categories" });
  const late: (() => void)[] = [];
  await page.route("**/assets/_handle*", async (route) => {
    await new Promise<void>((go) => late.push(go));
    await route.continue();
  });
  await shelves.getByRole("link", { name: "Table" }).click();
  await expect(page).toHaveURL(addressOf("/categories/table"));
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page).toHaveTitle("Sign in – My Store");
  await expect(said).toHaveText("Sign in – My Store");
  await expect(page.getByRole("main")).toBeFocused();
  for (const go of late) go();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveTitle("Sign in – My Store");
  // The history has every URL that the browser has shown.
  await page.goBack();
  await expect(page).toHaveURL(addressOf("/categories/table"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Table");
  await page.goBack();
  await expect(page).toHaveURL(addressOf("/products/chefs-knife"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chef's knife");
});

test("a product can be bought with the keyboard only", async ({ page }) => {
  await page.goto("/products/chefs-knife");
  await shopIn(page, america);
  await page.reload();
  await page.getByRole("radio", { name: "18 cm" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "21 cm" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "21 cm" })).toBeFocused();
  await tabTo("Add to cart");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Your cart/ });
  await expect(dialog).toContainText("21 cm / Walnut");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeFocused();
  await cartOpener(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await tabTo("Check out");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo("Email");
  await page.keyboard.type(newEmail());
  for (const [label, value] of Object.entries({
    "First name": "Ada",
    "Last name": "Marlow",
    ...america.address,
  })) {
    await tabTo(label);
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "2. Delivery" })).toBeFocused();
  await tabTo("Continue to payment");
  await page.keyboard.press("Enter");
  await tabTo("Place order");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();

  /** Presses Tab until the control with this name has the focus. */
  async function tabTo(name: string): Promise<void> {
    const label = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        const named = element instanceof HTMLInputElement ? element.labels?.[0] : element;
        return (named?.textContent ?? "").trim();
      });
    await expect(async () => {
      for (let presses = 0; presses < 40; presses += 1) {
        if ((await label()).startsWith(name)) return;
        await page.keyboard.press("Tab");
      }
      expect(await label()).toContain(name);
    }).toPass();
  }
});

test("the public pages pass axe, have a title, and fit a width of 360 px", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  const look = async (title: RegExp) => {
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  };
  for (const [path, title] of [
    ["/", /^My Store$/],
    ["/products", /^Everything/],
    ["/categories/cook", /^Cook/],
    ["/collections/clear-glass", /^Clear Glass/],
    ["/products/harbour-enamel-mug", /^Harbour enamel mug/],
    ["/products/copper-saucier", /^Copper saucier/],
    ["/cart", /^Cart/],
    ["/checkout", /^Checkout/],
    ["/order-lookup", /^Find an order/],
    ["/sign-in", /^Sign in/],
    ["/register", /^Create an account/],
    ["/forgot-password", /^Forgot your password\?/],
    ["/reset-password?email=ada%40example.test&token=none", /^Choose a new password/],
    ["/reset-password", /^Choose a new password/],
    ["/nowhere", /^Not found/],
    ["/products/nothing-of-that-name", /^Not found/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(title);
  }

  await page.goto("/products/dinner-plate");
  await shopIn(page, america);
  await addToCart(page);
  await look(/^Dinner plate/);
  await page.getByRole("link", { name: "See the cart" }).click();
  await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible();
  await look(/^Cart/);
  await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await look(/^Checkout/);
});

test("the account's address and profile pages pass axe and save changes, and the customer can sign out and in", async ({
  page,
}) => {
  await page.goto("/account/addresses");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  const email = newEmail();
  await makeAccount(page, email);
  await expect(page.getByRole("heading", { name: "Addresses" })).toBeVisible();
  await shopIn(page, america);
  await page.getByRole("button", { name: "Add an address" }).click();
  for (const [label, value] of Object.entries({
    "First name": "Ada",
    "Last name": "Marlow",
    ...america.address,
  }))
    await page.getByRole("textbox", { name: label }).fill(value);
  await page.getByRole("button", { name: "Save the address" }).click();
  await expect(page.getByRole("main").getByText("12 Elm Street")).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole("navigation", { name: "Account" })
    .getByRole("link", { name: "Profile" })
    .click();
  await page.getByRole("textbox", { name: "First name" }).fill("Grace");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Hello, Grace" })).toBeVisible();
  await expectAccessible(page);

  // The checkout offers the first address.
  await page.goto("/products/serving-platter");
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await expect(page.getByRole("textbox", { name: "Street and number" })).toHaveValue(
    "12 Elm Street",
  );

  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(addressOf(""));
  await page.goto("/sign-in");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password").fill("wrong-horse");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Email or password is incorrect.");
  await page.getByLabel("Password").fill("correct-horse");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Hello, Grace" })).toBeVisible();
});

test("an error appears if the store can't be reached, and Try again loads the page when it is available again", async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.goto("/products");
  await hydrated(page);
  await page.route("**/store/**", (route) => route.abort());
  // The browser loads this page's data.
  await page.getByRole("article").first().getByRole("link").click();
  // The queries' own retries wait 1, 2, and 4 seconds.
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(page.getByRole("alert")).toContainText("couldn't reach the store", {
      timeout: 500,
    });
  }).toPass();
  await page.unroute("**/store/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /Add to cart|Sold out/ })).toBeVisible();
  // The router logs the error that the page showed.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/^NetworkError/);
});

test("a chosen option is readable when the pointer is over it", async ({ page }) => {
  await page.goto("/products/dinner-plate");
  const chosen = page.locator("label:has(input[type=radio]:checked)").first();
  await chosen.hover();
  await expectAccessible(page);
});
