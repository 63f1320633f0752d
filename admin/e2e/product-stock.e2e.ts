import { productWithVariants, stored, table } from "./variants.ts";
import { expectAccessibleInBothThemes } from "./accessible.ts";
import { ask, expect, loseAnswers, numberField, openInApp, test } from "./shop.ts";

test("the stock of a variant is tracked by location", async ({ goingOn: page, addProduct }) => {
  const { id } = await addProduct(productWithVariants());
  const [first] = await stored(page, id);
  const places = (await (
    await page.request.get("/admin/stock-locations?limit=2&fields=id,name")
  ).json()) as { stock_locations: { id: string; name: string }[] };
  const [here, there] = places.stock_locations;
  if (!first || !here || !there) throw new Error("the demo store has two locations");
  const levels = async () => {
    const response = await page.request.get(`/admin/variants/${first.id}/inventory`);
    const { variant } = (await response.json()) as {
      variant: {
        inventory: {
          id: string;
          location_levels: { location_id: string; stocked_quantity: number }[];
        }[];
      };
    };
    const [item] = variant.inventory;
    return {
      item: item?.id ?? "",
      stocked: new Map(
        item?.location_levels.map((level) => [level.location_id, level.stocked_quantity]),
      ),
    };
  };
  await openInApp(page, `products/${id}`);
  await table(page).getByRole("button", { name: "Actions for S Red" }).click();
  await page.getByRole("menuitem", { name: "Edit stock" }).click();
  const drawer = page.getByRole("dialog", { name: "Stock" });
  await expect(drawer.getByText("Not stocked at any location yet.")).toBeVisible();
  await drawer.getByRole("button", { name: here.name }).click();
  await expect(numberField(page, here.name)).toBeFocused();
  await numberField(page, here.name).fill("12");
  await expect(drawer.getByText("0 reserved, 12 available")).toBeVisible();
  await drawer.getByRole("button", { name: "Increase" }).click();
  await expect(drawer.getByText("0 reserved, 13 available")).toBeVisible();
  await numberField(page, here.name).press("ArrowDown");
  await expect(drawer.getByText("0 reserved, 12 available")).toBeVisible();
  await drawer.getByRole("button", { name: there.name }).click();
  await numberField(page, there.name).fill("-1");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("Enter a whole number.")).toBeVisible();
  await numberField(page, there.name).fill("3");
  // One of two writes fails. The other value is stored, and the second attempt stores the rest.
  const { item } = await levels();
  const address = `**/admin/inventory-items/${item}/location-levels*`;
  await page.route(address, (route) =>
    (route.request().postData() ?? "").includes(there.id)
      ? route.fulfill({ status: 400, json: { message: "Closed on Sundays" } })
      : route.fallback(),
  );
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("Closed on Sundays")).toBeVisible();
  await page.unroute(address);
  expect((await levels()).stocked).toEqual(new Map([[here.id, 12]]));
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  expect((await levels()).stocked).toEqual(
    new Map([
      [here.id, 12],
      [there.id, 3],
    ]),
  );

  // Another operator changes the count in the meantime. The drawer shows the count that was saved
  // last.
  await openInApp(page, `products/${id}?edit=stock&variant=${first.id}`);
  await expect(numberField(page, there.name)).toHaveValue("3");
  await expect(numberField(page, here.name)).toHaveValue("12");
  await page.request.post(`/admin/inventory-items/${item}/location-levels/${here.id}`, {
    data: { stocked_quantity: 11 },
  });
  await numberField(page, here.name).fill("20");
  await drawer.getByRole("button", { name: `Remove ${there.name}` }).click();
  await expect(drawer.getByText(`${there.name} will be removed`)).toBeVisible();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("Someone else has set this to 11.")).toBeVisible();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  expect((await levels()).stocked).toEqual(new Map([[here.id, 20]]));
});

test("the stock of a variant is edited by location in its drawer, with the keyboard; other operators' counts are kept", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  const [first] = await stored(page, id);
  const { stock_locations } = await ask<{ stock_locations: { id: string; name: string }[] }>(
    page,
    "stock-locations?limit=2&fields=id,name",
  );
  const [here, there] = stock_locations;
  if (!first || !here || !there) throw new Error("the demo store has two locations");
  const item = async () => {
    const { variant } = await ask<{
      variant: {
        inventory: {
          id: string;
          location_levels: { location_id: string; stocked_quantity: number }[];
        }[];
      };
    }>(page, `variants/${first.id}/inventory`);
    return variant.inventory[0];
  };
  const counts = async () => {
    const levels = (await item())?.location_levels ?? [];
    const at = (location: string) =>
      levels.find(({ location_id }) => location_id === location)?.stocked_quantity;
    return [at(here.id), at(there.id)];
  };
  const setElsewhere = async (stocked_quantity: number) => {
    const address = `/admin/inventory-items/${(await item())?.id}/location-levels/${here.id}`;
    expect((await page.request.post(address, { data: { stocked_quantity } })).ok()).toBe(true);
  };
  const drawer = page.getByRole("dialog", { name: "Edit variant" });
  const open = async () => {
    await openInApp(page, `products/${id}?edit=variant&variant=${first.id}`);
    await expect(drawer.getByRole("textbox", { name: "Title" })).toBeFocused();
  };
  const count = (place: { name: string }, value: string) =>
    numberField(page, place.name).fill(value);
  const save = () => page.keyboard.press("Control+s");

  await open();
  await expect(numberField(page, here.name)).toHaveValue("");
  await count(here, "1.5");
  await save();
  await expect(drawer.getByText("Enter a whole number.")).toBeVisible();
  await count(here, "12");
  await expect(drawer.getByText("0 reserved, 12 available")).toBeVisible();
  await expectAccessibleInBothThemes(page, "[role=dialog]");
  await save();
  await expect(drawer).toBeHidden();
  expect(await counts()).toEqual([12, undefined]);

  await open();
  await expect(numberField(page, here.name)).toHaveValue("12");
  await setElsewhere(11);
  await count(there, "3");
  await save();
  await expect(drawer).toBeHidden();
  expect(await counts()).toEqual([11, 3]);

  await open();
  await setElsewhere(7);
  await count(here, "20");
  await save();
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  await expect(question.getByRole("radiogroup", { name: here.name })).toContainText("7");
  await question.getByRole("button", { name: "Save these versions" }).press("Enter");
  await expect(drawer).toBeHidden();
  expect(await counts()).toEqual([20, 3]);

  // The page finds out that a count was stored although its response was lost. A double click stores it once.
  await open();
  const lost = await loseAnswers(page, "**/admin/inventory-items/*/location-levels/*");
  await count(here, "21");
  await drawer.getByRole("button", { name: "Save changes" }).dblclick();
  await expect.poll(counts).toEqual([21, 3]);
  await expect(drawer).toBeHidden();
  expect(lost()).toBe(1);
  await page.unrouteAll();
  expect(await counts()).toEqual([21, 3]);

  await open();
  await count(here, "");
  await save();
  await expect(drawer.getByText("This number can't be empty. Enter 0 instead.")).toBeVisible();
  await drawer.getByRole("checkbox", { name: "Track inventory" }).uncheck();
  await expect(numberField(page, here.name)).toBeHidden();
});

test("a variant has one quantity if the store doesn't have the inventory module", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  await page.route(/\/admin\/store(\?|$)/, async (route) => {
    const response = await route.fetch();
    const { store } = (await response.json()) as { store: object };
    await route.fulfill({ response, json: { store: { ...store, modules: [] } } });
  });
  await page.goto(`/a/products/${id}`);
  await table(page).getByRole("button", { name: "Actions for S Blue" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Edit variant",
    "Duplicate",
    "Choose image",
    "Edit metadata",
    "Delete",
  ]);
  await page.getByRole("menuitem", { name: "Edit variant" }).click();
  await numberField(page, "In stock").fill("17");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect((await stored(page, id))[1]).toMatchObject({ title: "S Blue", inventory_quantity: 17 });
});

test("the header of a product with several pages of variants shows the stock of all of them", async ({
  signedIn: page,
}) => {
  const { products } = await ask<{
    products: { id: string; variants: { inventory_quantity: number }[] }[];
  }>(page, "products?q=Harbour enamel mug&fields=id&expand=variants");
  const [mug] = products;
  const stock = (mug?.variants ?? []).reduce((sum, one) => sum + one.inventory_quantity, 0);
  expect(mug?.variants.length).toBeGreaterThan(100);
  await openInApp(page, `products/${mug?.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText(/^\d+ variants$/).first()).toBeVisible();
  await expect(main.getByText(`${stock.toLocaleString("en")} in stock`).first()).toBeVisible();
});
