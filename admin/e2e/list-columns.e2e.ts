import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { brokenWords } from "./broken-words.ts";
import { expect, goInApp, test } from "./shop.ts";

const LISTS = [
  "orders",
  "draft-orders",
  "products",
  "collections",
  "customers",
  "customers/groups",
  "inventory",
  "inventory/reservations",
  "inventory/locations",
  "discounts",
  "gift-cards",
  "pricing",
  "settings/regions",
  "settings/taxes",
  "sales-channels",
];
const WIDTHS = [1024, 1152, 1280, 1366, 1440, 1512, 1536, 1680, 1920, 2560];

const firstRow = (page: Page) => page.locator("main tbody tr:not([aria-hidden]) a").first();

/** The number of pixels by which cells overflow the list, and the page overflows the window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>("main table");
    const frame = table?.parentElement;
    if (!table || !frame) throw new Error("no table");
    const { left, right } = frame.getBoundingClientRect();
    const past = [...table.querySelectorAll("th, td")].map((cell) => {
      const box = cell.getBoundingClientRect();
      return box.width === 0 ? 0 : Math.max(box.right - right, left - box.left);
    });
    return Math.round(Math.max(...past, document.documentElement.scrollWidth - innerWidth));
  });

test.describe("lists", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [turn, language] of ["en", "de", "tm", "ar"].entries())
    test(`fit their container at each desktop width, and never break a word, an email address, or a code, in ${language}`, async ({
      signedInAlone: page,
    }) => {
      await page.goto(`/a/settings?lng=${language}`);
      for (const [index, path] of LISTS.entries()) {
        // Leaves the previous list first, so that its rows aren't taken for those of this one.
        await goInApp(page, "settings");
        await expect(page.locator("main table")).toHaveCount(0);
        await goInApp(page, path);
        await expect(firstRow(page), path).toBeVisible();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => overflow(page), { message: `${path} at ${width} px`, timeout: 3000 })
            .toBeLessThanOrEqual(1);
        }
        // Checks the words of each list in one language.
        if (index % 4 !== turn) continue;
        await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
        for (const width of [1440, 1280, 1024, 768, 360]) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => page.evaluate(brokenWords), { message: `${path} at ${width} px` })
            .toEqual([]);
        }
      }
    });

  test("show an order's date, payment, fulfillment, and total at 1024 px", async ({
    signedInAlone: page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto("/a/orders");
    await expect(firstRow(page)).toBeVisible();
    for (const name of ["Order", "Customer", "Date", "Payment", "Fulfillment", "Total"])
      await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
  });

  test("show the customer, the fulfillment, and the total of an order at each desktop width", async ({
    signedInAlone: page,
  }) => {
    await page.goto("/a/orders");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ["Customer", "Fulfillment", "Total"])
        await expect(page.getByRole("columnheader", { name })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const customer = page.getByRole("columnheader", { name: "Customer" });
    expect((await customer.boundingBox())?.width).toBeGreaterThanOrEqual(160);
  });

  test("keep their headers visible", async ({ signedInAlone: page }) => {
    for (const path of ["/a/orders", "/a/products", "/a/customers"]) {
      await page.goto(path);
      await expect(firstRow(page)).toBeVisible();
      await page.mouse.move(800, 600);
      await page.mouse.wheel(0, 500);
      await expect(firstRow(page)).not.toBeInViewport();
      await expect(page.locator("main thead th").nth(1)).toBeInViewport({ ratio: 0.9 });
    }
  });
});

test("the variant table doesn't break words or scroll sideways", async ({
  signedIn: page,
  addProduct,
}) => {
  const code = randomUUID().slice(0, 8).toUpperCase();
  const values = [
    ["Harbour", "Copper", "Cream"],
    ["Donaudampfschifffahrtsgesellschaftsblau", "Extraordinarily-large", "Pulverbeschichtet"],
  ];
  const { id } = await addProduct({
    options: ["Color", "Oberflächenbehandlung", "Rim"].map((title) => ({ title })),
    variants: values.map((own, index) => ({
      title: own.join(" / "),
      sku: `HEM-HARBOUR-250ML-NAVY-${code}-${index}`,
      ean: `${Date.now()}${index}`.slice(-13),
      options: own.map((value) => ({ value })),
      prices: ["eur", "usd", "jpy"].map((currency_code) => ({ currency_code, amount: 129_900 })),
    })),
  });
  for (const language of ["en", "de", "tm", "ar"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/a/products/${id}?lng=${language}`);
    const row = page.getByRole("row").nth(2);
    for (const width of [1440, 1280, 1024, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      // On a phone, the variants' card is collapsed.
      if (width === 360) await page.locator("h2 > button").nth(1).click();
      await expect(row).toContainText("Pulverbeschichtet");
      await expect
        .poll(() => page.evaluate(brokenWords), { message: `${language}, ${width} px` })
        .toEqual([]);
      const scrolls = page.locator("main [data-wide]");
      await expect(scrolls, `${language}, ${width} px`).toHaveCount(0);
    }
  }
});
