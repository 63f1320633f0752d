import { expect, hydrated, test } from "./shop.ts";

test("the storefront uses the chosen or linked language, and mirrors in Arabic", async ({
  page,
  request,
  baseURL,
}) => {
  const path = "/products/chefs-knife";
  const get = async (address: string, language: string) =>
    await (await request.get(address, { headers: { "accept-language": language } })).text();
  const german = await get(path, "de-AT,de;q=0.9,en;q=0.8");
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain("In den Warenkorb");
  expect(german).not.toContain("Add to cart");
  expect(await get("/cart", "ar")).toContain('<html lang="ar" dir="rtl">');
  // A link that names a language shows that language, regardless of the browser's.
  const arabic = await get(`${path}?lang=ar`, "de");
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain("إضافة إلى السلة");
  expect(arabic).toContain(`rel="canonical" href="${baseURL}${path}?lang=ar"`);
  for (const language of ["en", "de", "ar"])
    expect(arabic).toContain(
      `rel="alternate" hreflang="${language}" href="${baseURL}${path}?lang=${language}"`,
    );
  expect(arabic).toContain(`rel="alternate" hreflang="x-default" href="${baseURL}${path}"`);

  // The English strings are in the pages' own code, so no other language loads.
  const tables: string[] = [];
  page.on("request", (asked) => {
    if (/\/(de|ar)-[^/]*\.js$/.test(asked.url())) tables.push(asked.url());
  });
  await page.goto(path);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  expect(tables).toEqual([]);

  const speak = async (label: string, language: string) => {
    await hydrated(page);
    await page.locator('select[name="language"]').selectOption({ label: language });
    await expect(page.locator("html")).toHaveAttribute("lang", label);
  };
  await speak("de", "Deutsch");
  await page.getByRole("button", { name: /^Warenkorb/ }).click();
  await page
    .getByRole("dialog", { name: "Ihr Warenkorb" })
    .getByRole("link", { name: "Zur Kasse" })
    .click();
  await page.getByRole("button", { name: "Weiter zur Lieferung" }).click();
  await expect(page.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
  await expect(page).toHaveTitle("Kasse – Countertop");

  await page.goto("/");
  await speak("ar", "العربية");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("button", { name: /^السلة.*منتج واحد/ })).toBeVisible();
  const start = await page.getByRole("link", { name: "Countertop" }).boundingBox();
  const end = await page.getByRole("link", { name: "الحساب" }).boundingBox();
  expect(end?.x).toBeLessThan(start?.x ?? 0);
  // Overlays are mirrored, too: the drawer comes in from the end side and has its close button there.
  await page.getByRole("button", { name: /^السلة.*منتج واحد/ }).click();
  const cart = page.getByRole("dialog");
  const close = await cart.getByRole("button", { name: "إغلاق" }).boundingBox();
  const title = await cart.getByRole("heading", { level: 2 }).boundingBox();
  expect(close?.x).toBeLessThan(title?.x ?? 0);
  // Words in a different direction keep their order: the size begins with its number.
  await expect(cart.locator("bdi").first()).toHaveText(/^\d+ cm/);
  await page.keyboard.press("Escape");
  // The choice is stored in a cookie that the server reads.
  const again = await (await page.context().request.get("/")).text();
  expect(again).toContain('<html lang="ar" dir="rtl">');
  await page.goto("/");
  await expect(page.getByRole("link", { name: "الحساب" })).toBeVisible();
});
