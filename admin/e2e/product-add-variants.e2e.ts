import { expectAccessible } from "./accessible.ts";
import { productWithVariants, stored, table, titles } from "./variants.ts";
import { expect, openInApp, test } from "./shop.ts";

test("new option values create the missing variants after a preview, and never create a variant twice", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  const [, blue] = await stored(page, id);
  await page.request.post(`/admin/products/${id}/variants/${blue?.id}`, {
    data: { prices: [{ currency_code: "eur", amount: 2500 }] },
  });
  await openInApp(page, `products/${id}`);
  await page.getByRole("button", { name: "More variant actions" }).click();
  await page.getByRole("menuitem", { name: "Add several variants" }).click();
  const drawer = page.getByRole("dialog", { name: "Add several variants" });
  const choice = (name: string) => drawer.getByRole("checkbox", { name, exact: true });
  // A combination that was left out before is offered, but isn't selected.
  await expect(choice("L / Blue")).not.toBeChecked();
  await expect(drawer.getByText("Values in use: S and L")).toBeVisible();
  await expect(drawer.getByRole("button", { name: /^Remove / })).toHaveCount(0);
  await drawer.getByRole("textbox", { name: "Size" }).fill("XL");
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("button", { name: /^Remove / })).toHaveText([""]);
  await page.keyboard.type("s ");
  await page.keyboard.press("Enter");
  await expect(choice("XL / Red")).toBeChecked();
  await expect(choice("XL / Blue")).toBeChecked();
  await expect(drawer.getByRole("checkbox")).toHaveCount(3);
  await choice("L / Blue").check();
  await choice("XL / Red").uncheck();
  await expectAccessible(page, "[role=dialog]");

  // The server rejects the second variant. The first one exists, and pressing the button again adds
  // only the remaining ones.
  const create = new RegExp(`/admin/products/${id}/variants(\\?|$)`);
  let sent = 0;
  await page.route(create, async (route) => {
    if (route.request().method() === "POST" && (sent += 1) === 2)
      await route.fulfill({ status: 400, json: { type: "invalid_data", message: "Not this one" } });
    else await route.fallback();
  });
  await drawer.getByRole("button", { name: "Add variants (2)" }).click();
  await expect(drawer.getByRole("alert")).toContainText("Not this one");
  await expect(choice("L / Blue")).toHaveCount(0);
  await expect(choice("XL / Blue")).toBeChecked();
  await expect(choice("XL / Red")).not.toBeChecked();
  expect(await titles(page, id)).toEqual(["S Red", "S Blue", "L Red", "L / Blue"]);
  await drawer.getByRole("button", { name: "Add variants (1)" }).click();
  await expect(drawer).toBeHidden();
  await expect(table(page).getByRole("link", { name: "XL / Blue" })).toBeVisible();
  const now = await stored(page, id);
  expect(now.map(({ title }) => title).toSorted()).toEqual(
    ["L / Blue", "L Red", "S Blue", "S Red", "XL / Blue"].toSorted(),
  );
  // Each new variant gets the values of the most similar variant.
  const made = now.find(({ title }) => title === "XL / Blue");
  expect(made?.prices).toMatchObject([{ amount: 2500, currency_code: "eur" }]);
  expect(made?.options.map(({ value }) => value).toSorted()).toEqual(["Blue", "XL"]);
  expect(sent).toBe(3);
});

test("if all variants exist, nothing is added, and a product without options explains why variants can't be added", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct();
  await openInApp(page, `products/${id}?edit=combine`);
  const drawer = page.getByRole("dialog", { name: "Add several variants" });
  await expect(drawer.getByText("already exists. Add a value.")).toBeVisible();
  await drawer.getByRole("button", { name: "Add variants (0)" }).click();
  await expect(drawer).toBeVisible();
  expect(await stored(page, id)).toHaveLength(1);

  const plain = await addProduct({ options: [], variants: [] });
  await openInApp(page, `products/${plain.id}?edit=combine`);
  await expect(drawer.getByText("Without options, there can be only one variant.")).toBeVisible();
});
