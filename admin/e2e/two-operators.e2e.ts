import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { cellIn } from "./grid-cells.ts";
import { levels, places, setStock } from "./own-stock.ts";
import { openDetails } from "./menus.ts";
import { ask, expect, loseAnswers, openInApp, test } from "./shop.ts";
import { productWithVariants, stored } from "./variants.ts";

// A second operator saves while the first one is still editing. The tests check the server's state after each step.

test("two operators' changes to metadata are merged by name, and the user chooses between conflicting values", async ({
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
  await question.getByRole("button", { name: "Save these versions" }).click();
  await expect(editor).toBeHidden();
  expect(await stored()).toEqual({ origin: "Lisbon", room: "Hall", ...others });
});

test("two operators' images are merged, and the user chooses between their thumbnails", async ({
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
  const bar = page.getByRole("region", { name: "Unsaved changes" });
  const choose = async (number: number) => {
    await openInApp(page, `products/${id}`);
    await page.getByRole("button", { name: `Use image ${number} as thumbnail` }).click();
  };
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  const saveButton = bar.getByRole("button", { name: "Save" });

  await choose(3);
  await save({ thumbnail: back, images: [...urls, "http://pictures.test/new.png#order=4"] });
  await saveButton.click();
  await expect(question).toContainText("detail.png");
  await expect(question).toContainText("back.png");
  expect((await stored()).thumbnail).toBe(back);
  await question.getByRole("radio", { name: /Their version/ }).check();
  await question.getByRole("button", { name: "Save these versions" }).click();
  await expect(bar).toBeHidden();
  expect(await stored()).toMatchObject({ thumbnail: back });
  expect((await stored()).images).toHaveLength(4);

  await choose(1);
  await save({ thumbnail: detail });
  await saveButton.click();
  await question.getByRole("button", { name: "Save these versions" }).click();
  await expect(bar).toBeHidden();
  expect((await stored()).thumbnail).toBe(front);
});

test("the user chooses between two operators' notes", async ({ signedIn: page }) => {
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
  await question.getByRole("button", { name: "Save these versions" }).click();
  await expect(drawer).toBeHidden();
  expect(await stored()).toBe("Knock");
  await page.request.delete(`/admin/notes/${note.id}`);
});

test("with locations, a relative stock change is added to the quantity that another operator counted", async ({
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
  // The second variant didn't have a stock level at this location.
  expect(await Promise.all(items.map(async (item) => levels(page, item)))).toEqual([
    { [here.id]: [19, 0] },
    { [here.id]: [12, 0] },
  ]);
});

test("without locations, a relative stock change is added to the quantity that another operator counted", async ({
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
  // The response to the first write is lost. The grid finds the stored value, and doesn't add the
  // difference twice.
  const lost = await loseAnswers(page, `**/admin/products/${id}/variants/${first?.id}*`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(lost).toBe(1);
  await expect(page.getByRole("grid", { name: "Stock" })).toBeHidden();
  expect((await quantities()).get(first?.id ?? "")).toBe(19);
});

test("the user chooses between the values that two operators save in a cell of a list", async ({
  signedIn: page,
  addProduct,
  addCollection,
}) => {
  const product = await addProduct({ status: "draft" });
  const path = `products/${product.id}`;
  const now = async () =>
    (await ask<{ product: { title: string; status: string } }>(page, path)).product;
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  const rename = async (from: string, to: string) => {
    await page.getByRole("button", { name: `Edit Title of ${from}` }).click();
    await page.getByRole("textbox", { name: "Title", exact: true }).fill(to);
    await page.keyboard.press("Enter");
  };
  await openInApp(page, `products?q=${product.title}`);

  await test.step("their title is kept until the user has chosen", async () => {
    const [mine, theirs] = [`${product.title} mine`, `${product.title} theirs`];
    await expect(page.getByRole("link", { name: product.title })).toBeVisible();
    await ask(page, path, { title: theirs });
    await rename(product.title, mine);
    await expect(question.getByRole("radiogroup", { name: "Title" })).toContainText(theirs);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("link", { name: theirs })).toBeVisible();
    expect((await now()).title).toBe(theirs);

    const third = `${product.title} third`;
    await ask(page, path, { title: third });
    await rename(theirs, mine);
    await question.getByRole("button", { name: "Save these versions" }).click();
    await expect(page.getByRole("link", { name: mine })).toBeVisible();
    await expect.poll(async () => (await now()).title).toBe(mine);
  });

  await test.step("the user is also asked about a value that changes while the editor is open", async () => {
    const [mine, theirs] = [`${product.title} mine`, `${product.title} newer`];
    const held = Promise.withResolvers<void>();
    const lists = /\/admin\/products\?/;
    await page.route(lists, async (route) => {
      await held.promise;
      await route.continue();
    });
    // The list is read again after this write, while the next editor is open.
    const read = page.waitForRequest(lists);
    await page.getByRole("button", { name: `Edit Status of ${mine}` }).click();
    await page.getByRole("menuitem", { name: "Rejected" }).click();
    await read;
    await page.getByRole("button", { name: `Edit Title of ${mine}` }).click();
    const box = page.getByRole("textbox", { name: "Title", exact: true });
    await box.fill(`${product.title} last`);
    await ask(page, path, { title: theirs });
    held.resolve();
    await expect(page.locator("tbody")).toContainText(theirs);
    await box.press("Enter");
    await question.getByRole("radio", { name: /Their version/ }).check();
    await question.getByRole("button", { name: "Save these versions" }).click();
    await expect(page.getByRole("link", { name: theirs })).toBeVisible();
    expect((await now()).title).toBe(theirs);
  });

  await test.step("a status is shown by its name", async () => {
    await ask(page, path, { status: "proposed" });
    await page.getByRole("button", { name: /Edit Status of/ }).click();
    await page.getByRole("menuitem", { name: "Draft" }).click();
    await expect(question.getByRole("radiogroup", { name: "Status" })).toContainText("Proposed");
    await question.getByRole("radio", { name: /Their version/ }).check();
    await question.getByRole("button", { name: "Save these versions" }).click();
    await expect(question).toBeHidden();
    expect((await now()).status).toBe("proposed");
  });

  await test.step("the user isn't asked if both operators entered the same value", async () => {
    const both = `${product.title} both`;
    await ask(page, path, { title: both });
    await rename(`${product.title} newer`, both);
    await expect(page.getByRole("link", { name: both })).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step("the user chooses in other lists too", async () => {
    const collection = await addCollection();
    await openInApp(page, `collections?q=${collection.title}`);
    await expect(page.getByRole("link", { name: collection.title })).toBeVisible();
    await ask(page, `collections/${collection.id}`, { title: `${collection.title} theirs` });
    await rename(collection.title, `${collection.title} mine`);
    await expect(question).toContainText(`${collection.title} theirs`);
    await question.getByRole("button", { name: "Cancel" }).click();
  });
});

/** Adds 12 to the first two variants in the stock grid of a product. */
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
