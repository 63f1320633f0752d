import { expect, openList, rows, test } from "./shop.ts";

test("Back never reopens a closed overlay, saved or not, but Forward can", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id, title } = await addProduct();
  const record = `/a/products/${id}`;
  const drawer = page.getByRole("dialog");
  const variantLink = page.getByRole("region", { name: "Variants" }).getByRole("link").first();
  await openList(page, `?q=${title.slice(-8)}`);
  const list = page.url();
  await rows(page).getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(record);

  // Closes the overlay without saving.
  await variantLink.click();
  await expect(page).toHaveURL(new RegExp(`${record}\\?edit=variant&`));
  await expect(drawer.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(record);
  await page.goForward();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(record);

  // The next edit is saved.
  await variantLink.click();
  await drawer.getByRole("textbox", { name: "Material" }).fill("Steel");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(record);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(drawer).toBeHidden();
});

test("an overlay opened by its URL closes to its page, and Back leaves the page", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct();
  await openList(page);
  await page.goto(`/a/products/${id}?edit=prices`);
  const modal = page.getByRole("dialog");
  await expect(modal).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/a/products/${id}`);
  await page.goBack();
  await expect(page).toHaveURL("/a/products");
});
