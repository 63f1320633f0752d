import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible.ts";
import { answer, expect, field, openInApp, test, type Product } from "./shop.ts";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const file = (name: string) => ({ name: `${name}.png`, mimeType: "image/png", buffer: pixel });

/** Creates a product with images of these names, in this order. */
async function withPictures(
  page: Page,
  addProduct: (product?: object) => Promise<Product>,
  names: string[],
): Promise<Product> {
  const urls = await Promise.all(
    names.map(async (name, index) => {
      const sent = await page.request.post("/admin/uploads", { multipart: { files: file(name) } });
      const { uploads } = (await sent.json()) as { uploads: { url: string }[] };
      return `${uploads[0]?.url}#order=${index + 1}`;
    }),
  );
  return addProduct({ images: urls, thumbnail: urls[0]?.replace(/#.*/, "") });
}

/** Names of the images in order and of the thumbnail, as the server stores them. */
async function stored(page: Page, { id }: Product): Promise<string> {
  const response = await page.request.get(`/admin/products/${id}`);
  const { product } = (await response.json()) as {
    product: { images: { url: string }[]; thumbnail: string | null };
  };
  const place = ({ url }: { url: string }) => Number(/#order=(\d+)$/.exec(url)?.[1] ?? 0);
  const name = (url: string) => /\/\d+-([a-z]+)/.exec(url)?.[1];
  const order = product.images.toSorted((one, other) => place(one) - place(other));
  return `${order.map(({ url }) => name(url)).join(" ")}; ${product.thumbnail && name(product.thumbnail)}`;
}

const media = (page: Page) => page.getByRole("region", { name: "Media" });
const bar = (page: Page) => page.getByRole("region", { name: "Unsaved changes" });
const save = (page: Page) => bar(page).getByRole("button", { name: "Save" }).click();
const saved = (page: Page) => expect(bar(page)).toBeHidden();
const tiles = (within: Locator) =>
  within.getByRole("list", { name: "Images" }).getByRole("listitem");
const button = (page: Page, name: string) => media(page).getByRole("button", { name, exact: true });
const pick = (page: Page, ...names: string[]) =>
  media(page).locator("input[type=file]").setInputFiles(names.map(file));
const arrived = (page: Page, count: number) =>
  expect(
    media(page).getByRole("list", { name: "Images" }).locator("[data-state=ready]"),
  ).toHaveCount(count);

test("images are added and ordered with the keyboard, and one of them becomes the thumbnail", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct();
  await openInApp(page, `products/${product.id}`);
  const zone = media(page).getByRole("button", { name: "Drop images here" });
  await expect(zone).toHaveAccessibleDescription(/up to 10 MB each/);
  // The server would copy these characters into the URL unchanged, so the admin leaves them out.
  await pick(page, "Älpha #1", "beta", "gamma");
  await arrived(page, 3);
  await expect(tiles(media(page)).first()).toContainText("Thumbnail");

  await button(page, "Move image 3").focus();
  await page.keyboard.press("Home");
  await expect(button(page, "Move image 1")).toBeFocused();
  await expect(media(page).getByText("Moved to position 1 of 3")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Move image 2")).toBeFocused();
  // For users who can't drag or use a keyboard, the handle opens a menu with moves, such as "Move later".
  await button(page, "Move image 2").click();
  await page.getByRole("menuitem", { name: "Move later" }).click();
  await expect(button(page, "Move image 3")).toBeFocused();
  await button(page, "Move image 3").press("ArrowLeft");
  await expect(button(page, "Move image 2")).toBeFocused();
  await button(page, "Use image 3 as thumbnail").click();
  await expect(button(page, "Use image 3 as thumbnail")).toHaveAttribute("aria-pressed", "true");
  // Saves the images together with the fields, in one request.
  const title = `Bowl ${randomUUID()}`;
  await field(page, "Title").fill(title);
  await button(page, "Use image 3 as thumbnail").focus();
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(product.id))
      writes.push(request.url());
  });
  await page.keyboard.press("Control+s");
  await saved(page);
  await expect(button(page, "Use image 3 as thumbnail")).toBeFocused();
  expect(writes).toHaveLength(1);
  expect(await stored(page, product)).toBe("alpha gamma beta; beta");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await page.reload();
  await expect(tiles(media(page))).toHaveCount(3);
  await expect(tiles(media(page)).nth(2)).toContainText("Thumbnail");
  // Every image can be loaded from its URL, even though the original file had a different name.
  for (const picture of await media(page).getByRole("img").all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  // The image itself opens in another tab.
  const larger = page.waitForEvent("popup");
  await media(page).getByRole("link").first().click();
  await expect((await larger).locator("img")).toBeVisible();
});

test("uploaded images that aren't saved are deleted from the store, and saved ones are kept", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct();
  const sent: string[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (!response.url().endsWith("/admin/uploads")) return;
    if (request.method() === "DELETE")
      sent.push(
        (request.postDataJSON() as { file_key: string }).file_key.replace(/^\d+-|-.*/g, ""),
      );
  });
  await openInApp(page, `products/${product.id}`);
  await pick(page, "one", "two");
  await arrived(page, 2);
  await button(page, "Remove image 2").click();
  await page.keyboard.press("Control+s");
  await saved(page);
  await expect.poll(() => sent).toEqual(["two"]);
  expect(await stored(page, product)).toBe("one; one");

  // Discard restores the stored images.
  await pick(page, "three");
  await arrived(page, 2);
  await bar(page).getByRole("button", { name: "Discard" }).click();
  await arrived(page, 1);
  await expect.poll(() => sent).toEqual(["two", "three"]);

  await pick(page, "four");
  await arrived(page, 2);
  await page.getByRole("link", { name: "Customers", exact: true }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(media(page)).toBeHidden();
  await expect.poll(() => sent).toEqual(["two", "three", "four"]);
  expect(await stored(page, product)).toBe("one; one");
  await openInApp(page, `products/${product.id}`);
  const picture = media(page).getByRole("img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
});

test("images are reordered by dragging, and removed", async ({ goingOn: page, addProduct }) => {
  const product = await withPictures(page, addProduct, ["one", "two", "three", "four"]);
  await openInApp(page, `products/${product.id}`);
  await expect(tiles(media(page))).toHaveCount(4);
  const [from, to] = [tiles(media(page)).nth(0), tiles(media(page)).nth(2)];
  const place = (await to.boundingBox())!;
  await from.hover({ position: { x: 40, y: 40 } });
  await page.mouse.down();
  await page.mouse.move(place.x + 10, place.y + 40, { steps: 5 });
  await expect(to).toHaveAttribute("data-side", "before");
  await page.mouse.move(place.x + place.width - 10, place.y + 40, { steps: 5 });
  await expect(to).toHaveAttribute("data-side", "after");
  await page.mouse.up();
  await expect(tiles(media(page)).nth(2)).toContainText("Thumbnail");

  await page.getByRole("link", { name: "Customers", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toBeHidden();
  // The first remaining image becomes the thumbnail.
  await button(page, "Remove image 3").click();
  await expect(tiles(media(page))).toHaveCount(3);
  await expect(button(page, "Remove image 3")).toBeFocused();
  await expect(tiles(media(page)).first()).toContainText("Thumbnail");
  await page.getByRole("link", { name: "Customers", exact: true }).click();
  await question.getByRole("button", { name: "Save and leave" }).click();
  await expect(page).toHaveURL(/\/customers/);
  expect(await stored(page, product)).toBe("two three four; two");
});

test("failed uploads are retried, and images that the server rejects aren't lost", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await withPictures(page, addProduct, ["one"]);
  await openInApp(page, `products/${product.id}`);
  await arrived(page, 1);
  await answer(page, "**/admin/uploads", 500, { type: "unknown_error", message: "?" }, "POST");
  await pick(page, "two");
  const failed = tiles(media(page)).nth(1);
  await expect(failed.getByRole("alert")).toContainText("two.png wasn't uploaded");
  await save(page);
  await expect(bar(page)).toContainText("1 image wasn't uploaded");
  await page.unroute("**/admin/uploads");
  await button(page, "Upload image 2 again").click();
  await arrived(page, 2);

  const address = `**/admin/products/${product.id}`;
  await answer(page, address, 400, { message: "No room for pictures" }, "POST");
  await save(page);
  await expect(bar(page)).toContainText("No room for pictures");
  await arrived(page, 2);
  expect(await stored(page, product)).toBe("one; one");
  await page.unroute(address);
  await save(page);
  await saved(page);
  expect(await stored(page, product)).toBe("one two; one");
});

test("saving waits for uploads, and keeps images that other operators added", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await withPictures(page, addProduct, ["one", "other"]);
  const response = await page.request.get(`/admin/products/${product.id}`);
  const { images } = ((await response.json()) as { product: { images: { url: string }[] } })
    .product;
  const [one, other] = images
    .map(({ url }) => url)
    .toSorted((a, b) => (a.at(-1)! < b.at(-1)! ? -1 : 1));
  const write = (data: object) => page.request.post(`/admin/products/${product.id}`, { data });
  await write({ images: [one] });

  await openInApp(page, `products/${product.id}`);
  await arrived(page, 1);
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/admin/uploads", async (route) => {
    await held;
    await route.continue();
  });
  await pick(page, "two", "three", "four");
  // Only two files are uploaded at a time.
  await expect(media(page).locator("[data-state=uploading]")).toHaveCount(2);
  await expect(media(page).locator("[data-state=waiting]")).toHaveCount(1);
  await save(page);
  await expect(media(page).getByText("Saving starts once all images are uploaded.")).toBeVisible();
  await button(page, "Remove image 3").click();
  await expect(tiles(media(page))).toHaveCount(3);
  await write({ images: [one, other] });
  go();
  await saved(page);
  expect(await stored(page, product)).toBe("one two four other; one");
});

test("files that aren't images, or that are too large, are listed with the reason", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct();
  await openInApp(page, `products/${product.id}`);
  await media(page)
    .locator("input[type=file]")
    .setInputFiles([
      { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") },
      { name: "huge.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
      file("fine"),
    ]);
  const refused = media(page).getByRole("listitem");
  await expect(refused.filter({ hasText: "notes.pdf" })).toContainText(
    "This file type isn't supported",
  );
  await expect(refused.filter({ hasText: "huge.png" })).toContainText("Larger than 10 MB.");
  await arrived(page, 1);
  // The user can paste anywhere on the page.
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer();
      const picture = new File([new Uint8Array(bytes)], "image.png", { type: "image/png" });
      clipboardData.items.add(picture);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [...pixel],
  );
  await arrived(page, 2);
  await button(page, "Dismiss notes.pdf").click();
  await expect(media(page).getByText("notes.pdf", { exact: true })).toBeHidden();
});

test.describe("light and dark", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the images are accessible on a narrow screen, and are mirrored in Arabic", async ({
    signedInAlone: page,
    addProduct,
  }) => {
    const title = `${"T".repeat(160)} ${randomUUID()}`;
    const product = await withPictures(page, (given) => addProduct({ ...given, title }), [
      "one",
      "two",
      "three",
    ]);
    await page.goto(`/a/products/${product.id}?lng=ar`);
    const main = page.getByRole("main");
    const handles = main.locator("[data-handle]");
    await expect(handles).toHaveCount(3);
    await answer(page, "**/admin/uploads", 500, { message: "?" }, "POST");
    await main.locator("input[type=file]").setInputFiles([file("a-name-".repeat(20))]);
    await expect(main.locator("[data-state=failed]").getByRole("alert")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    // In Arabic, the next position is on the left. There are two images in a row.
    await handles.nth(0).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(handles.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(handles.nth(3)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(handles.nth(2)).toBeFocused();
  });
});

test("images get alternative texts, which two users can write at the same time, and a variant gets an image", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await withPictures(page, addProduct, ["front", "back"]);
  const path = `/admin/products/${product.id}`;
  const now = async () => {
    const response = await page.request.get(path);
    return (
      (await response.json()) as {
        product: {
          images: { url: string }[];
          metadata: { image_alts?: Record<string, string>; care?: string } | null;
          variants: { id: string; metadata: { variant_image?: string } | null }[];
        };
      }
    ).product;
  };
  const [front = "", back = ""] = (await now()).images
    .map(({ url }) => url)
    .sort((one, other) => one.slice(-1).localeCompare(other.slice(-1)))
    .map((url) => url.replace(/#.*/, ""));
  const texts = async () => (await now()).metadata?.image_alts;
  await openInApp(page, `products/${product.id}`);
  const text = (index: number) =>
    tiles(media(page)).nth(index).getByRole("textbox", { name: "Alternative text" });
  await text(0).fill("The kettle from the front");
  await expectAccessibleInBothThemes(page);
  // Someone else describes the other image, and adds metadata, in the meantime.
  await page.request.post(path, {
    data: { metadata: { image_alts: { [back]: "Theirs" }, care: "Wipe" } },
  });
  await save(page);
  await saved(page);
  expect(await texts()).toEqual({ [front]: "The kettle from the front", [back]: "Theirs" });
  expect((await now()).metadata?.care).toBe("Wipe");
  await expect(media(page).getByRole("img", { name: "The kettle from the front" })).toBeVisible();

  await text(0).fill("Mine");
  await page.request.post(path, {
    data: { metadata: { image_alts: { [front]: "Theirs too", [back]: "Theirs" } } },
  });
  await save(page);
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  await expect(question).toContainText("Theirs too");
  await question.getByRole("button", { name: /^Save/ }).click();
  await saved(page);
  expect(await texts()).toEqual({ [front]: "Mine", [back]: "Theirs" });

  await text(0).fill("");
  await text(1).fill("");
  await save(page);
  await saved(page);
  await expect.poll(texts).toBeUndefined();

  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Choose image" }).click();
  const drawer = page.getByRole("dialog", { name: "Choose image" });
  await drawer.getByRole("radio").nth(2).check();
  await expectAccessibleInBothThemes(page);
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  expect((await now()).variants[0]?.metadata?.variant_image).toBe(back);
  const table = page.getByRole("table", { name: "Variants of this product" });
  await expect(table.locator("img")).toHaveAttribute("src", back);
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Choose image" }).click();
  await drawer.getByRole("radio", { name: "No image" }).check();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  expect((await now()).variants[0]?.metadata?.variant_image).toBeUndefined();
  // A reload loses the selected variants, so the drawer doesn't open for all of them.
  await openInApp(page, `products/${product.id}?edit=variant-image`);
  await expect(page).toHaveURL(new RegExp(`/products/${product.id}$`));
  await expect(drawer).toBeHidden();
});
