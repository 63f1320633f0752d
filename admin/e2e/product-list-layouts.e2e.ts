import type { Locator } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { bar, openOwn, own, buyable, row, stateOf, tick } from "./own-products.ts";
import { expect, rows, test, type Product } from "./shop.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true });

  test("a row's menu has the actions that aren't available in its cells: rename, status, and copy", async ({
    signedInAlone: page,
    addProduct,
  }) => {
    const [product] = (await own(addProduct, 1)) as [Product];
    await openOwn(page, [product]);
    // Nothing is cut off at the side.
    await expect(page.locator("[data-wide]")).toHaveCount(0);
    const button = page.getByRole("button", { name: `Actions for ${product.title}` });
    await button.click();
    await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Edit Title" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill(`${product.title} renamed`);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(rows(page).first()).toContainText(`${product.title} renamed`);
    await expect
      .poll(async () => (await stateOf(page, product)).title)
      .toBe(`${product.title} renamed`);

    const renamed = page.getByRole("button", { name: `Actions for ${product.title} renamed` });
    await renamed.focus();
    await page.keyboard.press("Enter");
    // The menu is visible a moment before it handles keys.
    await expect(page.getByRole("menu")).toBeFocused();
    await page.keyboard.type("edit s");
    await expect(page.getByRole("menuitem", { name: "Edit Status" })).toHaveAttribute(
      "data-highlighted",
    );
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Proposed" }).click();
    await expect(rows(page).first()).toContainText("Proposed");
    await expect.poll(async () => (await stateOf(page, product)).status).toBe("proposed");
    await expect(renamed).toBeFocused();
  });
});

test("the tile layout works in a view, can be sorted, and has a menu for each tile", async ({
  signedIn: page,
  addProduct,
}) => {
  const products = await own(addProduct, 2, buyable);
  const [first, second] = products as [Product, Product];
  await openOwn(page, products);
  const view = (name: string) => page.getByRole("link", { name, exact: true });
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByText("Tiles").click();
  await expect(page).toHaveURL(/layout=tiles/);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Product");
  await page.getByText("Descending").click();
  await expect(page).toHaveURL(/order=-title/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const tiles = page.getByRole("list", { name: "Products" }).getByRole("listitem");
  await expect(tiles).toHaveText([new RegExp(second.title), new RegExp(first.title)]);
  await tiles.first().getByRole("checkbox").click();
  await expect(bar(page)).toContainText("1 selected");

  await tiles
    .first()
    .getByRole("button", { name: `Actions for ${second.title}` })
    .click();
  await page.getByRole("menuitem", { name: "Edit Status" }).click();
  await page.getByRole("menuitem", { name: "Published" }).click();
  await expect(tiles.first()).toContainText("Published");
  await expect.poll(async () => (await stateOf(page, second)).status).toBe("published");

  // A view sets the columns and filters, and keeps the tile layout.
  await view("Drafts").click();
  await expect(page).toHaveURL(/layout=tiles/);
  await expect(view("Drafts")).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await view("All").click();
  await expect(view("All")).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveURL("/a/products?layout=tiles");
});

test("the selection bar doesn't cover the last row or the pagination", async ({
  signedIn: page,
  addProduct,
}) => {
  const products = await own(addProduct, 2);
  const [first, second] = products as [Product, Product];
  const isAboveBar = async (last: Locator) => {
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bottom = await last.evaluate((one) => one.getBoundingClientRect().bottom);
    await expect
      .poll(() => bar(page).evaluate((one) => one.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(bottom);
  };
  await page.setViewportSize({ width: 1280, height: 480 });
  await openOwn(page, products);
  await tick(page, first).click();
  await isAboveBar(row(page, second));

  await page.goto("/a/products");
  await page.locator("main tbody").getByRole("checkbox").first().click();
  const size = page.getByRole("combobox", { name: "per page" });
  await isAboveBar(size);
  await size.selectOption("50");
  await expect(page).toHaveURL(/limit=50/);
});
