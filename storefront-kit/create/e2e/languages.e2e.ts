import { expect, hydrated, test } from "./shop.ts";

test("the storefront uses the language of the browser, the link, or the visitor's choice, and is mirrored in Arabic", async ({
  page,
  request,
  baseURL,
}) => {
  const path = "/products/chefs-knife";
  const get = async (address: string, language: string) =>
    await (await request.get(address, { headers: { "accept-language": language } })).text();
  const german = await get(path, "de-AT,de;q=0.9,en;q=0.8");
  expect(german).toContain('<html lang="de-AT" dir="ltr">');
  expect(german).toContain("In den Warenkorb");
  expect(german).not.toContain("Add to cart");
  expect(await get("/cart", "ar")).toContain('<html lang="ar-DE" dir="rtl">');
  // A link with a language shows that language, regardless of the browser's language.
  const arabic = await get(`/us-ar${path}`, "de");
  expect(arabic).toContain('<html lang="ar-US" dir="rtl">');
  expect(arabic).toContain("إضافة إلى السلة");
  expect(arabic).toContain(`rel="canonical" href="${baseURL}/us-ar${path}"`);
  for (const [locale, place] of [
    ["en-US", "us"],
    ["de-US", "us-de"],
    ["ar-US", "us-ar"],
  ])
    expect(arabic).toContain(
      `rel="alternate" hrefLang="${locale}" href="${baseURL}/${place}${path}"`,
    );
  expect(arabic).toContain(`rel="alternate" hrefLang="x-default" href="${baseURL}${path}"`);

  // The English strings are in the pages' code, so no translation file is loaded.
  const tables: string[] = [];
  page.on("request", (asked) => {
    if (/\/(de|ar)-[^/]*\.js$/.test(asked.url())) tables.push(asked.url());
  });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  expect(tables).toEqual([]);

  const speak = async (label: string, language: string) => {
    await hydrated(page);
    await page.locator('select[name="language"]').selectOption({ label: language });
    await expect(page.locator("html")).toHaveAttribute("lang", label);
  };
  await speak("de-US", "Deutsch");
  await page.getByRole("link", { name: /^Warenkorb/ }).click();
  await page
    .getByRole("dialog", { name: "Ihr Warenkorb" })
    .getByRole("link", { name: "Zur Kasse" })
    .click();
  await page.getByRole("button", { name: "Weiter zur Lieferung" }).click();
  await expect(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
  await expect(page).toHaveTitle("Kasse – My Store");

  await page.goto("/");
  await speak("ar-US", "العربية");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("link", { name: /^السلة.*منتج واحد/ })).toBeVisible();
  const start = await page.getByRole("link", { name: "My Store" }).boundingBox();
  const end = await page.getByRole("link", { name: "الحساب" }).boundingBox();
  expect(end?.x).toBeLessThan(start?.x ?? 0);
  // Overlays are mirrored, too: the drawer comes in from the end side, and its close button is there.
  await page.getByRole("link", { name: /^السلة.*منتج واحد/ }).click();
  const cart = page.getByRole("dialog");
  const close = await cart.getByRole("button", { name: "إغلاق" }).boundingBox();
  const title = await cart.getByRole("heading", { level: 2 }).boundingBox();
  expect(close?.x).toBeLessThan(title?.x ?? 0);
  // Text in a different direction keeps its order: a size begins with its number.
  await expect(cart.locator("bdi").first()).toHaveText(/^\d+ cm/);
  await page.keyboard.press("Escape");
  // The choice is stored in a cookie that the server reads.
  const again = await (await page.context().request.get("/")).text();
  expect(again).toContain('<html lang="ar-US" dir="rtl">');
  await page.goto("/");
  await expect(page.getByRole("link", { name: "الحساب" })).toBeVisible();
});
