import type { Page } from "@playwright/test";
import { cellIn } from "./grid-cells.ts";
import { keysOf } from "./keys.ts";
import { fromMore } from "./menus.ts";
import { ownGoods, ownOrder } from "./own-orders.ts";
import { drop, levels, places, setStock } from "./own-stock.ts";
import { answer, ask, expect, rows, test } from "./shop.ts";

const grid = (page: Page) => page.getByRole("grid", { name: "Stock" });
const cellOf = (page: Page, row: number, column: string) => cellIn(grid(page), row, column);

test("items are found by their products, and counted in one grid that includes other operators' changes", async ({
  signedIn: page,
}) => {
  const { here, there } = await places(page);
  const goods = await ownGoods(page, { stock: 7 });
  const other = await ownGoods(page, { stock: 400, title: goods.title.replace("kettle", "jug") });
  const word = goods.title.split(" ").at(-1) ?? "";
  await ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: 2 }] });
  const item = goods.inventory_item_id;

  // Searches for a word that is in one item's SKU. For the other item, the word is only in its product, which the server's
  // search doesn't cover.
  await page.goto(`/a/inventory?q=${word}&order=sku`);
  await expect(rows(page)).toHaveCount(2);
  const own = rows(page).filter({ hasText: goods.sku });
  await expect(own).toContainText("One size");
  await expect(own.getByRole("cell").nth(4)).toHaveText("2");
  await expect(own.getByRole("link", { name: `Reservations: ${goods.title}` })).toHaveAttribute(
    "href",
    new RegExp(`/a/inventory/reservations\\?item=${item}`),
  );

  // Enters a relative change, an absolute number, stock at a location that didn't stock the item, and incoming stock.
  await page.getByRole("button", { name: "Edit stock" }).click();
  await expect(page).toHaveURL(/edit=counts/);
  const first = goods.sku < other.sku ? [1, 2] : [2, 1];
  const [row, otherRow] = [first[0] ?? 1, first[1] ?? 2];
  const inStock = `${here.name} In stock`;
  await (await cellOf(page, row, inStock)).click();
  await expect(page.getByText("2 reserved, 5 available")).toBeVisible();
  await page.keyboard.type("+12");
  await page.keyboard.press("Enter");
  await (await cellOf(page, row, inStock)).click();
  await expect(await cellOf(page, row, inStock)).toHaveText("+12");
  await expect(page.getByText("7 + 12 = 19")).toBeVisible();
  await (await cellOf(page, otherRow, inStock)).click();
  await page.keyboard.type("=380");
  await page.keyboard.press("Enter");
  await (await cellOf(page, row, `${there.name} In stock`)).click();
  await expect(page.getByText("Not stocked here yet")).toBeVisible();
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await (await cellOf(page, row, `${here.name} Available`)).click();
  await page.keyboard.type("1");
  await expect(page.getByText("Calculated from the reservations.")).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: `${here.name} (Incoming)` }).check();
  await page.keyboard.press("Escape");
  await (await cellOf(page, row, `${here.name} Incoming`)).click();
  await page.keyboard.type("30");
  await page.keyboard.press("Enter");
  await expect(page.getByText("4 changes")).toBeVisible();

  // In the meantime, three units of the first item are sold, and the second item is counted.
  await setStock(page, item, here.id, 4);
  await setStock(page, other.inventory_item_id, here.id, 390);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("1 row wasn't saved");
  expect(await levels(page, item)).toEqual({ [here.id]: [16, 30], [there.id]: [4, 0] });
  expect(await levels(page, other.inventory_item_id)).toEqual({ [here.id]: [390, 0] });
  await (await cellOf(page, otherRow, inStock)).click();
  await expect(page.getByText("Someone else has changed this number")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(grid(page)).toBeHidden();
  expect(await levels(page, other.inventory_item_id)).toEqual({ [here.id]: [380, 0] });
  // The second save doesn't add the 12 units of the first one again.
  expect(await levels(page, item)).toEqual({ [here.id]: [16, 30], [there.id]: [4, 0] });

  await drop(page, goods.product_id);
  await drop(page, other.product_id);
});

test("low stock counts the stock that a sales channel can sell, and includes items without a stock level", async ({
  signedIn: page,
}) => {
  const { there } = await places(page);
  const low = await ownGoods(page, { stock: 1 });
  const level = { location_id: there.id, stocked_quantity: 20 };
  await ask(page, `inventory-items/${low.inventory_item_id}/location-levels`, level);
  // The web channel doesn't sell from the other location.
  await page.goto(`/a/inventory?stock=low&q=${low.sku}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(low.sku);

  const unplaced = await ownGoods(page);
  const { here } = await places(page);
  await page.request.delete(
    `/admin/inventory-items/${unplaced.inventory_item_id}/location-levels/${here.id}`,
  );
  await page.goto(`/a/inventory?stock=none&q=${unplaced.sku}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(unplaced.sku);
  await drop(page, low.product_id);
  await drop(page, unplaced.product_id);
});

test("with the keyboard only, the stock of one item is counted, and a change that was rejected, or whose response was lost, isn't applied twice", async ({
  signedIn: page,
}) => {
  const { here } = await places(page);
  const goods = await ownGoods(page, { stock: 7 });
  const item = goods.inventory_item_id;
  const { press, tabTo, choose } = keysOf(page);
  await page.goto(`/a/inventory/${item}`);
  await expect(page.getByRole("table", { name: "Stock" })).toBeVisible();
  await tabTo("More actions");
  await press("Enter");
  await choose("Edit stock", "Home");
  const cell = () => cellOf(page, 1, `${here.name} In stock`);
  await expect(grid(page)).toBeVisible();
  await press("Control+Home");
  // Moves right to the location's column, whose position depends on the server's order of locations.
  for (let steps = 0; steps < 8; steps += 1) {
    if ((await (await cell()).getAttribute("tabindex")) === "0") break;
    await press("ArrowRight");
  }
  await page.keyboard.type("-9");
  await press("Enter", "ArrowUp");
  await expect(await cell()).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("+5");
  await press("Enter");

  // The store rejects the change once, and the row shows the error.
  const address = `**/admin/inventory-items/${item}/location-levels/*`;
  await answer(page, address, 400, { type: "invalid_data", message: "Closed on Sundays" }, "POST");
  await press("Control+s");
  await expect(page.getByRole("alert")).toContainText("1 row wasn't saved");
  await page.unroute(address);
  expect(await levels(page, item)).toEqual({ [here.id]: [7, 0] });

  // The server processes the call, but the response is lost, and so is the one that says what was stored. Pressing the button
  // again doesn't add the quantity twice.
  const items = "**/admin/inventory-items?*";
  await page.route(address, async (route) => {
    await route.fetch();
    await page.route(items, (list) => list.abort("connectionreset"));
    await route.abort("connectionreset");
  });
  await press("Control+s");
  await expect.poll(() => levels(page, item)).toEqual({ [here.id]: [12, 0] });
  await expect(page.getByText("The store didn't respond")).toBeVisible();
  await page.unroute(address);
  await page.unroute(items);
  await press("Control+s");
  await expect(grid(page)).toBeHidden();
  expect(await levels(page, item)).toEqual({ [here.id]: [12, 0] });
  await drop(page, goods.product_id);
});

test("the inventory list marks shortages in a channel, and labels its numbers on a phone", async ({
  signedIn: page,
}) => {
  const { here, there } = await places(page);
  const goods = await ownGoods(page, { stock: 1 });
  const level = { location_id: there.id, stocked_quantity: 20 };
  await ask(page, `inventory-items/${goods.inventory_item_id}/location-levels`, level);
  const unplaced = await ownGoods(page);
  await page.request.delete(
    `/admin/inventory-items/${unplaced.inventory_item_id}/location-levels/${here.id}`,
  );
  for (const { sku } of [goods, unplaced]) {
    await page.goto(`/a/inventory?q=${sku}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole("img", { name: "Low stock" })).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const inStock = rows(page).locator("td[data-label='In stock']");
  await expect(inStock).toBeVisible();
  const label = await inStock.evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toBe('"In stock"');
  await expect(rows(page).locator("td[data-label='Available']")).toBeVisible();
  await expect(rows(page).locator("td[data-label='Reserved']")).toBeHidden();
  await drop(page, goods.product_id);
  await drop(page, unplaced.product_id);
});

test("a count below the reserved quantity shows a warning in the grid before saving", async ({
  signedIn: page,
}) => {
  const { here } = await places(page);
  const goods = await ownGoods(page, { stock: 7 });
  await ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: 3 }] });
  await page.goto(`/a/inventory/${goods.inventory_item_id}?edit=counts`);
  const warning = page.getByRole("alert").filter({ hasText: "Fewer than reserved (3)." });
  for (const [text, isShort] of [
    ["2", true],
    ["3", false],
    ["-5", true],
  ] as const) {
    await (await cellOf(page, 1, `${here.name} In stock`)).click();
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await expect(warning).toHaveCount(isShort ? 1 : 0);
  }
  await expect(warning).toContainText(here.name);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(grid(page)).toBeHidden();
  expect(await levels(page, goods.inventory_item_id)).toEqual({ [here.id]: [2, 0] });
  await drop(page, goods.product_id);
});

test("deleting a product shows how many units open orders need", async ({ signedIn: page }) => {
  const goods = await ownGoods(page, { stock: 7 });
  await ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: 3 }] });
  const question = page.getByRole("alertdialog");
  await page.goto(`/a/products?q=${goods.sku}`);
  await page.getByRole("button", { name: `Actions for ${goods.title}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(question.getByText("Reserved for open orders")).toBeVisible();
  await expect(question.getByRole("definition")).toHaveText("3");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: goods.title }).click();
  await fromMore(page, "Delete");
  await expect(question.getByText("Reserved for open orders")).toBeVisible();
  await expect(question.getByRole("definition")).toHaveText("3");
  await drop(page, goods.product_id);
});
