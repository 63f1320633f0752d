import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { endSessionAt, expect, openList, rows, test as base } from "./shop.ts";

const displays = [
  { name: "light", theme: "light", language: "en" },
  { name: "dark", theme: "dark", language: "en" },
  { name: "dark, in Arabic", theme: "dark", language: "ar" },
] as const;

/** Addresses for everybody, and for who has signed in. Whatever is added to the admin is added here. */
const outside = ["/login", "/reset-password", "/reset-password?token=none", "/invite", "/nowhere"];
const inside = [
  "/a",
  "/a/products",
  "/a/products?status=draft&q=mug",
  "/a/products/new",
  "/a/collections",
  "/a/product-categories",
  "/a/collections?edit=create",
  "/a/settings",
  "/a/settings/return-reasons",
  "/a/settings/return-reasons?edit=create",
  "/a/settings/appearance",
  "/a/settings/usage-data",
  "/a/settings/extensions",
  "/a/nowhere",
];

const test = base.extend<{ records: string[] }>({
  /** The page of a record of each kind. */
  records: async ({ signedIn: { request }, addProduct, addCollection }, provide) => {
    const collection = await addCollection();
    const product = await addProduct({ subtitle: "For tea", collection_id: collection.id });
    const found = await request.get("/admin/product-categories?q=Brewing");
    const { product_categories: categories } = (await found.json()) as {
      product_categories: { id: string }[];
    };
    await provide([
      `/a/products/${product.id}`,
      `/a/collections/${collection.id}`,
      `/a/product-categories?open=${categories[0]?.id}`,
    ]);
  },
});

/** No place holder is left, whichever it is that was waited for. */
async function open(page: Page, address: string, language: string): Promise<void> {
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}lng=${language}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.waitForLoadState("networkidle");
}

for (const { name, theme, language } of displays) {
  test.describe(name, () => {
    test.use({ colorScheme: theme });

    test("every page for everybody is accessible", async ({ page }) => {
      for (const address of outside) {
        await open(page, address, language);
        await expectAccessible(page);
      }
    });

    test("every page of the admin is accessible", async ({ signedIn: page, records }) => {
      for (const address of [...inside, ...records]) {
        await open(page, address, language);
        await expectAccessible(page);
      }
    });

    test("what opens by a key is accessible", async ({ signedIn: page }) => {
      await open(page, "/a/products", language);
      const dialog = page.getByRole("dialog");
      for (const key of ["Control+k", "?"]) {
        await page.keyboard.press(key);
        await expect(
          dialog.getByRole("heading").or(dialog.getByRole("combobox")).first(),
        ).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      }
    });
  });
}

test("the list at work is accessible: filters, a filter's window, what is chosen, what is asked", async ({
  signedIn: page,
  addProduct,
}) => {
  const { title } = await addProduct();
  await openList(page, `?q=${encodeURIComponent(title)}&status=published,draft`);
  await page.getByRole("button", { name: /^Status: / }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await rows(page).first().getByRole("checkbox").check();
  const remove = page.getByRole("button", { name: "Delete" });
  await expect(remove).toBeVisible();
  await expectAccessible(page);
  await remove.click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  await expectAccessible(page);
});

test("signing in again over the page is accessible", async ({ signedIn: page }) => {
  await openList(page);
  await endSessionAt(page, /\/admin\/products\?.*published/);
  await page.getByRole("link", { name: "Published" }).click();
  await expect(page.getByRole("dialog").getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  // The languages with the longest words for what stands on buttons.
  for (const language of ["bg", "de", "fr"]) {
    test(`no page has to be scrolled sideways in ${language}`, async ({
      signedIn: page,
      records,
    }) => {
      for (const address of [...inside, ...records]) {
        await open(page, address, language);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          address,
        ).toBe(0);
      }
    });
  }
});
