import { store } from "./operator.ts";
import { expect, hydrated, test } from "./shop.ts";

const ENGLISH = { label: "Deliver to", text: "We don't deliver to" };
// Without a translation into the browser's language, the page has the usual language of the default country.
const GERMAN = { label: "Liefern nach", text: "Wir liefern noch nicht in Ihr Land" };

for (const [locale, { label, text }] of [
  ["en-GB", ENGLISH],
  ["sv-SE", GERMAN],
  ["pt-BR", GERMAN],
] as const)
  test.describe(`a visitor with the browser locale ${locale}`, () => {
    test.use({ locale });

    test("is asked where to deliver, and doesn't see prices in yen before that", async ({
      page,
      request,
    }) => {
      const { regions } = (await (await request.get(`${store}/store/regions`)).json()) as {
        regions: { currency_code: string }[];
      };
      // The API's first region must not be the default just because it comes first.
      expect(regions[0]?.currency_code).toBe("jpy");
      await page.goto("/products/dinner-plate");
      const main = page.getByRole("main");
      await expect(main).toContainText("€");
      await expect(main).not.toContainText("¥");
      const question = page.getByRole("region", { name: label });
      await expect(question).toContainText(text);
      await hydrated(page);
      await question.getByLabel(label).selectOption({ value: "us" });
      await expect(question).toHaveCount(0);
      await expect(main).toBeFocused();
      await expect(main).toContainText("$");
      await page.reload();
      await expect(main).toContainText("$");
      await expect(question).toHaveCount(0);
    });
  });

test("crawlers without a language see the default region's prices, and aren't asked for a region", async ({
  request,
}) => {
  const html = await (await request.get("/products/dinner-plate")).text();
  // The default country of the tests is Germany.
  expect(html).toContain('"priceCurrency":"EUR"');
  for (const { text } of [ENGLISH, GERMAN]) expect(html).not.toContain(text);
});

test.describe("a visitor from a country without a region", () => {
  test.use({ locale: "de-CH" });

  test("can keep the default region", async ({ page }) => {
    await page.goto("/products/dinner-plate");
    await hydrated(page);
    await page.getByRole("button", { name: "Weiter mit Europe" }).click();
    await expect(page.getByRole("region", { name: "Liefern nach" })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("main")).toContainText("€");
    await expect(page.getByRole("region", { name: "Liefern nach" })).toHaveCount(0);
  });
});
