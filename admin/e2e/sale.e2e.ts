import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
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
/** Waits until the price grid is open and a cell has the focus, because the grid then handles keys. */
async function pricesOpen(page: Page) {
  await expect(prices(page)).toBeVisible();
  await expect(page.getByRole("gridcell").first()).toBeFocused();
}
const open = (page: Page, { id }: Product) => openInApp(page, `products/${id}`);

test("a product's sale status shows where the product can be bought, and each reason links to its fix", async ({
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

test("Try it tests the variant that can't be bought, and shows its name", async ({
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

test("a question before publishing offers to fix what prevents all sales first", async ({
  goingOn: page,
  addProduct,
}) => {
  const body = unlimited({ status: "draft", prices: everywhere.slice(0, 2) });
  const variants = body.variants.map((variant) => ({ ...variant, manage_inventory: true }));
  await open(page, await addProduct({ ...body, variants }));
  await main(page).getByRole("button", { name: "Publish", exact: true }).click();
  const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(question).toContainText("2 of 2 variants can't be bought in EUR.");
  await question.getByRole("button", { name: "Fix it" }).click();
  await expect(page.getByRole("dialog", { name: "Stock", exact: true })).toBeVisible();
});

test("publishing whose response is lost counts as done once the store confirms it", async ({
  goingOn: page,
  addProduct,
}) => {
  const body = unlimited({ status: "draft" });
  const product = await addProduct({ ...body, variants: body.variants.slice(0, 1) });
  await open(page, product);
  await expect(main(page)).toContainText("Once published · Available in Web shop");
  await page.route(new RegExp(`/admin/products/${product.id}$`), async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await main(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(main(page)).not.toContainText("Once published");
  await expect(main(page)).toContainText("Available in Web shop: EUR, JPY, USD");
  await expect(main(page).getByText("Published", { exact: true })).toBeVisible();
  await expect(page.getByText("No connection to the store")).toBeHidden();
});

test("publishing doesn't ask for confirmation if the product can be bought everywhere", async ({
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

test("publishing from the list also asks for confirmation: from a row's menu, in a cell, and for a selection", async ({
  goingOn: page,
  addProduct,
}) => {
  const body = unlimited({ status: "draft" });
  const sold = await addProduct({ ...body, variants: body.variants.slice(0, 1) });
  const title = `${sold.title} gap`;
  const gap = await addProduct(unlimited({ status: "draft" }));
  await page.request.post(`/admin/products/${gap.id}`, { data: { title } });
  const status = async ({ id }: { id: string }) => {
    const answer = await page.request.get(`/admin/products/${id}`);
    return ((await answer.json()) as { product: { status: string } }).product.status;
  };
  const question = page.getByRole("alertdialog", { name: "Publish a product that isn't" });
  const cancel = async () => {
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    expect(await status(gap)).toBe("draft");
  };
  await openInApp(page, `products?q=${sold.title}`);

  await test.step("from the menu of its row", async () => {
    await page.getByRole("button", { name: `Actions for ${title}` }).click();
    await page.getByRole("menuitem", { name: "Publish", exact: true }).click();
    await expect(question).toContainText("1 of 2 variants can't be bought in USD.");
    await expectAccessible(page);
    await cancel();
    await expect(page.getByRole("button", { name: `Actions for ${title}` })).toBeFocused();
  });

  await test.step("in the cell of its status", async () => {
    await page.getByRole("button", { name: `Edit Status of ${title}` }).click();
    await page.getByRole("menuitem", { name: "Published" }).click();
    await expect(question).toContainText("1 of 2 variants can't be bought in USD.");
    await cancel();
    await expect(page.getByRole("row", { name: title })).toContainText("Draft");
    await page.getByRole("button", { name: `Edit Status of ${title}` }).click();
    await page.getByRole("menuitem", { name: "Published" }).click();
    await question.getByRole("button", { name: "Set prices" }).click();
    await pricesOpen(page);
    expect(await status(gap)).toBe("draft");
    await page.keyboard.press("Escape");
    await expect(prices(page)).toBeHidden();
  });

  await test.step("for the selection", async () => {
    await openInApp(page, `products?q=${sold.title}`);
    for (const name of [sold.title, title])
      await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
    const publish = page
      .getByRole("toolbar", { name: "Selected rows" })
      .getByRole("button", { name: "Publish", exact: true });
    const many = page.getByRole("dialog", {
      name: "Publish products that aren't available in every currency?",
    });
    await publish.click();
    await expect(many).toContainText(
      `1 of 2 products aren't available in every currency: ${title}.`,
    );
    await expectAccessible(page);
    await many.getByRole("button", { name: "Cancel" }).click();
    expect([await status(sold), await status(gap)]).toEqual(["draft", "draft"]);
    await publish.click();
    await many.getByRole("button", { name: "Publish anyway" }).click();
    await expect(page.getByText("2 products published")).toBeVisible();
    expect([await status(sold), await status(gap)]).toEqual(["published", "published"]);
  });

  await test.step("but not for products that are published or can be bought", async () => {
    await page.keyboard.press("Escape");
    await page.request.post(`/admin/products/${sold.id}`, { data: { status: "draft" } });
    await openInApp(page, `products?q=${sold.title}`);
    for (const name of [sold.title, title])
      await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
    await page
      .getByRole("toolbar", { name: "Selected rows" })
      .getByRole("button", { name: "Publish", exact: true })
      .click();
    await expect.poll(async () => status(sold)).toBe("published");
  });
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

test("the product list shows and filters products that can't be bought", async ({
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
