import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { counter, type Counter } from "./clicks-and-keys.ts";
import { cellIn } from "./grid-cells.ts";
import { find, remove, uniqueHandle } from "./imports.ts";
import { heading, publish } from "./new-product.ts";
import { hamburg, ownGoods, ownOrder } from "./own-orders.ts";
import { buyable, openOwn, own, stateOf } from "./own-products.ts";
import { ask, expect, openInApp, rows, test, type Collection, type Product } from "./shop.ts";
import { productWithVariants, stored, titles } from "./variants.ts";

/* The jobs of a merchandiser's day. The tests compare the numbers of clicks and keys with the report. */
const report = readFileSync(
  resolve(import.meta.dirname, "../../reports/parity/catalog.md"),
  "utf8",
);
const reported = (job: string) =>
  new RegExp(`\\| (\\d+ / \\d+): ${job}[.;] `).exec(report)?.[1] ?? "not in the report";

interface Made {
  addProduct(product?: object): Promise<Product>;
  addCollection(): Promise<Collection>;
}
type Job = (page: Page, by: Counter, made: Made) => Promise<void>;

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: typeof name === "string" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const listMenu = async (page: Page, by: Counter, action: string) => {
  await by.click(button(page.getByRole("main"), "More actions"));
  await by.click(page.getByRole("menuitem", { name: action, exact: true }));
};
/** Starts an action on the selected rows, with its button or from the overflow menu. */
async function onSelected(page: Page, by: Counter, action: string): Promise<void> {
  const bar = page.getByRole("toolbar", { name: "Selected rows" });
  const own = button(bar, action);
  const more = button(bar, "More actions");
  await expect(own.or(more).first()).toBeVisible();
  if (await own.isVisible()) return by.click(own);
  await by.click(more);
  await by.click(page.getByRole("menuitem", { name: action, exact: true }));
}
/** Opens the option values of a product with the variants S Red, S Blue, and L Red. */
async function values(page: Page, by: Counter, { addProduct }: Made) {
  const { id } = await addProduct(productWithVariants());
  await openInApp(page, `products/${id}`);
  await by.click(button(page, "More variant actions"));
  await by.click(page.getByRole("menuitem", { name: "Edit option values" }));
  const drawer = dialog(page, "Edit option values");
  return {
    id,
    drawer,
    value: (name: string) => drawer.getByRole("textbox", { name, exact: true }),
    save: async () => {
      await by.press("Control+s");
      await expect(drawer).toBeHidden();
    },
  };
}

/** Lists products that no other job uses. Adds a few at a time, because the store's pool of database connections is small. */
async function listMany(page: Page, { addProduct }: Made, count: number, rest: object) {
  const word = `Set${uniqueHandle().slice(4)}`;
  const products: Product[] = [];
  while (products.length < count) {
    const few = [1, 2, 3].map((next) => ({
      title: `${word} no ${products.length + next}`,
      ...rest,
    }));
    products.push(...(await Promise.all(few.map(addProduct))));
  }
  await openOwn(page, products, "&limit=100");
  return products;
}

const jobs: Record<string, Job> = {
  async "rename an option value"(page, by, made) {
    const { id, value, save } = await values(page, by, made);
    await by.click(value("Color, value 1"));
    await by.press("Control+a");
    await by.type("Ruby");
    await save();
    expect(await titles(page, id)).toEqual(["S Ruby", "S Blue", "L Ruby"]);
  },
  async "merge two option values"(page, by, made) {
    const { id, drawer, value, save } = await values(page, by, made);
    await by.click(value("Color, value 2"));
    await by.press("Control+a");
    await by.type("Red");
    await by.click(drawer.getByRole("checkbox", { name: "Delete these variants" }));
    await save();
    expect(await titles(page, id)).toEqual(["S Red", "L Red"]);
  },
  async "remove an option value with its variants"(page, by, made) {
    const { id, drawer, save } = await values(page, by, made);
    await by.click(button(drawer, "Remove S"));
    await by.click(drawer.getByRole("checkbox", { name: "Delete these variants" }));
    await save();
    expect(await titles(page, id)).toEqual(["L Red"]);
  },
  async "add an option value"(page, by, { addProduct }) {
    const { id } = await addProduct(productWithVariants());
    await openInApp(page, `products/${id}`);
    await by.click(button(page, "More variant actions"));
    await by.click(page.getByRole("menuitem", { name: "Add several variants" }));
    const drawer = dialog(page, "Add several variants");
    await by.click(drawer.getByRole("textbox", { name: "Size" }));
    await by.type("XL");
    await by.press("Enter");
    await by.click(button(drawer, /^Add variants \(2\)/));
    await expect(drawer).toBeHidden();
    expect(await titles(page, id)).toHaveLength(5);
  },
  async "raise a collection's prices with a rounding for each currency"(page, by, made) {
    const collection = await made.addCollection();
    const prices = [
      { currency_code: "eur", amount: 1148 },
      { currency_code: "usd", amount: 2100 },
      { currency_code: "jpy", amount: 2358 },
    ];
    const [first] = buyable.variants;
    const product = await made.addProduct({
      ...buyable,
      variants: [{ ...first, prices }],
      collection_id: collection.id,
    });
    await openInApp(page, `collections/${collection.id}`);
    await by.click(page.getByRole("checkbox", { name: "Select this page" }));
    await by.click(button(page, "Edit prices"));
    const grid = page.getByRole("grid", { name: "Prices" });
    await expect(await cellIn(grid, 1, "EUR")).toBeFocused();
    await by.click(button(page, "Adjust amounts"));
    const line = (currency: string) => page.getByRole("group", { name: currency, exact: true });
    await by.click(line("EUR").getByRole("textbox", { name: "Value", exact: true }));
    await by.type("7");
    await by.choose(line("EUR").getByLabel("Rounding"), "To .95");
    await by.click(button(page, "Use the EUR calculation for all"));
    await by.choose(line("USD").getByLabel("Rounding"), "To .95");
    await by.choose(line("JPY").getByLabel("Rounding"), "To 10");
    await by.click(button(page, /^Apply to/));
    await by.press("Control+s");
    await expect(grid).toBeHidden();
    const amounts = (await stored(page, product.id))[0]?.prices.map(
      ({ currency_code, amount }) => `${currency_code} ${amount}`,
    );
    expect(amounts?.toSorted()).toEqual(["eur 1195", "jpy 2520", "usd 2295"]);
  },
  async "put 30 products into a category"(page, by, made) {
    const { product_categories } = await ask<{
      product_categories: { id: string; name: string }[];
    }>(page, "product-categories?limit=1");
    const [category] = product_categories;
    const products = await listMany(page, made, 30, { status: "draft" });
    await by.click(page.getByRole("checkbox", { name: "Select this page" }));
    await onSelected(page, by, "Add to category");
    const question = dialog(page, "Add to a category");
    await expect(question.getByRole("searchbox")).toBeFocused();
    await by.type(category?.name.slice(0, 4) ?? "");
    await by.click(question.getByRole("radio", { name: category?.name ?? "", exact: true }));
    await by.click(button(question, "Add"));
    await expect(question).toContainText("30 products added to the category");
    const last = await stateOf(page, products[29] as Product);
    expect(last.categories.map(({ id }) => id)).toEqual([category?.id]);
  },
  async "import a file with wrong cells and correct them"(page, by) {
    const fresh = uniqueHandle();
    const rowOf = (size: string, status: string, country: string, price: string) =>
      `${fresh};Mug;${status};${country};${size};Size;${size};${price}`;
    await openInApp(page, "products");
    await listMenu(page, by, "Import products");
    await by.files(page.locator("input[type=file]"), {
      name: "mugs.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        [
          "Product Handle;Product Title;Product Status;Product Origin Country;Variant Title;Option 1 Name;Option 1 Value;Price EUR",
          rowOf("S", "live", "Portugall", "12,50"),
          rowOf("M", "", "Portugall", "1.234"),
          rowOf("L", "", "", "1.234"),
        ].join("\r\n"),
      ),
    });
    const wizard = dialog(page, "Import products");
    await by.click(button(wizard, "Next"));
    await by.click(button(wizard, /^Use all suggestions: /));
    await expect(wizard.getByRole("table", { name: "1 problem to fix" })).toBeVisible();
    await by.click(wizard.getByRole("textbox", { name: "Product Status, row 2", exact: true }));
    await by.press("Control+a");
    await by.type("draft");
    await by.press("Enter");
    await expect(wizard.getByRole("row", { name: "Mug New 3" })).toBeVisible();
    await by.click(button(wizard, "Next"));
    await expect(wizard.getByText("Nothing has changed yet.")).toBeVisible();
    await by.click(button(wizard, "Start import"));
    await expect(wizard.getByText("Completed")).toBeVisible();
    expect(await find(page, fresh)).toMatchObject({ origin_country: "pt", status: "draft" });
    await remove(page, fresh);
  },
  async "export products and import the changed file"(page, by, { addProduct }) {
    const products = await own(addProduct, 3, buyable);
    await openOwn(page, products);
    await listMenu(page, by, "Export products");
    await by.click(dialog(page, "Export products").getByRole("radio", { name: "CSV (.csv)" }));
    const coming = page.waitForEvent("download");
    await by.click(button(page, "Start export"));
    const text = await readFile(await (await coming).path(), "utf8");
    await listMenu(page, by, "Import products");
    await by.files(page.locator("input[type=file]"), {
      name: "changed.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text.replace(",10,", ",12.5,")),
    });
    const wizard = dialog(page, "Import products");
    await by.click(button(wizard, "Next"));
    await expect(wizard.getByText("Step 2 of 4")).toBeVisible();
    await by.click(button(wizard, "Next"));
    await expect(wizard.getByText("Nothing has changed yet.")).toBeVisible();
    await by.click(button(wizard, "Start import"));
    await expect(wizard.getByText("Completed")).toBeVisible();
    const amounts = [];
    for (const { id } of products)
      amounts.push(...((await stored(page, id))[0]?.prices.map(({ amount }) => amount) ?? []));
    expect(amounts.toSorted((a, b) => b - a)).toEqual([1250, ...Array<number>(8).fill(1000)]);
  },
  async "find a variant by its EAN"(page, by, { addProduct }) {
    const { id, title } = await addProduct();
    const [variant] = await stored(page, id);
    const ean = String(Date.now()).padStart(13, "2").slice(0, 13);
    await page.request.post(`/admin/products/${id}/variants/${variant?.id}`, { data: { ean } });
    await openInApp(page, "orders");
    await expect(rows(page).first()).toBeVisible();
    await by.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await by.type(ean);
    await expect(page.getByRole("option").filter({ hasText: title })).toBeVisible();
    await by.press("Enter");
    // The drawer hides the page's heading as soon as it's open.
    const drawer = dialog(page, "Edit variant");
    await expect(drawer).toContainText(title);
    await expect(drawer.getByRole("textbox", { name: "EAN" })).toHaveValue(ean);
  },
  async "add 12 to the stock of 40 variants"(page, by, { addProduct }) {
    const { id } = await addProduct({
      options: [{ title: "Size" }],
      variants: Array.from({ length: 40 }, (_, size) => ({
        title: `Size ${size + 1}`,
        options: [{ value: String(size + 1) }],
        prices: [],
      })),
    });
    const place = await hamburg(page);
    const { stock_locations } = await ask<{ stock_locations: { id: string; name: string }[] }>(
      page,
      "stock-locations",
    );
    const { name = "" } = stock_locations.find((one) => one.id === place) ?? {};
    await openInApp(page, `products/${id}`);
    await by.click(button(page, "Edit stock"));
    const grid = page.getByRole("grid", { name: "Stock" });
    await by.click(grid.getByRole("columnheader", { name, exact: true }));
    await by.click(button(page, "Adjust amounts"));
    await by.choose(page.getByLabel("Calculation"), "Add or subtract");
    await by.click(page.getByRole("textbox", { name: "Value" }));
    await by.type("12");
    await by.press("Enter");
    await expect(page.getByText("40 changes")).toBeVisible();
    await by.press("Control+s");
    await expect(grid).toBeHidden();
    for (const variant of await stored(page, id)) {
      const { variant: counted } = await ask<{
        variant: { inventory: { location_levels: { stocked_quantity: number }[] }[] };
      }>(page, `variants/${variant.id}/inventory`);
      expect(counted.inventory).toMatchObject([{ location_levels: [{ stocked_quantity: 12 }] }]);
    }
  },
  async "unpublish 60 products and undo it"(page, by, made) {
    const products = await listMany(page, made, 60, { ...buyable, status: "published" });
    await by.click(page.getByRole("checkbox", { name: "Select this page" }));
    await onSelected(page, by, "Unpublish");
    const report = dialog(page, "Unpublish");
    await expect(report).toContainText("60 products unpublished");
    expect((await stateOf(page, products[59] as Product)).status).toBe("draft");
    await by.click(button(report, "Undo"));
    await expect(report).toContainText("Undone for 60 rows");
    await by.click(button(report, "Close"));
    expect((await stateOf(page, products[59] as Product)).status).toBe("published");
  },
  async "delete a product that is in an order"(page, by) {
    const goods = await ownGoods(page, { stock: 7, title: `Cup ${uniqueHandle().slice(4)}` });
    await ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: 3 }] });
    await openInApp(page, `products/${goods.product_id}`);
    await listMenu(page, by, "Delete");
    const question = page.getByRole("alertdialog", { name: "Delete this product?" });
    await expect(question.getByText("Reserved for open orders")).toBeVisible();
    await by.type(goods.title);
    await by.press("Enter");
    await expect(question).toBeHidden();
    expect((await page.request.get(`/admin/products/${goods.product_id}`)).status()).toBe(404);
  },
  async "create and publish a product with 12 variants"(page, by) {
    const title = `Shirt ${uniqueHandle().slice(4)}`;
    await openInApp(page, "products");
    const create = page.getByRole("link", { name: "New product" });
    await by.click(create);
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeFocused();
    await by.type(title);
    const image = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
      "base64",
    );
    await by.files(
      page.getByRole("main").locator("input[type=file]"),
      ["front", "back", "detail"].map((name) => ({
        name: `${name}.png`,
        mimeType: "image/png",
        buffer: image,
      })),
    );
    for (const [option, list] of [
      ["Color", "Red,Blue,Sand,"],
      ["Size", "S,M,L,XL,"],
    ] as const) {
      await by.click(button(page, "Add option"));
      await by.type(option);
      const input = page.getByRole("group", { name: option, exact: true }).getByLabel("Values");
      await by.click(input);
      await by.type(list);
    }
    const grid = page.getByRole("grid", { name: "Variants, prices, and stock" });
    const sku = await cellIn(grid, 1, "SKU");
    await by.click(sku);
    await by.paste(
      Array.from({ length: 12 }, (_, at) =>
        [`${title.slice(-8)}-${at}`, "50", "30", "19.50", "21", "2500"].join("\t"),
      ).join("\r\n"),
    );
    await by.click(button(dialog(page, "Review pasted cells"), "Change 72 cells"));
    await by.click(page.getByRole("combobox", { name: "Sales channels" }));
    await by.type("Japan");
    await by.click(page.getByRole("option", { name: "Japan marketplace" }));
    await by.click(publish(page));
    await expect(heading(page, title)).toBeVisible();
    const { products } = await ask<{
      products: {
        id: string;
        variants: { prices: unknown[] }[];
        images: unknown[];
        sales_channels: unknown[];
      }[];
    }>(
      page,
      `products?q=${encodeURIComponent(title)}&expand=variants,variants.prices,images,sales_channels`,
    );
    const [made] = products;
    expect(made?.variants.map(({ prices }) => prices.length)).toEqual(Array<number>(12).fill(3));
    expect([made?.images.length, made?.sales_channels.length]).toEqual([3, 2]);
    await page.request.delete(`/admin/products/${made?.id}`);
  },
};

for (const [job, run] of Object.entries(jobs))
  test(`${job}: takes as many clicks and keys as the report says`, async ({
    signedIn: page,
    addProduct,
    addCollection,
  }) => {
    test.slow();
    const by = counter(page);
    await run(page, by, { addProduct, addCollection });
    expect(by.effort()).toBe(reported(job));
  });
