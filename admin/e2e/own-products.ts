import type { Locator, Page } from "@playwright/test";
import { expect, openInApp, rows, type Product } from "./shop.ts";

export interface ProductState {
  status: string;
  title: string;
  collection_id: string | null;
  categories: { id: string }[];
  sales_channels: { id: string }[];
}

/** Like `openList`, in a page that is already open. */
export async function listInApp(page: Page, search = ""): Promise<void> {
  await openInApp(page, `products${search}`);
  await expect(rows(page).first()).toBeVisible();
}
/**
 * Lists products that no other test uses, by searching for a word that only their titles contain.
 */
export async function openOwn(page: Page, products: Product[], search = ""): Promise<void> {
  const prefix = products[0]?.title.split(" ").at(0) ?? "";
  await listInApp(page, `?q=${prefix}&order=title${search}`);
  await expect(rows(page)).toHaveCount(products.length);
}
/** A product that can be bought everywhere, so that publishing it doesn't ask for confirmation. */
export const buyable = {
  options: [{ title: "Size" }],
  variants: [
    {
      title: "S",
      options: [{ value: "S" }],
      manage_inventory: false,
      prices: ["eur", "usd", "jpy"].map((currency_code) => ({ currency_code, amount: 1000 })),
    },
  ],
};
/** Adds this many draft products with a common word in their titles. */
export const own = async (
  addProduct: (product?: object) => Promise<Product>,
  count: number,
  rest = {},
) => {
  const word = `Set${Math.random().toString(36).slice(2, 10)}`;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Promise.all(
    numbers.map((number) =>
      addProduct({ title: `${word} no ${number}`, status: "draft", ...rest }),
    ),
  );
};
export const row = (page: Page, product: Product): Locator =>
  rows(page).filter({ hasText: product.title });
export const tick = (page: Page, product: Product) =>
  page.getByRole("checkbox", { name: `Select ${product.title}`, exact: true });
export const bar = (page: Page) => page.getByRole("toolbar", { name: "Selected rows" });
/** Starts an action on the selected rows, with its button or from the overflow menu. */
export async function begin(page: Page, action: string): Promise<void> {
  const button = bar(page).getByRole("button", { name: action, exact: true });
  const more = bar(page).getByRole("button", { name: "More actions" });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}
export const stateOf = async (page: Page, { id }: { id: string }): Promise<ProductState> => {
  const parts = "collection,categories,sales_channels";
  const response = await page.request.get(`/admin/products/${id}?expand=${parts}`);
  return ((await response.json()) as { product: ProductState }).product;
};
