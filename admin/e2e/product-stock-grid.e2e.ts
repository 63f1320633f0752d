import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { cellIn, holdAfterFive } from "./grid-cells.ts";
import { productWithVariants, stored } from "./variants.ts";
import { answer, expect, openInApp, test, variant } from "./shop.ts";

const grid = (page: Page) => page.getByRole("grid", { name: "Stock" });
const cellOf = (page: Page, row: number, column: string) => cellIn(grid(page), row, column);

interface Level {
  location_id: string;
  stocked_quantity: number;
}
/** A variant's inventory item, and its stock by location. */
async function stockLevel(page: Page, variantId: string) {
  const response = await page.request.get(`/admin/variants/${variantId}/inventory`);
  const { variant } = (await response.json()) as {
    variant: { inventory: { id: string; location_levels: Level[] }[] };
  };
  const [item] = variant.inventory;
  return {
    item: item?.id ?? "",
    levels: Object.fromEntries(
      item?.location_levels.map((level) => [level.location_id, level.stocked_quantity]) ?? [],
    ),
  };
}

async function places(page: Page) {
  const response = await page.request.get("/admin/stock-locations?limit=2&fields=id,name");
  const { stock_locations } = (await response.json()) as {
    stock_locations: { id: string; name: string }[];
  };
  const [here, there] = stock_locations;
  if (!here || !there) throw new Error("the demo store has two locations");
  return { here, there };
}

const setLevel = (page: Page, item: string, place: string, stocked_quantity: number) =>
  page.request.post(`/admin/inventory-items/${item}/location-levels/${place}`, {
    data: { stocked_quantity },
  });

async function open(page: Page, id: string, name: string): Promise<void> {
  await openInApp(page, `products/${id}`);
  await page.getByRole("button", { name: "Edit stock" }).click();
  await expect(await cellOf(page, 1, name)).toBeVisible();
}

test("the stock of all variants is edited in one grid, and only changes are sent", async ({
  goingOn: page,
  addProduct,
}) => {
  const { here, there } = await places(page);
  const { id } = await addProduct(productWithVariants());
  const [red, blue, large] = (await stored(page, id)).map((one) => one.id);
  if (!red || !blue || !large) throw new Error("three variants");
  await page.request.post(`/admin/products/${id}/variants/${large}`, {
    data: { manage_inventory: false },
  });
  const { item } = await stockLevel(page, red);
  await page.request.post(`/admin/inventory-items/${item}/location-levels`, {
    data: { location_id: here.id, stocked_quantity: 5 },
  });
  await open(page, id, here.name);
  await expect(page).toHaveURL(/edit=stocks/);
  await expect(grid(page).getByRole("rowheader")).toHaveText(["S Red", "S Blue", "L Red"]);
  await expect(await cellOf(page, 1, here.name)).toHaveText("5");
  await (await cellOf(page, 1, here.name)).click();
  await expect(page.getByText("0 reserved, 5 available")).toBeVisible();
  await page.keyboard.type("8");
  await page.keyboard.press("Enter");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  // The third variant isn't tracked.
  await page.keyboard.type("3");
  await expect(page.getByText("The inventory of this variant isn't tracked")).toBeVisible();
  await (await cellOf(page, 2, there.name)).click();
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 changes")).toBeVisible();
  await expectAccessible(page);

  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/location-levels"))
      writes.push(request.url());
  });
  await page.keyboard.press("Control+s");
  await expect(grid(page)).toBeHidden();
  expect(writes).toHaveLength(3);
  expect((await stockLevel(page, red)).levels).toEqual({ [here.id]: 8 });
  expect((await stockLevel(page, blue)).levels).toEqual({ [here.id]: 12, [there.id]: 0 });
  expect((await stockLevel(page, large)).levels).toEqual({});
});

test("other operators' counts aren't overwritten, and rejected values stay in their cells", async ({
  goingOn: page,
  addProduct,
}) => {
  const { here, there } = await places(page);
  const { id } = await addProduct(productWithVariants());
  const [red, blue, large] = (await stored(page, id)).map((one) => one.id);
  if (!red || !blue || !large) throw new Error("three variants");
  const items = {
    red: (await stockLevel(page, red)).item,
    blue: (await stockLevel(page, blue)).item,
    large: (await stockLevel(page, large)).item,
  };
  for (const item of Object.values(items))
    await page.request.post(`/admin/inventory-items/${item}/location-levels`, {
      data: { location_id: here.id, stocked_quantity: 5 },
    });
  await page.request.post(`/admin/inventory-items/${items.large}/location-levels`, {
    data: { location_id: there.id, stocked_quantity: 1 },
  });
  await page.request.delete(`/admin/inventory-items/${items.large}/location-levels/${there.id}`);
  await open(page, id, here.name);

  await (await cellOf(page, 1, here.name)).click();
  for (const quantity of ["20", "30"]) {
    await page.keyboard.type(quantity);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Delete");
  await (await cellOf(page, 3, there.name)).click();
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await (await cellOf(page, 1, there.name)).click();
  await page.keyboard.type("6");
  await page.keyboard.press("Enter");
  await setLevel(page, items.red, here.id, 3);
  const address = `**/admin/inventory-items/${items.blue}/location-levels/*`;
  await answer(page, address, 400, { type: "invalid_data", message: "Closed on Sundays" }, "POST");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("3 rows weren't saved");

  // Saves the only valid cell of the row. The other cells show the reason.
  await expect(await cellOf(page, 1, there.name)).not.toHaveAttribute("aria-invalid", "true");
  await (await cellOf(page, 1, here.name)).click();
  await expect(await cellOf(page, 1, here.name)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Someone else has changed this number")).toBeVisible();
  await (await cellOf(page, 2, here.name)).click();
  await expect(page.getByText("Closed on Sundays")).toBeVisible();
  await (await cellOf(page, 3, there.name)).click();
  await expect(page.getByText("was removed from this location")).toBeVisible();
  expect((await stockLevel(page, red)).levels).toEqual({ [here.id]: 3, [there.id]: 6 });
  expect((await stockLevel(page, blue)).levels).toEqual({ [here.id]: 5 });
  expect((await stockLevel(page, large)).levels).toEqual({ [here.id]: 5 });

  await page.keyboard.press("Delete");
  await (await cellOf(page, 3, here.name)).click();
  await page.keyboard.press("F2");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await page.unroute(address);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(grid(page)).toBeHidden();
  expect((await stockLevel(page, red)).levels).toEqual({ [here.id]: 20, [there.id]: 6 });
  expect((await stockLevel(page, blue)).levels).toEqual({ [here.id]: 30 });
});

test("one value can be filled into several variants, and in a store without locations, each variant has one quantity", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct({
    variants: Array.from({ length: 20 }, (_, index) => variant(index + 1)),
  });
  await page.route(/\/admin\/store(\?|$)/, async (route) => {
    const response = await route.fetch();
    const { store } = (await response.json()) as { store: object };
    await route.fulfill({ response, json: { store: { ...store, modules: [] } } });
  });
  await open(page, id, "In stock");
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await (await cellOf(page, 1, "In stock")).click();
  await page.keyboard.press("Control+Shift+End");
  await page.getByRole("button", { name: "Adjust amounts" }).click();
  await page.getByLabel("Calculation").selectOption("Set to");
  await page.getByRole("textbox", { name: "Value" }).fill("17");
  await page.getByRole("textbox", { name: "Value" }).press("Enter");
  await expect(page.getByText("20 changes")).toBeVisible();
  // Holds some writes until the progress has been shown.
  const release = await holdAfterFive(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("progressbar", { name: "Rows saved" })).toBeVisible();
  release();
  await expect(grid(page)).toBeHidden();
  const response = await page.request.get(
    `/admin/products/${id}/variants?limit=20&fields=id,inventory_quantity`,
  );
  const { variants } = (await response.json()) as { variants: { inventory_quantity: number }[] };
  expect(new Set(variants.map((one) => one.inventory_quantity))).toEqual(new Set([17]));
});
