import { store } from "./operator.ts";
import { expect, hydrated, test } from "./shop.ts";

for (const locale of ["en-GB", "sv-SE", "pt-BR"])
  test.describe(`a visitor with the browser locale ${locale}`, () => {
    test.use({ locale });

    test("is asked where to deliver, and sees no prices in yen before", async ({
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
      const question = page.getByRole("region", { name: "Deliver to" });
      await expect(question).toContainText("We don't deliver to");
      await hydrated(page);
      await question.getByLabel("Deliver to").selectOption({ value: "us" });
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
  expect(html).toContain('"priceCurrency":"USD"');
  expect(html).not.toContain("We don't deliver to");
});

test.describe("a visitor from a country without a region", () => {
  test.use({ locale: "de-CH" });

  test("can keep the suggested region", async ({ page }) => {
    await page.goto("/products/dinner-plate");
    await hydrated(page);
    await page.getByRole("button", { name: "Weiter mit Europe" }).click();
    await expect(page.getByRole("region", { name: "Liefern nach" })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("main")).toContainText("EUR");
    await expect(page.getByRole("region", { name: "Liefern nach" })).toHaveCount(0);
  });
});
