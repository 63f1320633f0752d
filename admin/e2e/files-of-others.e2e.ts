import type { Page } from "@playwright/test";
import { ownGoods } from "./own-orders.ts";
import { ownPriceList } from "./own-prices.ts";
import { levels, places } from "./own-stock.ts";
import { expect, test } from "./shop.ts";

/* Imports prices and counts from files in the formats of other languages and programs. */

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
/**
 * Chooses the file, again if the field doesn't react yet, and presses the buttons up to the end of
 * the import.
 */
async function give(page: Page, buffer: Buffer, title: string, ...presses: string[]) {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(async () => {
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "file.csv", mimeType: "text/csv", buffer });
    await expect(dialog.getByText("file.csv")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  for (const name of presses) await dialog.getByRole("button", { name, exact: true }).click();
  return dialog;
}
const german = ["Weiter", "Import starten", "Fertig"];
const english = ["Next", "Start import", "Done"];

test("prices are imported from other programs' files, with different headings, separators, digits, and encodings", async ({
  signedIn: page,
  operator,
}) => {
  test.slow();
  const { sku, variant_id } = await ownGoods(page);
  const price_list = await ownPriceList(page, [{ variant_id, currency_code: "eur", amount: 1800 }]);
  const price = async () => {
    const answer = await operator.get(`/admin/price-lists/${price_list.id}`);
    const { prices } = ((await answer.json()) as { price_list: { prices: { amount: number }[] } })
      .price_list;
    return prices.map(({ amount }) => amount);
  };
  const files: [string, Buffer, number][] = [
    ["de", Buffer.from(`SKU,Currency,Price,Usual price\r\n${sku},EUR,17.50,20.00\r\n`), 1750],
    [
      "de",
      Buffer.from(`\uFEFFSKU;Währung;Preis;Üblicher Preis\r\n${sku};EUR;16,5;20,00\r\n`),
      1650,
    ],
    ["de", utf16(`SKU\tWährung\tPreis\r\n${sku}\tEUR\t15,25\r\n`), 1525],
    ["en", utf16(`SKU\tCurrency\tPrice\r\n${sku}\tEUR\t14.75\r\n`), 1475],
    ["en", Buffer.from(`sku;currency;price\r${sku};eur;١٣٫٥٠`), 1350],
    ["en", Buffer.from(`SKU,Currency,Price\n${sku},EUR,"१२,५०"\n`), 1250],
  ];
  for (const [language, file, amount] of files) {
    await page.goto(`/a/pricing/${price_list.id}?edit=import&lng=${language}`);
    const title = language === "de" ? "Preise importieren" : "Import prices";
    const dialog = await give(page, file, title, ...(language === "de" ? german : english));
    await expect(dialog).toBeHidden();
    expect(await price()).toEqual([amount]);
  }
  // The import reports a heading in a different language, and the expected heading.
  await page.goto(`/a/pricing/${price_list.id}?edit=import&lng=en`);
  const text = `SKU;Währung;Preis\r\n${sku};EUR;12,00`;
  const dialog = await give(page, Buffer.from(text), "Import prices", "Next");
  await expect(dialog.getByRole("table")).toContainText("Währung");
  await expect(dialog.getByRole("table")).toContainText("Possible names: Price, Variant ID");
  await expect(dialog.getByRole("button", { name: "Start import" })).toBeDisabled();
  expect(await price()).toEqual([1250]);
  await operator.delete(`/admin/price-lists/${price_list.id}`);
});

test("counts are imported from other programs' files, with different headings, separators, digits, and encodings", async ({
  signedIn: page,
}) => {
  const { here } = await places(page);
  const { sku, inventory_item_id: item } = await ownGoods(page, { stock: 7 });
  const files: [string, Buffer, number][] = [
    ["de", Buffer.from(`SKU,Location,Quantity\r\n${sku},"${here.name}",8\r\n`), 8],
    ["de", Buffer.from(`\uFEFFSKU;Lagerort;Menge\r\n${sku};${here.name};9\r\n`), 9],
    ["en", utf16(`SKU\tLocation\tQuantity\r\n${sku}\t${here.name}\t10\r\n`), 10],
    ["en", Buffer.from(`sku;location;quantity\r${sku};${here.name.toUpperCase()};۱۱`), 11],
    ["en", Buffer.from(`SKU,Location,Quantity\n${sku},${here.id},১২`), 12],
  ];
  for (const [language, file, count] of files) {
    await page.goto(`/a/inventory?edit=import&lng=${language}`);
    const title = language === "de" ? "Bestände importieren" : "Import counts";
    const dialog = await give(page, file, title, ...(language === "de" ? german : english));
    await expect(dialog).toBeHidden();
    expect(await levels(page, item)).toEqual({ [here.id]: [count, 0] });
  }
});
