import type { Page } from "@playwright/test";

interface Variant {
  id: string;
  title: string;
  sku: string | null;
  weight: number | null;
  inventory_quantity: number;
  options: { value: string; option_id: string }[];
  prices: { amount: number; currency_code: string; min_quantity: number | null }[];
  metadata: Record<string, unknown> | null;
}

/** A product with the variants small red, small blue, and large red. */
export const productWithVariants = () => ({
  options: [{ title: "Size" }, { title: "Color" }],
  variants: [
    ["S", "Red"],
    ["S", "Blue"],
    ["L", "Red"],
  ].map(([size = "", color = ""]) => ({
    title: `${size} ${color}`,
    options: [{ value: size }, { value: color }],
    prices: [{ currency_code: "eur", amount: 1900 }],
  })),
});

export const stored = async (page: Page, id: string): Promise<Variant[]> => {
  const response = await page.request.get(
    `/admin/products/${id}/variants?order=variant_rank&expand=options,prices`,
  );
  return ((await response.json()) as { variants: Variant[] }).variants;
};
export const titles = async (page: Page, id: string) =>
  (await stored(page, id)).map(({ title }) => title);

export const table = (page: Page) => page.getByRole("table", { name: "Variants of this product" });
