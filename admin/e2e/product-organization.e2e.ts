import { expect, field, openInApp, test } from "./shop.ts";

test("a tag, a collection, and a sales channel are chosen in place, and saved together with the title", async ({
  goingOn: page,
  addProduct,
  addCollection,
}) => {
  const set = await addCollection();
  const product = await addProduct();
  const stored = async () => {
    const answer = await page.request.get(`/admin/products/${product.id}?expand=tags,collection`);
    const { product: now } = (await answer.json()) as {
      product: { collection_id: string | null; tags: { value: string }[] };
    };
    return [now.collection_id, ...now.tags.map(({ value }) => value)];
  };
  await openInApp(page, `products/${product.id}`);
  const card = page.getByRole("region", { name: "Organization" });
  await card.getByRole("button", { name: "Choose a collection" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("searchbox").fill(set.title);
  await picker.getByRole("radio", { name: set.title }).check();
  await picker.getByRole("button", { name: /^Choose/ }).click();
  await expect(card).toContainText(set.title);
  // Nothing is saved until the user saves the form. Its bar discards all changes.
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  expect(await stored()).toEqual([null]);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(card).not.toContainText(set.title);
  const save = page.getByRole("button", { name: "Save", exact: true });
  const saved = async () => {
    // The keys work even while a list covers the button.
    await page.keyboard.press("Control+s");
    await expect(save).toBeHidden();
  };

  const channels = async () => {
    const answer = await page.request.get(`/admin/products/${product.id}?expand=sales_channels`);
    const { product: now } = (await answer.json()) as {
      product: { sales_channels: { name: string }[] };
    };
    return now.sales_channels.map(({ name }) => name).toSorted();
  };
  const before = await channels();
  await card.getByRole("combobox", { name: "Sales channels" }).fill("Japan");
  await page.getByRole("option", { name: "Japan marketplace" }).click();
  const titled = `${product.title} in Japan`;
  await field(page, "Title").fill(titled);
  await card.getByText("Discountable").click();
  expect(await channels()).toEqual(before);
  await saved();
  expect(await channels()).toEqual([...before, "Japan marketplace"].toSorted());
  await expect(page.getByRole("heading", { level: 1, name: titled })).toBeVisible();
  await expect(card.getByRole("checkbox", { name: "Discountable" })).not.toBeChecked();
  await card.getByRole("button", { name: "Remove Japan marketplace" }).click();
  await saved();
  expect(await channels()).toEqual(before);

  // Finds a tag by typing. Keeps another operator's tag, which this page doesn't show yet.
  const mark = product.id.slice(-6).toLowerCase();
  const other = `theirs-${mark}`;
  await page.request.post(`/admin/products/${product.id}`, { data: { tags: [{ value: other }] } });
  const tags = card.getByRole("combobox", { name: "Tags" });
  await tags.fill(`mine-${mark}`);
  await page.getByRole("option", { name: `Create the tag “mine-${mark}”` }).click();
  await saved();
  expect(await stored()).toEqual(expect.arrayContaining([null, `mine-${mark}`, other]));
  await tags.press("Backspace");
  await saved();
  expect((await stored()).length).toBe(2);
  await page.request.post(`/admin/products/${product.id}`, { data: { tags: [] } });
  await page.reload();
  await expect(card.getByRole("button", { name: "Choose tags" })).toBeVisible();

  // The store rejects the new tags, and the choice stays in the form.
  await page.route(`**/admin/products/${product.id}`, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 400, json: { type: "invalid_data", message: "Not this one." } })
      : route.fallback(),
  );
  await card.getByRole("button", { name: "Choose tags" }).click();
  await picker.getByRole("checkbox").first().check();
  await picker.getByRole("button", { name: /^Choose/ }).click();
  await save.click();
  await expect(page.getByText("Not this one.")).toBeVisible();
  await expect(card.getByRole("button", { name: /^Remove/ })).toHaveCount(before.length + 1);
  expect(await stored()).toEqual([null]);
});
