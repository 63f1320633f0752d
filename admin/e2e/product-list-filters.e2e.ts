import type { Page } from "@playwright/test";
import { expect, openInApp, openList, returnToWindow, rows, test } from "./shop.ts";

/** Number of products that the server finds for a query. */
const found = async (page: Page, query: string) =>
  ((await (await page.request.get(`/admin/products?limit=1&${query}`)).json()) as { count: number })
    .count;

/** The first record that a filter offers. */
async function firstOf(page: Page, path: string, list: string) {
  const answer = (await (await page.request.get(`/admin/${path}?limit=5`)).json()) as Record<
    string,
    { id: string; name?: string; value?: string }[]
  >;
  const [record] = answer[list] ?? [];
  return { id: record?.id ?? "", name: record?.name ?? record?.value ?? "" };
}

const total = (page: Page, count: number) =>
  page.getByText(`${count} ${count === 1 ? "product" : "products"}`, { exact: true });

/** Expects the server's count. Other tests add and delete products, so the page and the server are asked again if they differ. */
const expectTotal = (page: Page, query: string) =>
  expect(async () => {
    await returnToWindow(page);
    await expect(total(page, await found(page, query))).toBeVisible({ timeout: 3_000 });
  }).toPass();

async function open(page: Page, filter: string) {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: filter, exact: true }).click();
}

test("each product filter shows as many products as the server counts", async ({
  goingOn: page,
}) => {
  await openList(page);
  for (const [filter, path, list, parameter] of [
    ["Type", "product-types", "product_types", "type_id[]"],
    ["Tags", "product-tags", "product_tags", "tags[]"],
    ["Categories", "product-categories", "product_categories", "category_id[]"],
    ["Sales channels", "sales-channels", "sales_channels", "sales_channel_id[]"],
    ["Price list", "price-lists", "price_lists", "price_list_id[]"],
  ] as const) {
    const { id, name } = await firstOf(page, path, list);
    const children = filter === "Categories" ? "&include_category_children=true" : "";
    await open(page, filter);
    await page.getByRole("searchbox", { name: `Search in ${filter}` }).fill(name);
    await page.getByRole("checkbox", { name, exact: true }).check();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: `${filter}: ${name}` })).toBeVisible();
    await expectTotal(page, `${parameter}=${id}${children}`);
    await page.getByRole("button", { name: `Remove filter ${filter}` }).click();
    await expect(page).toHaveURL("/a/products");
  }

  for (const [answer, value] of [
    ["Yes", true],
    ["No", false],
  ] as const) {
    await open(page, "Gift card");
    await page.getByRole("radio", { name: answer }).click();
    await page.keyboard.press("Escape");
    await expectTotal(page, `is_giftcard=${value}`);
    await page.getByRole("button", { name: "Remove filter Gift card" }).click();
  }

  // In a store that was seeded today, both of these dates match every product, and no older date
  // matches any.
  for (const [filter, address] of [
    ["Created", "created"],
    ["Last updated", "updated"],
  ] as const) {
    await open(page, filter);
    await page.getByRole("radio", { name: "Last 7 days" }).click();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(new RegExp(`${address}=-7d`));
    await expect(rows(page).first()).toBeVisible();
    await openInApp(page, `products?${address}=..2000-01-01`);
    await expect(page.getByText("No results")).toBeVisible();
    await openList(page);
  }
});

test("filters can be added, edited in place, and removed, and are stored in the URL", async ({
  goingOn: page,
}) => {
  await openList(page);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Collection" }).click();
  await page.getByRole("checkbox", { name: "Clear Glass" }).check();
  await expect(page).toHaveURL(/\?collection=pcol_\w+$/);
  await page.getByRole("button", { name: "Done" }).click();
  const chip = page.getByRole("button", { name: "Collection: Clear Glass" });
  await expect(chip).toBeFocused();
  await expect(rows(page).first()).toContainText("Clear Glass");

  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Created" }).click();
  await page.getByRole("radio", { name: "Last 7 days" }).click();
  await expect(page).toHaveURL(/created=-7d\.\.$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Created: Last 7 days" })).toBeVisible();

  // After a reload, the chip opens the filter.
  await page.reload();
  await chip.click();
  await page.getByRole("searchbox", { name: "Search in Collection" }).fill("linen");
  await page.getByRole("checkbox", { name: "Plain Linen" }).check();
  await page.keyboard.press("Escape");
  await expect(
    page.getByRole("button", { name: "Collection: Clear Glass or Plain Linen" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Remove filter Created" }).click();
  await expect(page).not.toHaveURL(/created/);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/a/products");
});
