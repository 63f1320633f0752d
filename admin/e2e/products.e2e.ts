import { escapeDialog } from "./keys.ts";
import { listInApp } from "./own-products.ts";
import { openDetails } from "./menus.ts";
import {
  admin,
  answer,
  ask,
  expect,
  field,
  openInApp,
  rows,
  stopClock,
  test,
  variant,
  type Product,
} from "./shop.ts";

test("an operator signs in, searches for a product, opens and edits it, reloads the page, and undoes the edit", async ({
  page,
  addProduct,
}) => {
  const product = await addProduct({ subtitle: "Before" });
  await page.goto("/");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();

  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Products" })
    .click();
  await page.getByRole("searchbox", { name: "Search products" }).fill(product.title);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=Test\+kettle\+\w+$/);
  await page.getByRole("link", { name: product.title }).click();
  await expect(page).toHaveURL(`/a/products/${product.id}`);
  await expect(page).toHaveTitle(`${product.title} · Countertop`);

  await field(page, "Subtitle").fill("After");
  await field(page, "Description").fill("Boils.\nWhistles.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Product saved")).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeHidden();

  await page.reload();
  await expect(field(page, "Subtitle")).toHaveValue("After");
  await expect(field(page, "Description")).toHaveValue("Boils.\nWhistles.");

  await field(page, "Subtitle").fill("Before");
  await field(page, "Description").fill("");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Product saved")).toBeVisible();
  const { product: stored } = await ask<{ product: Product }>(page, `products/${product.id}`);
  expect(stored).toMatchObject({ subtitle: "Before", description: null });
});

test.describe("the product list", () => {
  test("keeps search, filter, sort order, and page in the URL", async ({ goingOn: page }) => {
    await listInApp(page);
    await page.getByRole("link", { name: "Published" }).click();
    await expect(page).toHaveURL("/a/products?status=published");
    await page.getByRole("button", { name: "Product", exact: true }).click();
    await expect(page).toHaveURL("/a/products?status=published&order=title");
    await expect(page.getByRole("columnheader", { name: "Product" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText("Page 2 of")).toBeVisible();

    await page.reload();
    await expect(page.getByText("Page 2 of")).toBeVisible();
    const filter = page.getByRole("button", { name: "Status: Published" });
    await expect(filter).toBeVisible();

    // Setting a different filter opens the first page. Back undoes the changes one by one.
    await filter.click();
    await page.getByRole("checkbox", { name: "Draft" }).click();
    await expect(page).toHaveURL("/a/products?status=draft,published&order=title");
    await page.goBack();
    await expect(page.getByText("Page 2 of")).toBeVisible();
  });

  test("follows a link immediately if it's pressed before the search starts", async ({
    signedInAlone: page,
    addProduct,
  }) => {
    const product = await addProduct();
    // The next page takes longer to load than the search delay.
    let arrive = () => {};
    const held = new Promise<void>((go) => (arrive = go));
    await listInApp(page, `?q=${encodeURIComponent(product.title)}`);
    await page.route("**/assets/**", async (route) => {
      await held;
      await route.continue();
    });
    await stopClock(page);
    await page.getByRole("searchbox", { name: "Search products" }).fill("something else");
    await page.getByRole("link", { name: product.title }).click();
    await expect(page).toHaveURL(`/a/products/${product.id}`);
    await page.clock.runFor(1000);
    await page.clock.resume();
    arrive();
    await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
    await expect(page).toHaveURL(`/a/products/${product.id}`);
  });

  test("has the same order and scroll position after Back", async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await listInApp(page, "?order=title");
    const link = rows(page).nth(12).getByRole("link");
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(100);
    await link.click();
    await expect(field(page, "Title")).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect(page).toHaveURL("/a/products?order=title");
  });

  test("is restored by the link in the breadcrumbs", async ({ goingOn: page }) => {
    await listInApp(page, "?order=title");
    await rows(page).first().getByRole("link").click();
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Products" })
      .click();
    await expect(page).toHaveURL("/a/products?order=title");
  });

  test("can be navigated with the keyboard", async ({ goingOn: page }) => {
    await listInApp(page, "?order=title");
    const link = (index: number) => rows(page).nth(index).getByRole("link");
    await page.keyboard.press("j");
    await expect(link(0)).toBeFocused();
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowDown");
    await expect(link(2)).toBeFocused();
    await page.keyboard.press("k");
    await page.keyboard.press("ArrowUp");
    await expect(link(0)).toBeFocused();

    await page.keyboard.press("/");
    const search = page.getByRole("searchbox", { name: "Search products" });
    await expect(search).toBeFocused();
    // In a field, these keys type letters.
    await page.keyboard.type("jk/");
    await expect(search).toHaveValue("jk/");
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page).toHaveURL("/a/products?order=title");

    await search.blur();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(field(page, "Title")).toBeVisible();
  });

  test("shows the error, and loads after Try again", async ({ goingOn: page }) => {
    await answer(page, "**/admin/products?*", 500, {
      type: "unknown_error",
      message: "An unknown error occurred.",
    });
    await openInApp(page, "products");
    await expect(page.getByRole("alert")).toContainText("Something went wrong on the server");
    await page.unroute("**/admin/products?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe("the product page", () => {
  test("asks before unsaved changes are lost", async ({ goingOn: page, addProduct }) => {
    const { id } = await addProduct();
    await openInApp(page, `products/${id}`);
    await field(page, "Subtitle").fill("Half a thought");
    const crumb = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    await crumb.click();
    const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await expect(dialog.getByRole("button", { name: "Keep editing" })).toBeFocused();
    await escapeDialog(page);
    await expect(dialog).toBeHidden();
    await expect(field(page, "Subtitle")).toHaveValue("Half a thought");

    await crumb.click();
    await dialog.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page).toHaveURL(/\/a\/products(\?|$)/);

    await page.goBack();
    await field(page, "Subtitle").fill("Another");
    const asked = page.waitForEvent("dialog");
    const reloaded = page.reload();
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.accept();
    await reloaded;
    await expect(field(page, "Subtitle")).toHaveValue("");
  });

  test("doesn't ask if there are no changes", async ({ goingOn: page, addProduct }) => {
    const { id } = await addProduct({ subtitle: "Same" });
    await openInApp(page, `products/${id}`);
    await field(page, "Subtitle").fill("Other");
    await field(page, "Subtitle").fill("Same");
    await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
    await field(page, "Subtitle").fill("Other");
    // The code that keeps the focus loads at the first input.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/keep-focus-")),
    );
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(field(page, "Subtitle")).toHaveValue("Same");
    // The button has disappeared, but the focus is still on the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
    await expect(page).toHaveURL(/\/a\/products(\?|$)/);
  });

  test("validates before saving, and focuses the invalid field", async ({
    goingOn: page,
    addProduct,
  }) => {
    const { id } = await addProduct();
    await openInApp(page, `products/${id}`);
    await field(page, "Title").fill("  ");
    await field(page, "Handle").fill("two words");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(field(page, "Title")).toBeFocused();
    await expect(field(page, "Title")).toHaveAccessibleDescription("This field is required.");
    await expect(field(page, "Handle")).toHaveAttribute("aria-invalid", "true");
    await field(page, "Title").fill("A kettle");
    await expect(field(page, "Title")).not.toHaveAttribute("aria-invalid");
  });

  test("shows the server's error at its field, and keeps all input", async ({
    goingOn: page,
    addProduct,
  }) => {
    const taken = await addProduct();
    const { id } = await addProduct();
    await openInApp(page, `products/${id}`);
    await field(page, "Subtitle").fill("Kept");
    await field(page, "Handle").fill(taken.handle);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(field(page, "Handle")).toHaveAccessibleDescription(/Already in use/);
    await expect(field(page, "Handle")).toBeFocused();
    await expect(field(page, "Subtitle")).toHaveValue("Kept");
    await field(page, "Handle").fill(`${taken.handle}-2`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Product saved")).toBeVisible();
  });

  test("keeps the input if the server can't be reached, and saves the input when Save is pressed again", async ({
    goingOn: page,
    addProduct,
  }) => {
    const { id } = await addProduct();
    await openInApp(page, `products/${id}`);
    await field(page, "Subtitle").fill("Patient");
    await page.route(`**/admin/products/${id}`, (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Product not saved");
    await expect(field(page, "Subtitle")).toHaveValue("Patient");
    await page.unroute(`**/admin/products/${id}`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Product saved")).toBeVisible();
  });

  test("updates the title in the list from which the product was opened", async ({
    goingOn: page,
    addProduct,
  }) => {
    const { title } = await addProduct();
    await listInApp(page, `?q=${encodeURIComponent(title)}`);
    await page.getByRole("link", { name: title }).click();
    await field(page, "Title").fill(`${title} renamed`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: `${title} renamed` })).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
    await expect(page.getByRole("link", { name: `${title} renamed` })).toBeVisible();
  });

  test("pages through many variants with their prices, and searches them", async ({
    goingOn: page,
    addProduct,
  }) => {
    const { id } = await addProduct({
      variants: Array.from({ length: 22 }, (_, index) => variant(index + 1)),
    });
    await openInApp(page, `products/${id}`);
    const variants = page.getByRole("table", { name: "Variants of this product" });
    await expect(variants.getByRole("row").nth(1)).toContainText("Size 1");
    await expect(variants.getByRole("row").nth(1)).toContainText("€19.01");
    await expect(variants.getByRole("row")).toHaveCount(21);
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page).toHaveURL(`/a/products/${id}?page=2`);
    await expect(variants.getByRole("row").nth(1)).toContainText("Size 21");
    await page.getByRole("searchbox", { name: "Search variants" }).fill("Size 22");
    await expect(variants.getByRole("row")).toHaveCount(2);
    await expect(page).toHaveURL(`/a/products/${id}?variants=Size+22`);
  });

  test("shows its raw data", async ({ goingOn: page, addProduct }) => {
    const { id } = await addProduct();
    await openInApp(page, `products/${id}`);
    await openDetails(page);
    await page.getByText("Raw data").click();
    await expect(page.getByRole("region", { name: "Raw data" })).toContainText(`"id": "${id}"`);
  });

  test("shows an error if the product doesn't exist", async ({ goingOn: page }) => {
    await openInApp(page, "products/prod_none");
    await expect(page.getByRole("heading", { name: "Product not found" })).toBeVisible();
    await page.getByRole("link", { name: "Back to products" }).click();
    await expect(page).toHaveURL(/\/a\/products(\?|$)/);
  });
});
