import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { build, preview } from "vite";
import { expectAccessible } from "./accessible.ts";
import { stopClock } from "./shop.ts";

/** Serves a page with all components on its own port. Each worker builds the page once. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use, { workerIndex }) => {
      const configFile = join(import.meta.dirname, "../gallery/vite.config.ts");
      const outDir = join(import.meta.dirname, `../gallery/dist/${workerIndex}`);
      await build({ configFile, logLevel: "error", build: { outDir, emptyOutDir: true } });
      const server = await preview({ configFile, build: { outDir }, preview: { port: 0 } });
      await use(server.resolvedUrls?.local[0] ?? "");
      await server.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
// All tests share one build.
test.describe.configure({ mode: "default" });

async function open(page: Page, gallery: string, settings: Record<string, string> = {}) {
  await page.goto(`${gallery}?${new URLSearchParams(settings).toString()}`);
  await expect(page.getByRole("heading", { name: "Surfaces" })).toBeVisible();
  // This part loads after everything else except the labels. A plain button is shown until then.
  await expect(page.getByRole("button", { name: "About the handle" })).toHaveAttribute(
    "data-scope",
    "tooltip",
  );
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Paints the color and reads the pixel, so that it doesn't matter how the color is written. */
const isRed = (locator: Locator | undefined, property: string) =>
  locator?.evaluate((node, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(node).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red > 2 * green && red > 2 * blue;
  }, property);

/** The height of a control with this label, including its border. */
const heightOf = (page: Page, label: string) =>
  page
    .getByLabel(label, { exact: true })
    .first()
    .evaluate(
      (node) =>
        (node.tagName === "SELECT" ? node : node.parentElement)?.getBoundingClientRect().height,
    );

const displays = [
  { theme: "light", dir: "ltr", density: "normal" },
  { theme: "light", dir: "rtl", density: "compact" },
  { theme: "dark", dir: "ltr", density: "roomy" },
  { theme: "dark", dir: "rtl", density: "normal" },
];

test("every component is accessible", async ({ page, gallery }) => {
  // Rendering this many components takes time.
  test.slow();
  for (const look of displays)
    await test.step(`every component is accessible: ${Object.values(look).join(", ")}`, async () => {
      await open(page, gallery, look);
      // Checks all rules in the first variant, and only the rules about colors and sizes in the others, because everything
      // else is the same.
      const rules = look === displays[0] ? undefined : ["color-contrast", "target-size"];
      await expectAccessible(page, "html", rules);
      await page.getByRole("combobox", { name: "Combobox", exact: true }).click();
      await expect(page.getByRole("listbox")).toBeVisible();
      await expectAccessible(page, "[data-scope=combobox][data-state=open]", rules);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Calendar" }).first().click();
      await expect(page.getByRole("grid")).toBeVisible();
      await expectAccessible(page, "[data-scope=date-picker][data-state=open]", rules);
    });
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the page doesn't scroll sideways, and fields are 40 px high", async ({ page, gallery }) => {
    for (const dir of ["ltr", "rtl"])
      await test.step(dir, async () => {
        await open(page, gallery, { dir });
        expect(await overflow(page)).toBe(0);
        for (const name of ["Text", "Number", "Select", "Combobox", "Date", "Euro"])
          expect(await heightOf(page, name), name).toBe(40);
        await page.getByRole("button", { name: "Calendar" }).last().tap();
        await expect(page.getByRole("grid")).toBeVisible();
        expect(await overflow(page)).toBe(0);
      });
  });
});

test("components have their specified sizes and behavior", async ({ page, gallery }, testInfo) => {
  await test.step("rows are 44 px high, 36 if compact, and 52 if roomy; controls are 32 px high in each", async () => {
    for (const [density, height] of [
      ["compact", 36],
      ["roomy", 52],
      ["normal", 44],
    ] as const) {
      await open(page, gallery, { density });
      const row = page.getByRole("table", { name: "Products" }).getByRole("row").nth(1);
      expect((await row.boundingBox())?.height).toBe(height);
      for (const name of ["Text", "Number", "Select", "Combobox", "Date", "Euro"]) {
        expect(await heightOf(page, name), name).toBe(32);
      }
    }
  });

  await test.step("an error appears in red below its field, and the border turns red", async () => {
    const [wrong, right] = ["Several errors", "Text"].map((name) =>
      page.getByLabel(name, { exact: true }),
    );
    const text = page.getByText("Too short.").first();
    expect(await isRed(text, "color")).toBe(true);
    expect(await isRed(wrong?.locator(".."), "border-top-color")).toBe(true);
    expect(await isRed(right?.locator(".."), "border-top-color")).toBe(false);
    const [above, below] = [await wrong?.boundingBox(), await text.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
    const asterisk = page.getByText("Empty, required").locator("span");
    await expect(asterisk).toHaveText("*");
    expect(await isRed(asterisk, "color")).toBe(true);
  });

  await test.step("a date is chosen with the keyboard", async () => {
    const date = page.getByLabel("Date", { exact: true });
    await expect(date).toHaveValue("03/05/2026");
    await date.fill("03/17/2026");
    await date.press("Enter");
    await expect(date).toHaveValue("03/17/2026");
    await date.press("Tab");
    await page.keyboard.press("Enter");
    const grid = page.getByRole("grid");
    await expect(grid.getByRole("button", { name: /March 17/ })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect(grid.getByRole("button", { name: /March 25/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(grid).toBeHidden();
    await expect(date).toHaveValue("03/25/2026");
    // The date can be cleared.
    await date.fill("");
    await date.press("Tab");
    await expect(date).toHaveValue("");
  });

  await test.step("a date range is chosen as two dates, or as a named range", async () => {
    const range = page.getByRole("group", { name: "Date range" });
    const [from, to] = [range.getByLabel("From"), range.getByLabel("To")];
    await range.getByRole("button", { name: "Calendar" }).click();
    await page.getByRole("button", { name: "March", exact: true }).click();
    await expect(from).toHaveValue("03/01/2026");
    await expect(to).toHaveValue("03/31/2026");
    await range.getByRole("button", { name: "Calendar" }).click();
    const grid = page.getByRole("grid");
    await grid.getByRole("button", { name: /March 9, / }).click();
    await grid.getByRole("button", { name: /March 12, / }).click();
    await expect(grid).toBeHidden();
    await expect(from).toHaveValue("03/09/2026");
    await expect(to).toHaveValue("03/12/2026");
  });

  await test.step("a tree is navigated with the keyboard", async () => {
    const tree = page.getByRole("tree", { name: "Categories" });
    const item = (name: string) => tree.getByRole("treeitem", { name, exact: true });
    await tree.getByText("Cups").click();
    await page.keyboard.press("ArrowRight");
    await expect(item("Enamel")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(item("Enamel")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(item("Enamel")).toBeHidden();
    await page.keyboard.press("o");
    await page.keyboard.press("Enter");
    await expect(item("Office")).toHaveAttribute("aria-selected", "true");
  });

  await test.step("arrow keys switch tabs, and skip disabled tabs", async () => {
    await page.getByRole("tab", { name: "Details" }).focus();
    // Finds the panel by its name, because the old and the new panel exist at the same time for a moment.
    const panel = (name: string) => page.getByRole("tabpanel", { name });
    await page.keyboard.press("ArrowRight");
    await expect(panel("Prices")).toHaveText("What it costs");
    await expect(panel("Details")).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await expect(panel("Details")).toHaveText("What it is");
    await expect(panel("Prices")).toBeHidden();
  });

  await test.step("files are added in a dialog, by dragging, and by pasting, within the stated limits", async () => {
    const zone = page.getByRole("button", { name: /Drop images/ });
    await expect(zone).toHaveAccessibleDescription(/Up to 3 at a time, 1 MB each/);
    const chooser = page.waitForEvent("filechooser");
    await zone.press("Enter");
    await (
      await chooser
    ).setFiles({ name: "chosen.png", mimeType: "image/png", buffer: Buffer.from("png") });
    await expect(page.getByText("chosen.png")).toBeVisible();

    await zone.evaluate((node) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(["png"], "pasted.png", { type: "image/png" }));
      node.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(page.getByText("pasted.png")).toBeVisible();

    // Uses the browser's own drag, because a script in the page can't drag a file.
    const file = testInfo.outputPath("dropped.png");
    await writeFile(file, "png");
    await zone.scrollIntoViewIfNeeded();
    const box = await zone.boundingBox();
    const session = await page.context().newCDPSession(page);
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await session.send("Input.dispatchDragEvent", {
        type,
        x: (box?.x ?? 0) + 20,
        y: (box?.y ?? 0) + 20,
        data: { items: [], files: [file], dragOperationsMask: 1 },
      });
    await expect(page.getByText("dropped.png")).toBeVisible();

    const input = page.getByLabel("Files", { exact: true });
    await input.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
    await expect(page.getByText("a.txt: type")).toBeVisible();
    await input.setInputFiles({
      name: "huge.png",
      mimeType: "image/png",
      buffer: Buffer.alloc(1_000_001),
    });
    await expect(page.getByText("huge.png: size")).toBeVisible();
    await page.getByRole("button", { name: "Remove pasted.png" }).click();
    await expect(page.getByText("pasted.png")).toBeHidden();
  });

  await test.step("a notice has the icon of its type, a title, a message, and a dismiss button", async () => {
    const signs = new Set<string | null>();
    for (const type of ["success", "warning", "error", "info"]) {
      await page.getByRole("group", { name: "Toast" }).getByRole("button", { name: type }).click();
      const notice = page.getByRole("status").filter({ hasText: `A notice: ${type}` });
      await expect(notice).toContainText("What happened");
      // The notice stays while the pointer is on its button.
      const dismiss = notice.getByRole("button", { name: "Dismiss" });
      await dismiss.hover();
      signs.add(await notice.locator("svg").first().getAttribute("class"));
      await dismiss.click();
      await expect(notice).toBeHidden();
    }
    expect(signs.size).toBe(4);
  });

  await test.step("a button whose only label is a tooltip shows it after 100 ms", async () => {
    const button = page.getByRole("button", { name: "About the handle" });
    // Scrolls the button into view first, and waits for the scroll event, because the event would close the tooltip.
    await button.evaluate(
      (part) =>
        new Promise((told) => {
          part.scrollIntoView({ block: "center" });
          requestAnimationFrame(() => requestAnimationFrame(told));
        }),
    );
    await stopClock(page);
    const tooltip = page.getByRole("tooltip");
    await button.hover();
    await page.clock.runFor(90);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText("Stands in the product's address");
  });
});
