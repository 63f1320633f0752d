import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes } from "./accessible.ts";
import { fromMore, openDetails } from "./menus.ts";
import {
  answer,
  ask,
  expect,
  field,
  goInApp,
  openInApp,
  rows,
  test,
  type Collection,
  type Product,
} from "./shop.ts";

interface Stored {
  title: string;
  handle: string;
  metadata: object | null;
  products: Product[];
}
const stored = async (page: Page, { id }: { id: string }) =>
  ((await (await page.request.get(`/admin/collections/${id}`)).json()) as { collection: Stored })
    .collection;
/** Titles of the collection's products on the server. */
const inside = async (page: Page, collection: Collection) =>
  (await stored(page, collection)).products.map(({ title }) => title).sort();
const gone = async (page: Page, { id }: { id: string }) =>
  (await page.request.get(`/admin/collections/${id}`)).status() === 404;

const searched = ({ title }: Collection) => `collections?q=${encodeURIComponent(title)}`;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const bar = (page: Page) => page.getByRole("toolbar", { name: "Selected rows" });
const members = (page: Page) =>
  page
    .getByRole("table", { name: "Products in this collection" })
    .locator("tbody tr:not([aria-hidden])");

test("creating a collection requires a title, rejects a handle that is already in use, and keeps the input", async ({
  goingOn: page,
  addCollection,
}) => {
  const other = await addCollection();
  const title = `${other.title} two`;
  await openInApp(page, searched(other));
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "New collection" }).click();
  const drawer = page.getByRole("dialog", { name: "New collection" });
  await expect(field(page, "Title")).toBeFocused();
  await expect(page).toHaveURL(/edit=create/);
  await drawer.getByRole("button", { name: "Create collection" }).click();
  await expect(drawer.getByText("This field is required.")).toBeVisible();

  await field(page, "Title").fill(title);
  await field(page, "Handle").fill(other.handle);
  await drawer.getByRole("button", { name: "Create collection" }).click();
  await expect(drawer.getByText("Already in use. Choose another.")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue(title);

  await field(page, "Handle").fill("");
  await drawer.getByRole("button", { name: "Create collection" }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL(/\/a\/collections\/pcol_\w+$/);
  const id = page.url().split("/").at(-1) ?? "";
  await expect(field(page, "Handle")).toHaveValue(`${other.handle}-two`);
  expect(await stored(page, { id })).toMatchObject({
    title,
    handle: `${other.handle}-two`,
  });

  // Going back opens the list, which shows the new collection. The collection is deleted on its page.
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("link", { name: title }).click();
  await expect(heading(page, title)).toBeVisible();
  await fromMore(page, "Delete");
  const question = page.getByRole("alertdialog", { name: "Delete this collection?" });
  await field(page, `Type ${title} to confirm`).fill(title);
  await question.getByRole("button", { name: "Delete collection" }).click();
  await expect(page).toHaveURL(/\/a\/collections\?q=/);
  await expect(rows(page)).toHaveCount(1);
  expect(await gone(page, { id })).toBe(true);
});

for (const { list, counting, countOf } of [
  {
    list: "collections",
    counting: /^\/admin\/products\?.*collection_id/,
    countOf: (id: string) => `products?collection_id[]=${id}&limit=1`,
  },
  {
    list: "customers/groups",
    counting: /^\/admin\/(customers\?|customer-groups\/\w+\/customers)/,
    countOf: (id: string) => `customer-groups/${id}/customers?limit=1`,
  },
])
  test(`the members of each row of ${list} are counted with one request`, async ({
    goingOn: page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (counting.test(pathname + search)) sent.push(pathname + search);
    });
    await openInApp(page, list);
    await expect(rows(page).nth(1)).toBeVisible();
    await expect(rows(page).locator(".skeleton")).toHaveCount(0);
    expect(sent).toHaveLength(1);
    // Retries, because other tests may change the members between the two readings.
    await expect(async () => {
      await page.reload();
      await expect(rows(page).nth(1)).toBeVisible();
      await expect(rows(page).locator(".skeleton")).toHaveCount(0);
      for (const row of (await rows(page).all()).slice(0, 3)) {
        const address = await row.getByRole("link").first().getAttribute("href");
        const id = address?.split("/").at(-1) ?? "";
        const { count } = await ask<{ count: number }>(page, countOf(id));
        await expect(row.getByText(String(count), { exact: true })).toBeVisible({ timeout: 1000 });
      }
    }).toPass();
  });

test("collections are renamed inline, and deleted in bulk after a confirmation, and their products remain", async ({
  goingOn: page,
  addCollection,
  addProduct,
}) => {
  const [first, second] = await Promise.all([addCollection(), addCollection()]);
  const word = first.title.replaceAll(" ", "-");
  for (const [number, one] of [first, second].entries())
    await page.request.post(`/admin/collections/${one.id}`, {
      data: { title: `${word} ${number + 1}` },
    });
  const product = await addProduct({ collection_id: first.id });
  await openInApp(page, `collections?q=${word}&order=title`);
  await expect(rows(page)).toHaveCount(2);
  const row = rows(page).filter({ hasText: `${word} 1` });
  await expect(row.getByRole("cell", { name: "1", exact: true })).toBeVisible();

  await row.hover();
  await page.getByRole("button", { name: `Edit Title of ${word} 2` }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(`${word} renamed`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: `${word} renamed` })).toBeVisible();
  await expect.poll(async () => (await stored(page, second)).title).toBe(`${word} renamed`);

  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await bar(page).getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete permanently?" });
  await expect(dialog).toContainText("The products stay in the store");
  await expect(dialog).toContainText(`${word} 1`);
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeDisabled();
  await field(page, "Type 2 to confirm").fill("2");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toContainText("2 collections deleted");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("No results")).toBeVisible();
  expect(await gone(page, first)).toBe(true);
  expect(await gone(page, second)).toBe(true);

  // The server keeps the id of the deleted collection in the product, but the page shows that the product has no collection.
  await openInApp(page, `products/${product.id}`);
  const card = page.getByRole("region", { name: "Organization" });
  await expect(card.getByRole("button", { name: "Choose a collection" })).toBeVisible();
  // The product is only in the channel that the server added.
  await expect(card.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
});

test("a collection's form shows errors, retries, and merges other operators' changes", async ({
  goingOn: page,
  addCollection,
  addProduct,
}) => {
  const [collection, other] = await Promise.all([addCollection(), addCollection()]);
  const product = await addProduct({ collection_id: collection.id });
  // Opens the product first, so that its data is cached and would be stale afterward.
  await openInApp(page, `products/${product.id}`);
  const organization = page.getByRole("region", { name: "Organization" });
  await expect(organization).toContainText(collection.title);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Collections" })
    .click();
  await page.getByRole("searchbox", { name: "Search collections" }).fill(collection.title);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: collection.title, exact: true }).click();
  await expect(heading(page, collection.title)).toBeVisible();

  const title = `${collection.title} new`;
  await field(page, "Title").fill(title);
  await field(page, "Handle").fill(other.handle);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Already in use. Choose another.")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue(title);

  // In the meantime, another operator changes the other field. Both changes are kept.
  const handle = `${collection.handle}-theirs`;
  await page.request.post(`/admin/collections/${collection.id}`, { data: { handle } });
  await field(page, "Handle").fill(collection.handle);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await expect(field(page, "Handle")).toHaveValue(handle);
  expect(await stored(page, collection)).toMatchObject({ title, handle });

  await members(page).getByRole("link", { name: product.title }).click();
  await expect(heading(page, product.title)).toBeVisible();
  await expect(organization).toContainText(title);
});

test("products are added in bulk, even after an error, and removed one by one or in bulk", async ({
  goingOn: page,
  addCollection,
  addProduct,
}) => {
  const [collection, other] = await Promise.all([addCollection(), addCollection()]);
  const word = collection.title.replaceAll(" ", "-");
  await Promise.all(
    [1, 2, 3].map((number) =>
      addProduct({
        title: `${word} ${number}`,
        ...(number === 1 && { collection_id: other.id }),
      }),
    ),
  );
  await openInApp(page, `collections/${collection.id}`);
  await expect(page.getByText("No products in this collection")).toBeVisible();
  await page.getByRole("button", { name: "Add products" }).click();
  const picker = page.getByRole("dialog", { name: "Add products" });
  await expect(picker.getByRole("searchbox")).toBeFocused();
  await expect(page).toHaveURL(/\?edit=products$/);
  await picker.getByRole("searchbox").fill(word);
  await expect(picker.getByText(`Now in ${other.title}`)).toBeVisible();
  for (const number of [1, 2, 3])
    await picker.getByRole("checkbox", { name: `${word} ${number}` }).check();

  const batch = `**/admin/collections/${collection.id}/products/batch`;
  await answer(page, batch, 400, { type: "invalid_data", message: "Not now." }, "POST");
  await picker.getByRole("button", { name: "Choose 3" }).click();
  await expect(picker.getByRole("alert")).toContainText("Not now.");
  await page.unroute(batch);
  await picker.getByRole("button", { name: "Choose 3" }).click();
  await expect(picker).toBeHidden();
  await expect(members(page)).toHaveCount(3);
  expect(await inside(page, collection)).toEqual([1, 2, 3].map((number) => `${word} ${number}`));
  expect(await inside(page, other)).toEqual([]);

  // Finds one of the products by searching.
  await page.getByRole("searchbox", { name: "Search in this collection" }).fill(`${word} 2`);
  await expect(members(page)).toHaveCount(1);
  await members(page)
    .getByRole("button", { name: `Remove ${word} 2` })
    .click();
  await expect(page.getByText("No results")).toBeVisible();
  expect(await inside(page, collection)).toEqual([`${word} 1`, `${word} 3`]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(members(page)).toHaveCount(1);
  expect(await inside(page, collection)).toEqual([1, 2, 3].map((number) => `${word} ${number}`));

  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(members(page)).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await expect(bar(page)).toContainText("3 selected");
  await answer(page, batch, 500, { type: "unknown_error", message: "An error." }, "DELETE");
  await bar(page).getByRole("button", { name: "Remove from collection" }).click();
  await expect(page.getByText("Something went wrong on the server")).toBeVisible();
  // The selection stays, so the action can be retried.
  await expect(bar(page)).toContainText("3 selected");
  expect(await inside(page, collection)).toHaveLength(3);
  await page.unroute(batch);
  await bar(page).getByRole("button", { name: "Remove from collection" }).click();
  await expect(page.getByText("No products in this collection")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await inside(page, collection)).toEqual([]);
});

test("metadata can be edited, a shortcut opens the next collection, and an unknown URL shows an error", async ({
  goingOn: page,
  addCollection,
}) => {
  const [first, second] = await Promise.all([addCollection(), addCollection()]);
  const word = first.title.replaceAll(" ", "-");
  for (const [number, one] of [first, second].entries())
    await page.request.post(`/admin/collections/${one.id}`, {
      data: { title: `${word} ${number + 1}` },
    });
  await openInApp(page, `collections?q=${word}&order=title`);
  await page.getByRole("link", { name: `${word} 1` }).click();
  await expect(page.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("j");
  await expect(heading(page, `${word} 2`)).toBeVisible();

  await openDetails(page);
  await page.getByRole("button", { name: "Edit metadata" }).click();
  const modal = page.getByRole("dialog", { name: "Metadata" });
  await modal.getByLabel("Name").fill("room");
  await modal.getByLabel("Value").fill("Kitchen");
  await modal.getByRole("button", { name: "Save changes" }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole("region", { name: "Metadata" })).toContainText("Kitchen");
  expect((await stored(page, second)).metadata).toEqual({ room: "Kitchen" });

  await openInApp(page, "collections/pcol_none");
  await expect(heading(page, "Collection not found")).toBeVisible();
  await page.getByRole("link", { name: "Back to collections" }).click();
  await expect(heading(page, "Collections")).toBeVisible();
});

test.describe("in the light and the dark theme, in Arabic, on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the collection pages are accessible, and fit the window while they are used", async ({
    signedInAlone: page,
    addCollection,
    addProduct,
  }) => {
    const long = "Very-long-name-without-any-blank-".repeat(6);
    const collection = await addCollection({ title: `${long}${Date.now()}` });
    await addProduct({ collection_id: collection.id, title: `${long} ${Date.now()}` });
    await page.goto(`/a/collections/${collection.id}?lng=ar`);
    const box = page.getByRole("row").getByRole("checkbox").nth(1);
    await box.click();
    await expect(page.getByRole("toolbar")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await goInApp(page, `collections/${collection.id}?edit=products`);
    await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
    await expectAccessibleInBothThemes(page, "[role=dialog]");
  });
});

test("the products of a collection can be reordered, and all matching products can be removed and restored", async ({
  goingOn: page,
  addCollection,
  addProduct,
}) => {
  const collection = await addCollection();
  const word = collection.title.replaceAll(" ", "-");
  for (let number = 10; number < 33; number++)
    await addProduct({ title: `${word} ${number}`, variants: [], collection_id: collection.id });
  await addProduct({ title: "Apart", variants: [], collection_id: collection.id });
  const first = members(page).first();

  await openInApp(page, `collections/${collection.id}`);
  await expect(first).toContainText("Apart");
  const order = page.getByRole("combobox", { name: "Sort by" });
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await order.selectOption("Oldest first");
  await expect(first).toContainText(`${word} 10`);
  await expect(page).toHaveURL(/\?order=created_at$/);
  await openInApp(page, `collections/${collection.id}?order=created_at`);
  await expect(first).toContainText(`${word} 10`);
  await order.selectOption("Newest first");
  await expect(first).toContainText("Apart");

  // The selection includes matches on other pages. It doesn't include records that don't match the search, or the deselected
  // one.
  await page.getByRole("searchbox", { name: "Search in this collection" }).fill(word);
  await expect(first).toContainText(`${word} 32`);
  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await bar(page).getByRole("button", { name: "Select all 23" }).click();
  await expect(bar(page)).toContainText("23 selected");
  await page.getByRole("checkbox", { name: `Select ${word} 30` }).click();
  await expect(bar(page)).toContainText("22 selected");
  await expectAccessible(page);
  const batch = `**/admin/collections/${collection.id}/products/batch`;
  await answer(page, batch, 500, { type: "unknown_error", message: "An error." }, "DELETE");
  await bar(page).getByRole("button", { name: "Remove from collection" }).click();
  await expect(page.getByText("Something went wrong on the server")).toBeVisible();
  await expect(bar(page)).toContainText("22 selected");
  await page.unroute(batch);
  await bar(page).getByRole("button", { name: "Remove from collection" }).click();
  await expect(members(page)).toHaveCount(1);
  await expect(bar(page)).toBeHidden();
  expect(await inside(page, collection)).toEqual(["Apart", `${word} 30`]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(members(page)).toHaveCount(20);
  expect(await inside(page, collection)).toHaveLength(24);
});
