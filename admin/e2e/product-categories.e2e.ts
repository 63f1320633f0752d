import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes } from "./accessible.ts";
import { refuse, test as base } from "./mock.ts";
import { confirmByTyping, expect, field } from "./shop.ts";

interface Category {
  id: string;
  name: string;
  handle: string;
  description: string;
  rank: number;
  is_active: boolean;
  is_internal: boolean;
  parent_category_id: string | null;
}

interface TreeFixture {
  /** Prefix of every name, which keeps the categories apart from those of other tests. */
  mark: string;
  /** A category of this test, with its subcategories. */
  top: Category;
  add(name: string, parent?: string): Promise<Category>;
}

const path = "/admin/product-categories";
const one = /\/admin\/product-categories\/pcat_\w+(\?|$)/;
const batch = /\/admin\/product-categories\/pcat_\w+\/products\/batch(\?|$)/;

// The tests share one tree, so they must not run in parallel.
base.describe.configure({ mode: "default" });

const test = base.extend<{ grove: TreeFixture }>({
  grove: async ({ operator: request }, provide) => {
    const mark = randomUUID().slice(0, 6);
    const added: string[] = [];
    const add = async (name: string, parent?: string): Promise<Category> => {
      const response = await request.post(path, {
        data: {
          name: `${name} ${mark}`,
          is_active: true,
          ...(parent !== undefined && { parent_category_id: parent }),
        },
      });
      expect(response.ok(), await response.text()).toBe(true);
      const { product_category } = (await response.json()) as { product_category: Category };
      added.push(product_category.id);
      return product_category;
    };
    const top = await add("Grove");
    await provide({ mark, top, add });
    // Cleans up even if the test fails, children first.
    for (const { id } of (await inside(request, top.id)).toReversed())
      await request.delete(`${path}/${id}`);
    for (const id of added.toReversed()) await request.delete(`${path}/${id}`);
  },
});

/** All descendants of a category, each before its own descendants. */
async function inside(request: APIRequestContext, id: string): Promise<Category[]> {
  const found: Category[] = [];
  const response = await request.get(`${path}?parent_category_id=${id}&expand=&limit=100`);
  for (const one of ((await response.json()) as { product_categories: Category[] })
    .product_categories)
    found.push(one, ...(await inside(request, one.id)));
  return found;
}

/** The server's tree as a string, such as `Ash(Bud Cone) Elm`. */
async function shape(request: APIRequestContext, id: string): Promise<string> {
  const response = await request.get(`${path}?parent_category_id=${id}&expand=&limit=100`);
  const { product_categories } = (await response.json()) as { product_categories: Category[] };
  const parts = await Promise.all(
    product_categories.map(async (one) => {
      const children = await shape(request, one.id);
      return `${one.name.split(" ")[0]}${children && `(${children})`}`;
    }),
  );
  return parts.join(" ");
}
const expectShape = (page: Page, { top }: TreeFixture, wanted: string) =>
  expect.poll(() => shape(page.request, top.id)).toBe(wanted);

const line = (page: Page, name: string, mark: string): Locator =>
  page.getByRole("treeitem", { name: `${name} ${mark}` });

/** Opens the tree, and scrolls to the categories of this test. */
async function openTree(page: Page, { top, mark }: TreeFixture): Promise<void> {
  await page.goto("/a/product-categories");
  const row = line(page, "Grove", mark);
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  // New categories are at the end, and only visible rows are in the DOM.
  await page.getByRole("treeitem").first().focus();
  await page.keyboard.press("End");
  await expect(async () => {
    if (!(await row.isVisible())) await page.keyboard.press("ArrowUp");
    await expect(row).toBeVisible({ timeout: 100 });
  }).toPass();
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press("ArrowRight");
  if ((await inside(page.request, top.id)).length > 0)
    await expect(row).toHaveAttribute("aria-expanded", "true");
}

test("a subcategory is added, edited, and deleted, and a category with subcategories can't be deleted", async ({
  signedIn: page,
  grove,
  mock,
}) => {
  const { mark, top } = grove;
  await openTree(page, grove);
  await line(page, "Grove", mark)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Add subcategory" }).click();
  const drawer = page.getByRole("dialog", { name: "Add category" });
  await expect(drawer.getByText(`Parent category: Grove ${mark}`)).toBeVisible();
  await expect(field(page, "Name")).toBeFocused();
  await drawer.getByRole("button", { name: "Add category" }).click();
  await expect(drawer.getByText("This field is required.")).toBeVisible();
  await field(page, "Name").fill(`Ash ${mark}`);
  // The server's error appears at its field, and no input is lost.
  await field(page, "Handle").fill(top.handle);
  await field(page, "Description").fill("Tall");
  await drawer.getByRole("radio", { name: "Private" }).check();
  await drawer.getByRole("button", { name: "Add category" }).click();
  await expect(drawer.getByText("Already in use. Choose another.")).toBeVisible();
  await expect(field(page, "Description")).toHaveValue("Tall");
  await field(page, "Handle").fill("");
  await drawer.getByRole("button", { name: "Add category" }).click();
  await expect(drawer).toBeHidden();
  const ash = line(page, "Ash", mark);
  await expect(ash).toHaveAccessibleName(/Private.*Active/);
  await expect(ash).toHaveAttribute("aria-level", "2");
  const [stored] = await inside(page.request, top.id);
  expect(stored).toMatchObject({
    handle: `ash-${mark.replaceAll(/(\d)(?=[a-z])|([a-z])(?=\d)/g, "$1$2-")}`,
    description: "Tall",
    is_active: true,
    is_internal: true,
    parent_category_id: top.id,
  });

  await ash.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Edit category" }).click();
  const edit = page.getByRole("dialog", { name: "Edit category" });
  await expect(field(page, "Description")).toHaveValue("Tall");
  await edit.getByRole("radio", { name: "Inactive" }).check();
  await field(page, "Name").fill(`Aspen ${mark}`);
  await page.keyboard.press("Control+s");
  await expect(edit).toBeHidden();
  const aspen = line(page, "Aspen", mark);
  await expect(aspen).toHaveAccessibleName(/Private.*Inactive/);
  expect((await inside(page.request, top.id))[0]).toMatchObject({ is_active: false });

  // A category with subcategories can't be deleted, and the page gives the reason.
  await line(page, "Grove", mark)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Delete category" }).click();
  const refusal = page.getByRole("alertdialog", { name: `Grove ${mark}` });
  await expect(refusal).toContainText("This category has subcategories.");
  await refusal.getByRole("button", { name: "Close" }).click();
  await expect(refusal).toBeHidden();

  await aspen.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Delete category" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this category?" });
  await refuse(page, mock, one, "DELETE", 500);
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Delete category" }).click();
  await expect(page.getByText("Something went wrong on the server")).toBeVisible();
  await page.unroute(one);
  await question.getByRole("button", { name: "Delete category" }).click();
  await expect(question).toBeHidden();
  await expect(aspen).toHaveCount(0);
  expect(await inside(page.request, top.id)).toEqual([]);
});

test("categories can be moved with the keyboard, a move can be undone, and a rejected move is reverted", async ({
  signedIn: page,
  grove,
  mock,
}) => {
  const { mark, top, add } = grove;
  for (const name of ["Ash", "Birch", "Cedar"]) await add(name, top.id);
  await openTree(page, grove);
  const cedar = line(page, "Cedar", mark);
  await cedar.focus();
  await expect(cedar).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(cedar).toHaveAttribute("aria-posinset", "2");
  await expect(page.getByText(`Cedar ${mark}: 2 of 3 in Grove ${mark}`)).toBeAttached();
  await expectShape(page, grove, "Ash Cedar Birch");
  await expect(cedar).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(cedar).toHaveAttribute("aria-level", "3");
  await expect(cedar).toBeFocused();
  await expectShape(page, grove, "Ash(Cedar) Birch");
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(cedar).toHaveAttribute("aria-level", "2");
  await expectShape(page, grove, "Ash Cedar Birch");

  // Undoes the moves one by one, with the shortcut and with the notice's button.
  await page.keyboard.press("Control+z");
  await expectShape(page, grove, "Ash(Cedar) Birch");
  await page.keyboard.press("Control+z");
  await expectShape(page, grove, "Ash Cedar Birch");
  // The newest notice is the first.
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expectShape(page, grove, "Ash Birch Cedar");
  await expect(cedar).toHaveAttribute("aria-posinset", "3");

  await refuse(page, mock, one, "POST", 400);
  const ash = line(page, "Ash", mark);
  await ash.focus();
  await expect(ash).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("property color should not exist")).toBeVisible();
  await expect(ash).toHaveAttribute("aria-posinset", "1");
  await page.unroute(one);
  await expectShape(page, grove, "Ash Birch Cedar");
  await page.keyboard.press("Alt+ArrowDown");
  await expectShape(page, grove, "Birch Ash Cedar");
});

test("categories can be dragged before, into, and out of other categories", async ({
  signedIn: page,
  grove,
}) => {
  const { mark, top, add } = grove;
  // Makes the window tall enough for the whole tree, so that it doesn't scroll.
  await page.setViewportSize({ width: 1280, height: 2000 });
  for (const name of ["Ash", "Birch", "Cedar"]) await add(name, top.id);
  await openTree(page, grove);
  const target = page.locator("[data-drop-mark]");
  /** Drags a category onto a part of another one, and drops it once the target is marked. */
  const drag = async (name: string, onto: string, part: number, shown?: Locator) => {
    const from = await line(page, name, mark).boundingBox();
    const to = await line(page, onto, mark).boundingBox();
    if (!from || !to) throw new Error("not in sight");
    const x = from.x + from.width / 2;
    const [start, end] = [from.y + from.height / 2, to.y + to.height * part];
    await page.mouse.move(x, start);
    await page.mouse.down();
    await page.mouse.move(x, start - 6, { steps: 3 });
    await page.mouse.move(x, end, { steps: 8 });
    await expect(async () => {
      // Moves the pointer by a pixel, because browsers report a resting pointer repeatedly, but tests don't.
      await page.mouse.move(x, end + 1);
      await page.mouse.move(x, end);
      if (shown) await expect(shown).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.mouse.up();
  };
  await drag("Cedar", "Ash", 0.1, target);
  await expectShape(page, grove, "Cedar Ash Birch");
  await expect(line(page, "Cedar", mark)).toHaveAttribute("aria-posinset", "1");

  const over = line(page, "Ash", mark).and(page.locator("[data-over]"));
  await drag("Birch", "Ash", 0.5, over);
  await expectShape(page, grove, "Cedar Ash(Birch)");
  await expect(line(page, "Birch", mark)).toHaveAttribute("aria-level", "3");

  // A category can't be moved into its own subcategory. Then the subcategory is moved out again.
  await drag("Ash", "Birch", 0.5);
  await drag("Birch", "Cedar", 0.9, target);
  await expectShape(page, grove, "Cedar Birch Ash");
});

test("a category is found with its path, opened, and moved by choosing the new parent from a list", async ({
  signedIn: page,
  grove,
}) => {
  const { mark, top, add } = grove;
  const ash = await add("Ash", top.id);
  const bud = await add("Bud", ash.id);
  await add("Birch", top.id);
  await page.goto("/a/product-categories");
  const search = page.getByRole("searchbox", { name: "Search categories" });
  await search.fill(`bud ${mark}`);
  await expect(page.getByRole("treeitem")).toHaveCount(3);
  await expect(line(page, "Bud", mark)).toHaveAttribute("aria-level", "3");
  await expect(page.getByText("Matches: 1")).toBeVisible();
  await line(page, "Bud", mark).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: `Bud ${mark}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`open=${bud.id}`));
  await expectAccessible(page);

  await page.getByRole("button", { name: "Move to…" }).first().click();
  const modal = page.getByRole("dialog", { name: `Move “Bud ${mark}”` });
  await expect(modal.getByRole("searchbox")).toBeFocused();
  await modal.getByRole("searchbox").fill(mark);
  // The list doesn't offer the category or its descendants.
  await expect(modal.getByRole("radio")).toHaveCount(3);
  await expect(modal.getByRole("radio", { name: `Ash ${mark}` })).toBeChecked();
  await modal.getByRole("radio", { name: `Birch ${mark}` }).check();
  await expectAccessible(page);
  await modal.getByRole("button", { name: "Move", exact: true }).click();
  await expect(modal).toBeHidden();
  await expectShape(page, grove, "Ash Birch(Bud)");
  await expect(page.getByRole("region", { name: "Hierarchy" })).toContainText(`Birch ${mark}`);

  // The palette also opens the category.
  await page.goto("/a");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await palette.getByRole("combobox").fill(`bud ${mark}`);
  await palette.getByRole("option", { name: `Bud ${mark}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Bud ${mark}` })).toBeVisible();
  // The palette lists the previous category first, and opens it again.
  await page.getByRole("link", { name: `Birch ${mark}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Birch ${mark}` })).toBeVisible();
  await page.keyboard.press("Control+k");
  const recent = palette.getByRole("group", { name: "Recent" });
  await expect(recent.getByRole("option").first()).toContainText(`Bud ${mark}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Bud ${mark}` })).toBeVisible();

  // The page of a category that doesn't exist reports this, and links to the tree.
  await page.goto("/a/product-categories?open=pcat_none");
  await expect(page.getByRole("heading", { level: 1, name: "Category not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to categories" }).click();
  await expect(page.getByRole("tree")).toBeVisible();
});

test("products are added to a category and removed from it in bulk", async ({
  signedIn: page,
  grove,
  mock,
  addProduct,
}) => {
  const { mark, top } = grove;
  const products = [];
  for (const number of [1, 2, 3])
    products.push(await addProduct({ title: `Kettle ${mark} ${number}` }));
  const stored = async () => {
    const query = `category_id[]=${top.id}&fields=title&expand=categories&order=title`;
    const response = await page.request.get(`/admin/products?${query}`);
    const list = (await response.json()) as { products: { title: string }[] };
    return list.products.map(({ title }) => title.slice(-1)).join("");
  };
  await page.goto(`/a/product-categories?open=${top.id}`);
  await field(page, "Description").fill("Wide");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeHidden();
  const saved = await page.request.get(`${path}/${top.id}`);
  expect(await saved.json()).toMatchObject({ product_category: { description: "Wide" } });
  const card = page.getByRole("region", { name: "Products" });
  await expect(card.getByText("No products in this category")).toBeVisible();
  await card.getByRole("button", { name: "Add products" }).click();
  const picker = page.getByRole("dialog", { name: "Add products" });
  await picker.getByRole("searchbox").fill(`Kettle ${mark}`);
  for (const number of [1, 2, 3])
    await picker.getByRole("checkbox", { name: `Kettle ${mark} ${number}` }).check();
  await refuse(page, mock, batch, "POST", 500);
  await picker.getByRole("button", { name: "Choose 3" }).click();
  await expect(picker.getByRole("alert")).toContainText("Something went wrong on the server");
  await page.unroute(batch);
  await picker.getByRole("button", { name: "Choose 3" }).click();
  await expect(picker).toBeHidden();
  await expect(card.getByRole("link", { name: `Kettle ${mark} 3` })).toBeVisible();
  expect(await stored()).toBe("123");

  await card.getByRole("checkbox", { name: `Select Kettle ${mark} 1` }).check();
  await card.getByRole("checkbox", { name: `Select Kettle ${mark} 3` }).check();
  await expect(card.getByText("2 selected")).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(card.getByRole("link", { name: `Kettle ${mark} 1` })).toBeHidden();
  await expect.poll(stored).toBe("2");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(card.getByRole("link", { name: `Kettle ${mark} 1` })).toBeVisible();
  await expect.poll(stored).toBe("123");
  await card.getByRole("button", { name: `Remove Kettle ${mark} 2` }).click();
  await expect(card.getByRole("link", { name: `Kettle ${mark} 2` })).toBeHidden();
  await expect.poll(stored).toBe("13");

  // The product's page shows the category immediately.
  await card.getByRole("link", { name: `Kettle ${mark} 3` }).click();
  await expect(page.getByRole("region", { name: "Organization" })).toContainText(top.name);
});

test.describe("light and dark, in Arabic, on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("the tree is accessible, and fits a phone", async ({ signedInAlone: page, grove }) => {
    const { mark, top, add } = grove;
    await add(`Ash-${"long-".repeat(38)}`, top.id);
    await page.goto(`/a/product-categories?q=${mark}&lng=ar`);
    await expect(page.getByRole("treeitem")).toHaveCount(2);
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.goto(`/a/product-categories?edit=new&of=${top.id}`);
    await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeFocused();
    await expectAccessibleInBothThemes(page);
  });
});
