import type { Page } from "@playwright/test";
import { cellIn } from "./grid-cells.ts";
import { levels, places, setStock } from "./own-stock.ts";
import { openDetails } from "./menus.ts";
import { ask, expect, loseAnswers, openInApp, test } from "./shop.ts";
import { productWithVariants, stored } from "./variants.ts";

// A second operator saves while the first one is still editing. Each step checks the server's state.

test("metadata of two operators is merged by name, and the user chooses between conflicting values", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct({
    metadata: { origin: "Porto", season: "spring", room: "Bath" },
  });
  const path = `/admin/products/${id}`;
  const save = async (metadata: object) => {
    const response = await page.request.post(path, { data: { metadata } });
    expect(response.ok(), await response.text()).toBe(true);
  };
  const stored = async () => {
    const response = await page.request.get(path);
    return ((await response.json()) as { product: { metadata: object } }).product.metadata;
  };
  await openInApp(page, `products/${id}`);
  await openDetails(page);
  await page.getByRole("button", { name: "Edit metadata" }).click();
  const editor = page.getByRole("dialog", { name: "Metadata" });
  const row = (name: string) =>
    editor.getByRole("group").filter({ has: page.locator(`input[value="${name}"]`) });
  await row("origin").getByLabel("Value").fill("Braga");
  await row("room").getByLabel("Value").fill("Hall");
  await save({ origin: "Lisbon", season: "summer", shelf: 4 });

  await editor.getByRole("button", { name: "Save changes" }).click();
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  await expect(question.getByRole("radiogroup")).toHaveCount(1);
  const origin = question.getByRole("radiogroup", { name: "origin", exact: true });
  await expect(origin).toContainText("Braga");
  await expect(origin).toContainText("Lisbon");
  const others = { season: "summer", shelf: 4 };
  expect(await stored()).toEqual({ origin: "Lisbon", room: "Bath", ...others });

  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(row("origin").getByLabel("Value")).toHaveValue("Braga");
  await editor.getByRole("button", { name: "Save changes" }).click();
  await origin.getByRole("radio", { name: /Their version/ }).check();
  await question.getByRole("button", { name: "Save these" }).click();
  await expect(editor).toBeHidden();
  expect(await stored()).toEqual({ origin: "Lisbon", room: "Hall", ...others });
});

test("the user chooses between the thumbnails of two operators, and their images are merged", async ({
  signedIn: page,
  addProduct,
}) => {
  const urls = ["front", "back", "detail"].map(
    (name, index) => `http://pictures.test/${name}.png#order=${index + 1}`,
  );
  await page.route("http://pictures.test/**", (route) => route.fulfill({ status: 404 }));
  const [front, back, detail] = urls.map((url) => url.replace(/#.*/, ""));
  const { id } = await addProduct({ images: urls, thumbnail: front });
  const path = `/admin/products/${id}`;
  const save = async (data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  const stored = async () => {
    const response = await page.request.get(path);
    const { product } = (await response.json()) as {
      product: { thumbnail: string; images: unknown[] };
    };
    return product;
  };
  const modal = page.getByRole("dialog", { name: "Edit media" });
  const choose = async (number: number) => {
    await openInApp(page, `products/${id}?edit=media`);
    await modal.getByRole("button", { name: `Use image ${number} as thumbnail` }).click();
  };
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  const saveButton = modal.getByRole("button", { name: "Save changes" });

  await choose(3);
  await save({ thumbnail: back, images: [...urls, "http://pictures.test/new.png#order=4"] });
  await saveButton.click();
  await expect(question).toContainText("detail.png");
  await expect(question).toContainText("back.png");
  expect((await stored()).thumbnail).toBe(back);
  await question.getByRole("radio", { name: /Their version/ }).check();
  await question.getByRole("button", { name: "Save these" }).click();
  await expect(modal).toBeHidden();
  expect(await stored()).toMatchObject({ thumbnail: back });
  expect((await stored()).images).toHaveLength(4);

  await choose(1);
  await save({ thumbnail: detail });
  await saveButton.click();
  await question.getByRole("button", { name: "Save these" }).click();
  await expect(modal).toBeHidden();
  expect((await stored()).thumbnail).toBe(front);
});

test("the user chooses between the notes of two operators", async ({ signedIn: page }) => {
  const { orders } = await ask<{ orders: { id: string }[] }>(page, "orders?limit=1&fields=id");
  const order = orders[0]?.id ?? "";
  const { note } = await ask<{ note: { id: string } }>(page, "notes", {
    resource_type: "order",
    resource_id: order,
    value: "Ring twice",
  });
  const stored = async () =>
    (await ask<{ note: { value: string } }>(page, `notes/${note.id}`)).note.value;
  await openInApp(page, `orders/${order}?edit=edit-note&part=${note.id}`);
  const drawer = page.getByRole("dialog", { name: "Edit note" });
  await drawer.getByLabel("Note").fill("Knock");
  await ask(page, `notes/${note.id}`, { value: "Leave it with the neighbor" });
  await drawer.getByRole("button", { name: "Save changes" }).click();
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  await expect(question).toContainText("Leave it with the neighbor");
  expect(await stored()).toBe("Leave it with the neighbor");
  await question.getByRole("button", { name: "Save these" }).click();
  await expect(drawer).toBeHidden();
  expect(await stored()).toBe("Knock");
  await page.request.delete(`/admin/notes/${note.id}`);
});

test("a difference in stock is added to what another operator counted, by location", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct(productWithVariants());
  const variants = (await stored(page, id)).slice(0, 2);
  const { here } = await places(page);
  const items = await Promise.all(variants.map((one) => itemOf(page, one.id)));
  const [counted = ""] = items;
  await page.request.post(`/admin/inventory-items/${counted}/location-levels`, {
    data: { location_id: here.id, stocked_quantity: 12 },
  });
  await addTwelve(page, id, here.name);
  await setStock(page, counted, here.id, 7);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("grid", { name: "Stock" })).toBeHidden();
  // The second variant had no level at this location.
  expect(await Promise.all(items.map(async (item) => levels(page, item)))).toEqual([
    { [here.id]: [19, 0] },
    { [here.id]: [12, 0] },
  ]);
});

test("a difference in stock is added to what another operator counted, without locations", async ({
  signedIn: page,
  addProduct,
}) => {
  await page.route(/\/admin\/store(\?|$)/, async (route) => {
    const response = await route.fetch();
    const { store } = (await response.json()) as { store: object };
    await route.fulfill({ response, json: { store: { ...store, modules: [] } } });
  });
  const { id } = await addProduct(productWithVariants());
  const [first] = await stored(page, id);
  const path = `/admin/products/${id}/variants`;
  const count = async (inventory_quantity: number) => {
    const data = { inventory_quantity };
    const response = await page.request.post(`${path}/${first?.id}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  const quantities = async () => {
    const response = await page.request.get(`${path}?fields=id,inventory_quantity`);
    const { variants } = (await response.json()) as {
      variants: { id: string; inventory_quantity: number }[];
    };
    return new Map(variants.map((one) => [one.id, one.inventory_quantity]));
  };
  await count(12);
  await addTwelve(page, id, "In stock");
  await count(7);
  // The response to the first write is lost. The stored value is found, and isn't added twice.
  const lost = await loseAnswers(page, `**/admin/products/${id}/variants/${first?.id}*`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(lost).toBe(1);
  await expect(page.getByRole("grid", { name: "Stock" })).toBeHidden();
  expect((await quantities()).get(first?.id ?? "")).toBe(19);
});

/** Adds 12 to the first two variants in the grid of a product's stock. */
async function addTwelve(page: Page, product: string, column: string): Promise<void> {
  await openInApp(page, `products/${product}?edit=stocks`);
  await (await cellIn(page.getByRole("grid", { name: "Stock" }), 1, column)).click();
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByRole("button", { name: "Adjust amounts" }).click();
  await page.getByLabel("Calculation").selectOption("Add or subtract");
  const operand = page.getByRole("textbox", { name: "Value" });
  await operand.fill("12");
  await operand.press("Enter");
  await expect(page.getByText("2 changes")).toBeVisible();
}

async function itemOf(page: Page, variant: string): Promise<string> {
  const response = await page.request.get(`/admin/variants/${variant}/inventory`);
  const answer = (await response.json()) as { variant: { inventory: { id: string }[] } };
  return answer.variant.inventory[0]?.id ?? "";
}
