import { writeFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { expect, field, test } from "./shop.ts";

// Tests that images can be dropped anywhere, not only on the drop area.

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const frame = (page: Page) => page.locator("[data-files-over]");

/** Drops a file at a point of the window. Uses the browser's own drag, because a script in the page can't drag files. */
async function drop(
  page: Page,
  info: TestInfo,
  name: string,
  { x, y }: { x: number; y: number },
): Promise<void> {
  const path = info.outputPath(name);
  await writeFile(path, pixel);
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver"] as const)
    await session.send("Input.dispatchDragEvent", { type, x, y, data });
  // The page shows that it accepts the file.
  await expect(frame(page)).toBeVisible();
  await session.send("Input.dispatchDragEvent", { type: "drop", x, y, data });
  await expect(frame(page)).toBeHidden();
}
const paste = (page: Page) =>
  page.evaluate(
    ([bytes]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(
        new File([new Uint8Array(bytes)], "pasted.png", { type: "image/png" }),
      );
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [[...pixel]] as const,
  );
const arrived = (page: Page, count: number) =>
  expect(page.getByRole("list", { name: "Images" }).locator("[data-state=ready]")).toHaveCount(
    count,
  );

test("dropping or pasting an image on a product's page adds it to the media, which accept more images anywhere", async ({
  signedIn: page,
  addProduct,
}, info) => {
  const { id, title } = await addProduct();
  await page.goto(`/a/products/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("button", { name: "Drop images here" })).toBeAttached();
  await drop(page, info, "page.png", { x: 500, y: 300 });
  const media = page.getByRole("region", { name: "Media" });
  const bar = page.getByRole("region", { name: "Unsaved changes" });
  await arrived(page, 1);

  // Drops the files on the tiles, far from the drop area.
  await media.getByRole("button", { name: "Drop images here" }).scrollIntoViewIfNeeded();
  const tile = await media.getByRole("list", { name: "Images" }).boundingBox();
  await drop(page, info, "tile.png", { x: (tile?.x ?? 0) + 20, y: (tile?.y ?? 0) + 20 });
  await arrived(page, 2);
  await drop(page, info, "notes.txt", { x: 20, y: 500 });
  await expect(media.getByText("This file type isn't supported.", { exact: true })).toBeVisible();
  // A file that is dropped on the drop area is added only once.
  const zone = await media.getByRole("button", { name: "Drop images here" }).boundingBox();
  await drop(page, info, "zone.png", { x: (zone?.x ?? 0) + 20, y: (zone?.y ?? 0) + 20 });
  await arrived(page, 3);
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(bar).toBeHidden();
  await arrived(page, 3);
  await paste(page);
  await arrived(page, 4);
  const response = await page.request.get(`/admin/products/${id}`);
  const { product } = (await response.json()) as { product: { images: object[] } };
  expect(product.images).toHaveLength(3);
});

test("an image dropped anywhere on the page of a new product is added", async ({
  signedIn: page,
}, info) => {
  await page.goto("/a/products/new");
  await expect(field(page, "Title")).toBeVisible();
  await expect(page.getByRole("button", { name: "Drop images here" })).toBeAttached();
  await drop(page, info, "new.png", { x: 500, y: 120 });
  await arrived(page, 1);
});
