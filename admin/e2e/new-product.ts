import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, field, openInApp, test as base } from "./shop.ts";

export interface Stored {
  id: string;
  title: string;
  handle: string;
  status: string;
  options: { title: string }[];
  variants: {
    id: string;
    title: string;
    sku: string | null;
    ean: string | null;
    upc: string | null;
    barcode: string | null;
    hs_code: string | null;
    variant_rank: number;
    prices: { currency_code: string; amount: number; region_id: string | null }[];
  }[];
  sales_channels: { id: string }[];
  images: { url: string }[];
  thumbnail: string | null;
}

interface Maker {
  /** A unique title. Products with this title are deleted after the test. */
  title: string;
  /** The products with this title, as the server returns them. */
  stored(): Promise<Stored[]>;
}

export const test = base.extend<Maker>({
  title: async ({ operator }, provide) => {
    const title = `New kettle ${randomUUID().slice(0, 8)}`;
    await provide(title);
    for (const { id } of await productsOf(operator, title))
      await operator.delete(`/admin/products/${id}`);
  },
  stored: async ({ operator, title }, provide) => provide(() => productsOf(operator, title)),
});

async function productsOf(operator: APIRequestContext, title: string): Promise<Stored[]> {
  const expand = "options,variants,variants.prices,sales_channels,images";
  const list = await operator.get(
    `/admin/products?q=${encodeURIComponent(title)}&expand=${expand}`,
  );
  return ((await list.json()) as { products: Stored[] }).products;
}

export async function open(page: Page, search = ""): Promise<void> {
  await openInApp(page, `products/new${search}`);
  await expect(field(page, "Title")).toBeVisible();
}

export const bar = (page: Page) => page.getByRole("region", { name: "New product" });
export const publish = (page: Page) => bar(page).getByRole("button", { name: "Publish" });
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

export async function addOption(
  page: Page,
  name: string,
  values: readonly string[],
): Promise<void> {
  await page.getByRole("button", { name: "Add option" }).click();
  const title = field(page, "Option").last();
  await expect(title).toBeFocused();
  await title.fill(name);
  const input = page.getByRole("group", { name, exact: true }).getByLabel("Values");
  await input.fill(`${values.join(",")},`);
  await expect(page.getByRole("button", { name: `Remove ${values.at(-1)}` })).toBeVisible();
}

export const grid = (page: Page) => page.getByRole("grid", { name: "Variants, prices, and stock" });

/** Writes into a cell as a user does: selects the cell, types, and presses Enter. */
export async function write(
  page: Page,
  row: string,
  column: string | RegExp,
  text: string,
): Promise<void> {
  const header = grid(page).getByRole("columnheader").filter({ hasText: column });
  const line = grid(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: row, exact: true }) });
  // Scrolls until the column is rendered, because columns outside of the viewport aren't.
  let left = 0;
  await expect(async () => {
    await grid(page).evaluate((part, to) => part.parentElement?.scrollTo({ left: to }), left);
    left = (left + 200) % 2000;
    await expect(header).toHaveCount(1, { timeout: 200 });
  }).toPass();
  const cell = line.locator(`[data-column="${await header.getAttribute("data-column")}"]`);
  await cell.click();
  await expect(cell).toBeFocused();
  await page.keyboard.type(text[0] ?? "");
  const input = cell.getByRole("textbox");
  await expect(input).toBeFocused();
  await input.fill(text);
  await input.press("Enter");
  await expect(input).toBeHidden();
}
