import { ownGoods } from "./own-orders.ts";
import { ownPriceList } from "./own-prices.ts";
import { expect, test } from "./shop.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const words = (language: string) => {
  const file = join(import.meta.dirname, `../public/locales/${language}/price-lists.json`);
  const { fields } = JSON.parse(readFileSync(file, "utf8")) as { fields: { starts: string } };
  return fields;
};

test("the start of a price list is typed in the date order of the admin's language, in a browser set to American English", async ({
  signedIn: page,
}) => {
  const { variant_id } = await ownGoods(page);
  const price_list = await ownPriceList(page, [{ variant_id, currency_code: "eur", amount: 1800 }]);
  const start = async () => {
    const answer = await page.request.get(`/admin/price-lists/${price_list.id}?fields=starts_at`);
    return ((await answer.json()) as { price_list: { starts_at: string | null } }).price_list
      .starts_at;
  };
  for (const [language, typed, said, stored] of [
    ["de", "11.12.2036, 14:30", "11. Dezember 2036", "2036-12-11T14:30:00.000Z"],
    ["en", "11/12/2036, 02:30 PM", "November 12, 2036", "2036-11-12T14:30:00.000Z"],
    ["ar", "١٢/١١/٢٠٣٦ ٠٢:٣٠ م", "نوفمبر", "2036-11-12T14:30:00.000Z"],
  ] as const) {
    await page.goto(`/a/pricing/${price_list.id}?lng=${language}`);
    const starts = page.getByRole("textbox", { name: words(language).starts, exact: true });
    await starts.fill("");
    await starts.pressSequentially(typed);
    await expect(page.getByText(said)).toBeVisible();
    await page.keyboard.press("Control+s");
    if (language !== "ar") await expect.poll(start).toBe(stored);
    expect(await start()).toBe(stored);
  }

  // Tamil is called `tm` in the URL and in storage, and `ta` on the page.
  await page.goto(`/a/pricing/${price_list.id}?lng=tm`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ta");
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("tm");
  await page.goto("/a/pricing?lng=en");
  await page.request.delete(`/admin/price-lists/${price_list.id}`);
});

test("a list is filtered by a day typed in the language's date order", async ({
  signedIn: page,
}) => {
  await page.goto("/a/pricing?lng=de");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Erstellt", exact: true }).click();
  const from = page.getByRole("dialog").getByRole("textbox", { name: "Von", exact: true });
  await from.fill("11/24/2026");
  await from.blur();
  await expect(page.getByText("Geben Sie ein gültiges Datum ein.")).toBeVisible();
  await expect(page).not.toHaveURL(/created=/);
  await from.fill("24.11.2026");
  await expect(page).toHaveURL(/created=2026-11-24/);
  await expect(page.getByText("Dienstag, 24. November 2026")).toBeVisible();
});
