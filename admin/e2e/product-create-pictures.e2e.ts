import { writeFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { bar, heading, open, publish, test, type Stored } from "./new-product.ts";
import { expect, field, openInApp } from "./shop.ts";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const zone = (page: Page) => page.getByRole("button", { name: "Drop images here" });

/** Drops files onto the drop area. Uses the browser's own drag, because a script in the page can't drag files from the disk. */
async function drop(page: Page, info: TestInfo, ...names: string[]): Promise<void> {
  const files = names.map((name) => info.outputPath(`${name}.png`));
  for (const file of files) await writeFile(file, pixel);
  // Scrolls until the bottom bar doesn't cover the drop area.
  await zone(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = (await zone(page).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", {
      type,
      x: box.x + 20,
      y: box.y + 20,
      data: { items: [], files, dragOperationsMask: 1 },
    });
}
const pick = (page: Page, name: string) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name: `${name}.png`, mimeType: "image/png", buffer: pixel });
/** Sends a paste event to the focused element. */
const paste = (page: Page, name: string, text = "") =>
  page.evaluate(
    ([bytes, name, text]) => {
      const clipboardData = new DataTransfer();
      const file = new File([new Uint8Array(bytes)], `${name}.png`, { type: "image/png" });
      clipboardData.items.add(file);
      if (text !== "") clipboardData.setData("text/plain", text);
      return document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [[...pixel], name, text] as const,
  );
const tiles = (page: Page) => page.getByRole("list", { name: "Images" }).getByRole("listitem");
const arrived = (page: Page, count: number) =>
  expect(page.getByRole("list", { name: "Images" }).locator("[data-state=ready]")).toHaveCount(
    count,
  );

/** File names of the images in order, and the name of the thumbnail. */
function picturesOf({ images, thumbnail }: Stored): { order: string[]; thumbnail: string } {
  const place = (url: string) => Number(/#order=(\d+)$/.exec(url)?.[1] ?? Number.NaN);
  const name = (url: string) => /\/\d+-([a-z]+)-/.exec(url)?.[1] ?? url;
  const urls = images.map(({ url }) => url).toSorted((a, b) => place(a) - place(b));
  return { order: urls.map(name), thumbnail: name(thumbnail ?? "") };
}

test("images are saved together with a new product, and with its copy", async ({
  goingOn: page,
  title,
  stored,
}, info) => {
  await open(page);
  await field(page, "Title").fill(title);
  await drop(page, info, "front", "back");
  await arrived(page, 2);
  // The user can paste anywhere on the page. If the clipboard contains text and an image, the text is used.
  await field(page, "Title").focus();
  expect(await paste(page, "text", "A text")).toBe(true);
  expect(await paste(page, "side")).toBe(false);
  await arrived(page, 3);
  const handle = (number: number) =>
    page.getByRole("button", { name: `Move image ${number}`, exact: true });
  await handle(2).focus();
  await expect(handle(2)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(handle(1)).toBeFocused();
  const choose = page.getByRole("button", { name: "Use image 3 as thumbnail" });
  await choose.click();
  await expect(choose).toHaveAttribute("aria-pressed", "true");
  await publish(page).click();
  await expect(heading(page, title)).toBeVisible();
  const [made] = await stored();
  const pictures = { order: ["back", "front", "side"], thumbnail: "side" };
  expect(picturesOf(made!)).toEqual(pictures);

  await openInApp(page, `products/new?from=${made?.id}`);
  await expect(field(page, "Title")).toHaveValue(`${title} copy`);
  await arrived(page, 3);
  await expect(tiles(page).nth(2)).toContainText("Thumbnail");
  await bar(page).getByRole("button", { name: "Save as draft" }).click();
  await expect(heading(page, `${title} copy`)).toBeVisible();
  const copy = (await stored()).find(({ id }) => id !== made?.id);
  expect(picturesOf(copy!)).toEqual(pictures);
});

test("saving waits for uploads, a failed image isn't lost, and uploaded images survive a reload", async ({
  goingOn: page,
  title,
  stored,
}) => {
  await open(page);
  await field(page, "Title").fill(title);
  await pick(page, "front");
  await arrived(page, 1);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(field(page, "Title")).toHaveValue(title);
  await arrived(page, 1);

  const uploads = "**/admin/uploads";
  let fail: () => void = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route(uploads, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { type: "unknown_error", message: "No" } });
  });
  await pick(page, "back");
  await expect(tiles(page)).toHaveCount(2);
  await publish(page).click();
  await expect(bar(page).getByText("Saving starts once all images are uploaded.")).toBeVisible();
  fail();
  await expect(bar(page).getByRole("alert")).toHaveText(
    "1 image wasn't uploaded. Upload failed images again or remove them, then save.",
  );
  expect(await stored()).toEqual([]);
  await page.unroute(uploads);

  let go: () => void = () => {};
  const again = new Promise<void>((resolve) => (go = resolve));
  await page.route(uploads, async (route) => {
    await again;
    await route.continue();
  });
  await page.getByRole("button", { name: "Upload image 2 again" }).click();
  await expect(tiles(page).locator("[data-state=failed]")).toHaveCount(0);
  await publish(page).click();
  await expect(bar(page).getByText("Saving starts once all images are uploaded.")).toBeVisible();
  go();
  await expect(heading(page, title)).toBeVisible();
  const [made, ...others] = await stored();
  expect(others).toEqual([]);
  expect(made).toMatchObject({ status: "published" });
  expect(picturesOf(made!)).toEqual({ order: ["front", "back"], thumbnail: "front" });
});
