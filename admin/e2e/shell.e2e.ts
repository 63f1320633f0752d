import type { Page } from "@playwright/test";
import { admin, expect, field, goInApp, openInApp, openList, rows, test } from "./shop.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search and commands" });
const searchBox = (page: Page) => palette(page).getByRole("combobox");

test.describe("the palette", () => {
  test("accepts input before it has loaded", async ({ signedIn: page, addProduct }) => {
    const { title } = await addProduct();
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    await page.route("**/assets/idle-*.js", async (route) => {
      await late;
      await route.continue();
    });
    await openList(page);
    await page.keyboard.press("Control+k");
    await expect(palette(page).getByRole("textbox")).toBeFocused();
    await page.keyboard.type(title);
    arrive();
    await expect(searchBox(page)).toHaveValue(title);
    await expect(searchBox(page)).toBeFocused();
    await expect(palette(page).getByRole("option", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
  });

  test("returns the focus after a command that doesn't open anything", async ({
    signedIn: page,
  }) => {
    await openList(page);
    const search = page.getByRole("banner").getByRole("button", { name: "Search" });
    for (const name of ["Collapse navigation", "Expand navigation"]) {
      await search.click();
      await searchBox(page).fill("Collapse or expand navigation");
      await palette(page).getByRole("option", { name: "Collapse or expand navigation" }).click();
      await expect(palette(page)).toBeHidden();
      await expect(page.getByRole("button", { name })).toBeHidden();
      await expect(search).toBeFocused();
    }
  });

  test("finds, remembers, and opens records", async ({ signedIn: page, addProduct }) => {
    await test.step("keeps every letter during fast typing, and opens the first match once it's found", async () => {
      const { id, title } = await addProduct();
      const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
      await page.route(/\/admin\/products\?.*q=/, async (route) => {
        await late;
        await route.continue();
      });
      // Opens a page without a list of products, because the palette finds the records of lists immediately.
      await page.goto("/a/settings");
      await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
      await page.keyboard.press("Control+k");
      await expect(searchBox(page)).toBeFocused(); // The palette itself has loaded.
      await page.keyboard.press("Escape");
      await expect(palette(page)).toBeHidden();
      await page.keyboard.press("Control+k");
      await page.keyboard.type(title);
      await page.keyboard.press("Enter");
      await expect(searchBox(page)).toHaveValue(title);
      arrive();
      await expect(page).toHaveURL(`/a/products/${id}`);
    });

    await test.step("finds by SKU, EAN, ID, handle, and words in any order, tolerates a typo, and creates records", async () => {
      const { id, title } = await addProduct();
      const read = await page.request.get(`/admin/products/${id}?fields=handle&expand=`);
      const { handle } = ((await read.json()) as { product: { handle: string } }).product;
      const api = await page.request.get(`/admin/products/${id}/variants?limit=1`);
      const [variant] = ((await api.json()) as { variants: { id: string; sku: string | null }[] })
        .variants;
      const code = String(Date.now()).padStart(13, "2").slice(0, 13);
      const sku = `FIND-${code}`;
      await page.request.post(`/admin/products/${id}/variants/${variant?.id}`, {
        data: { sku, ean: code },
      });
      await openInApp(page, "settings");
      await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
      await page.keyboard.press("Control+k");
      const hit = palette(page).getByRole("option");
      for (const typed of [id, handle, title.split(" ").toReversed().join(" ")]) {
        await searchBox(page).fill(typed);
        await expect(hit.filter({ hasText: title })).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(palette(page)).toBeHidden();
      // Nothing matches these words exactly, but the name of a recently listed record is similar.
      await openInApp(page, "products");
      await expect(rows(page).filter({ hasText: title })).toBeVisible();
      await page.keyboard.press("Control+k");
      await searchBox(page).fill(title.replace("kettle", "kettel"));
      await expect(hit.filter({ hasText: title })).toBeVisible();
      await searchBox(page).fill("new coll");
      await palette(page).getByRole("option", { name: "New collection" }).click();
      await expect(page).toHaveURL("/a/collections?edit=create");
      await page.keyboard.press("Escape");
      for (const typed of [code, sku]) {
        await openInApp(page, "settings");
        await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
        await page.keyboard.press("Control+k");
        await searchBox(page).fill(typed);
        await hit.filter({ hasText: sku }).click();
        await expect(page).toHaveURL(`/a/products/${id}?edit=variant&variant=${variant?.id}`);
      }
    });

    await test.step("cancels outdated searches, and navigates even if the store doesn't respond", async () => {
      const { id } = await addProduct();
      await openInApp(page, `products/${id}`);
      await expect(field(page, "Title")).toBeVisible();
      await page.keyboard.press("Control+k");
      await expect(searchBox(page)).toBeFocused();
      await page.route(/\/admin\/products\?.*q=slow/, () => undefined); // There is never a response.
      const asked = page.waitForRequest(/\/admin\/products\?.*q=slow/);
      await searchBox(page).fill("slow");
      const { url } = { url: (await asked).url() };
      const calledOff = page.waitForEvent("requestfailed", (request) => request.url() === url);
      await page.route(/\/admin\/products\?.*q=prod/, (route) => route.abort());
      await searchBox(page).fill("prod");
      await calledOff;
      await expect(palette(page).getByRole("status")).toContainText("Couldn't search the store");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/a/products");
    });

    await test.step("finds and remembers records, and lists the actions of the open record", async () => {
      // Without variants, the page doesn't check whether they can be bought.
      const product = await addProduct({ status: "draft", variants: [] });
      await openInApp(page, "products");
      await expect(rows(page).first()).toBeVisible();
      await page.keyboard.press("Control+k");
      await searchBox(page).fill(product.title);
      const found = palette(page).getByRole("option", { name: product.title });
      await expect(found).toHaveAttribute("data-highlighted", "");
      await expect(palette(page).getByRole("option")).toHaveCount(1);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/a/products/${product.id}`);
      await expect(field(page, "Title")).toHaveValue(product.title);

      // The palette also opens while a field has the focus.
      await field(page, "Subtitle").focus();
      await page.keyboard.press("Control+k");
      await searchBox(page).fill("publ");
      await palette(page).getByRole("option", { name: "Publish" }).click();
      await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();

      await goInApp(page, "products");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(
        palette(page).getByRole("group", { name: "Recent" }).getByRole("option").first(),
      ).toContainText(product.title);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/a/products/${product.id}`);
    });
  });
});

test.describe("shortcuts", () => {
  test("navigate, are listed, and can be changed", async ({ signedIn: page, addProduct }) => {
    await test.step("navigate in sequences, but not while the user types, and are listed", async () => {
      const { id } = await addProduct();
      await page.goto(`/a/products/${id}`);
      await field(page, "Subtitle").pressSequentially("g p?");
      await expect(field(page, "Subtitle")).toHaveValue("g p?");
      await expect(page).toHaveURL(`/a/products/${id}`);
      await page.getByRole("button", { name: "Discard" }).click();

      await page.locator("main").focus();
      await page.keyboard.press("?");
      const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      await expect(sheet.getByRole("listitem").filter({ hasText: "Publish" })).toContainText("P");
      // Shortcuts of grids and trees are listed too, even if no grid is open.
      await expect(sheet.getByRole("term").filter({ hasText: "Fill down" })).toBeVisible();
      await expect(sheet.getByText("Expand everything on this level")).toBeVisible();
      // The admin includes the manual, which opens at the section for the current page.
      const opened = page.context().waitForEvent("page");
      await sheet.getByRole("link", { name: "Manual" }).click();
      const manual = await opened;
      await expect(manual.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
      await expect(manual).toHaveURL(/\/products\.html#change-a-product$/);
      await manual.getByRole("link", { name: "Returns and exchanges" }).first().click();
      await expect(manual.getByRole("img", { name: /receive a return/ })).toBeVisible();
      await manual.close();
      // Shortcuts don't work behind a dialog.
      await page.keyboard.type("gp");
      await expect(page).toHaveURL(`/a/products/${id}`);
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();

      // While an input method composes a word, its keys don't trigger shortcuts.
      await page.evaluate(() => {
        for (const key of ["g", "p"])
          document.body.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, isComposing: true }),
          );
      });
      await expect(page).toHaveURL(`/a/products/${id}`);
      await page.keyboard.press("g");
      await page.keyboard.press("p");
      await expect(page).toHaveURL("/a/products");
    });

    await test.step("can be changed to keys that aren't used yet, and are remembered", async () => {
      await openInApp(page, "products");
      await expect(rows(page).first()).toBeVisible();
      await page.keyboard.press("?");
      const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      const change = sheet.getByRole("button", { name: "Change shortcut: Collapse or expand" });
      await change.click();
      await page.keyboard.press("?");
      await page.keyboard.press("Enter");
      await expect(sheet.getByRole("status")).toHaveText("Already used by Keyboard shortcuts");
      await page.keyboard.press("b");
      await page.keyboard.press("Enter");
      await expect(change.locator("kbd")).toHaveText("B");
      await sheet.getByRole("button", { name: "Close" }).click();

      await page.reload();
      await expect(rows(page).first()).toBeVisible();
      await page.keyboard.press("b");
      const sidebar = page.getByRole("complementary");
      await expect(sidebar.getByRole("button", { name: "Expand navigation" })).toBeVisible();
      await page.keyboard.press("[");
      await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(56);
      await expect(sidebar.getByRole("link", { name: "Products" })).toBeVisible();
      // The sidebar has its previous state from the first paint.
      await page.reload();
      await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(56);
      await sidebar.getByRole("button", { name: "Expand navigation" }).click();
      await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(224);
    });
  });
});

test("language and density are changed without leaving the page", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct();
  await page.goto(`/a/products/${id}?lng=en`);
  await field(page, "Subtitle").fill("Half a thought");
  const html = page.locator("html");
  await page.getByRole("button", { name: "Account and settings" }).click();
  await page.getByRole("menuitem", { name: /^Density/ }).click();
  await page.getByRole("menuitemradio", { name: "Compact" }).click();
  await expect(html).toHaveAttribute("data-density", "compact");
  await page.getByRole("menuitem", { name: /^Language/ }).click();
  await expect(page.getByRole("menu").last().getByRole("menuitemradio")).toHaveText([
    /^العربية/,
    /./,
    /./,
    /./,
    /^Deutsch/,
    /^English/,
    ...Array<RegExp>(15).fill(/./),
  ]);
  await page.getByRole("menuitemradio", { name: "العربية" }).click();
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(html).toHaveAttribute("lang", "ar");
  await expect(page.locator("input[name=subtitle]")).toHaveValue("Half a thought");
  await expect(page).toHaveURL(`/a/products/${id}`);
  await page.goto("/a/products").catch(() => undefined);
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(html).toHaveAttribute("data-density", "compact");
});

test("the store and its features are read only after sign-in", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/a/products");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  expect(asked).not.toContain("/admin/store");
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => asked).toContain("/admin/store");
});

test.describe("on a narrow phone, in Arabic", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test("searching and navigating work", async ({ signedInAlone: page, addProduct }) => {
    const { id, title } = await addProduct();
    await openList(page, "?lng=ar");
    await page.locator("header").getByRole("button").nth(1).tap();
    const box = page.getByRole("dialog").getByRole("combobox");
    await box.fill(title);
    await page.getByRole("option", { name: title }).tap();
    await expect(page).toHaveURL(`/a/products/${id}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
