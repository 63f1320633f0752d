import { expect, test } from "./shop.ts";

test("a tree of 10,000 categories opens, can be searched, and can be navigated with the keyboard", async ({
  signedIn: page,
}) => {
  const all = Array.from({ length: 10_000 }, (_, index) => ({
    id: `pcat_${index}`,
    name: `Category ${index}`,
    handle: `category-${index}`,
    rank: index % 100,
    // A hundred categories at the top level, with a hundred subcategories in each except the first.
    parent_category_id: index < 100 ? null : `pcat_${Math.floor(index / 100)}`,
    is_active: true,
    is_internal: false,
  }));
  await page.route(/\/admin\/product-categories\?/, (route) =>
    route.fulfill({
      json: { product_categories: all, count: all.length, offset: 0, limit: 20_000 },
    }),
  );
  await page.goto("/a/product-categories");
  const tree = page.getByRole("tree");
  const lines = tree.getByRole("treeitem");
  await expect(lines.first()).toBeVisible();
  await expect(page.getByText("10,000 categories")).toBeVisible();
  await page.getByRole("button", { name: "Expand all" }).click();
  await lines.first().focus();
  await page.keyboard.press("End");
  await expect(lines.filter({ hasText: "Category 9999" })).toBeFocused();
  // Rows outside the viewport aren't rendered.
  expect(await lines.count()).toBeLessThan(200);
  await page.keyboard.press("/");
  await page.keyboard.type("4321");
  await expect(lines.filter({ hasText: "Category 4321" })).toBeVisible();
  await expect(lines).toHaveCount(2);
});
