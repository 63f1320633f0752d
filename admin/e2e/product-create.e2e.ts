import { expectAccessible, expectAccessibleInBothThemes } from "./accessible.ts";
import { addOption, bar, grid, heading, open, publish, test, write } from "./new-product.ts";
import { answer, expect, field, openInApp, rows, variant } from "./shop.ts";
import { fromMore } from "./menus.ts";

const handleOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");
test("a draft can be created with only a title, with the list's button and the save shortcut", async ({
  signedIn: page,
  title,
  stored,
}) => {
  await page.goto(`/a/products?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: "New product" }).first().click();
  await expect(heading(page, "New product")).toBeVisible();
  await expect(field(page, "Title")).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Tags", exact: true })).toBeVisible();
  const labels = await page.getByRole("main").locator("label").allInnerTexts();
  expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
  await page.keyboard.press("Control+s");
  await expect(page.getByText("This field is required.")).toBeVisible();
  await expect(field(page, "Title")).toBeFocused();
  await field(page, "Title").fill(title);
  await expect(field(page, "Handle")).toHaveAttribute("placeholder", handleOf(title));
  await page.keyboard.press("Control+s");
  await expect(heading(page, title)).toBeVisible();
  const [made, ...others] = await stored();
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    status: "draft",
    handle: handleOf(title),
    variants: [{ title: "Default variant" }],
  });
  expect(made?.sales_channels).toHaveLength(1);
  // Going back opens the list, which shows the new product.
  await page.goBack();
  await expect(rows(page).filter({ hasText: title })).toBeVisible();
});

test("options become variants with SKUs, prices, and stock, and the product is published", async ({
  goingOn: page,
  title,
  stored,
}) => {
  await open(page);
  await field(page, "Title").fill(title);
  await addOption(page, "Size", ["S", "M"]);
  const sku = `NEW-${title.slice(-8)}`;
  await write(page, "S", "SKU", sku);
  await write(page, "S", "EUR", "19.50");
  // The price applies to every color, but the SKU applies only to the first color.
  await addOption(page, "Color", ["Red", "Blue"]);
  await expect(page.getByText("4 variants")).toBeVisible();
  await write(page, "S / Blue", "Name", "Small and blue");
  await grid(page).getByRole("rowheader", { name: "M / Blue" }).click();
  await page.getByRole("button", { name: "Leave out 1 variant" }).click();
  await expect(page.getByText("3 variants")).toBeVisible();
  const places = (await (await page.request.get("/admin/stock-locations")).json()) as {
    stock_locations: { name: string }[];
  };
  const place = places.stock_locations[0]?.name ?? "";
  await write(page, "S / Red", place, "7");
  await publish(page).click();
  await expect(heading(page, title)).toBeVisible();

  const [made] = await stored();
  expect(made).toMatchObject({ status: "published" });
  expect(made?.options.map((option) => option.title).toSorted()).toEqual(["Color", "Size"]);
  const variants = made?.variants.toSorted((a, b) => a.variant_rank - b.variant_rank) ?? [];
  expect(
    variants.map((one) => [one.title, one.sku, one.prices.map(({ amount }) => amount)]),
  ).toEqual([
    ["S / Red", sku, [1950]],
    ["Small and blue", null, [1950]],
    ["M / Red", null, []],
  ]);
  const stock = await page.request.get(`/admin/variants/${variants[0]?.id}/inventory`);
  expect(
    ((await stock.json()) as { variant: { inventory: { stocked_quantity: number }[] } }).variant
      .inventory,
  ).toMatchObject([{ stocked_quantity: 7 }]);
});

test("a product with one variant has plain fields, which keep their input when options come and go", async ({
  goingOn: page,
  addProduct,
  title,
  stored,
}) => {
  const first = variant(1);
  await addProduct({ variants: [first] });
  await open(page);
  await expect(grid(page)).toHaveCount(0);
  const places = (await (
    await page.request.get("/admin/stock-locations?expand=sales_channels")
  ).json()) as { stock_locations: { name: string; sales_channels: { name: string }[] }[] };
  const place = places.stock_locations.find(({ sales_channels: sold }) =>
    sold.some(({ name }) => name === "Web shop"),
  );
  const stock = field(page, "In stock");
  await expect(stock).toHaveAccessibleDescription(place?.name ?? "");

  await field(page, "Title").fill(title);
  const price = field(page, "Price EUR");
  await price.fill("19.5x");
  await stock.fill("7");
  await field(page, "SKU").fill(first.sku);
  await expect(page.getByText("Enter a valid amount.")).toBeVisible();
  await publish(page).click();
  await expect(price).toBeFocused();
  await price.fill("19.50");
  await publish(page).click();
  await expect(page.getByText("Another product has this code.")).toBeVisible();
  await expect(field(page, "SKU")).toBeFocused();
  await field(page, "SKU").fill(`${first.sku}-N`);
  await page.getByRole("button", { name: "More prices, locations, and codes" }).click();
  await expect(field(page, "Price Europe (EUR)")).toBeFocused();
  await field(page, "EAN").fill("4006381333931");

  // One value is still one variant. The second value starts the grid, with the same price.
  await addOption(page, "Size", ["S"]);
  await expect(price).toHaveValue("19.50");
  const values = page.getByRole("group", { name: "Size", exact: true }).getByLabel("Values");
  await values.fill("M,");
  await expect(price).toBeHidden();
  const row = (name: string) =>
    grid(page)
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(row("S")).toContainText(`${first.sku}-N`);
  await write(page, "M", "SKU", `${first.sku}-M`);
  const remove = page.getByRole("button", { name: "Remove option Size" });
  await remove.click();
  await expect(field(page, "SKU")).toHaveValue(`${first.sku}-N`);
  await expect(stock).toHaveValue("7");
  await expect(field(page, "EAN")).toHaveValue("4006381333931");
  await addOption(page, "Size", ["S", "M"]);
  await expect(row("M")).toContainText(`${first.sku}-M`);
  await publish(page).click();
  await expect(heading(page, title)).toBeVisible();

  const variants = (await stored())[0]?.variants.toSorted(
    (a, b) => a.variant_rank - b.variant_rank,
  );
  expect(
    variants?.map(({ sku, ean, prices }) => [sku, ean, prices.map(({ amount }) => amount)]),
  ).toEqual([
    [`${first.sku}-N`, "4006381333931", [1950]],
    [`${first.sku}-M`, null, [1950]],
  ]);
  const inventory = await page.request.get(`/admin/variants/${variants?.[0]?.id}/inventory`);
  expect(await inventory.json()).toMatchObject({
    variant: { inventory: [{ location_levels: [{ stocked_quantity: 7 }] }] },
  });
});

test("errors appear at their fields, before and after the server's response", async ({
  goingOn: page,
  addProduct,
  title,
  stored,
}) => {
  const first = variant(1);
  const other = await addProduct({ variants: [first] });
  await open(page);
  await field(page, "Title").fill(title);
  await field(page, "Handle").fill(other.handle);
  await addOption(page, "Size", ["S", "M"]);
  await addOption(page, "size", ["Tall"]);
  await publish(page).click();
  await expect(page.getByText("Another option has this name.")).toBeVisible();
  await expect(field(page, "Option").last()).toBeFocused();
  await page.getByRole("button", { name: "Remove option size" }).last().click();

  await publish(page).click();
  await expect(page.getByText("Already in use. Choose another.")).toBeVisible();
  await expect(field(page, "Handle")).toBeFocused();
  await field(page, "Handle").fill("");

  await write(page, "S", "SKU", first.sku);
  await publish(page).click();
  await expect(page.getByText("Fix the cells with a red border.")).toBeFocused();
  await page.getByRole("button", { name: "1 problem: show" }).click();
  await expect(page.getByText("Another product has this code.")).toBeVisible();
  await write(page, "S", "SKU", `${first.sku}-B`);
  await write(page, "M", "SKU", `${first.sku}-B`);
  await expect(page.getByRole("button", { name: "2 problems: show next" })).toBeVisible();
  await write(page, "M", "SKU", `${first.sku}-C`);
  expect(await stored()).toEqual([]);
  await publish(page).click();
  await expect(heading(page, title)).toBeVisible();
});

test("columns for barcodes and customs codes are optional, are remembered, and show errors in their cells", async ({
  goingOn: page,
  addProduct,
  title,
  stored,
}) => {
  const code = title.slice(-8);
  await addProduct({ variants: [{ ...variant(1), barcode: `B-${code}` }] });
  await open(page);
  await field(page, "Title").fill(title);
  await addOption(page, "Size", ["S", "M"]);
  const column = (name: string) => grid(page).getByRole("columnheader").filter({ hasText: name });
  await expect(column("SKU")).toBeVisible();
  await expect(column("EAN")).toHaveCount(0);
  const columns = page.getByRole("button", { name: "Columns", exact: true });
  await columns.click();
  const choice = page.getByRole("dialog", { name: "Columns" });
  for (const name of ["EAN", "Barcode", "HS code"])
    await choice.getByRole("checkbox", { name }).check();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(columns).toBeFocused();

  await write(page, "S", "EAN", `E-${code}`);
  await write(page, "M", "EAN", `E-${code}`);
  await expect(page.getByRole("button", { name: "2 problems: show next" })).toBeVisible();
  await write(page, "M", "EAN", `F-${code}`);
  await write(page, "S", "Barcode", `B-${code}`);
  await write(page, "M", "HS code", "6912");
  // These fields are part of the draft.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(grid(page).getByRole("gridcell", { name: `F-${code}` })).toBeVisible();
  await publish(page).click();
  await page.getByRole("button", { name: "1 problem: show" }).click();
  await expect(page.getByText("Another product has this code.")).toBeVisible();
  expect(await stored()).toEqual([]);
  await write(page, "S", "Barcode", `C-${code}`);
  // A column that contains input can't be hidden.
  await columns.click();
  await expect(choice.getByRole("checkbox", { name: "Barcode" })).toBeDisabled();
  await expect(choice.getByRole("checkbox", { name: "UPC" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await publish(page).click();
  await expect(heading(page, title)).toBeVisible();
  const codes = (await stored())[0]?.variants
    .toSorted((a, b) => a.variant_rank - b.variant_rank)
    .map(({ ean, upc, barcode, hs_code }) => [ean, upc, barcode, hs_code]);
  expect(codes).toEqual([
    [`E-${code}`, null, `C-${code}`, null],
    [`F-${code}`, null, null, "6912"],
  ]);
});

test("a failed step shows what is saved, and retries never create a second product", async ({
  goingOn: page,
  title,
  stored,
}) => {
  await open(page);
  await field(page, "Title").fill(title);
  await field(page, "In stock").fill("7");

  // The store creates the product, but the response never arrives.
  await page.route("**/admin/products", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await publish(page).click();
  await expect(bar(page).getByRole("alert")).toContainText("Product not saved");
  await page.unroute("**/admin/products");
  const levels = /\/admin\/inventory-items\/[^/]+\/location-levels$/;
  await answer(page, levels, 500, { type: "unknown_error", message: "No" }, "POST");
  await publish(page).click();
  await expect(bar(page).getByRole("alert")).toContainText(
    "The product is saved as a draft. 1 stock level isn't saved. The product isn't published yet.",
  );
  expect(await stored()).toMatchObject([{ status: "draft" }]);
  await expectAccessible(page);
  await page.unroute(levels);
  await bar(page).getByRole("button", { name: "Try again" }).click();
  await expect(heading(page, title)).toBeVisible();
  expect(await stored()).toMatchObject([{ status: "published" }]);
});

test("leaving a draft asks for confirmation, and the draft's input survives a reload", async ({
  signedIn: page,
  title,
  stored,
}) => {
  await open(page);
  await field(page, "Title").fill(title);
  await addOption(page, "Size", ["S", "M"]);
  await write(page, "M", "EUR", "12.00");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toBeHidden();

  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(field(page, "Title")).toHaveValue(title);
  await expect(grid(page).getByRole("gridcell", { name: "12.00" })).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(heading(page, title)).toBeVisible();
  expect(
    (await stored())[0]?.variants.map((one) => one.prices.length).toSorted((a, b) => a - b),
  ).toEqual([0, 1]);
});

test("a copy starts with the original's values, and is saved only on request", async ({
  goingOn: page,
  addProduct,
  title,
  stored,
}) => {
  const other = await addProduct({
    title,
    material: "Steel",
    variants: [variant(1), variant(2)],
  });
  await openInApp(page, `products?q=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(field(page, "Title")).toHaveValue(`${title} copy`);
  await expect(field(page, "Handle")).toHaveValue("");
  await expect(field(page, "Material")).toHaveValue("Steel");
  await expect(grid(page).getByRole("rowheader")).toHaveText(["Size 1", "Size 2"]);
  expect(await stored()).toHaveLength(1);
  await bar(page).getByRole("button", { name: "Save as draft" }).click();
  await expect(heading(page, `${title} copy`)).toBeVisible();
  const copy = (await stored()).find(({ id }) => id !== other.id);
  expect(copy).toMatchObject({ title: `${title} copy`, handle: `${handleOf(title)}-copy` });
  expect(
    copy?.variants
      .toSorted((a, b) => a.variant_rank - b.variant_rank)
      .map((one) => [
        one.title,
        one.sku,
        one.prices.map(({ amount }) => amount).toSorted((a, b) => a - b),
      ]),
  ).toEqual([
    ["Size 1", null, [1901, 2101]],
    ["Size 2", null, [1902, 2102]],
  ]);
  await fromMore(page, "Duplicate");
  await expect(page).toHaveURL(new RegExp(`/a/products/new\\?from=${copy?.id}$`));
});

test.describe("light and dark, in Arabic, on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("a form with 216 variants is accessible and fits", async ({ signedInAlone: page }) => {
    await page.goto("/a/products/new?lng=ar");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const values = ["A", "B", "C", "D", "E", "F"];
    for (const [index, name] of ["One", "Two", "Three"].entries()) {
      await page.locator("button:has(.lucide-plus)").click();
      const option = page.getByRole("group").filter({ has: page.locator(".lucide-trash-2") });
      await expect(option.nth(index).locator("input").first()).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press("Tab");
      await page.keyboard.type(`${values.map((value) => `${value}${index}`).join(",")},`);
    }
    await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "217");
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
