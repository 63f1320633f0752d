import type { Page } from "@playwright/test";
import { expect, openInApp, test, type Product } from "./shop.ts";

const main = (page: Page) => page.getByRole("main");
const details = (page: Page) => main(page).getByRole("button", { name: /reason|Try it/ });

interface Facts {
  status?: "draft" | "published";
  prices?: { currency_code: string; amount: number }[];
}
const everywhere = ["eur", "usd", "jpy"].map((currency_code) => ({ currency_code, amount: 1000 }));
const unlimited = ({ status = "published", prices = everywhere }: Facts = {}) => ({
  status,
  options: [{ title: "Size" }],
  variants: ["S", "M"].map((title, at) => ({
    title,
    options: [{ value: title }],
    manage_inventory: false,
    prices: at === 0 ? prices : everywhere.slice(0, 1),
  })),
});

const prices = (page: Page) => page.getByRole("dialog", { name: "Prices", exact: true });
/** The grid handles keys once a cell has the focus. */
async function pricesOpen(page: Page) {
  await expect(prices(page)).toBeVisible();
  await expect(page.getByRole("gridcell").first()).toBeFocused();
}
const open = (page: Page, { id }: Product) => openInApp(page, `products/${id}`);

test("a product's sale status says where it can be bought, and each reason links to its fix", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct(unlimited({ prices: everywhere.slice(0, 2) }));
  await open(page, product);
  await expect(main(page)).toContainText("Available in Web shop: EUR, USD · not in JPY");
  await details(page).click();
  await main(page).getByRole("link", { name: "Japan · 2 of 2 variants · no price" }).click();
  await pricesOpen(page);
  await page.keyboard.press("Escape");
  await expect(prices(page)).toBeHidden();

  // Another operator adds the missing price.
  const read = await page.request.get(
    `/admin/products/${product.id}?expand=variants,variants.prices`,
  );
  const { product: found } = (await read.json()) as {
    product: { variants: { id: string; title: string }[] };
  };
  for (const { id } of found.variants) {
    const answer = await page.request.post(`/admin/products/${product.id}/variants/${id}`, {
      data: { prices: everywhere },
    });
    expect(answer.ok()).toBe(true);
  }
  await page.reload();
  await expect(main(page)).toContainText("Available in Web shop: EUR, JPY, USD");
});

test("a real cart confirms the sale status", async ({ goingOn: page, addProduct }) => {
  const product = await addProduct(unlimited({ prices: everywhere.slice(0, 1) }));
  await open(page, product);
  await details(page).click();
  await main(page).getByRole("button", { name: "Try it" }).last().click();
  await expect(main(page).getByText(/^Europe · S · Works in a test cart/)).toBeVisible();
  await expect(
    main(page).getByText(/^Japan · S · Doesn't work in a test cart: .*without a price/),
  ).toBeVisible();
});

test("Try it tries the variant that can't be bought, and names it", async ({
  goingOn: page,
  addProduct,
}) => {
  // The first variant can be bought everywhere, and the second one only in Europe.
  const product = await addProduct(unlimited());
  await open(page, product);
  await details(page).click();
  await main(page).getByRole("button", { name: "Try it" }).last().click();
  const outcomes = main(page).getByRole("listitem").filter({ hasText: "in a test cart" });
  await expect(outcomes.filter({ hasText: "Japan" })).toHaveText(
    /^Japan · M · Doesn't work in a test cart: .*without a price/,
  );
  await expect(outcomes.filter({ hasText: "Europe" })).toHaveText(
    /^Europe · S · Works in a test cart/,
  );
});

test("publishing asks for confirmation if variants can't be bought", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct(unlimited({ status: "draft" }));
  const status = async () => {
    const answer = await page.request.get(`/admin/products/${product.id}`);
    return ((await answer.json()) as { product: { status: string } }).product.status;
  };
  await open(page, product);
  const publish = main(page).getByRole("button", { name: "Publish", exact: true });
  const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));

  await publish.click();
  await expect(question).toContainText("1 of 2 variants can't be bought in USD.");
  await question.getByRole("button", { name: "Set prices" }).click();
  await pricesOpen(page);
  expect(await status()).toBe("draft");
  await page.keyboard.press("Escape");
  await expect(prices(page)).toBeHidden();

  await publish.click();
  await question.getByRole("button", { name: "Publish anyway" }).click();
  await expect.poll(status).toBe("published");
});

test("publishing doesn't ask if a product can be bought everywhere", async ({
  goingOn: page,
  addProduct,
}) => {
  const body = unlimited({ status: "draft" });
  const product = await addProduct({ ...body, variants: body.variants.slice(0, 1) });
  await open(page, product);
  await expect(main(page)).toContainText("Once published · Available in Web shop: EUR, JPY, USD");
  await main(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(main(page).getByText("Published", { exact: true })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("publishing works if the check can't be loaded", async ({ goingOn: page, addProduct }) => {
  const product = await addProduct(unlimited({ status: "draft" }));
  await page.reload();
  await page.route(/\/admin\/shipping-options/, (route) =>
    route.fulfill({ status: 404, json: { type: "not_found", message: "Not here" } }),
  );
  await open(page, product);
  await main(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(main(page).getByText("Published", { exact: true })).toBeVisible();
});

test("the list shows and filters products that can't be bought", async ({
  goingOn: page,
  addProduct,
}) => {
  const unsold = await addProduct(unlimited({ prices: [] }));
  const body = unlimited({ prices: [] });
  const none = await addProduct({ ...body, variants: body.variants.slice(0, 1) });
  await openInApp(page, "products?sale=unsold");
  await expect(main(page).getByRole("link", { name: none.title })).toBeVisible();
  await expect(main(page).getByRole("link", { name: unsold.title })).toBeHidden();
  await openInApp(page, "products?sale=gaps");
  await expect(main(page).getByRole("link", { name: unsold.title })).toBeVisible();
});
