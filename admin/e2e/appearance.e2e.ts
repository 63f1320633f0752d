import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes } from "./accessible.ts";
import { openDetails } from "./menus.ts";
import { expect, field, openList, rows, stopClock, test, variant } from "./shop.ts";

test.describe("light and dark", () => {
  test("the sign-in page is accessible", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("This field is required.")).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test("the product list is accessible, with its menu open", async ({ signedIn: page }) => {
    await openList(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Account and settings" }).click();
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test("the product page is accessible with its save bar, confirmation, and open overlays", async ({
    signedIn: page,
    addProduct,
  }) => {
    const { id } = await addProduct({ metadata: { origin: "Porto", care: { wash: 30 } } });
    const dialog = page.getByRole("dialog");
    for (const part of ["options", "channels", "metadata"]) {
      await page.goto(`/a/products/${id}?edit=${part}`);
      await expect(dialog.getByRole("button", { name: "Save changes" })).toBeVisible();
      await expectAccessibleInBothThemes(page, "[role=dialog]");
      if (part !== "channels") continue;
      await dialog.getByRole("button", { name: "Add sales channels" }).click();
      await expect(dialog.getByRole("checkbox").first()).toBeVisible();
      await expectAccessibleInBothThemes(page, "[role=dialog]");
    }
    await page.goto(`/a/products/${id}`);
    await expect(page.getByRole("row").nth(1)).toContainText("Size 1");
    await expectAccessibleInBothThemes(page);
    await field(page, "Title").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("This field is required.")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test("the theme is applied before the first paint and saved", async ({ signedIn: page }) => {
  await openList(page);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Account and settings" }).click();
  await page.getByRole("menuitemradio", { name: "Light" }).click();
  await expect(html).toHaveAttribute("data-theme", "light");

  // Blocks the page's own scripts, so the theme must be set before they run.
  await page.route(/\/assets\/(?!theme-).*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "light");
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  test("pages don't scroll sideways, and a product is found, edited, and saved", async ({
    page,
    signedInAlone: signedIn,
    addProduct,
  }) => {
    const product = await addProduct({
      title: `Unbreakable${"kettle".repeat(30)}`.slice(0, 200),
      variants: Array.from({ length: 25 }, (_, index) => variant(index + 1)),
    });
    await openList(signedIn);
    await expect(page.getByRole("link", { name: product.title })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await page.getByRole("button", { name: "Open navigation" }).tap();
    const navigation = page.getByRole("dialog", { name: "Main" });
    await navigation.getByRole("link", { name: "Products" }).tap();
    await expect(navigation).toBeHidden();

    await page.getByRole("link", { name: product.title }).tap();
    await page.getByRole("button", { name: "Variants", exact: true }).tap();
    await expect(page.getByRole("row").nth(1)).toContainText("Size 1");
    expect(await overflow(page)).toBe(0);
    await field(page, "Subtitle").fill("On the phone");
    expect(await overflow(page)).toBe(0);
    await page.getByRole("button", { name: "Save" }).tap();
    await expect(page.getByText("Product saved")).toBeVisible();
    await expectAccessible(page);
    await page.context().clearCookies();
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
});

test("Arabic pages are laid out from right to left", async ({ signedIn: page }) => {
  await openList(page, "?lng=ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  const [navigation, account] = [
    page.getByRole("navigation", { name: "القائمة الرئيسية" }),
    page.getByRole("banner").getByRole("button").last(),
  ];
  expect((await navigation.boundingBox())?.x).toBeGreaterThan(middle);
  expect((await account.boundingBox())?.x).toBeLessThan(middle);
  await expectAccessible(page);
  // The choice is stored in the browser, not in the URL.
  await openList(page);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test("a Latin name on an Arabic page keeps its word order, shows its beginning, and is aligned to the right", async ({
  signedIn: page,
  addProduct,
}) => {
  const title = `25 cm ${"long-handled kettle ".repeat(9)}`.trim();
  const one = variant(1);
  const { id } = await addProduct({ title, variants: [{ ...one, title: "16 pieces" }] });
  /** Distance of the text from the start edge, and its visibility. */
  const place = (text: string, inside: Locator) =>
    inside.first().evaluate((element, searched) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = walker.currentNode.nodeValue?.indexOf(searched) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + searched.length);
        const [box, frame] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        const seen = box.left >= frame.left - 1 && box.right <= frame.right + 1;
        return { left: box.left, right: box.right, edge: frame.right, seen };
      }
      throw new Error(`${searched} is not there`);
    }, text);
  const headIsSeen = async (inside: Locator) => {
    const [number, unit] = [await place("25", inside), await place("cm", inside)];
    expect(number.seen && unit.seen).toBe(true);
    expect(number.right).toBeLessThanOrEqual(unit.left);
  };
  await openList(page, `?lng=ar&q=${encodeURIComponent("long-handled kettle")}`);
  await headIsSeen(rows(page).getByRole("link"));
  await page.goto(`/a/products/${id}`);
  const cell = page.getByRole("row").nth(1).getByRole("cell").filter({ hasText: "16 pieces" });
  await expect(cell.getByRole("link")).toHaveText("16 pieces");
  const [number, word] = [await place("16", cell), await place("pieces", cell)];
  expect(number.right).toBeLessThanOrEqual(word.left);
  // The text stays at the start edge.
  expect(word.edge - word.right).toBeLessThan(24);
  await headIsSeen(page.getByRole("heading", { level: 1 }));
  await headIsSeen(page.locator("[aria-current=page]").filter({ hasText: "25 cm" }));
});

test("a notice appears at the bottom, is 380 px wide, disappears after 3 seconds, and blocks nothing", async ({
  signedInAlone: page,
  addProduct,
}) => {
  const { id, title } = await addProduct();
  await page.goto(`/a/products/${id}`);
  await field(page, "Subtitle").fill("Noticed");
  await stopClock(page);
  await page.getByRole("button", { name: "Save" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Product saved" });
  await expect(notice).toContainText(title);
  await page.clock.runFor(500);
  const box = await notice.boundingBox();
  expect(box?.width).toBe(380);
  expect(box?.x).toBe((1280 - 380) / 2);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(720 - 16);
  // Pointer events pass through the notice, and hovering doesn't keep it open.
  await notice.getByText(title).evaluate((text) => {
    const { x, y } = text.getBoundingClientRect();
    const below = document.elementFromPoint(x + 2, y + 2);
    if (!below?.closest("main")) throw new Error(`The pointer meets ${below?.outerHTML}`);
  });
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 20);
  await page.clock.runFor(2000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1500);
  await expect(notice).toBeHidden();
});

test("a notice disappears when it is dismissed", async ({ signedIn: page, addProduct }) => {
  const { id } = await addProduct();
  await page.goto(`/a/products/${id}`);
  await field(page, "Subtitle").fill("Noticed");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Product saved")).toBeHidden();
});

/**
 * Waits until an event and its timers are done. React schedules its work with messages, which arrive even if the clock is
 * stopped.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1)
      await new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", resolve);
        port1.start();
        port2.postMessage(turn);
      });
  });

test("the first tooltip appears after 700 ms, later ones appear immediately, and none is wider than 220 px", async ({
  signedInAlone: page,
  addProduct,
}) => {
  const { id } = await addProduct();
  await page.goto(`/a/products/${id}`);
  await openDetails(page);
  await page.getByText("Raw data").click();
  const [copyId, copyJson] = [
    page.getByRole("button", { name: "Copy ID" }),
    page.getByRole("button", { name: "Copy JSON" }),
  ];
  // Makes both buttons fit into the window, because scrolling closes tooltips.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await expect(copyJson).toBeInViewport();
  // The buttons work before their tooltips load. A tooltip that loads late misses pointer events.
  for (const button of [copyId, copyJson])
    await expect(button).toHaveAttribute("data-scope", "tooltip");
  await stopClock(page);
  const tooltip = page.getByRole("tooltip");
  const pass = async (time: number) => {
    await settled(page);
    await page.clock.runFor(time);
    await settled(page);
  };
  await copyId.hover();
  await pass(650);
  await expect(tooltip).toBeHidden();
  await pass(100);
  await expect(tooltip).toHaveText("Copy ID");
  // The overlay is placed one frame after it appears.
  await pass(50);
  const [above, below] = [await tooltip.boundingBox(), await copyId.boundingBox()];
  expect(above?.width).toBeLessThanOrEqual(220);
  expect(Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBe(8);
  await copyJson.hover();
  await pass(50);
  await expect(tooltip).toHaveText("Copy JSON");
  await expect(tooltip).toHaveCSS("max-width", "220px");
  // Within 300 ms, the next tooltip opens immediately. After that, the delay applies again.
  // Moves the pointer to the bar above, because a new overlay is in the corner of the page until it is placed.
  await page.mouse.move(640, 5);
  await pass(250);
  await copyId.hover();
  await pass(50);
  await expect(tooltip).toHaveText("Copy ID");
  await page.mouse.move(640, 5);
  // Advances the time until the tooltip has closed, because the 300 ms start when it closes.
  await expect(async () => {
    await pass(250);
    await expect(tooltip).toBeHidden({ timeout: 500 });
  }).toPass();
  await pass(350);
  await copyId.hover();
  await pass(650);
  await expect(tooltip).toBeHidden();
});

test("pages follow their content security policy and load nothing from other origins", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  const response = await page.goto(`/a/products/${id}`);
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'self'");
  await field(page, "Subtitle").fill("Strict");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Product saved")).toBeVisible();
  await page.getByRole("button", { name: "Account and settings" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(complaints).toEqual([]);
  const inline = await page.locator("script:not([src]), style").count();
  expect(inline).toBe(0);
});

test("the account menu opens if its button loads between pointer down and pointer up", async ({
  signedIn: page,
}) => {
  await openList(page);
  const button = page.getByRole("button", { name: "Account and settings" });
  // The button's placeholder doesn't have a popup.
  await expect(button).not.toHaveAttribute("aria-haspopup");
  const box = await button.boundingBox();
  // Moving the pointer loads the menu, but only after the page has its data.
  const held = Promise.withResolvers<void>();
  let asked = false;
  await page.route("**/assets/*.js", async (route) => {
    asked = true;
    await held.promise;
    await route.continue();
  });
  let step = 4;
  await expect(async () => {
    await page.mouse.move((box?.x ?? 0) + (step = 14 - step), (box?.y ?? 0) + 10);
    expect(asked).toBe(true);
  }).toPass();
  await page.mouse.down();
  held.resolve();
  await expect(page.locator("header button[aria-haspopup=menu]")).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
});

test("the list renders almost without layout shifts", async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/admin/products?*", async (route) => {
    const response = await route.fetch();
    // Waits until the placeholder rows are rendered.
    await page.locator("tbody tr").first().waitFor();
    await route.fulfill({ response });
  });
  await page.goto("/a/products");
  await expect(rows(page).first()).toBeVisible();
  const total = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
  expect(total).toBeLessThan(0.02);
  // Doesn't wait for later requests.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a new page takes focus and announces its name", async ({ signedIn: page, addProduct }) => {
  const { title } = await addProduct();
  await openList(page, `?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: title })).toBeAttached();
  await openList(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
