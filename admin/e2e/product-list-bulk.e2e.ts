import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import {
  bar,
  begin as press,
  openOwn,
  own,
  row,
  buyable,
  stateOf,
  tick,
  type ProductState,
} from "./own-products.ts";
import { expect, field, test, type Product } from "./shop.ts";

/** A value of each product, as the server stores it. */
const states = <Part>(page: Page, products: Product[], part: (state: ProductState) => Part) =>
  Promise.all(products.map(async (product) => part(await stateOf(page, product))));

const change = async (page: Page, path: string, data: object) =>
  expect((await page.request.post(path, { data })).ok()).toBe(true);

test("products are published, unpublished, and put into a category, a channel, and a collection in bulk; undoing each action affects only the products that it changed; then they are deleted", async ({
  goingOn: page,
  addProduct,
  addCollection,
}) => {
  const products = await own(addProduct, 3, buyable);
  const [first, second, third] = products as [Product, Product, Product];
  const [former, wanted] = [await addCollection(), await addCollection()];
  const list = async <Kind extends string>(kind: Kind, limit: number) =>
    (
      (await (await page.request.get(`/admin/${kind}?limit=${limit}`)).json()) as Record<
        string,
        { id: string; name: string }[]
      >
    )[kind.replaceAll("-", "_")] ?? [];
  const [category] = await list("product-categories", 5);
  const sold = new Set((await stateOf(page, first)).sales_channels.map(({ id }) => id));
  const channel = (await list("sales-channels", 20)).find(({ id }) => !sold.has(id));
  // For each action, one product already has the new value.
  await change(page, `/admin/products/${first.id}`, { collection_id: former.id });
  await change(page, `/admin/products/${second.id}`, { status: "published" });
  await change(page, `/admin/products/${third.id}`, {
    status: "proposed",
    collection_id: wanted.id,
  });
  for (const path of [`product-categories/${category?.id}`, `sales-channels/${channel?.id}`])
    await change(page, `/admin/${path}/products/batch`, { product_ids: [{ id: first.id }] });

  await openOwn(page, products);
  for (const product of products) await tick(page, product).click();
  /**
   * Runs the action, checks the server's state, and undoes the action. `end` checks the server's state after the undo, and
   * closes the dialog.
   */
  const doAndUndo = async <Part>(
    action: { name: string; title?: string; choose?: (dialog: Locator) => Promise<void> },
    part: (state: ProductState) => Part,
    expected: { done: string; all: Part; undone: string; before: Part[] },
  ) => {
    await expect(bar(page)).toContainText("3 selected");
    await press(page, action.name);
    const dialog = page.getByRole("dialog", { name: action.title ?? action.name });
    await action.choose?.(dialog);
    await expect(dialog).toContainText(expected.done);
    expect(await states(page, products, part)).toEqual(products.map(() => expected.all));
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(dialog).toContainText(expected.undone);
    return {
      dialog,
      end: async () => {
        expect(await states(page, products, part)).toEqual(expected.before);
        await expect(dialog.getByRole("button", { name: "Undo" })).toBeHidden();
        await dialog.getByRole("button", { name: "Close" }).click();
        await expect(dialog).toBeHidden();
      },
    };
  };
  const status = (state: ProductState) => state.status;

  // The undo fails for one row. The page reports this, and undoes the row later.
  await page.route(`**/admin/products/${third.id}`, (route) =>
    route.request().method() === "POST" && route.request().postData()?.includes("proposed")
      ? route.fulfill({ status: 500, json: { type: "unknown_error", message: "No." } })
      : route.fallback(),
  );
  const published = await doAndUndo({ name: "Publish" }, status, {
    done: "3 products published",
    all: "published",
    undone: "Undone for 1 row",
    before: ["draft", "published", "proposed"],
  });
  const failed = published.dialog.getByRole("list", { name: "Failed rows" });
  await expect(failed).toContainText(third.title);
  await expectAccessible(page, "[role=dialog]");
  await page.unroute(`**/admin/products/${third.id}`);
  await published.dialog.getByRole("button", { name: "Retry 1" }).click();
  await expect(published.dialog.getByRole("button", { name: "Retry 1" })).toBeHidden();
  await expect(published.dialog).toContainText("Undone for 1 row");
  await published.end();

  const unpublished = await doAndUndo({ name: "Unpublish" }, status, {
    done: "3 products unpublished",
    all: "draft",
    undone: "Undone for 2 rows",
    before: ["draft", "published", "proposed"],
  });
  await unpublished.end();

  const add = (dialog: Locator) => dialog.getByRole("button", { name: "Add", exact: true }).click();
  const categorized = await doAndUndo(
    {
      name: "Add to category",
      title: "Add to a category",
      choose: async (dialog) => {
        await dialog.getByRole("searchbox").fill(category?.name ?? "");
        await dialog.getByRole("radio", { name: category?.name ?? "", exact: true }).check();
        await add(dialog);
      },
    },
    ({ categories }) => categories.some(({ id }) => id === category?.id),
    {
      done: "3 products added to the category",
      all: true,
      undone: "Undone for 2 rows",
      before: [true, false, false],
    },
  );
  await categorized.end();

  const sellable = await doAndUndo(
    {
      name: "Add to sales channel",
      title: "Add to a sales channel",
      choose: async (dialog) => {
        await dialog.getByRole("radio", { name: channel?.name ?? "", exact: true }).check();
        await add(dialog);
      },
    },
    (state) => state.sales_channels.some(({ id }) => id === channel?.id),
    {
      done: "3 products added to the sales channel",
      all: true,
      undone: "Undone for 2 rows",
      before: [true, false, false],
    },
  );
  await sellable.end();

  const collected = await doAndUndo<string | null>(
    {
      name: "Add to collection",
      title: "Add to a collection",
      choose: async (dialog) => {
        await dialog.getByRole("searchbox").fill(wanted.title);
        await dialog.getByRole("radio", { name: wanted.title, exact: true }).check();
        await add(dialog);
      },
    },
    (state) => state.collection_id,
    {
      done: "3 products added to the collection",
      all: wanted.id,
      undone: "Undone for 2 rows",
      before: [former.id, null, wanted.id],
    },
  );
  await collected.end();

  await press(page, "Delete");
  const question = page.getByRole("alertdialog", { name: "Delete permanently?" });
  await expect(question).toContainText("3 products and their variants will be deleted.");
  await expect(question.getByRole("button", { name: "Unpublish instead" })).toBeVisible();
  await expect(field(page, "Type 3 to confirm")).toBeFocused();
  await page.keyboard.type("3");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toContainText("3 products deleted");
  for (const { id } of products)
    expect((await page.request.get(`/admin/products/${id}`)).status()).toBe(404);
});

test("an action from a row's menu can be undone from its notice", async ({
  goingOn: page,
  addProduct,
}) => {
  const products = await own(addProduct, 1, { ...buyable, status: "rejected" });
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

test("the selection bar has one line, or two on a phone; the other actions are in its menu, with a separate Delete at the end", async ({
  goingOn: page,
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
    // The height of one control with its padding. On a phone, the second line has at least one named action.
    const most = width === 360 ? 88 : 48;
    await expect
      .poll(async () => (await bar(page).boundingBox())?.height)
      .toBeLessThanOrEqual(most);
    const box = await bar(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    const shown = async () =>
      (await bar(page).getByRole("button").allInnerTexts()).filter((text) => all.includes(text));
    if (width === 360) await expect.poll(shown).toContain("Publish");
    if (width > 1040) {
      await expect.poll(shown).toEqual(all);
      await expect(more).toBeHidden();
      continue;
    }
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeFocused();
    const items = page.getByRole("menuitem");
    // Waits until the bar's new width is measured.
    await expect
      .poll(async () => [...(await shown()), ...(await items.allInnerTexts())])
      .toEqual(all);
    await expect(page.getByRole("menu").locator("> *").nth(-2)).toHaveRole("separator");
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
  }
});
