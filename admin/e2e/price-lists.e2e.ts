import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIResponse, Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { cellIn } from "./grid-cells.ts";
import { ownGoods } from "./own-orders.ts";
import { fromMore } from "./menus.ts";
import { confirmByTyping, expect, field, rows, test } from "./shop.ts";

interface Price {
  id: string;
  amount: number;
  currency_code: string;
  min_quantity: number | null;
  max_quantity: number | null;
}
interface PriceList {
  id: string;
  name: string;
  status: string;
  type: string;
  prices: Price[];
}

const json = async <Answer>(answer: Promise<APIResponse>) =>
  (await (await answer).json()) as Answer;
const stored = async (page: Page, id: string) =>
  (await json<{ price_list: PriceList }>(page.request.get(`/admin/price-lists/${id}`))).price_list;
const idIn = (page: Page) => page.url().split("/").at(-1)?.split("?")[0] ?? "";
/** The list's prices, sorted as text, such as `eur 1805` or `eur 1500 10-49`. */
const pricesOf = async (page: Page, id: string) =>
  (await stored(page, id)).prices
    .map(({ currency_code, amount, min_quantity: min, max_quantity: max }) =>
      [currency_code, amount, min !== null && `${min}-${max ?? ""}`].filter(Boolean).join(" "),
    )
    .toSorted();
const wizard = (page: Page) => page.getByRole("dialog", { name: "New price list" });
const next = (page: Page) => wizard(page).getByRole("button", { name: "Next" }).click();
const sheet = (page: Page) => page.getByRole("dialog", { name: "Prices in this list" });
const grid = (page: Page) => sheet(page).getByRole("grid");

/** Reads the number in an element's text, such as 150 in "Select all 150". */
const numberIn = async (element: Locator): Promise<number> =>
  Number(/\d+/.exec(await element.innerText())?.[0]);

/** Types into the cell of a row and a column, and presses Enter. */
async function type(page: Page, row: number, column: string, amount: string): Promise<void> {
  await (await cellIn(grid(page), row, column)).click();
  await page.keyboard.type(amount);
  await page.keyboard.press("Enter");
}

/** Chooses a file of prices in the import, and continues to the check. */
async function upload(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Import prices" });
  const file = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  // Tries again, because the field handles input only a moment after it's rendered.
  await expect(async () => {
    await dialog.locator("input[type=file]").setInputFiles(file);
    await expect(dialog.getByText(file.name)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByRole("button", { name: "Next" }).click();
}

test("a price list is created in the wizard and applies to a customer, and its prices are edited, overlap, and are removed", async ({
  signedIn: page,
}) => {
  const goods = await ownGoods(page);
  const name = `Test ${randomUUID().slice(0, 8)}`;
  await page.goto("/a/pricing");
  await page.getByRole("link", { name: "New price list" }).click();
  await next(page);
  await expect(wizard(page).getByText("This field is required.").first()).toBeVisible();
  await field(page, "Name").fill(name);
  await field(page, "Description").fill("For the test");
  await next(page);
  await next(page);
  await expect(wizard(page).getByText("Choose at least one product.")).toBeVisible();
  await wizard(page).getByRole("button", { name: "Add products" }).click();
  const picker = page.getByRole("dialog", { name: "Add products" });
  // Selecting by a filter selects all matches, including those on other pages.
  await picker.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Status", exact: true }).click();
  await page.getByRole("checkbox", { name: "Published", exact: true }).check();
  await page.keyboard.press("Escape");
  const all = picker.getByRole("button", { name: /^Select all / });
  const offered = await numberIn(all);
  expect(offered, "more than one page").toBeGreaterThan(50);
  await all.click();
  const choose = picker.getByRole("button", { name: /^Choose \d+$/ });
  await expect(choose).toBeEnabled();
  // Allows a small difference, because other tests publish a few products in the meantime.
  expect(Math.abs((await numberIn(choose)) - offered)).toBeLessThan(15);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await wizard(page).getByRole("button", { name: "Restore" }).click();
  await next(page);
  await wizard(page).getByRole("button", { name: "Add products" }).click();
  await picker.getByRole("searchbox").fill(goods.title);
  await picker.getByRole("checkbox", { name: goods.title }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await expect(picker).toBeHidden();
  await next(page);
  await next(page);
  await expect(wizard(page).getByText("Set at least one price.")).toBeVisible();

  // Reduces the base price by ten percent. The number has no sign, because the direction is a separate choice.
  await wizard(page).getByRole("button", { name: "Set prices" }).click();
  await (await cellIn(grid(page), 1, "EUR")).click();
  await sheet(page).getByRole("button", { name: "Adjust amounts" }).click();
  await sheet(page).getByLabel("Apply to", { exact: true }).selectOption("1 cell selected");
  await sheet(page).getByRole("textbox", { name: "Value", exact: true }).fill("-10");
  await sheet(page).getByRole("button", { name: "Apply to 0 cells" }).click();
  await expect(sheet(page).getByText("Enter a number without a minus sign.")).toBeVisible();
  await sheet(page).getByRole("textbox", { name: "Value", exact: true }).fill("10");
  await expect(sheet(page).getByText("10% off · €20.00 → €18.00")).toBeVisible();
  await sheet(page).getByRole("button", { name: "Apply to 1 cell" }).click();
  await expect(await cellIn(grid(page), 1, "EUR")).toHaveText("18.00");
  // Adds a lower price for larger quantities.
  await sheet(page).getByRole("button", { name: "Add quantity tier" }).click();
  const tier = page.getByRole("dialog", { name: "Add quantity tier" });
  await tier.getByRole("spinbutton", { name: "From quantity" }).fill("10");
  await tier.getByRole("spinbutton", { name: "Up to quantity" }).fill("49");
  await tier.getByRole("button", { name: "Add quantity tier" }).click();
  await expect(tier).toBeHidden();
  await type(page, 2, "EUR", "15.00");
  await sheet(page).getByRole("button", { name: "Save changes" }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(wizard(page).getByText("Prices set: 2")).toBeVisible();

  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await wizard(page).getByRole("button", { name: "Restore" }).click();
  await expect(field(page, "Name")).toHaveValue(name);
  await wizard(page).getByRole("button", { name: "Review", exact: true }).click();
  await wizard(page).getByRole("radio", { name: "Save and publish" }).check();
  await expectAccessible(page);
  await wizard(page).getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const id = idIn(page);
  expect(await stored(page, id)).toMatchObject({ name, status: "active", type: "sale" });
  expect(await pricesOf(page, id)).toEqual(["eur 1500 10-49", "eur 1800"]);

  // The price check uses the storefront API, which returns the list's price for each quantity.
  const main = page.getByRole("main");
  await fromMore(page, "View as a customer");
  const drawer = page.getByRole("dialog", { name: "View as a customer" });
  await expect(drawer.getByRole("combobox", { name: "Region" })).toHaveValue("");
  await drawer.getByRole("button", { name: "Choose: Variant" }).click();
  const variants = page.getByRole("dialog", { name: "Variant", exact: true });
  await variants.getByRole("searchbox").fill(goods.title);
  await variants.getByRole("radio", { name: goods.title }).check();
  await variants.getByRole("button", { name: "Choose" }).click();
  await expect(variants).toBeHidden();
  const asked = async (quantity: string, price: string) => {
    await drawer.getByRole("spinbutton", { name: "Quantity" }).fill(quantity);
    await drawer.getByRole("button", { name: "Check price" }).click();
    await expect(drawer.getByRole("status", { name: "Price each" })).toContainText(price);
  };
  await asked("3", "€18.00");
  await asked("12", "€15.00");
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();

  // The grid shows the base price next to each price. Edits are saved, and cleared prices are removed.
  const row = rows(page).filter({ hasText: goods.title });
  await expect(row).toContainText("€18.00");
  await expect(row).toContainText("€20.00");
  await expect(row).toContainText("-10%");
  await main.getByRole("button", { name: "Edit prices", exact: true }).click();
  await type(page, 1, "EUR", "17.50");
  await sheet(page).getByRole("button", { name: "Save changes" }).click();
  await expect(sheet(page)).toBeHidden();
  expect(await pricesOf(page, id)).toEqual(["eur 1500 10-49", "eur 1750"]);

  // A second list is cheaper. The server decides which price applies.
  const rival = await json<{ price_list: PriceList }>(
    page.request.post("/admin/price-lists", {
      data: {
        name: `Rival ${name}`,
        description: "Cheaper",
        type: "override",
        status: "active",
        prices: [{ variant_id: goods.variant_id, currency_code: "eur", amount: 1600 }],
      },
    }),
  );
  await page.reload();
  await fromMore(page, "Find overlaps");
  const overlaps = page.getByRole("dialog", { name: "Overlaps" });
  await expect(
    overlaps.getByRole("row", { name: "Europe" }).getByText(`Rival ${name} wins`),
  ).toBeVisible();
  await overlaps.getByRole("combobox", { name: "Region" }).selectOption({ label: "Japan" });
  await expect(overlaps.getByText("No other list has a price for these variants")).toBeVisible();
  await overlaps.getByRole("button", { name: "Close" }).click();
  await expect(overlaps).toBeHidden();
  await page.request.delete(`/admin/price-lists/${rival.price_list.id}`);

  // Exports all prices of this list as a file.
  const saved = page.waitForEvent("download");
  await fromMore(page, "Export prices");
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${name}.csv`);
  const exported = (await readFile(await file.path(), "utf8")).replace("\uFEFF", "");
  const line = `${goods.sku},${goods.variant_id},${goods.title},One size,EUR,,`;
  expect(exported.trim().split("\r\n").toSorted()).toEqual(
    [
      "SKU,Variant ID,Product,Variant,Currency,Region,Minimum quantity,Maximum quantity,Price,Usual price",
      `${line},,17.5,20`,
      `${line}10,49,15,20`,
    ].toSorted(),
  );

  // The import checks a file before it sends anything.
  await fromMore(page, "Import prices");
  const dialog = page.getByRole("dialog", { name: "Import prices" });
  await upload(page, "Variant ID,Currency,Price\nnobody,EUR,12\n");
  const faults = dialog.getByRole("table", { name: "1 problem to fix" });
  await expect(faults.getByRole("row").nth(1)).toContainText("Not found in your store.");
  await expect(faults.getByRole("textbox", { name: "Variant ID, row 2" })).toHaveValue("nobody");
  await dialog.getByRole("button", { name: "Back" }).click();
  // Imports the exported file with one changed price. The store already has the other prices.
  await upload(page, exported.replace(",17.5,", ",12.5,"));
  await expect(dialog.getByRole("table", { name: "Rows to import: 1" })).toContainText(
    "EUR€17.50€12.50",
  );
  await dialog.getByRole("button", { name: "Start import" }).click();
  await expect(dialog.getByText("Rows imported: 1")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  expect(await pricesOf(page, id)).toEqual(["eur 1250", "eur 1500 10-49"]);

  await main.getByRole("checkbox", { name: `Select ${goods.title}` }).check();
  await page
    .getByRole("toolbar", { name: "Selected rows" })
    .getByRole("button", { name: "Remove prices" })
    .click();
  const question = page.getByRole("alertdialog", { name: "Remove these prices?" });
  await question.getByRole("button", { name: "Remove prices" }).click();
  await expect(question).toBeHidden();
  await expect(main.getByText("No prices yet")).toBeVisible();
  expect(await pricesOf(page, id)).toEqual([]);

  await main.getByRole("button", { name: "Set to draft" }).click();
  await expect(main.getByRole("button", { name: "Activate" })).toBeVisible();
  // Waits for the store, because the page shows the change before the server has responded.
  await expect.poll(async () => (await stored(page, id)).status).toBe("draft");
  await fromMore(page, "Delete");
  const last = page.getByRole("alertdialog");
  await confirmByTyping(last);
  await last.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/a\/pricing(\?|$)/);
  expect((await page.request.get(`/admin/price-lists/${id}`)).status()).toBe(404);
});

test("if a sale raises prices, the review step, the grid, and the import of a file show those prices and ask for confirmation, and the prices can still be saved", async ({
  signedIn: page,
}) => {
  const goods = await ownGoods(page);
  const name = `Dear ${randomUUID().slice(0, 8)}`;
  const lists = async () =>
    (
      await json<{ price_lists: PriceList[] }>(
        page.request.get(`/admin/price-lists?name=${encodeURIComponent(name)}`),
      )
    ).price_lists;
  await page.goto("/a/pricing/new");
  await field(page, "Name").fill(name);
  await field(page, "Description").fill("A sale that is none");
  await next(page);
  await wizard(page).getByRole("button", { name: "Add products" }).click();
  const picker = page.getByRole("dialog", { name: "Add products" });
  await picker.getByRole("searchbox").fill(goods.title);
  await picker.getByRole("checkbox", { name: goods.title }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await expect(picker).toBeHidden();
  await next(page);
  await wizard(page).getByRole("button", { name: "Set prices" }).click();
  await (await cellIn(grid(page), 1, "EUR")).click();
  await sheet(page).getByRole("button", { name: "Adjust amounts" }).click();
  await sheet(page).getByLabel("Apply to", { exact: true }).selectOption("1 cell selected");
  await sheet(page).getByLabel("Calculation").selectOption("Increase usual price by %");
  await sheet(page).getByRole("textbox", { name: "Value", exact: true }).fill("20");
  await expect(sheet(page).getByText("20% more · €20.00 → €24.00")).toBeVisible();
  await sheet(page).getByRole("button", { name: "Apply to 1 cell" }).click();
  await sheet(page).getByRole("button", { name: "Save changes" }).click();
  await expect(sheet(page)).toBeHidden();
  await next(page);

  const warning = wizard(page).getByRole("alert");
  await expect(warning).toContainText("Prices not below the usual price: 1");
  await expect(warning).toContainText("€24.00 instead of €20.00");
  await expectAccessible(page);
  await wizard(page).getByRole("button", { name: "Save as draft" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("€24.00 instead of €20.00");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  expect(await lists()).toEqual([]);
  await wizard(page).getByRole("button", { name: "Save as draft" }).click();
  await question.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const [made] = await lists();
  const id = made?.id ?? "";
  expect(await pricesOf(page, id)).toEqual(["eur 2400"]);

  // The list's grid also asks, but only about prices that change.
  await page.getByRole("main").getByRole("button", { name: "Edit prices", exact: true }).click();
  await type(page, 1, "USD", "20.00");
  const saveButton = sheet(page).getByRole("button", { name: "Save changes" });
  await saveButton.click();
  await expect(question).toContainText("Prices not below the usual price: 1");
  await expect(question).toContainText("$20.00 instead of $20.00");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(saveButton).toBeFocused();
  expect(await pricesOf(page, id)).toEqual(["eur 2400"]);
  await saveButton.click();
  await question.getByRole("button", { name: "Save anyway" }).click();
  await expect(sheet(page)).toBeHidden();
  expect(await pricesOf(page, id)).toEqual(["eur 2400", "usd 2000"]);

  // The import shows a warning for each price that isn't below the usual price.
  await fromMore(page, "Import prices");
  const file = page.getByRole("dialog", { name: "Import prices" });
  await upload(page, `SKU,Currency,Price\n${goods.sku},EUR,1646\n${goods.sku},USD,12\n`);
  await expect(file.getByRole("table", { name: "1 warning" }).locator("tbody tr")).toHaveText([
    /^2Price1646This price isn't below the usual price of €20\.00\./,
  ]);
  await expect(file.getByText("No problems found")).toBeHidden();
  await expectAccessible(page);
  await file.getByRole("button", { name: "Start import" }).click();
  await expect(file.getByText("Rows imported: 2")).toBeVisible();
  expect(await pricesOf(page, id)).toEqual(["eur 164600", "usd 1200"]);
  await page.request.delete(`/admin/price-lists/${id}`);
});
