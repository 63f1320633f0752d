import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readTable } from "../src/lib/import/read-table.ts";
import { expectAccessible, expectAccessibleInBothThemes } from "./accessible.ts";
import {
  find,
  give,
  giveFile,
  importRows,
  next,
  openWizard,
  step,
  wizard,
  uniqueHandle,
} from "./imports.ts";
import { taskOf } from "./manual-task.ts";
import { listInApp, openOwn, own, tick } from "./own-products.ts";
import { fromMore } from "./menus.ts";
import { ask, expect, openInApp, test, type Product } from "./shop.ts";

/** Lines of the server's own export of a product. */
async function exported(page: Page, id: string): Promise<string[]> {
  const made = await page.request.post("/admin/batch-jobs", {
    data: { type: "product-export", context: { filterable_fields: { id: [id] } } },
  });
  const { batch_job } = (await made.json()) as { batch_job: { id: string } };
  let key: string | undefined;
  await expect
    .poll(async () => {
      const answered = await page.request.get(`/admin/batch-jobs/${batch_job.id}`);
      const job = (await answered.json()) as {
        batch_job: { status: string; result: { file_key?: string } | null };
      };
      key = job.batch_job.result?.file_key;
      return job.batch_job.status;
    })
    .toBe("completed");
  const told = await page.request.post("/admin/uploads/download-url", { data: { file_key: key } });
  const { download_url } = (await told.json()) as { download_url: string };
  return (await (await page.request.get(download_url)).text()).trim().split("\r\n");
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Export products" });
const choose = (page: Page, name: string) => dialog(page).getByRole("radio", { name }).check();
/** Starts the export with Enter, and returns the downloaded file. */
async function saved(page: Page, button = "Start export"): Promise<{ name: string; data: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).press("Enter");
  const file = await coming;
  return { name: file.suggestedFilename(), data: await readFile(await file.path()) };
}

/** Everything about a product that an import can change. */
async function facts(page: Page, id: string) {
  const relations =
    "variants,variants.prices,variants.options,options,images,collection,type,tags,sales_channels,categories";
  const { product } = await ask<{ product: Record<string, unknown> }>(
    page,
    `products/${id}?expand=${relations}`,
  );
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value
        .map(plain)
        .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value).filter(
      ([key]) => !/^(created_at|updated_at|variants_.*)$/.test(key) && !isNewId(value, key),
    );
    return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
  };
  return plain(product);
}
/** An import writes prices and option values again, with new ids. */
const isNewId = (value: object, key: string) =>
  key === "id" && ("amount" in value || "option_id" in value || "url" in value);

const imported = async (page: Page, name: string, data: Buffer) => {
  await openWizard(page);
  await giveFile(page, name, data);
  await next(page).click();
  await step(page, 2);
  await importRows(page);
};

/** A product with values that spreadsheets change: long numbers, leading zeros, formulas, and decimals. */
const delicate = (tag: string, code = String(randomInt(100_000, 1_000_000))) => ({
  title: `-5 °C Kännchen “Größe” ${tag}`,
  subtitle: "=1+1",
  hs_code: "0069",
  origin_country: "pt",
  weight: 320,
  tags: [{ value: "geschenk" }, { value: "küche" }],
  options: [{ title: "Farbe" }],
  variants: ["Weiß", "Grün"].map((value, at) => ({
    title: value,
    sku: `${tag}-0${at}`,
    barcode: `400638${code}${at}`,
    manage_inventory: false,
    options: [{ value }],
    prices: [
      { currency_code: "eur", amount: 1250 + at },
      { currency_code: "jpy", amount: 1500 },
    ],
  })),
});

test("everything is exported to an Excel file, and importing it changes nothing", async ({
  goingOn: page,
  addProduct,
}) => {
  const tag = uniqueHandle();
  const { id } = await addProduct(delicate(tag));
  const before = await facts(page, id);
  await listInApp(page, `?q=${tag}`);
  await fromMore(page, "Export products");
  await expect(dialog(page)).toContainText("Exports 1 product that matches");
  await expectAccessibleInBothThemes(page, "[role=dialog]");
  const { name, data } = await saved(page);
  expect(name).toMatch(/^products-\d{4}-\d\d-\d\d\.xlsx$/);
  await expect(page.getByText("2 rows exported")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await imported(page, name, data);
  expect(await facts(page, id)).toEqual(before);
});

test("everything is exported to CSV in German, and can be imported after a German Excel has saved it", async ({
  signedIn: page,
  addProduct,
}) => {
  const tag = uniqueHandle();
  const { id } = await addProduct(delicate(tag));
  const before = await facts(page, id);
  await page.goto(`/a/products?edit=export&q=${tag}&lng=de`);
  await page.getByRole("radio", { name: "CSV (.csv)" }).check();
  const { data } = await saved(page, "Export starten");
  const text = data.toString("utf8");
  expect(text).toContain(";12,5;");
  expect(text).toContain(`;'-5 °C Kännchen “Größe” ${tag};`);
  // Excel shows two decimals in a column that the operator changed, and saves the characters of Windows-1252.
  const excel = text.replace("\uFEFF", "").replace(";12,51;", ";13,90;").replaceAll("true", "WAHR");
  const windows = Buffer.from(excel.replaceAll("“", "\x93").replaceAll("”", "\x94"), "latin1");
  await page.goto("/a/products?lng=en");
  await imported(page, "produkte.csv", windows);
  const expected = JSON.parse(JSON.stringify(before).replace('"amount":1251', '"amount":1390'));
  expect(await facts(page, id)).toEqual(expected);
});

test("only the selected products are exported, with everything or with the columns of the view, and formulas are escaped", async ({
  goingOn: page,
  addProduct,
}) => {
  const products = await own(addProduct, 2, { subtitle: "=1+1" });
  await openOwn(page, products, "&limit=20&columns=title,subtitle,status");
  const view = async () => {
    await choose(page, "The columns of this view");
    await choose(page, "CSV (.csv)");
    return (await saved(page)).data.toString("utf8");
  };
  const header = "\uFEFFProduct,Subtitle,Status\r\n";
  const lines = products.map(({ title }) => `${title},'=1+1,Draft\r\n`);
  await fromMore(page, "Export products");
  expect(await view()).toBe(header + lines.join(""));
  await expect(dialog(page)).toBeHidden();

  await tick(page, products[1] as Product).check();
  await fromMore(page, "Export products");
  await expect(dialog(page).getByRole("radio", { name: "Selected products (1)" })).toBeChecked();
  expect(await view()).toBe(header + lines[1]);
  await expect(dialog(page)).toBeHidden();
  await fromMore(page, "Export products");
  const { name, data } = await saved(page);
  const { table } = await readTable(
    new File([new Uint8Array(data)], name),
    new AbortController().signal,
  );
  expect(table.rows.map(([id]) => id)).toEqual([products[1]?.id]);
  await expect(dialog(page)).toBeHidden();
});

test("an export that fails shows the error and is retried; closing the dialog stops it, and a double click exports once", async ({
  goingOn: page,
  addProduct,
}) => {
  const { title } = await addProduct();
  const read = /\/admin\/products\?.*variants\.prices/;
  let asked = 0;
  await page.route(read, (route) => {
    asked += 1;
    return route.fulfill({ status: 400, json: { message: "Closed on Sundays" } });
  });
  await openInApp(page, `products?edit=export&q=${encodeURIComponent(title)}`);
  await dialog(page).getByRole("button", { name: "Start export" }).dblclick();
  await expect(dialog(page).getByRole("alert")).toContainText("Closed on Sundays");
  expect(asked).toBe(1);
  await page.unroute(read);
  const held = Promise.withResolvers<void>();
  const begun = page.waitForRequest(read);
  await page.route(read, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  let files = 0;
  page.on("download", () => (files += 1));
  await dialog(page).getByRole("button", { name: "Start export" }).click();
  await begun;
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  held.resolve();
  await page.unroute(read);
  await openInApp(page, `products?edit=export&q=${encodeURIComponent(title)}`);
  await saved(page);
  await expect(dialog(page)).toBeHidden();
  expect(files).toBe(1);
});

test("the server's own export can be imported unchanged: region prices with the same currency don't replace the base price", async ({
  goingOn: page,
  addProduct,
}) => {
  const mine = await addProduct();
  const [variant] = (await find(page, mine.handle))?.variants ?? [];
  const { regions } = (await (await page.request.get("/admin/regions")).json()) as {
    regions: { id: string; name: string; currency_code: string }[];
  };
  const region = regions.find(({ currency_code }) => currency_code === "eur");
  const priced = await page.request.post(`/admin/products/${mine.id}/variants/${variant?.id}`, {
    // The region's own price is in euros, and the variant has no base price in euros. The server's export puts the region's price into
    // the column of the base price.
    data: {
      prices: [
        { region_id: region?.id, amount: 777 },
        { currency_code: "usd", amount: 1234 },
      ],
    },
  });
  expect(priced.ok()).toBe(true);
  const lines = await exported(page, mine.id);
  const cells = (line = "") => line.split(";");
  expect(cells(lines[1])[cells(lines[0]).indexOf("Price EUR")]).toBe("7.77");

  await openWizard(page);
  await give(page, lines);
  await next(page).click();
  await step(page, 2);
  await expect(
    wizard(page).getByRole("table", { name: "1 warning" }).locator("tbody tr"),
  ).toHaveText([new RegExp(`^2Price EUR7\\.77This is the price for ${region?.name} \\[EUR\\]`)]);
  await expect(
    wizard(page).getByRole("checkbox", { name: /^Keep the store's prices/ }),
  ).toBeChecked();
  const matched = taskOf(page, "import.md", "Know how rows are matched");
  await matched.seen();
  matched.done();
  await expectAccessible(page);
  await importRows(page);
  const [after] = (await find(page, mine.handle))?.variants ?? [];
  expect(after?.prices.map(({ currency_code, amount }) => `${currency_code} ${amount}`)).toEqual(
    expect.arrayContaining(["eur 777", "usd 1234"]),
  );
  // If the import had also created a base price in euros, there would be three prices.
  expect(after?.prices).toHaveLength(2);
});
