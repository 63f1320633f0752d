import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { cellIn } from "./grid-cells.ts";
import { find } from "./choose.ts";
import { moreActions } from "./menus.ts";
import { press, taskOf } from "./manual-task.ts";
import { picture } from "./image.ts";
import { dialog, gone } from "./own-returns.ts";
import { levels, places } from "./own-stock.ts";
import { ownGoods } from "./own-orders.ts";
import { ownPriceList } from "./own-prices.ts";
import { bar, openOwn, tick } from "./own-products.ts";
import { addOption, grid } from "./new-product.ts";
import { ask, expect, field, numberField, openInApp, rows, test } from "./shop.ts";
import { productWithVariants, titles } from "./variants.ts";

/* Follows the steps of the manual's tasks for the catalog, stock, and prices. */

const word = () => randomUUID().slice(0, 8);
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

test("by following the manual, an operator adds a product", async ({ signedIn: page }) => {
  const task = taskOf(page, "products.md", "Add a product");
  const title = `Manual bowl ${word()}`;
  await openInApp(page, "products");
  await expect(page.getByText("New product", { exact: true })).toBeVisible();
  await task.seen();
  await page.getByText("New product", { exact: true }).click();
  await field(page, "Title").fill(title);
  await field(page, "SKU").fill(title.slice(-8));
  await task.seen();
  await addOption(page, "Size", ["S", "M"]);
  await expect(grid(page)).toBeVisible();
  await task.seen();
  await press(page, "Save as draft");
  await expect(heading(page, title)).toBeVisible();
  const id = /prod_\w+/.exec(page.url())?.[0];
  expect((await ask<{ product: object }>(page, `products/${id}`)).product).toMatchObject({
    title,
    status: "draft",
  });
  await page.request.delete(`/admin/products/${id}`);
  task.done();
});

test("by following the manual, an operator starts to change a product", async ({
  signedIn: page,
  addProduct,
}) => {
  const task = taskOf(page, "products.md", "Change a product");
  const { id } = await addProduct();
  await openInApp(page, `products/${id}`);
  await expect(page.getByRole("region", { name: "Organization" })).toBeVisible();
  await task.seen();
  await field(page, "Title").fill(`Manual mug ${word()}`);
  await expect(page.getByRole("region", { name: "Unsaved changes" })).toBeVisible();
  await task.seen();
  task.done();
});

test("by following the manual, an operator changes the values of options", async ({
  goingOn: page,
  addProduct,
}) => {
  const task = taskOf(page, "products.md", "Change the values of options");
  const { id } = await addProduct(productWithVariants());
  await openInApp(page, `products/${id}`);
  const more = page.getByRole("button", { name: "More variant actions" });
  await expect(more).toBeVisible();
  await task.seen();
  await more.click();
  await expect(page.getByRole("menuitem", { name: "Edit option values" })).toBeVisible();
  await task.seen();
  await page.getByRole("menuitem", { name: "Edit option values" }).click();
  const drawer = page.getByRole("dialog", { name: "Edit option values" });
  await drawer.getByRole("textbox", { name: "Color, value 1", exact: true }).fill("Crimson");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  expect(await titles(page, id)).toEqual(["S Crimson", "S Blue", "L Crimson"]);
  task.done();
});

test("by following the manual, an operator sets prices and images", async ({
  signedIn: page,
  addProduct,
}) => {
  const [prices, images] = [
    taskOf(page, "products.md", "Set prices"),
    taskOf(page, "products.md", "Add and order images"),
  ];
  const { id } = await addProduct();
  await openInApp(page, `products/${id}`);
  await expect(page.getByRole("button", { name: "Edit prices" })).toBeVisible();
  await Promise.all([prices.seen(), images.seen()]);
  await press(page, "Edit prices");
  const sheet = dialog(page, "Prices");
  const cell = await cellIn(sheet.getByRole("grid"), 1, "EUR");
  await cell.click();
  await page.keyboard.type("24");
  await page.keyboard.press("Enter");
  await prices.seen();
  await press(page, "Save changes");
  await gone(sheet);
  const media = page.getByRole("region", { name: "Media" });
  await media.locator("input[type=file]").setInputFiles(picture("bowl.png"));
  await images.seen();
  await press(page, "Save");
  await gone(page.getByRole("region", { name: "Unsaved changes" }));
  const { product } = await ask<{
    product: { images: object[]; variants: { prices: { amount: number }[] }[] };
  }>(page, `products/${id}`);
  expect(product.images).toHaveLength(1);
  expect(product.variants[0]?.prices.map(({ amount }) => amount)).toContain(2400);
  prices.done();
  images.done();
});

test("by following the manual, an operator finds the bulk actions of products", async ({
  signedIn: page,
  addProduct,
}) => {
  const task = taskOf(page, "products.md", "Change many products at once");
  const product = await addProduct({ title: `Manual${word()} bowl` });
  await openOwn(page, [product]);
  await tick(page, product).check();
  await expect(bar(page)).toBeVisible();
  await task.seen();
  await bar(page).getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await task.seen();
  task.done();
});

test("by following the manual, an operator groups products in a collection and in categories", async ({
  signedIn: page,
  addProduct,
}) => {
  const [collection, category] = [
    taskOf(page, "products.md", "Group products in a collection"),
    taskOf(page, "products.md", "Group products in categories"),
  ];
  const title = `Manual group ${word()}`;
  const { id } = await addProduct({ title });
  await openInApp(page, "collections");
  await press(page, "New collection");
  await field(page, "Title").fill(title);
  await collection.seen();
  await press(page, "Create collection");
  await expect(heading(page, title)).toBeVisible();
  await collection.seen();
  await page
    .getByRole("region", { name: "Products" })
    .getByRole("button", { name: "Add products" })
    .click();
  const picker = dialog(page, "Add products");
  await picker.getByRole("searchbox").fill(title);
  await picker.getByRole("checkbox", { name: title }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await gone(picker);
  await expect(page.getByRole("table").getByText(title)).toBeVisible();

  await openInApp(page, "product-categories");
  await category.seen();
  await page.getByRole("button", { name: "Actions for Books" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await category.seen();
  await page.getByRole("menuitem", { name: "Add subcategory" }).click();
  await expect(page.getByRole("radio", { name: "Private" })).toBeVisible();
  await category.seen();
  await press(page, "Cancel");
  await openInApp(page, `products/${id}`);
  await expect(page.getByRole("region", { name: "Organization" })).toContainText(title);
  await Promise.all([collection.seen(), category.seen()]);
  collection.done();
  category.done();
});

test("by following the manual, an operator finds the export of products", async ({
  signedIn: page,
}) => {
  const task = taskOf(page, "import.md", "Export products");
  await openInApp(page, "products");
  await expect(rows(page).first()).toBeVisible();
  await moreActions(page).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await task.seen();
  await page.getByRole("menuitem", { name: "Export products" }).click();
  await expect(page.getByRole("button", { name: "Start export" })).toBeVisible();
  await task.seen();
  await openInApp(page, "products");
  await expect(moreActions(page)).toBeVisible();
  await task.seen();
  task.done();
});

test("by following the manual, an operator counts and reserves stock", async ({
  signedIn: page,
}) => {
  const [count, file, reserve] = [
    taskOf(page, "inventory.md", "Count stock"),
    taskOf(page, "inventory.md", "Count with a file"),
    taskOf(page, "inventory.md", "Reserve stock"),
  ];
  const { here } = await places(page);
  const goods = await ownGoods(page, { stock: 7 });
  await openInApp(page, `inventory?q=${goods.sku}`);
  await expect(rows(page)).toHaveCount(1);
  await Promise.all([count.seen(), file.seen()]);
  await moreActions(page).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await file.seen();
  await page.keyboard.press("Escape");
  await press(page, "Edit stock");
  const sheet = dialog(page, "Stock");
  await (await cellIn(sheet.getByRole("grid"), 1, `${here.name} In stock`)).click();
  await page.keyboard.type("+12");
  await page.keyboard.press("Enter");
  await count.seen();
  await press(page, "Save changes");
  await gone(sheet);
  expect(await levels(page, goods.inventory_item_id)).toEqual({ [here.id]: [19, 0] });

  await page.getByRole("link", { name: "Reservations" }).click();
  await reserve.seen();
  await press(page, "New reservation");
  await find(page, "Item", goods.sku);
  await page.getByRole("combobox", { name: "Location" }).selectOption(here.id);
  await numberField(page, "Quantity").fill("2");
  await reserve.seen();
  await press(page, "Create");
  await gone(dialog(page, "New reservation"));
  const { reservations } = await ask<{ reservations: { quantity: number }[] }>(
    page,
    `reservations?inventory_item_id[]=${goods.inventory_item_id}`,
  );
  expect(reservations).toMatchObject([{ quantity: 2 }]);
  for (const task of [count, file, reserve]) task.done();
});

test("by following the manual, an operator adds a stock location", async ({ signedIn: page }) => {
  const task = taskOf(page, "inventory.md", "Add a location");
  const name = `Manual depot ${word()}`;
  await openInApp(page, "inventory/locations");
  await task.seen();
  await press(page, "New stock location");
  await field(page, "Name").fill(name);
  await task.seen();
  await press(page, "Create");
  await expect(page.getByRole("combobox", { name: "Sales channels" })).toBeVisible();
  await task.seen();
  await page.request.delete(`/admin/stock-locations/${/sloc_\w+/.exec(page.url())?.[0]}`);
  task.done();
});

test("by following the manual, an operator creates a volume discount, and ends a sale", async ({
  signedIn: page,
}) => {
  const [tier, group, file, end] = [
    taskOf(page, "price-lists.md", "Set quantity prices"),
    taskOf(page, "price-lists.md", "Set prices for a customer group"),
    taskOf(page, "price-lists.md", "Change prices in a file"),
    taskOf(page, "price-lists.md", "End a sale early"),
  ];
  const goods = await ownGoods(page);
  const { id } = await ownPriceList(page, [
    { variant_id: goods.variant_id, currency_code: "eur", amount: 1800 },
  ]);
  await page.request.post(`/admin/price-lists/${id}`, { data: { status: "active" } });
  await openInApp(page, "pricing/new");
  await expect(page.getByRole("combobox", { name: "Type" })).toBeVisible();
  await group.seen();
  await openInApp(page, `pricing/${id}`);
  await expect(page.getByRole("button", { name: "Set to draft" })).toBeVisible();
  await Promise.all([tier.seen(), file.seen(), end.seen()]);
  await moreActions(page).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await file.seen();
  await page.keyboard.press("Escape");
  await press(page, "Edit prices");
  const sheet = dialog(page, "Prices in this list");
  await (await cellIn(sheet.getByRole("grid"), 1, "EUR")).click();
  await tier.seen();
  await press(page, "Add quantity tier");
  await numberField(page, "From quantity").fill("10");
  await tier.seen();
  await press(page, "Add quantity tier");
  await (await cellIn(sheet.getByRole("grid"), 2, "EUR")).click();
  await page.keyboard.type("15");
  await page.keyboard.press("Enter");
  await press(page, "Save changes");
  await gone(sheet);
  await press(page, "Set to draft");
  await expect(page.getByRole("button", { name: "Activate" })).toBeVisible();
  const stored = async () =>
    (await ask<{ price_list: object }>(page, `price-lists/${id}`)).price_list;
  await expect.poll(stored).toMatchObject({
    status: "draft",
    prices: expect.arrayContaining([
      expect.objectContaining({ amount: 1500, min_quantity: 10 }),
    ]) as object[],
  });
  await page.request.delete(`/admin/price-lists/${id}`);
  for (const task of [tier, group, file, end]) task.done();
});
