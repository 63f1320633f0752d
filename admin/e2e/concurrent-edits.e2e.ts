import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { answer, expect, field, numberField, test, variant, openInApp } from "./shop.ts";

// Another operator saves while a drawer is open. The other operator's changes are kept, and
// conflicts are shown.

interface Stored {
  type: { value: string } | null;
  collection: { id: string } | null;
  tags: { value: string }[];
  sales_channels: { name: string }[];
  discountable: boolean;
  material: string | null;
  weight: number | null;
  hs_code: string | null;
}

async function stored(page: Page, id: string): Promise<Stored> {
  const query = "expand=type,collection,tags,sales_channels";
  const response = await page.request.get(`/admin/products/${id}?${query}`);
  return ((await response.json()) as { product: Stored }).product;
}

async function theirs(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

const questionOf = (page: Page) =>
  page.getByRole("alertdialog", { name: "Someone else changed this too" });

/** Chooses the other operator's version of these fields, and saves it. */
async function take(question: Locator, ...fields: string[]): Promise<void> {
  for (const name of fields)
    await question
      .getByRole("radiogroup", { name, exact: true })
      .getByRole("radio", { name: /Their version/ })
      .check();
  await question.getByRole("button", { name: "Save these versions" }).click();
}

test("another operator's save is kept, and the user chooses between conflicting values", async ({
  signedIn: page,
  addProduct,
  addCollection,
}) => {
  await test.step("the user chooses whether to keep a collection that someone else chose", async () => {
    const [mine, other] = [await addCollection(), await addCollection()];
    const { id } = await addProduct();
    await openInApp(page, `products/${id}`);
    const card = page.getByRole("region", { name: "Organization" });
    const collection = card.getByRole("combobox", { name: "Collection" });
    await expect(collection).toBeEnabled();
    const choose = async () => {
      await collection.fill(mine.title);
      await page.getByRole("option", { name: mine.title }).click();
    };
    const save = page.getByRole("button", { name: "Save", exact: true });
    await theirs(page, `/admin/products/${id}`, { collection_id: other.id });
    await choose();
    await save.click();
    await expect(questionOf(page)).toContainText(other.title);
    await questionOf(page).getByRole("button", { name: "Keep editing" }).click();
    await expect(card).toContainText(mine.title);
    expect((await stored(page, id)).collection?.id).toBe(other.id);
    await save.click();
    await take(questionOf(page), "Collection");
    await expect(questionOf(page)).toHaveCount(0);
    expect((await stored(page, id)).collection?.id).toBe(other.id);
  });

  await test.step("a channel that someone else adds is kept when the user removes another one", async () => {
    const mark = randomUUID().slice(0, 6);
    const added: { id: string; name: string }[] = [];
    for (const name of [`First ${mark}`, `Second ${mark}`]) {
      const response = await page.request.post("/admin/sales-channels", { data: { name } });
      added.push(
        ((await response.json()) as { sales_channel: { id: string; name: string } }).sales_channel,
      );
    }
    const [first, second] = added.map(({ id }) => ({ id }));
    try {
      const { id } = await addProduct({ sales_channels: [first] });
      await openInApp(page, `products/${id}?edit=channels`);
      const modal = page.getByRole("dialog", { name: "Sales channels" });
      await modal.getByRole("button", { name: `Remove First ${mark}` }).click();
      const now = (await stored(page, id)).sales_channels.length;
      await theirs(page, `/admin/products/${id}`, {
        sales_channels: [first, second],
      });
      await modal.getByRole("button", { name: "Save changes" }).click();
      await expect(modal).toBeHidden();
      const names = (await stored(page, id)).sales_channels.map(({ name }) => name);
      expect(now).toBe(1);
      expect(names).toEqual([`Second ${mark}`]);
      await expect(page.getByRole("region", { name: "Organization" })).toContainText(
        `Second ${mark}`,
      );
    } finally {
      for (const { id } of added) await page.request.delete(`/admin/sales-channels/${id}`);
    }
  });

  await test.step("other operators' changes to attributes are kept, and the user resolves conflicts", async () => {
    const { id } = await addProduct({ material: "Steel" });
    await openInApp(page, `products/${id}`);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await field(page, "Material").fill("Copper");
    await numberField(page, "Weight").fill("900");
    await theirs(page, `/admin/products/${id}`, {
      material: "Brass",
      weight: 850,
      hs_code: "7418",
    });
    await save.click();
    const question = questionOf(page);
    await expect(question.getByRole("radiogroup", { name: "Weight" })).toContainText("850");
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(field(page, "Material")).toHaveValue("Copper");
    await save.click();
    await take(question, "Weight");
    await expect(save).toBeHidden();
    expect(await stored(page, id)).toMatchObject({
      material: "Copper",
      weight: 850,
      hs_code: "7418",
    });
  });

  await test.step("two operators' changes to a variant are merged field by field", async () => {
    const sku = `MEAN-${randomUUID().slice(0, 8)}`;
    const { id } = await addProduct({ variants: [{ ...variant(1), sku, barcode: "111" }] });
    const path = `/admin/products/${id}/variants`;
    const list = async () =>
      ((await (await page.request.get(path)).json()) as { variants: Record<string, unknown>[] })
        .variants[0];
    const one = String((await list())?.["id"]);
    await openInApp(page, `products/${id}?edit=variant&variant=${one}`);
    const drawer = page.getByRole("dialog", { name: "Edit variant" });
    await drawer.getByRole("textbox", { name: "Title", exact: true }).fill("Mine");
    await field(page, "Barcode").fill("222");
    await theirs(page, `${path}/${one}`, {
      title: "Theirs",
      ean: "4006381333931",
      material: "Brass",
    });
    await drawer.getByRole("button", { name: "Save changes" }).click();
    const question = questionOf(page);
    await expect(question.getByRole("radiogroup")).toHaveCount(1);
    await take(question);
    await expect(drawer).toBeHidden();
    expect(await list()).toMatchObject({
      title: "Mine",
      sku,
      barcode: "222",
      ean: "4006381333931",
      material: "Brass",
    });
  });

  await test.step("an option that someone else renames keeps its new name", async () => {
    const { id } = await addProduct({
      options: [{ title: "Size" }, { title: "Color" }],
      variants: [{ ...variant(1), options: [{ value: "S" }, { value: "Red" }] }],
    });
    await openInApp(page, `products/${id}?edit=options`);
    const drawer = page.getByRole("dialog", { name: "Edit options" });
    await field(page, "Option 2").fill("Shade");
    const options = async () => {
      const response = await page.request.get(`/admin/products/${id}?expand=options`);
      return (
        (await response.json()) as { product: { options: { id: string; title: string }[] } }
      ).product.options.toSorted((a, b) => a.title.localeCompare(b.title));
    };
    const size = (await options()).find(({ title }) => title === "Size");
    await theirs(page, `/admin/products/${id}/options/${size?.id ?? ""}`, { title: "Format" });
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await expect(drawer).toBeHidden();
    expect((await options()).map(({ title }) => title)).toEqual(["Format", "Shade"]);
  });

  await test.step("the editor shows an error if a category can't be loaded or no longer exists", async () => {
    const path = "/admin/product-categories";
    const made = await page.request.post(path, { data: { name: `Ash ${randomUUID()}` } });
    const { product_category: ash } = (await made.json()) as {
      product_category: { id: string; name: string };
    };
    const one = new RegExp(`${path}/${ash.id}`);
    const address = `/a/product-categories?edit=general&of=${ash.id}`;
    await answer(page, one, 500, { message: "no" });
    await page.goto(address);
    const drawer = page.getByRole("dialog", { name: "Edit category" });
    await expect(drawer.getByText("Something went wrong on the server")).toBeVisible();
    await page.unroute(one);
    await drawer.getByRole("button", { name: "Try again" }).click();
    await expect(field(page, "Name")).toHaveValue(ash.name);
    await expectAccessible(page);

    // Another operator's change of the metadata is kept, together with the user's change.
    await openInApp(page, `product-categories?open=${ash.id}&edit=metadata`);
    const metadata = page.getByRole("dialog", { name: "Metadata" });
    await metadata.getByLabel("Name").fill("mine");
    await metadata.getByLabel("Value").fill("1");
    await theirs(page, `${path}/${ash.id}`, { metadata: { other: "2" } });
    await metadata.getByRole("button", { name: "Save changes" }).click();
    await expect(metadata).toBeHidden();
    const response = await page.request.get(`${path}/${ash.id}`);
    const { product_category: now } = (await response.json()) as { product_category: object };
    expect(now).toMatchObject({ metadata: { mine: "1", other: "2" } });

    await openInApp(page, "product-categories?edit=general&of=pcat_none");
    const gone = page.getByRole("dialog", { name: "Category not found" });
    await expect(gone).toContainText("It may have been deleted");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(gone).toBeHidden();
    await expect(page).toHaveURL("/a/product-categories");
    await page.request.delete(`${path}/${ash.id}`);
  });
});
