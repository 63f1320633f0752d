import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible.ts";
import { cellIn } from "./grid-cells.ts";
import { expect, openInApp, test, variant, type Product } from "./shop.ts";

const grid = (page: Page) => page.getByRole("grid", { name: "Prices" });
const cellOf = (page: Page, row: number, column: string) => cellIn(grid(page), row, column);
const line = (page: Page, currency: string) =>
  page.getByRole("group", { name: currency, exact: true });
const value = (page: Page, currency: string) =>
  line(page, currency).getByRole("textbox", { name: "Value", exact: true });
const apply = (page: Page) => page.getByRole("button", { name: /^Apply to/ });

/** The prices of each variant, such as `eur 1900`. The variants are sorted by title. */
async function pricesOf(page: Page, { id }: Product): Promise<string[][]> {
  const response = await page.request.get(`/admin/products/${id}/variants?expand=prices`);
  const { variants } = (await response.json()) as {
    variants: { title: string; prices: { currency_code: string; amount: number }[] }[];
  };
  return variants
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(({ prices }) => prices.map((one) => `${one.currency_code} ${one.amount}`).toSorted());
}

const inThree = () =>
  [1, 2].map((index) => ({
    ...variant(index),
    prices: [
      { currency_code: "eur", amount: 1148 },
      { currency_code: "usd", amount: 2100 },
      { currency_code: "jpy", amount: 2358 },
    ],
  }));

test("each currency has its own recipe, shown before it is applied, remembered, and undone after saving", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct({ variants: inThree() });
  const before = await pricesOf(page, product);
  await openInApp(page, `products/${product.id}?edit=prices`);
  await expect(await cellOf(page, 1, "EUR")).toBeFocused();
  await page.getByRole("button", { name: "Adjust amounts" }).click();

  // Raises two currencies by 7%, each with its own step and direction. The dollar prices stay the same.
  await value(page, "EUR").fill("7");
  await line(page, "EUR").getByLabel("Rounding").selectOption("To .95");
  await line(page, "EUR").getByLabel("Direction").selectOption("Up");
  await value(page, "JPY").fill("7");
  await line(page, "JPY").getByLabel("Rounding").selectOption("To 10");
  await expect(line(page, "JPY").getByText("7% more · ¥2,358 → ¥2,520")).toBeVisible();
  await expect(await cellOf(page, 1, "EUR")).toHaveText("11.48 → 12.95");
  await expect(await cellOf(page, 2, "JPY")).toHaveText("2,358 → 2,520");
  await expect(await cellOf(page, 1, "USD")).toHaveText("21.00");
  await expect(page.getByText("No changes")).toBeVisible();
  await expectAccessibleInBothThemes(page, "[role=dialog]");

  // A second press doesn't raise the prices again. The panel stays open.
  await value(page, "JPY").press("Enter");
  await value(page, "JPY").press("Enter");
  await expect(page.getByText("Cells changed: 4")).toBeVisible();
  await expect(await cellOf(page, 1, "EUR")).toHaveText("12.95");
  await expect(page.getByText("4 changes")).toBeVisible();
  const panel = page.getByRole("form", { name: "Adjust amounts" });
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("No changes")).toBeVisible();
  await expect(await cellOf(page, 1, "EUR")).toHaveText("11.48 → 12.95");

  await apply(page).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(grid(page)).toBeHidden();
  const raised = ["eur 1295", "jpy 2520", "usd 2100"];
  expect(await pricesOf(page, product)).toEqual([raised, raised]);

  // Undoes the whole run.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Prices restored")).toBeVisible();
  expect(await pricesOf(page, product)).toEqual(before);

  // The next time, only the number has to be typed.
  await openInApp(page, `products/${product.id}?edit=prices`);
  await expect(await cellOf(page, 1, "EUR")).toBeFocused();
  await page.getByRole("button", { name: "Adjust amounts" }).click();
  await expect(value(page, "EUR")).toHaveValue("");
  await value(page, "EUR").fill("7");
  await expect(await cellOf(page, 1, "EUR")).toHaveText("11.48 → 12.95");
});

test("the prices of a collection are raised in six clicks", async ({
  goingOn: page,
  addCollection,
  addProduct,
}) => {
  const collection = await addCollection();
  const product = await addProduct({ variants: inThree(), collection_id: collection.id });
  const other = await addProduct({ variants: inThree(), collection_id: collection.id });
  await openInApp(page, `collections/${collection.id}`);
  let clicks = 0;
  const click = async (locator: ReturnType<Page["getByRole"]>) => {
    clicks += 1;
    await locator.click();
  };
  await click(page.getByRole("checkbox", { name: "Select this page" }));
  await click(page.getByRole("button", { name: "Edit prices" }));
  await expect(await cellOf(page, 1, "EUR")).toBeFocused();
  await click(page.getByRole("button", { name: "Adjust amounts" }));
  await value(page, "EUR").focus();
  await page.keyboard.type("10");
  await click(page.getByRole("button", { name: "Use the EUR calculation for all" }));
  await click(apply(page));
  await expect(page.getByText("12 changes")).toBeVisible();
  await click(page.getByRole("button", { name: "Save changes" }));
  await expect(grid(page)).toBeHidden();
  expect(clicks).toBe(6);
  await expect(page).toHaveURL(new RegExp(`collection_id|collection`));
  for (const one of [product, other]) expect((await pricesOf(page, one))[0]).toContain("usd 2310");
});

test("a price increase that is rounded up is never lower than the requested increase", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct({ variants: [1, 2, 3].map(variant) });
  await openInApp(page, `products/${product.id}?edit=prices`);
  await (await cellOf(page, 1, "EUR")).click();
  await page.keyboard.press("Control+Shift+ArrowDown");
  await page.getByRole("button", { name: "Adjust amounts" }).click();
  await page.getByRole("textbox", { name: "Value", exact: true }).fill("7");
  await page.getByLabel("Rounding").selectOption("To .95");
  await page.getByLabel("Direction", { exact: true }).selectOption("Up");
  await page.getByRole("textbox", { name: "Value", exact: true }).press("Enter");
  // Rounding to the nearest .95 would result in 19.95, an increase of only 5%.
  await expect(await cellOf(page, 1, "EUR")).toHaveText("20.95");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(grid(page)).toBeHidden();
  expect((await pricesOf(page, product))[0]).toContain("eur 2095");
});
