import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import {
  bar,
  begin as press,
  openOwn,
  own,
  row,
  stateOf,
  tick,
  type ProductState,
} from "./own-products.ts";
import { expect, test, type Product } from "./shop.ts";

/** Selects all of them and begins an action of the bar; the dialog is what it opens. */
async function begin(page: Page, products: Product[], action: string, title = action) {
  await openOwn(page, products);
  for (const product of products) await tick(page, product).click();
  await press(page, action);
  return page.getByRole("dialog", { name: title });
}
/** What the server says of each of them. */
const states = <Part>(page: Page, products: Product[], part: (state: ProductState) => Part) =>
  Promise.all(products.map(async (product) => part(await stateOf(page, product))));

const change = async (page: Page, path: string, data: object) =>
  expect((await page.request.post(path, { data })).ok()).toBe(true);

for (const [action, done, from, to] of [
  ["Publish", "3 products published", "draft", "published"],
  ["Unpublish", "3 products are drafts again", "published", "draft"],
] as const)
  test(`${action.toLowerCase()} many, and undo it for those that were changed`, async ({
    signedIn: page,
    addProduct,
  }) => {
    const products = await own(addProduct, 3, { status: from });
    const [, second, third] = products as [Product, Product, Product];
    await change(page, `/admin/products/${second.id}`, { status: to });
    await change(page, `/admin/products/${third.id}`, { status: "proposed" });
    const before = [from, to, "proposed"];
    const dialog = await begin(page, products, action);
    await expect(dialog).toContainText(done);
    expect(await states(page, products, ({ status }) => status)).toEqual([to, to, to]);
    await expectAccessible(page);

    // Of a row that the server refuses to set back, one hears, and sets it back later.
    await page.route(`**/admin/products/${third.id}`, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { type: "unknown_error", message: "No." } })
        : route.fallback(),
    );
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(dialog).toContainText("Undone for 1 row");
    await expect(dialog.getByRole("list", { name: "Failed rows" })).toContainText(third.title);
    await page.unroute(`**/admin/products/${third.id}`);
    await dialog.getByRole("button", { name: "Retry 1" }).click();
    await expect(dialog.getByRole("button", { name: "Retry 1" })).toBeHidden();
    await expect(dialog).toContainText("Undone for 1 row");
    expect(await states(page, products, ({ status }) => status)).toEqual(before);
    await expect(dialog.getByRole("button", { name: "Undo" })).toBeHidden();
  });

test("add many to a category, and take out again those that were not in it", async ({
  signedIn: page,
  addProduct,
}) => {
  const products = await own(addProduct, 2);
  const [first] = products as [Product, Product];
  const { product_categories } = (await (
    await page.request.get("/admin/product-categories?limit=5")
  ).json()) as { product_categories: { id: string; name: string }[] };
  const [category] = product_categories;
  await change(page, `/admin/product-categories/${category?.id}/products/batch`, {
    product_ids: [{ id: first.id }],
  });
  const inside = () =>
    states(page, products, ({ categories }) => categories.some(({ id }) => id === category?.id));
  const dialog = await begin(page, products, "Add to category", "Add to a category");
  await dialog.getByRole("searchbox").fill(category?.name ?? "");
  await dialog.getByRole("radio", { name: category?.name ?? "", exact: true }).check();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toContainText("2 products added to the category");
  expect(await inside()).toEqual([true, true]);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog).toContainText("Undone for 1 row");
  expect(await inside()).toEqual([true, false]);
});

test("add many to a sales channel, and take out again those that were not in it", async ({
  signedIn: page,
  addProduct,
}) => {
  const products = await own(addProduct, 2);
  const [first] = products as [Product, Product];
  const sold = new Set((await stateOf(page, first)).sales_channels.map(({ id }) => id));
  const { sales_channels } = (await (
    await page.request.get("/admin/sales-channels?limit=20")
  ).json()) as { sales_channels: { id: string; name: string }[] };
  const channel = sales_channels.find(({ id }) => !sold.has(id));
  await change(page, `/admin/sales-channels/${channel?.id}/products/batch`, {
    product_ids: [{ id: first.id }],
  });
  const inside = () =>
    states(page, products, (state) => state.sales_channels.some(({ id }) => id === channel?.id));
  const dialog = await begin(page, products, "Add to sales channel", "Add to a sales channel");
  await dialog.getByRole("radio", { name: channel?.name ?? "", exact: true }).check();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toContainText("2 products added to the sales channel");
  expect(await inside()).toEqual([true, true]);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog).toContainText("Undone for 1 row");
  expect(await inside()).toEqual([true, false]);
});

test("add many to a collection, and put them back into those that they were in", async ({
  signedIn: page,
  addProduct,
  addCollection,
}) => {
  const [former, wanted] = [await addCollection(), await addCollection()];
  const products = await own(addProduct, 3);
  const [first, , third] = products as [Product, Product, Product];
  await change(page, `/admin/products/${first.id}`, { collection_id: former.id });
  await change(page, `/admin/products/${third.id}`, { collection_id: wanted.id });
  const collections = () => states(page, products, (state) => state.collection_id);
  const dialog = await begin(page, products, "Add to collection", "Add to a collection");
  await dialog.getByRole("searchbox").fill(wanted.title);
  await dialog.getByRole("radio", { name: wanted.title, exact: true }).check();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toContainText("3 products added to the collection");
  expect(await collections()).toEqual([wanted.id, wanted.id, wanted.id]);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog).toContainText("Undone for 2 rows");
  expect(await collections()).toEqual([former.id, null, wanted.id]);
});

test("what the menu of a row has done is undone in its notice", async ({
  signedIn: page,
  addProduct,
}) => {
  const products = await own(addProduct, 1, { status: "rejected" });
  const [product] = products as [Product];
  await openOwn(page, products);
  await page.getByRole("button", { name: `Actions for ${product.title}` }).click();
  await page.getByRole("menuitem", { name: "Publish" }).click();
  await expect(row(page, product)).toContainText("Published");
  expect((await stateOf(page, product)).status).toBe("published");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, product)).toContainText("Rejected");
  await expect(page.getByText("Undone for 1 row")).toBeVisible();
  expect((await stateOf(page, product)).status).toBe("rejected");
});

test("the bar is one line at any width: what has no room is in its menu, deleting last and apart", async ({
  signedIn: page,
  addProduct,
}) => {
  const [product] = (await own(addProduct, 1)) as [Product];
  await openOwn(page, [product]);
  await tick(page, product).click();
  const all = ["Publish", "Unpublish", "Add to collection", "Add to category"];
  all.push("Add to sales channel", "Edit prices", "Delete");
  const more = bar(page).getByRole("button", { name: "More actions" });
  for (const width of [1920, 1280, 1040, 768, 360]) {
    await page.setViewportSize({ width, height: 720 });
    // One control high, with its padding.
    await expect.poll(async () => (await bar(page).boundingBox())?.height).toBeLessThanOrEqual(48);
    const box = await bar(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    const buttons = await bar(page).getByRole("button").allInnerTexts();
    const shown = buttons.filter((text) => all.includes(text));
    if (width > 1040) {
      expect(shown).toEqual(all);
      await expect(more).toBeHidden();
      continue;
    }
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeFocused();
    const items = await page.getByRole("menuitem").allInnerTexts();
    expect([...shown, ...items]).toEqual(all);
    await expect(page.getByRole("menu").locator("> *").nth(-2)).toHaveRole("separator");
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
  }
});
