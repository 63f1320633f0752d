import { expectAccessible } from "./accessible.ts";
import { answer, expect, openInApp, test } from "./shop.ts";
import { productWithVariants, stored, titles } from "./variants.ts";

test("option values are renamed, merged, deleted, and reordered, with a preview of the variants; titles and SKUs follow", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  const drawer = page.getByRole("dialog", { name: "Edit option values" });
  const value = (name: string) => drawer.getByRole("textbox", { name, exact: true });
  const save = drawer.getByRole("button", { name: "Save changes" });
  const values = async () =>
    (await stored(page, id)).map(({ options }) =>
      options
        .map((one) => one.value)
        .toSorted()
        .join(" "),
    );
  await openInApp(page, `products/${id}`);
  await page.getByRole("button", { name: "More variant actions" }).click();
  await page.getByRole("menuitem", { name: "Edit option values" }).click();

  // Renames a value with the keyboard.
  await value("Color, value 1").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Crimson");
  await expect(drawer.getByRole("listitem")).toHaveText(["S Red → S Crimson", "L Red → L Crimson"]);
  await drawer.getByRole("textbox", { name: "SKU pattern" }).fill("{handel}");
  await expect(drawer.getByText("Unknown placeholder: handel")).toBeVisible();
  const pattern = `${id.slice(-8)}-{color:3}-{size}`;
  await drawer.getByRole("textbox", { name: "SKU pattern" }).fill(pattern);
  await expect(drawer.getByRole("listitem").first()).toHaveText(/ · .*-CRI-S$/);
  await expectAccessible(page, "[role=dialog]");
  // One variant can't be saved. The next attempt continues with it.
  const large = (await stored(page, id)).find(({ title }) => title === "L Red");
  const address = `**/admin/products/${id}/variants/${large?.id}*`;
  await answer(page, address, 500, { type: "unknown_error", message: "An error" }, "POST");
  await page.keyboard.press("Control+s");
  await expect(drawer.getByText("Saved: 2. Not saved: 1.")).toBeVisible();
  await expect(drawer.getByText(/^L Red: /)).toBeVisible();
  expect(await titles(page, id)).toEqual(["S Crimson", "S Blue", "L Red"]);
  await page.unroute(address);
  await save.click();
  await expect(drawer).toBeHidden();
  expect(await titles(page, id)).toEqual(["S Crimson", "S Blue", "L Crimson"]);
  expect(await values()).toEqual(["Crimson S", "Blue S", "Crimson L"]);
  const [small] = await stored(page, id);
  expect(small?.sku).toBe(`${id.slice(-8)}-CRI-S`);
  expect(small?.prices).toMatchObject([{ amount: 1900, currency_code: "eur" }]);

  // Merges two values. If two variants become identical, one of them is deleted after a confirmation.
  await page.goto(`/a/products/${id}?edit=values`);
  await value("Color, value 2").fill("Crimson");
  await expect(drawer.getByText("Blue is merged into Crimson.")).toBeVisible();
  await expect(drawer.getByText("These variants are deleted (1): S Blue.")).toBeVisible();
  await drawer.getByLabel("If two variants become identical, keep").selectOption("The renamed one");
  await expect(drawer.getByText("These variants are deleted (1): S Crimson.")).toBeVisible();
  await save.click();
  expect(await titles(page, id)).toHaveLength(3);
  await drawer.getByRole("checkbox", { name: "Delete these variants" }).check();
  await save.click();
  await expect(drawer).toBeHidden();
  expect(await titles(page, id)).toEqual(["S Crimson", "L Crimson"]);
  expect((await stored(page, id))[0]?.id).not.toBe(small?.id);

  // Changes the order of the values, and deletes a value together with its variants.
  await page.goto(`/a/products/${id}?edit=values`);
  await drawer.getByRole("button", { name: "Move L up" }).click();
  await expect(drawer.getByText("Only the order of the variants changes.")).toBeVisible();
  await save.click();
  await expect(drawer).toBeHidden();
  expect(await titles(page, id)).toEqual(["L Crimson", "S Crimson"]);
  await page.goto(`/a/products/${id}?edit=values`);
  await drawer.getByRole("button", { name: "Remove S", exact: true }).click();
  await expect(drawer.getByText("S is deleted, along with its variants (1).")).toBeVisible();
  await drawer.getByRole("checkbox", { name: "Delete these variants" }).check();
  await save.click();
  await expect(drawer).toBeHidden();
  expect(await titles(page, id)).toEqual(["L Crimson"]);
});

test("variants that someone else adds to a deleted value are deleted only after they were shown", async ({
  goingOn: page,
  addProduct,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await addProduct(productWithVariants());
  await openInApp(page, `products/${id}?edit=values`);
  const drawer = page.getByRole("dialog", { name: "Edit option values" });
  await drawer.getByRole("button", { name: "Remove Blue", exact: true }).click();
  await drawer.getByRole("checkbox", { name: "Delete these variants" }).check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const [one] = await stored(page, id);
  const size = one?.options.find((option) => option.value === "S")?.option_id;
  const color = one?.options.find((option) => option.value === "Red")?.option_id;
  await page.request.post(`/admin/products/${id}/variants`, {
    data: {
      title: "L Blue",
      prices: [],
      options: [
        { option_id: size, value: "L" },
        { option_id: color, value: "Blue" },
      ],
    },
  });
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer.getByText("The variants have changed in the meantime.")).toBeVisible();
  await expect(
    drawer.getByText("These variants are deleted (2): S Blue and L Blue."),
  ).toBeVisible();
  expect(await titles(page, id)).toHaveLength(4);
  await drawer.getByRole("checkbox", { name: "Delete these variants" }).check();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  expect(await titles(page, id)).toEqual(["S Red", "L Red"]);
});
