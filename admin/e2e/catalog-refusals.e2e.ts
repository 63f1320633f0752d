import type { Page } from "@playwright/test";
import { productWithVariants, stored } from "./variants.ts";
import { refuse, test } from "./mock.ts";
import { picture } from "./image.ts";
import {
  confirmByTyping,
  expect,
  numberField,
  openInApp,
  type Collection,
  type Product,
} from "./shop.ts";

/* Rejects each write of the catalog once, with the contract's example of an error response. The error appears in its place,
   nothing is lost or changed, and pressing the same button again succeeds. Requests are checked against the contract, because
   the mock responds to an invalid request with a different status. `src/testing/rejected-writes.browser.test.tsx` covers writes
   of the shared page components. */

interface Fixtures {
  page: Page;
  /** A product with three variants: S Red, S Blue, and L Red. */
  product: Product;
  /** A collection without products. */
  collection: Collection;
}

interface WriteCase {
  name: string;
  method: "POST" | "DELETE";
  /** The call that the server rejects. */
  call(scene: Fixtures): RegExp;
  status: 400 | 409 | 422 | 500;
  /** Opens and fills in the form, but doesn't press the button. */
  begin(scene: Fixtures): Promise<void>;
  press(scene: Fixtures): Promise<void>;
  /** Input that must not be lost. */
  kept?(scene: Fixtures): Promise<void>;
  /** The value that the server stores. */
  state(scene: Fixtures): Promise<unknown>;
  /** The value that the server stores after the write succeeds. */
  after: unknown;
}

const save = (page: Page) =>
  page.getByRole("dialog").last().getByRole("button", { name: "Save changes" }).click();

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(`/admin/${path}`);
  return (response.ok() ? await response.json() : { status: response.status() }) as Answer;
}
const productNow = async ({ page, product }: Pick<Fixtures, "page" | "product">) =>
  (await read<{ product?: Record<string, unknown> }>(page, `products/${product.id}`)).product;
const own = ({ product }: Pick<Fixtures, "product">) =>
  new RegExp(`/admin/products/${product.id}(\\?|$)`);
const inside = async ({ page, collection }: Fixtures) =>
  (await read<{ products: unknown[] }>(page, `products?collection_id[]=${collection.id}`)).products
    .length;
const dialogField = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("textbox", { name, exact: true });
const combobox = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

const ofProduct: WriteCase[] = [
  {
    name: "a variant that is added",
    method: "POST",
    call: ({ product }) => new RegExp(`/admin/products/${product.id}/variants(\\?|$)`),
    status: 422,
    async begin({ page, product }) {
      await openInApp(page, `products/${product.id}?edit=variant`);
      await dialogField(page, "Title").fill("L Blue");
      await combobox(page, "Size").fill("L");
      await combobox(page, "Color").fill("Blue");
    },
    press: ({ page }) =>
      page.getByRole("dialog").getByRole("button", { name: "Add variant" }).click(),
    kept: ({ page }) => expect(combobox(page, "Color")).toHaveValue("Blue"),
    state: async ({ page, product }) => (await stored(page, product.id)).length,
    after: 4,
  },
  {
    name: "a variant that is edited",
    method: "POST",
    call: ({ product }) => new RegExp(`/admin/products/${product.id}/variants/variant_`),
    status: 409,
    async begin({ page, product }) {
      const [first] = await stored(page, product.id);
      await openInApp(page, `products/${product.id}?edit=variant&variant=${first?.id}`);
      await dialogField(page, "Title").fill("Small and red");
    },
    press: ({ page }) => save(page),
    kept: ({ page }) => expect(dialogField(page, "Title")).toHaveValue("Small and red"),
    state: async ({ page, product }) => (await stored(page, product.id))[0]?.title,
    after: "Small and red",
  },
  {
    name: "a variant that is deleted",
    method: "DELETE",
    call: ({ product }) => new RegExp(`/admin/products/${product.id}/variants/variant_`),
    status: 500,
    async begin({ page, product }) {
      await openInApp(page, `products/${product.id}`);
      await page.getByRole("button", { name: "Actions for L Red" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await confirmByTyping(page.getByRole("alertdialog"));
    },
    press: ({ page }) => page.getByRole("button", { name: "Delete variant" }).click(),
    state: async ({ page, product }) => (await stored(page, product.id)).length,
    after: 2,
  },
  {
    name: "an option that is renamed",
    method: "POST",
    call: ({ product }) => new RegExp(`/admin/products/${product.id}/options/`),
    status: 400,
    async begin({ page, product }) {
      await openInApp(page, `products/${product.id}?edit=options`);
      await page.getByRole("dialog").getByRole("textbox").first().fill("Measure");
    },
    press: ({ page }) => save(page),
    kept: ({ page }) =>
      expect(page.getByRole("dialog").getByRole("textbox").first()).toHaveValue("Measure"),
    state: async (scene) =>
      ((await productNow(scene))?.["options"] as { title: string }[] | undefined)?.some(
        ({ title }) => title === "Measure",
      ),
    after: true,
  },
  {
    name: "the order of variants",
    method: "POST",
    call: own,
    status: 500,
    async begin({ page, product }) {
      await openInApp(page, `products/${product.id}?edit=order`);
      await page.getByRole("button", { name: "Move L Red" }).focus();
      await page.keyboard.press("Home");
    },
    press: ({ page }) => save(page),
    kept: ({ page }) =>
      expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText("L Red"),
    state: async ({ page, product }) =>
      (await stored(page, product.id)).map(({ title }) => title).join(),
    after: "L Red,S Red,S Blue",
  },
  {
    name: "stock",
    method: "POST",
    call: () => /\/admin\/inventory-items\/\w+\/location-levels(\?|$)/,
    status: 400,
    async begin({ page, product }) {
      const [first] = await stored(page, product.id);
      const { stock_locations: places } = await read<{ stock_locations: { name: string }[] }>(
        page,
        "stock-locations?limit=1&fields=id,name",
      );
      const name = places[0]?.name ?? "";
      await openInApp(page, `products/${product.id}?edit=stock&variant=${first?.id}`);
      await page.getByRole("dialog").getByRole("button", { name }).click();
      await numberField(page, name).fill("7");
    },
    press: ({ page }) => save(page),
    kept: ({ page }) =>
      expect(page.getByRole("dialog").getByRole("spinbutton").first()).toHaveValue("7"),
    async state({ page, product }) {
      const [first] = await stored(page, product.id);
      const { variant } = await read<{
        variant: { inventory: { location_levels: { stocked_quantity: number }[] }[] };
      }>(page, `variants/${first?.id}/inventory`);
      return variant.inventory[0]?.location_levels.map((level) => level.stocked_quantity).join();
    },
    after: "7",
  },
  {
    name: "prices",
    method: "POST",
    call: ({ product }) => new RegExp(`/admin/products/${product.id}/variants/variant_`),
    status: 400,
    async begin({ page, product }) {
      await openInApp(page, `products/${product.id}?edit=prices`);
      await expect(page.getByRole("gridcell").first()).toBeFocused();
      await page.keyboard.type("25");
      await page.keyboard.press("Enter");
    },
    press: ({ page }) => save(page),
    kept: ({ page }) => expect(page.getByRole("gridcell").first()).toHaveText("25.00"),
    state: async ({ page, product }) => (await stored(page, product.id))[0]?.prices[0]?.amount,
    after: 2500,
  },
];

const ofCollection: WriteCase[] = [
  {
    name: "products that are put into a collection",
    method: "POST",
    call: ({ collection }) => new RegExp(`/admin/collections/${collection.id}/products/batch`),
    status: 500,
    async begin({ page, product, collection }) {
      await openInApp(page, `collections/${collection.id}?edit=products`);
      await page.getByRole("dialog").getByRole("searchbox").fill(product.title);
      await page.getByRole("dialog").getByRole("checkbox", { name: product.title }).check();
    },
    press: ({ page }) => page.getByRole("dialog").getByRole("button", { name: "Choose 1" }).click(),
    kept: ({ page, product }) =>
      expect(page.getByRole("dialog").getByRole("checkbox", { name: product.title })).toBeChecked(),
    state: inside,
    after: 1,
  },
];

for (const [name, flows] of Object.entries({
  "a product": ofProduct,
  "a collection": ofCollection,
}))
  test(`rejected writes of ${name} show the error, keep the input, and can be retried`, async ({
    signedIn: page,
    addProduct,
    addCollection,
    mock,
  }) => {
    for (const flow of flows)
      await test.step(`${flow.name}: ${flow.status}`, async () => {
        const scene: Fixtures = {
          page,
          product: await addProduct(productWithVariants()),
          collection: await addCollection(),
        };
        const before = await flow.state(scene);
        expect(before).not.toEqual(flow.after);
        await flow.begin(scene);
        const call = flow.call(scene);
        await refuse(page, mock, call, flow.method, flow.status);
        const refused = page.waitForResponse(
          (response) => call.test(response.url()) && response.status() === flow.status,
        );
        await flow.press(scene);
        await refused;
        await expect(page.getByRole("alert").first()).toBeVisible();
        await flow.kept?.(scene);
        expect(await flow.state(scene)).toEqual(before);
        await page.unroute(call);
        await flow.press(scene);
        await expect.poll(() => flow.state(scene)).toEqual(flow.after);
        // Closing the dialog removes it from the URL. Waits for that, because the next dialog opens by its URL.
        await expect(page.locator("[role=dialog], [role=alertdialog]")).toHaveCount(0);
        await expect(page).not.toHaveURL(/edit=/);
      });
  });

test("images that are rejected during an upload or a save show the error, aren't lost, and can be retried", async ({
  signedIn: page,
  addProduct,
  mock,
}) => {
  const product = await addProduct();
  const scene = { page, product };
  const pictures = async () =>
    ((await productNow(scene))?.["images"] as { url: string }[] | undefined)?.length;
  await page.goto(`/a/products/${product.id}`);
  const media = page.getByRole("region", { name: "Media" });
  const bar = page.getByRole("region", { name: "Unsaved changes" });
  const tile = media.getByRole("list", { name: "Images" }).getByRole("listitem");
  const uploads = /\/admin\/uploads(\?|$)/;
  await refuse(page, mock, uploads, "POST", 500);
  await media.locator("input[type=file]").setInputFiles(picture("kettle.png"));
  await expect(tile).toContainText("Something went wrong on the server");
  await page.unroute(uploads);
  await tile.getByRole("button", { name: "Upload image 1 again" }).click();
  await expect(media.locator("[data-state=ready]")).toHaveCount(1);

  await refuse(page, mock, own(scene), "POST", 409);
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(bar.getByRole("alert")).toContainText(
    "Someone else was changing this at the same time",
  );
  await expect(tile).toHaveCount(1);
  expect(await pictures()).toBe(0);
  await page.unroute(own(scene));
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(bar).toBeHidden();
  expect(await pictures()).toBe(1);
});
