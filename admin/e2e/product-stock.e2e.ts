import { productWithVariants, stored, table } from "./variants.ts";
import { ask, expect, field, numberField, openInApp, test } from "./shop.ts";

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
  await expect(field(page, here.name)).toBeFocused();
  await field(page, here.name).fill("12");
  await expect(drawer.getByText("0 reserved, 12 available")).toBeVisible();
  await drawer.getByRole("button", { name: there.name }).click();
  await field(page, there.name).fill("-1");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("Enter a whole number.")).toBeVisible();
  await field(page, there.name).fill("3");
  // One of two writes fails: the other value is stored, and the second attempt stores the rest.
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

  // Another operator counts in the meantime. The value saved before is shown.
  await openInApp(page, `products/${id}?edit=stock&variant=${first.id}`);
  await expect(field(page, there.name)).toHaveValue("3");
  await expect(field(page, here.name)).toHaveValue("12");
  await page.request.post(`/admin/inventory-items/${item}/location-levels/${here.id}`, {
    data: { stocked_quantity: 11 },
  });
  await field(page, here.name).fill("20");
  await drawer.getByRole("button", { name: `Remove ${there.name}` }).click();
  await expect(drawer.getByText(`${there.name} will be removed`)).toBeVisible();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("Someone else has set this to 11.")).toBeVisible();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  expect((await levels()).stocked).toEqual(new Map([[here.id, 20]]));
});

test("without the inventory module, a variant has one quantity", async ({
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
    "Edit metadata",
    "Delete",
  ]);
  await page.getByRole("menuitem", { name: "Edit variant" }).click();
  await numberField(page, "In stock").fill("17");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect((await stored(page, id))[1]).toMatchObject({ title: "S Blue", inventory_quantity: 17 });
});

test("the header of a product with several pages of variants shows no stock, because only one page is read", async ({
  signedIn: page,
}) => {
  const { products } = await ask<{ products: { id: string; title: string }[] }>(
    page,
    "products?q=Harbour enamel mug&fields=id,title&expand=",
  );
  const [mug] = products;
  await openInApp(page, `products/${mug?.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText(/^\d+ variants$/).first()).toBeVisible();
  await expect(main.getByRole("table").getByRole("row").nth(1)).toContainText(/\d/);
  await page.waitForLoadState("networkidle");
  await expect(main.getByText(/ in stock$/)).toHaveCount(0);
});
