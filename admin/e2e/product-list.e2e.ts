import { keysOf } from "./keys.ts";
import { bar, openOwn, own, buyable, row, stateOf, tick } from "./own-products.ts";
import { expect, field, openList, rows, test, variant, type Product } from "./shop.ts";

test("columns can be chosen and ordered with the keyboard, and columns and density are stored", async ({
  signedIn: page,
}) => {
  await openList(page);
  const header = (name: string) => page.getByRole("columnheader", { name, exact: true });
  await expect(header("Handle")).toBeHidden();
  const { press, tabTo } = keysOf(page);
  await tabTo("Display");
  await press("Enter");
  // In a radio group, the selected option takes focus.
  await expect(page.getByRole("radio", { name: "Normal" })).toBeFocused();
  await press("ArrowLeft");
  await expect(page.locator("html")).toHaveAttribute("data-density", "compact");
  await tabTo("Handle");
  await press("Space");
  await tabTo("Move column Handle");
  // Moves the column before Inventory. Hides the channels to make room for it.
  await press("ArrowUp", "ArrowUp");
  await expect(page.getByRole("button", { name: "Move column Handle" })).toBeFocused();
  await tabTo("Sales channels", "Shift+Tab");
  await press("Space", "Escape");
  await expect(page.getByRole("button", { name: "Display" })).toBeFocused();
  const names = ["Product", "Collection", "Status", "Handle", "Inventory", "Created"];
  const shown = page.getByRole("columnheader").filter({ hasText: /^(?!Actions)./, visible: true });
  await expect(shown).toHaveText(names);
  await expect(page.locator("html")).toHaveAttribute("data-density", "compact");
  // Only columns that the server can sort by have a button.
  await expect(header("Handle").getByRole("button")).toBeVisible();
  await expect(header("Collection").getByRole("button")).toHaveCount(0);

  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(shown).toHaveText(names);
  await expect(page.locator("html")).toHaveAttribute("data-density", "compact");
  // A row is 36 px high plus a border, or 38 px with a note below the name. The notes depend on other data in the store.
  const heights = () =>
    rows(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await expect
    .poll(async () => (await heights()).filter((height) => height < 36 || height > 38))
    .toEqual([]);
});

test("rows are selected by checkbox, by range, and with a key; an action reports each row, and failed rows can be retried", async ({
  signedIn: page,
  addProduct,
}) => {
  const products = await own(addProduct, 4, buyable);
  const [first, second, third, fourth] = products as [Product, Product, Product, Product];
  await openOwn(page, products);
  await tick(page, first).click();
  await tick(page, third).click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("3 selected");
  await row(page, third).getByRole("link").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar(page)).toContainText("3 selected");
  await expect(tick(page, third)).not.toBeChecked();
  await expect(tick(page, fourth)).toBeChecked();

  // The selection survives navigating away and back, and a reload.
  await row(page, first).getByRole("link").click();
  await expect(field(page, "Title")).toBeVisible();
  await page.goBack();
  await expect(bar(page)).toContainText("3 selected");
  await page.reload();
  await expect(bar(page)).toContainText("3 selected");

  await page.route(`**/admin/products/${second.id}`, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 500,
          json: { type: "unknown_error", message: "An unknown error occurred." },
        })
      : route.fallback(),
  );
  await bar(page).getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish" });
  await expect(dialog).toContainText("2 products published");
  await expect(dialog.getByRole("list", { name: "Failed rows" })).toContainText(second.title);
  expect((await stateOf(page, first)).status).toBe("published");
  expect((await stateOf(page, second)).status).toBe("draft");
  expect((await stateOf(page, third)).status).toBe("draft");

  await page.unroute(`**/admin/products/${second.id}`);
  await dialog.getByRole("button", { name: "Retry 1" }).click();
  await expect(dialog).toContainText("1 product published");
  await dialog.getByRole("button", { name: "Close" }).click();
  // The selection stays for the next action.
  await expect(bar(page)).toContainText("3 selected");
  await expect(row(page, second)).toContainText("Published");
  expect((await stateOf(page, second)).status).toBe("published");
});

test("a row's menu acts on that row, even if its button is pressed before the menu has loaded", async ({
  signedIn: page,
  addProduct,
}) => {
  const [product] = (await own(addProduct, 1, buyable)) as [Product];
  await openOwn(page, [product]);
  const button = page.getByRole("button", { name: `Actions for ${product.title}` });
  await button.click();
  await page.getByRole("menuitem", { name: "Add to collection" }).click();
  const dialog = page.getByRole("dialog", { name: "Add to a collection" });
  await dialog.getByRole("radio", { name: "Winter Table" }).check();
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog).toContainText("1 product added to the collection");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(row(page, product)).toContainText("Winter Table");

  await button.click();
  await page.getByRole("menuitem", { name: "Publish" }).click();
  await expect(row(page, product)).toContainText("Published");
  await button.click();
  await expect(page.getByRole("menuitem", { name: "Unpublish" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("edits to a title or status in a cell appear immediately, and an error reverts them", async ({
  signedIn: page,
  addProduct,
}) => {
  const [product] = (await own(addProduct, 1)) as [Product];
  await openOwn(page, [product]);
  await rows(page).first().hover();
  await page.getByRole("button", { name: `Edit Status of ${product.title}` }).click();
  await page.getByRole("menuitem", { name: "Proposed" }).click();
  await expect(row(page, product)).toContainText("Proposed");
  await expect.poll(async () => (await stateOf(page, product)).status).toBe("proposed");

  const title = `${product.title} anew`;
  const rename = page.getByRole("textbox", { name: "Title" });
  await page.getByRole("button", { name: `Edit Title of ${product.title}` }).click();
  await rename.fill(title);
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).toContainText(title);
  await expect.poll(async () => (await stateOf(page, product)).title).toBe(title);

  let refuse = () => {};
  const held = new Promise<void>((go) => (refuse = go));
  await page.route(`**/admin/products/${product.id}`, async (route) => {
    await held;
    await route.fulfill({ status: 400, json: { type: "invalid_data", message: "Not this name." } });
  });
  await page.getByRole("button", { name: `Edit Title of ${title}` }).click();
  await rename.fill(`${title} renamed`);
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).toContainText(`${title} renamed`);
  refuse();
  await expect(page.getByText("Not this name.")).toBeVisible();
  await expect(rows(page).first()).not.toContainText("renamed");
  expect((await stateOf(page, product)).title).toBe(title);
});

test("the inventory column shows a product's stock and the number of tracked variants", async ({
  signedIn: page,
  addProduct,
}) => {
  const [loose] = (await own(addProduct, 1, {
    variants: [{ ...variant(1), manage_inventory: false }],
  })) as [Product];
  await openOwn(page, [loose]);
  await expect(row(page, loose)).toContainText("Not tracked");
  const [counted] = (await own(addProduct, 1, {
    variants: [variant(1), variant(2), { ...variant(3), manage_inventory: false }],
  })) as [Product];
  await openOwn(page, [counted]);
  await expect(row(page, counted)).toContainText("02 variants");
});

test("a list of hundreds of rows renders only the visible ones, and the keyboard reaches the others", async ({
  signedIn: page,
}) => {
  const count = 400;
  await page.route("**/admin/products?*", async (route) => {
    const response = await route.fetch();
    const { products } = (await response.json()) as { products: object[] };
    const [product] = products;
    await route.fulfill({
      json: {
        products: Array.from({ length: count }, (_, index) => ({
          ...product,
          id: `prod_${index}`,
          title: `Kettle ${index}`,
        })),
        count,
        offset: 0,
        limit: 500,
      },
    });
  });
  await page.goto("/a/products?limit=500");
  const table = page.getByRole("table", { name: "Products" });
  await expect(table).toHaveAttribute("aria-rowcount", String(count + 1));
  await expect.poll(() => rows(page).count()).toBeLessThan(100);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = page.getByRole("link", { name: `Kettle ${count - 1}`, exact: true });
  await expect(last).toBeInViewport();
  await expect(rows(page).filter({ has: last })).toHaveAttribute(
    "aria-rowindex",
    String(count + 1),
  );
  await last.focus();
  for (let step = 0; step < 30; step++) await page.keyboard.press("k");
  await expect(page.getByRole("link", { name: `Kettle ${count - 31}`, exact: true })).toBeFocused();
});
