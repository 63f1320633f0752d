import { fromMore, moreActions, openDetails } from "./menus.ts";
import { answer, expect, field, numberField, openInApp, test, variant } from "./shop.ts";

interface Placed {
  type: { value: string } | null;
  collection: { title: string } | null;
  tags: { value: string }[];
}

test("a variant is edited in a drawer with its own URL", async ({ signedIn: page, addProduct }) => {
  const product = await addProduct({ variants: [{ ...variant(1), material: "Steel" }] });
  await openInApp(page, `products/${product.id}`);
  await expect(page.locator("main").locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
  const link = page.getByRole("region", { name: "Variants" }).getByRole("link").first();
  await link.click();
  const drawer = page.getByRole("dialog", { name: "Edit variant" });
  const titleField = drawer.getByRole("textbox", { name: "Title" });
  const material = drawer.getByRole("textbox", { name: "Material" });
  const weight = drawer.getByRole("spinbutton", { name: "Weight" });
  await expect(titleField).toBeFocused();
  await expect(page).toHaveURL(/\?edit=variant&variant=/);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`/a/products/${product.id}`);
  await expect(link).toBeFocused();

  await page.goForward();
  await expect(drawer).toBeVisible();
  await page.reload();
  await expect(titleField).toBeFocused();

  // Escape, Back, and Cancel all ask before changes are lost.
  await material.fill("Copper");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(material).toBeFocused();
  await page.goBack();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/\?edit=variant&variant=/);
  await drawer.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer.getByRole("button", { name: "Cancel" })).toBeFocused();

  await weight.fill("1.5");
  await page.keyboard.press("Control+s");
  await expect(drawer.getByText("Enter a whole number.")).toBeVisible();
  await expect(weight).toBeFocused();

  // The server's error appears in the drawer, and the input isn't lost.
  await weight.fill("900");
  const path = `**/admin/products/${product.id}/variants/*`;
  await answer(page, path, 400, { message: "Too heavy" }, "POST");
  await page.keyboard.press("Control+s");
  await expect(drawer.getByRole("alert")).toContainText("Too heavy");
  await expect(material).toHaveValue("Copper");
  await page.unroute(path);
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  const stored = await page.request.get(`/admin/products/${product.id}/variants`);
  expect((await stored.json()) as object).toMatchObject({
    variants: [{ material: "Copper", weight: 900 }],
  });
});

test("a product's attributes are part of the page's form", async ({
  signedIn: page,
  addProduct,
}) => {
  const product = await addProduct({ material: "Steel" });
  await openInApp(page, `products/${product.id}`);
  await expect(field(page, "Material")).toHaveValue("Steel");
  await field(page, "Material").fill("Copper");
  await numberField(page, "Weight").fill("1.5");
  await page.keyboard.press("Control+s");
  await expect(numberField(page, "Weight")).toHaveAccessibleDescription(/Enter a whole number/);
  await expect(numberField(page, "Weight")).toBeFocused();
  await numberField(page, "Weight").fill("900");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await expect(save).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(save).toBeHidden();
  const stored = await page.request.get(`/admin/products/${product.id}`);
  expect((await stored.json()) as object).toMatchObject({
    product: { material: "Copper", weight: 900, title: product.title },
  });
});

test("a product is deleted after its name is typed", async ({ goingOn: page, addProduct }) => {
  const product = await addProduct();
  await openInApp(page, `products?q=${encodeURIComponent(product.title)}`);
  await page.getByRole("link", { name: product.title }).click();
  await fromMore(page, "Delete");
  const question = page.getByRole("alertdialog", { name: "Delete this product?" });
  const name = field(page, `Type ${product.title} to confirm`);
  await expect(name).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(moreActions(page)).toBeFocused();

  await fromMore(page, "Delete");
  await name.fill(product.title.toUpperCase());
  const action = question.getByRole("button", { name: "Delete product" });
  await expect(action).toBeDisabled();
  await page.keyboard.press("Enter");
  await name.fill(product.title);
  await answer(page, `**/admin/products/${product.id}`, 403, { message: "No" }, "DELETE");
  await action.click();
  await expect(page.getByText("Not allowed")).toBeVisible();
  await expect(name).toHaveValue(product.title);
  await page.unroute(`**/admin/products/${product.id}`);
  await name.press("Enter");
  await expect(page).toHaveURL(/\/a\/products\?q=/);
  await expect(page.getByText("No results")).toBeVisible();
});

test("a product gets a collection, existing tags, and a new tag", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct({
    type: { value: "E2E crockery" },
    tags: [{ value: "e2e-mug" }, { value: "e2e-jug" }],
  });
  const stored = async () => {
    const answer = await page.request.get(
      `/admin/products/${product.id}?expand=type,collection,tags`,
    );
    const { type, collection, tags } = ((await answer.json()) as { product: Placed }).product;
    return {
      type: type?.value ?? null,
      collection: collection?.title ?? null,
      tags: tags.map(({ value }) => value),
    };
  };
  await openInApp(page, `products/${product.id}`);
  const card = page.getByRole("region", { name: "Organization" });
  await card.getByRole("button", { name: "Choose a collection" }).click();
  const collections = page.getByRole("dialog", { name: "Choose a collection" });
  await expect(collections.getByRole("searchbox")).toBeFocused();
  const first = collections.getByRole("radio").first();
  await first.check();
  const name = await collections
    .getByRole("listitem")
    .or(collections.locator("label"))
    .first()
    .innerText();
  await collections.getByRole("button", { name: "Choose", exact: true }).click();
  await expect(collections).toBeHidden();
  await expect(card.getByRole("button", { name: "Choose a collection" })).toBeFocused();

  // The chosen tags stay while the search changes, in the order in which they were chosen.
  await card.getByRole("button", { name: "Remove e2e-jug" }).click();
  await card.getByRole("button", { name: "Choose tags" }).click();
  const tags = page.getByRole("dialog", { name: "Choose tags" });
  const fresh = `fresh-${product.id.slice(-6).toLowerCase()}`;
  await tags.getByRole("searchbox").fill(fresh);
  await tags.getByRole("button", { name: `Create the tag “${fresh}”` }).click();
  await tags.getByRole("searchbox").fill("e2e-j");
  await tags.getByRole("checkbox", { name: "e2e-jug" }).check();
  // The button of the chosen tag disappears with the tag.
  await tags.getByRole("button", { name: "Remove e2e-jug" }).click();
  await expect(tags.locator(":focus")).toHaveCount(1);
  await tags.getByRole("checkbox", { name: "e2e-jug" }).check();
  await tags.getByRole("searchbox").fill("no tag is called like this");
  await expect(tags.getByRole("list", { name: "Selected" }).getByRole("listitem")).toHaveText([
    "e2e-mug",
    fresh,
    "e2e-jug",
  ]);
  await tags.getByRole("button", { name: "Choose 3" }).click();
  await expect(tags).toBeHidden();
  await expect(card).toContainText(fresh);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(save).toBeHidden();
  expect((await stored()).tags).toContain(fresh);
  await page.reload();
  await expect(card).toContainText(fresh);
  await expect(card).toContainText("e2e-jug");
  await expect(card).toContainText(name.split("\n")[0] ?? "");

  // Values that were added can be removed again.
  expect((await stored()).type).toBe("E2E crockery");
  await card.getByRole("button", { name: "Remove E2E crockery" }).click();
  await card.getByRole("button", { name: `Remove ${name.split("\n")[0] ?? ""}` }).click();
  await expect(card).not.toContainText("E2E crockery");
  await save.click();
  await expect.poll(stored).toMatchObject({ type: null, collection: null });
});

test("a product is added to sales channels in a modal whose list slides in", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct({ sales_channels: [] });
  await page.setViewportSize({ width: 1000, height: 480 });
  // The reasons why a product can't be bought link to this dialog.
  const open = () => openInApp(page, `products/${product.id}?edit=channels`);
  await open();
  const first = page.getByRole("dialog", { name: "Sales channels" });
  await expect(first.getByRole("button", { name: "Back" })).toHaveCount(0);
  await first.getByRole("button", { name: "Add sales channels" }).click();
  const list = page.getByRole("dialog", { name: "Add sales channels" });
  await expect(
    list.getByText("The product is sold in every channel that you select."),
  ).toBeVisible();
  await expect(list.getByRole("searchbox")).toBeFocused();
  // The server has already added the product to the store's default channel.
  const box = list.getByRole("checkbox", { disabled: false, checked: false }).first();
  await box.click();
  await list.getByRole("button", { name: "Back" }).click();
  await expect(first.getByRole("button", { name: "Add sales channels" })).toBeFocused();
  await expect(first.getByRole("button", { name: /^Remove/ })).toHaveCount(2);

  // Closing the dialog asks first. When the dialog opens again, it starts at its first screen.
  await first.getByRole("button", { name: "Add sales channels" }).click();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(list).toBeHidden();
  await open();
  await expect(first).toBeVisible();

  // The dialog has at most the window's height minus 64 px. Longer content scrolls.
  await first.getByRole("button", { name: "Add sales channels" }).click();
  await box.click();
  await page.evaluate(() => {
    document
      .querySelector("[data-layer]:not([hidden])")
      ?.setAttribute("style", "min-height: 2000px");
  });
  await expect.poll(async () => (await list.boundingBox())?.height).toBe(480 - 64);
  await list.getByRole("button", { name: "Done" }).click();
  await first.getByRole("button", { name: "Save changes" }).click();
  await expect(first).toBeHidden();
  // Waits for the URL, because the dialog would open again if the record loaded first.
  await expect(page).not.toHaveURL(/edit=/);
  await open();
  await expect(first.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
});

test("metadata is edited by type, and values that the user doesn't edit stay unchanged", async ({
  goingOn: page,
  addProduct,
}) => {
  const metadata = { origin: "Porto", batch: 7, care: { wash: 30 } };
  const product = await addProduct({ metadata });
  await openInApp(page, `products/${product.id}`);
  await openDetails(page);
  await page.getByRole("button", { name: "Edit metadata" }).click();
  const modal = page.getByRole("dialog", { name: "Metadata" });
  const row = (number: number) => modal.getByRole("group", { name: `Row ${number}`, exact: true });
  const viewport = page.viewportSize();
  await expect.poll(() => modal.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
  // The database sorts shorter names first.
  await expect(row(1).getByLabel("Type")).toHaveValue("json");
  await row(2).getByLabel("Value").fill("8");
  await row(3).getByRole("button", { name: "Remove row" }).click();
  const add = modal.getByRole("button", { name: "Add row" });
  await add.click();
  await row(3).getByLabel("Name").fill("batch");
  await row(3).getByLabel("Type").selectOption("Yes or no");
  await row(3).getByLabel("Value").selectOption("Yes");
  await modal.getByRole("button", { name: "Save changes" }).click();
  await expect(row(3).getByLabel("Name")).toBeFocused();
  await expect(modal.getByText("This name is already in use.")).toBeVisible();
  // The content scrolls, while the header, Cancel, and Save changes stay in place.
  for (let rows = 4; rows < 14; rows++) await add.click();
  await add.scrollIntoViewIfNeeded();
  await expect(row(1)).not.toBeInViewport();
  for (const name of ["Close", "Cancel", "Save changes"])
    await expect(modal.getByRole("button", { name, exact: true })).toBeInViewport();
  await row(3).getByLabel("Name").fill("fragile");
  await modal.getByRole("button", { name: "Save changes" }).click();
  await expect(modal).toBeHidden();
  const answer = await page.request.get(`/admin/products/${product.id}`);
  expect(((await answer.json()) as { product: { metadata: object } }).product.metadata).toEqual({
    batch: 8,
    care: { wash: 30 },
    fragile: true,
  });
});

test("the screens of a layered modal slide in from the end side, or appear without motion if the user prefers that", async ({
  goingOn: page,
  addProduct,
}) => {
  const { id } = await addProduct();
  await openInApp(page, `products/${id}?edit=channels`);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const slide = () =>
    page.locator("[data-layer]:not([hidden])").evaluate((layer) => {
      const style = getComputedStyle(layer);
      return {
        animationName: style.animationName,
        toward: style.getPropertyValue("--toward") || "1",
      };
    });
  const push = page.getByRole("dialog").getByRole("button", { name: "Add sales channels" });
  const back = page.getByRole("button", { name: "Back" });
  await push.click();
  await expect(back).toBeVisible();
  expect(await slide()).toEqual({ animationName: "slideIn", toward: "1" });
  await back.click();
  await expect(back).toBeHidden();
  expect(await slide()).toEqual({ animationName: "slideIn", toward: "-1" });

  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await push.click();
  await expect(back).toBeVisible();
  expect(await slide()).toEqual({ animationName: "slideIn", toward: "-1" });
  await back.click();
  await expect(back).toBeHidden();
  expect(await slide()).toEqual({ animationName: "slideIn", toward: "1" });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await push.click();
  await expect(back).toBeVisible();
  expect((await slide()).animationName).toBe("none");
});

test("the most-used tags are listed first until the user types", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct();
  await openInApp(page, `products/${product.id}`);
  const tags = page.getByRole("region", { name: "Organization" }).getByRole("combobox", {
    name: "Tags",
  });
  // Compares the tags with the response that the page received, because other tests add tags at the same time.
  const response = page.waitForResponse(/\/admin\/products\/tag-usage/);
  await tags.click();
  const usage = (
    (await (await response).json()) as { tags: { value: string; usage_count: string }[] }
  ).tags;
  const named = usage.map(({ value, usage_count: count }) =>
    count === "1" ? `${value}1 product` : `${value}${count} products`,
  );
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options).toHaveText(named.slice(0, 10));
  // The chosen tag isn't offered again, and the next tag takes its place.
  await options.first().click();
  await expect(options.first()).toHaveText(named[1] ?? "");
  await expect(options).toHaveCount(10);
  const last = usage.at(-1)?.value ?? "";
  await tags.fill(last);
  await expect(options.filter({ hasText: last })).not.toContainText("product");
});
