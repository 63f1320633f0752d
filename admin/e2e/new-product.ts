import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, field, test as base } from "./shop.ts";

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
  /** A title that nobody else has. What is made with it is gone after the test. */
  title: string;
  /** The products of that name, as the server has them. */
  stored(): Promise<Stored[]>;
}

export const test = base.extend<Maker>({
  title: async ({ signedIn: page }, provide) => {
    const title = `New kettle ${randomUUID().slice(0, 8)}`;
    await provide(title);
    for (const { id } of await productsOf(page, title))
      await page.request.delete(`/admin/products/${id}`);
  },
  stored: async ({ signedIn: page, title }, provide) => provide(() => productsOf(page, title)),
});

async function productsOf(page: Page, title: string): Promise<Stored[]> {
  const expand = "options,variants,variants.prices,sales_channels,images";
  const list = await page.request.get(
    `/admin/products?q=${encodeURIComponent(title)}&expand=${expand}`,
  );
  return ((await list.json()) as { products: Stored[] }).products;
}

export async function open(page: Page, search = ""): Promise<void> {
  await page.goto(`/a/products/new${search}`);
  await expect(field(page, "Title")).toBeVisible();
}

export const bar = (page: Page) => page.getByRole("region", { name: "New product" });
export const publish = (page: Page) => bar(page).getByRole("button", { name: "Publish" });
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
