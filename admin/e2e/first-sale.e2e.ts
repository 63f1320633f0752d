import type { Locator } from "@playwright/test";
import { heading, publish, write, type Stored } from "./new-product.ts";
import { withOwnStore } from "./own-store.ts";
import { admin as credentials, expect } from "./shop.ts";

const test = withOwnStore("--empty");

/* Maximum number of clicks from an empty store to the first product that a customer can buy. A choice in a native select or in a
   file dialog counts as two clicks, because the browser's own window doesn't send click events. */
const MOST_CLICKS = 35;
const image = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

test("an empty store sells its first product after at most 35 clicks", async ({ page }) => {
  expect((await page.request.post("/admin/auth", { data: credentials })).ok()).toBe(true);
  await page.request.post("/admin/analytics-configs", {
    data: { opt_out: true, anonymize: false },
  });
  const main = page.getByRole("main");
  const checklist = page.getByRole("region", { name: "Set up your store" });
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);
  let clicks = 0;
  const click = async (part: Locator) => {
    clicks += 1;
    await part.click();
  };
  const home = async () => {
    await click(page.getByRole("link", { name: "Home", exact: true }));
    await expect(checklist).toBeVisible();
  };
  const step = (name: string) => click(checklist.getByRole("link", { name, exact: true }));
  const option = (name: string) => page.getByRole("option", { name }).first();

  await page.goto("/a");
  await step("Store name");
  await click(main.getByRole("textbox", { name: "Store name" }));
  await press("Control+a");
  await type("Corner shop");
  await press("Control+s");
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();

  await home();
  await step("Currency");
  await click(main.getByRole("combobox", { name: "Add a currency" }));
  await type("EUR");
  await click(option("EUR"));
  const listed = main.getByRole("list", { name: "Store currencies" });
  await expect(listed.getByRole("listitem")).toHaveCount(2);
  clicks += 2;
  await main.getByRole("combobox", { name: "Default currency" }).selectOption("eur");
  await click(listed.getByRole("switch", { name: /Euro/ }));

  await home();
  await step("Region");
  const region = page.getByRole("dialog", { name: "New region" });
  await expect(region.getByRole("textbox", { name: "Name" })).toBeFocused();
  await type("Europe");
  await expect(region.getByRole("combobox", { name: "Currency" })).toHaveValue("eur");
  await region.getByRole("spinbutton", { name: "Tax rate" }).press("Control+a");
  clicks += 1;
  await type("20");
  await click(region.getByRole("combobox", { name: "Countries" }));
  for (const country of ["Germany", "Austria"]) {
    await type(country);
    await expect(option(country)).toBeVisible();
    await click(option(country));
  }
  await press("Tab");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await click(region.getByRole("combobox", { name: "Payment providers" }));
  await click(option("Manual"));
  await press("Tab");
  await click(region.getByRole("button", { name: "Create" }));
  await expect(heading(page, "Europe")).toBeVisible();

  await click(main.getByRole("button", { name: "Add shipping option" }));
  const shipping = page.getByRole("dialog", { name: "Add shipping option" });
  await expect(shipping.getByRole("textbox", { name: "Name" })).toBeFocused();
  await type("By bike");
  await click(shipping.getByRole("textbox", { name: "Amount" }));
  await type("5");
  await click(shipping.getByRole("button", { name: "Create" }));
  await expect(shipping).toBeHidden();

  await home();
  await step("Stock location");
  const location = page.getByRole("dialog", { name: "New stock location" });
  await expect(location.getByRole("textbox", { name: "Name" })).toBeFocused();
  await type("Cellar");
  await click(location.getByRole("button", { name: "Create" }));
  await expect(heading(page, "Cellar")).toBeVisible();

  await home();
  await click(checklist.getByRole("button", { name: /^Connect .+ to Cellar$/ }));
  await expect(checklist.getByRole("button", { name: /^Connect / })).toBeHidden();
  await click(checklist.getByRole("button", { name: /^Create a key for / }));
  await expect(checklist.getByRole("button", { name: /^Create a key / })).toBeHidden();

  await step("First product");
  await expect(main.getByRole("textbox", { name: "Title", exact: true })).toBeFocused();
  await type("Teapot");
  clicks += 2;
  await main
    .locator("input[type=file]")
    .setInputFiles({ name: "teapot.png", mimeType: "image/png", buffer: image });
  await click(main.getByRole("button", { name: "Add option" }));
  await type("Size");
  await press("Tab");
  const values = page.getByRole("group", { name: "Size", exact: true }).getByLabel("Values");
  await values.focus();
  await type("S,M,L,");
  const column = async (header: string | RegExp, texts: readonly string[]) => {
    clicks += 1;
    await write(page, "S", header, texts[0] ?? "");
    // Enter moves to the next row.
    for (const text of texts.slice(1)) {
      await type(text);
      await press("Enter");
    }
  };
  await column(/^EUR/, ["30", "35", "40"]);
  await column("Cellar", ["4", "5", "6"]);
  await click(publish(page));
  await expect(heading(page, "Teapot")).toBeVisible();

  // These checks aren't part of the count: the server has all the data, and the checklist is complete.
  const { products } = (await (
    await page.request.get("/admin/products?expand=variants,variants.prices,images")
  ).json()) as { products: Stored[] };
  expect(products[0]?.variants.map(({ prices }) => prices[0]?.amount).toSorted()).toEqual([
    3000, 3500, 4000,
  ]);
  expect(products[0]?.images).toHaveLength(1);
  await page.goto("/a");
  await expect(checklist).toContainText("9 of 9 done");
  await expect(
    checklist.getByRole("heading", { name: "Your store is ready to sell" }),
  ).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});
