import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expectAccessible, expectAccessibleInBothThemes } from "./accessible.ts";
import { productWithVariants, stored, table, titles } from "./variants.ts";
import { answer, confirmByTyping, expect, field, goInApp, openInApp, test } from "./shop.ts";

const combobox = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

test("a variant is added with existing and with new values, but not if it would be a duplicate", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  await openInApp(page, `products/${id}`);
  await page.getByRole("button", { name: "Add variant" }).click();
  const drawer = page.getByRole("dialog", { name: "Add variant" });
  const title = drawer.getByRole("textbox", { name: "Title" });
  await expect(title).toBeFocused();
  await combobox(page, "Size").click();
  await page.getByRole("option", { name: "L", exact: true }).click();
  await expect(combobox(page, "Size")).toHaveValue("L");
  // The title consists of the values, unless the operator writes a different one.
  await expect(title).toHaveValue("L");
  await title.fill("Large blue");
  await combobox(page, "Color").fill("red ");
  await expect(drawer.getByText("“L Red” already has these values.")).toBeVisible();
  await drawer.getByRole("button", { name: "Add variant" }).click();
  await expect(combobox(page, "Size")).toBeFocused();
  expect(await titles(page, id)).toHaveLength(3);

  await combobox(page, "Color").fill("Petrol");
  await expect(drawer.getByText("already has these values.")).toHaveCount(0);
  const sku = `E2E-${randomUUID().slice(0, 8)}`;
  await drawer.getByRole("textbox", { name: "SKU" }).fill(sku);
  await drawer.getByRole("spinbutton", { name: "Weight" }).fill("900");
  await drawer.getByRole("button", { name: "Add variant" }).click();
  await expect(drawer).toBeHidden();
  const row = table(page).getByRole("row").filter({ hasText: sku });
  await expect(row).toBeVisible();
  const added = (await stored(page, id)).find((variant) => variant.sku === sku);
  expect(added).toMatchObject({ title: "Large blue", weight: 900 });
  expect(added?.options.map(({ value }) => value).sort()).toEqual(["L", "Petrol"]);

  // The variant has no price yet, and the page offers to set one.
  const notice = page.getByRole("status").filter({ hasText: "until it has a price" });
  await notice.getByRole("button", { name: "Edit prices" }).click();
  await expect(page.getByRole("dialog", { name: "Prices" })).toBeVisible();
});

test("a variant is edited; the server's errors appear at their fields, and no input is lost", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  const [first] = await stored(page, id);
  await openInApp(page, `products/${id}`);
  await table(page).getByRole("link", { name: "S Red" }).click();
  const drawer = page.getByRole("dialog", { name: "Edit variant" });
  const title = drawer.getByRole("textbox", { name: "Title" });
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`edit=variant&variant=${first?.id}`));
  await title.fill("Small red");
  await combobox(page, "Color").fill("Blue");
  await expect(drawer.getByText("“S Blue” already has these values.")).toBeVisible();
  await combobox(page, "Color").fill("Ruby");
  await expect(combobox(page, "Color")).toHaveValue("Ruby");
  await drawer.getByRole("textbox", { name: "SKU" }).fill("taken");
  const address = `**/admin/products/${id}/variants/${first?.id}*`;
  const refusal = {
    type: "duplicate_error",
    message: "Product_variant with sku taken already exists.",
  };
  await answer(page, address, 422, refusal, "POST");
  await page.keyboard.press("Control+s");
  await expect(drawer.getByText("Already in use. Choose another.")).toBeVisible();
  await expect(drawer.getByRole("textbox", { name: "SKU" })).toBeFocused();
  await expect(title).toHaveValue("Small red");
  await page.unroute(address);
  const sku = `E2E-${randomUUID().slice(0, 8)}`;
  await drawer.getByRole("textbox", { name: "SKU" }).fill(sku);
  const price = drawer.getByRole("textbox", { name: "Price EUR" });
  await expect(price).toHaveValue("19.00");
  await price.fill("a lot");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("Enter a valid amount.")).toBeVisible();
  await price.fill("21.5");
  // Someone else sets the price in another currency in the meantime.
  await page.request.post(`/admin/products/${id}/variants/${first?.id}`, {
    data: {
      prices: [
        { currency_code: "eur", amount: 1900 },
        { currency_code: "usd", amount: 2300 },
      ],
    },
  });
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  // A drawer that is opened again immediately shows the saved values.
  await table(page).getByRole("link", { name: "Small red" }).click();
  await expect(combobox(page, "Color")).toHaveValue("Ruby");
  await expect(drawer.getByRole("textbox", { name: "SKU" })).toHaveValue(sku);
  // A dialog handles keys once it has the focus.
  await expect(title).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  const now = (await stored(page, id)).find((variant) => variant.id === first?.id);
  expect(now).toMatchObject({ title: "Small red", sku });
  expect(now?.options.map(({ value }) => value).sort()).toEqual(["Ruby", "S"]);
  expect(now?.prices.toSorted((a, b) => a.amount - b.amount)).toMatchObject([
    { amount: 2150, currency_code: "eur" },
    { amount: 2300, currency_code: "usd" },
  ]);
});

test("a variant is duplicated with its prices, and deleted after a confirmation", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  // The copy must include fields that no drawer shows, such as metadata and quantity prices, but not the prices of price lists.
  const large = (await stored(page, id)).find(({ title }) => title === "L Red");
  const prices = [
    { currency_code: "eur", amount: 1900 },
    { currency_code: "eur", amount: 1700, min_quantity: 10, max_quantity: 49 },
    { currency_code: "usd", amount: 2100 },
  ];
  await page.request.post(`/admin/products/${id}/variants/${large?.id}`, {
    data: { prices, metadata: { shelf: 4, care: { wash: 30 } } },
  });
  const sale = (await (
    await page.request.post("/admin/price-lists", {
      data: {
        name: `Sale ${id}`,
        description: "Sale",
        type: "sale",
        prices: [{ variant_id: large?.id, currency_code: "eur", amount: 999 }],
      },
    })
  ).json()) as { price_list: { id: string } };
  await openInApp(page, `products/${id}`);
  const menu = table(page).getByRole("button", { name: "Actions for L Red" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  const drawer = page.getByRole("dialog", { name: "Add variant" });
  await expect(drawer.getByText("“L Red” already has these values.")).toBeVisible();
  await drawer.getByRole("textbox", { name: "Title" }).fill("L Blue");
  await combobox(page, "Color").fill("Blue");
  await drawer.getByRole("button", { name: "Add variant" }).click();
  await expect(drawer).toBeHidden();
  await expect(table(page).getByRole("link", { name: "L Blue" })).toBeVisible();
  const copy = (await stored(page, id)).find(({ title }) => title === "L Blue");
  expect(copy?.metadata).toEqual({ shelf: 4, care: { wash: 30 } });
  expect(copy?.prices.toSorted((a, b) => a.amount - b.amount)).toMatchObject([
    { amount: 1700, currency_code: "eur", min_quantity: 10, max_quantity: 49 },
    { amount: 1900, currency_code: "eur", min_quantity: null },
    { amount: 2100, currency_code: "usd", min_quantity: null },
  ]);
  await page.request.delete(`/admin/price-lists/${sale.price_list.id}`);

  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this variant?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Delete variant" }).click();
  await expect(question).toBeHidden();
  await expect(table(page).getByRole("link", { name: "L Red" })).toHaveCount(0);
  expect(await titles(page, id)).toEqual(["S Red", "S Blue", "L Blue"]);
});

test("variants are reordered with the keyboard, the mouse, and a menu, and sorted by title", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  await openInApp(page, `products/${id}`);
  await page.getByRole("button", { name: "More variant actions" }).click();
  await page.getByRole("menuitem", { name: "Reorder variants" }).click();
  const drawer = page.getByRole("dialog", { name: "Reorder variants" });
  const items = drawer.getByRole("listitem");
  const handle = drawer.getByRole("button", { name: "Move L Red" });
  // The drawer takes focus one frame after it appears.
  await expect(drawer.getByRole("button", { name: "Sort by title" })).toBeFocused();
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await expect(items).toHaveText([/S Red/, /L Red/, /S Blue/]);
  await expect(handle).toBeFocused();
  await page.keyboard.press("Home");
  await expect(items).toHaveText([/L Red/, /S Red/, /S Blue/]);
  await expect(drawer.getByText("L Red moved to position 1 of 3")).toBeAttached();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  await expect(table(page).locator("[data-row-link]")).toHaveText(["L Red", "S Red", "S Blue"]);
  expect(await titles(page, id)).toEqual(["L Red", "S Red", "S Blue"]);
  expect((await stored(page, id)).every(({ prices }) => prices.length === 1)).toBe(true);

  await openInApp(page, `products/${id}?edit=order`);
  await expect(items).toHaveText([/L Red/, /S Red/, /S Blue/]);
  await items
    .filter({ hasText: "S Blue" })
    .dragTo(items.first(), { targetPosition: { x: 90, y: 6 } });
  await expect(items).toHaveText([/S Blue/, /L Red/, /S Red/]);
  await handle.click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  await expect(items).toHaveText([/S Blue/, /S Red/, /L Red/]);
  await expect(handle).toBeFocused();
  await handle.click();
  await page.getByRole("menuitem", { name: "Move to the start" }).click();
  await expect(items).toHaveText([/L Red/, /S Blue/, /S Red/]);
  await expect(handle).toBeFocused();
  await drawer.getByRole("button", { name: "Sort by title" }).click();
  await expect(items).toHaveText([/L Red/, /S Blue/, /S Red/]);
  const address = `**/admin/products/${id}`;
  await answer(page, address, 500, { type: "unknown_error", message: "An error" }, "POST");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("Something went wrong on the server")).toBeVisible();
  await page.unroute(address);
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  expect(await titles(page, id)).toEqual(["L Red", "S Blue", "S Red"]);
});

test("options are renamed, added, and deleted, and the consequences are shown first", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  const options = async () => {
    const response = await page.request.get(`/admin/products/${id}?expand=options`);
    const { product } = (await response.json()) as { product: { options: { title: string }[] } };
    return product.options.map(({ title }) => title).sort();
  };
  await openInApp(page, `products/${id}?edit=options`);
  const drawer = page.getByRole("dialog", { name: "Edit options" });
  await drawer.getByRole("button", { name: "Delete option Color" }).click();
  await expect(drawer.getByText("Color can't be deleted")).toBeVisible();
  await expect(drawer.getByRole("listitem")).toHaveText(["S Red and S Blue"]);
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("Color can't be deleted")).toBeVisible();
  await drawer.getByRole("button", { name: "Keep" }).click();

  await field(page, "Option 1").fill("Format");
  await expect(drawer.getByText("Was “Size”.")).toBeVisible();
  await drawer.getByRole("button", { name: "Add option" }).click();
  await expect(field(page, "Option 3")).toBeFocused();
  await page.keyboard.type("Color");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("Another option has this name.")).toBeVisible();
  await field(page, "Option 3").fill("Glaze");
  await field(page, "Value for all variants (3)").fill("Matt");
  // The rename succeeds, but the next step fails. The second attempt continues with that step.
  const address = `**/admin/products/${id}/options`;
  await answer(page, address, 500, { type: "unknown_error", message: "An error" }, "POST");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("Something went wrong on the server")).toBeVisible();
  expect(await options()).toEqual(["Color", "Format"]);
  await page.unroute(address);
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  expect(await options()).toEqual(["Color", "Format", "Glaze"]);
  for (const variant of await stored(page, id))
    expect(variant.options.map(({ value }) => value)).toContain("Matt");

  // An option can be deleted if the variants still differ in the other options.
  const blue = (await stored(page, id)).find(({ title }) => title === "S Blue");
  await page.request.delete(`/admin/products/${id}/variants/${blue?.id}`);
  await page.goto(`/a/products/${id}?edit=options`);
  await drawer.getByRole("button", { name: "Delete option Format" }).click();
  await expect(drawer.getByText("Format can't be deleted")).toBeVisible();
  await drawer.getByRole("button", { name: "Keep" }).click();
  await drawer.getByRole("button", { name: "Delete option Glaze" }).click();
  await expect(drawer.getByText("Glaze is deleted")).toContainText("Matt");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  expect(await options()).toEqual(["Color", "Format"]);
  expect(await titles(page, id)).toEqual(["S Red", "L Red"]);
});

test("the variant table has one column for all options, one price, and the codes", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct({
    options: [{ title: "Size" }, { title: "Color" }],
    variants: [
      {
        title: "Wide kettle",
        sku: `E2E-A-RATHER-LONG-NUMBER-${randomUUID().slice(0, 8)}`,
        ean: "4006381333931",
        options: [{ value: "S" }, { value: "Red" }],
        prices: [
          { currency_code: "eur", amount: 1900 },
          { currency_code: "usd", amount: 2100 },
        ],
      },
      { title: "L / Red", options: [{ value: "L" }, { value: "Red" }], prices: [] },
    ],
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  await openInApp(page, `products/${id}`);
  const headers = table(page).getByRole("columnheader");
  await expect(headers).toHaveText([
    "",
    "Variant",
    "SKU",
    "EAN",
    "In stock",
    "Price EUR",
    "Actions",
  ]);
  const cellsOf = (row: number) => table(page).getByRole("row").nth(row).getByRole("cell");
  // If a title doesn't contain the option values, they are below the title.
  await expect(cellsOf(1).nth(1)).toHaveText("Wide kettleS / Red");
  await expect(cellsOf(2).nth(1)).toHaveText("L / Red");
  await expect(cellsOf(1).nth(3)).toHaveText("4006381333931");
  await expect(cellsOf(1).nth(5)).toHaveText("€19.00");
  await expect(cellsOf(2).nth(5)).toHaveText("–");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator("h2 > button").nth(1).click();
  await expect(headers).toHaveText(["", "Variant", "In stock", "Price EUR", "Actions"]);
  await expect(cellsOf(1)).toHaveText(["", "Wide kettleS / Red", "0", "€19.00", ""]);
});

test("the metadata of a variant is edited, including objects", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  const [first] = await stored(page, id);
  const metadata = { shelf: 4, care: { wash: 30 } };
  const now = async () => (await stored(page, id)).find((variant) => variant.id === first?.id);
  await page.request.post(`/admin/products/${id}/variants/${first?.id}`, { data: { metadata } });
  await openInApp(page, `products/${id}`);
  await table(page).getByRole("button", { name: "Actions for S Red" }).click();
  await page.getByRole("menuitem", { name: "Edit metadata" }).click();
  await expect(page).toHaveURL(new RegExp(`edit=variant-metadata&variant=${first?.id}`));
  const editor = page.getByRole("dialog", { name: "Metadata" });
  await expect(editor.getByText("S Red")).toBeVisible();
  // The server merges objects and keeps keys that an update leaves out, so the admin must remove them explicitly.
  const care = editor.getByRole("group", { name: "Row 1" });
  await expect(care.getByLabel("Type")).toHaveValue("json");
  await care.getByRole("button", { name: "Remove row" }).click();
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Save changes" }).click();
  await expect(editor).toBeHidden();
  expect((await now())?.metadata).toEqual({ shelf: 4 });

  await openInApp(page, `products/${id}?edit=variant-metadata&variant=${first?.id}`);
  await expect(editor.getByRole("group")).toHaveCount(1);
  await editor.getByLabel("Value").fill("5");
  await editor.getByRole("button", { name: "Save changes" }).click();
  await expect(editor).toBeHidden();
  expect(await now()).toMatchObject({ metadata: { shelf: 5 }, prices: [{ amount: 1900 }] });
});

test.describe("light and dark, in Arabic", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("every variant drawer is accessible and fits a phone", async ({
    signedInAlone: page,
    addProduct,
  }) => {
    const { id } = await addProduct(productWithVariants());
    const [first] = await stored(page, id);
    await page.goto(`/a/products/${id}?lng=ar`);
    // On a phone, the variants' card is collapsed.
    await page.locator("h2 > button").filter({ hasText: "المتغيرات" }).click();
    await expect(page.getByRole("row").nth(1)).toContainText("S Red");
    for (const search of [
      "edit=variant",
      `edit=stock&variant=${first?.id}`,
      "edit=order",
      "edit=options",
    ]) {
      await goInApp(page, `products/${id}?${search}`);
      const drawer = page.getByRole("dialog");
      await expect(drawer.getByRole("button").last()).toBeEnabled();
      await expect(drawer.locator("form")).toBeVisible();
      await expectAccessibleInBothThemes(page, "[role=dialog]");
      expect(
        await drawer.evaluate((element) => element.scrollWidth - element.clientWidth),
        search,
      ).toBe(0);
      await goInApp(page, `products/${id}`);
      await expect(drawer).toHaveCount(0);
    }
  });
});
