import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { expectAccessible } from "./accessible.ts";
import { admin, expect, rows, test as base } from "./shop.ts";

const folder = "/with-extensions/";

/**
 * Builds the admin in a separate folder, with the example extension and with faulty extensions that must not affect the rest.
 */
const test = base.extend<object, { dist: string }>({
  dist: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use, { workerIndex }) => {
      const root = join(import.meta.dirname, "..");
      const outDir = join(import.meta.dirname, `../../.cache/admin-extensions/${workerIndex}`);
      process.env["COUNTERTOP_EXTENSIONS"] = join(import.meta.dirname, "extensions/index.tsx");
      await build({
        root,
        configFile: join(root, "vite.config.ts"),
        logLevel: "error",
        build: { outDir, emptyOutDir: true },
      });
      delete process.env["COUNTERTOP_EXTENSIONS"];
      await use(outDir);
    },
    { scope: "worker", timeout: 240_000 },
  ],
  page: async ({ page, dist }, use) => {
    const html = (await readFile(join(dist, "index.html"), "utf8")).replace(
      '<base href="/" />',
      `<base href="${folder}" />`,
    );
    await page.route(
      ({ pathname }) => pathname.startsWith(folder),
      (route) => {
        const path = new URL(route.request().url()).pathname.slice(folder.length);
        if (!/^(assets|public)\//.test(path))
          return route.fulfill({ contentType: "text/html", body: html });
        const file = join(dist, path);
        return existsSync(file)
          ? route.fulfill({ path: file })
          : route.fulfill({ status: 404, body: "Not Found" });
      },
    );
    await use(page);
  },
});
// All tests share one build.
test.describe.configure({ mode: "default" });

const open = (page: Page, path: string) => page.goto(`${folder}a${path}`);
const nav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("pages of extensions, including nested ones, appear in the navigation and the palette", async ({
  signedInAlone: page,
}) => {
  await open(page, "");
  await nav(page).getByRole("link", { name: "Loyalty" }).click();
  await expect(page).toHaveURL(`${folder}a/loyalty`);
  await expect(title(page, "Loyalty")).toBeVisible();
  const member = page.getByRole("table").getByRole("link").first();
  const email = await member.innerText();
  await member.click();
  await expect(page).toHaveURL(/\/a\/loyalty\/members\/cus_/);
  await expect(title(page, email)).toBeVisible();
  await expect(page.getByText("Member since")).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await crumbs.getByRole("link", { name: "Loyalty" }).click();
  await expect(title(page, "Loyalty")).toBeVisible();

  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("desk");
  await page.getByRole("option", { name: "Desk", exact: true }).click();
  await expect(title(page, "Desk")).toBeVisible();
  await page.getByRole("link", { name: "Seat 7" }).click();
  await expect(title(page, "Seat 7")).toBeVisible();
  await expect(page.getByText("In room blue")).toBeVisible();
  await page.reload();
  await expect(title(page, "Seat 7")).toBeVisible();

  await page.keyboard.press("e");
  await page.keyboard.press("l");
  await expect(title(page, "Loyalty")).toBeVisible();
});

test("a widget gets its page's record, and a failing widget shows which extension it belongs to and doesn't affect anything else", async ({
  signedInAlone: page,
  addProduct,
}) => {
  const { id, handle } = await addProduct();
  await open(page, `/products/${id}`);
  const zone = page.locator('[data-zone="product.details.after"]');
  const broken = zone.getByRole("alert");
  await expect(broken).toContainText("The extension Desk isn't working");
  await expect(broken).toContainText("product.details.after");
  await expect(broken).toContainText(`No idea what to do with ${handle}`);
  await broken.getByRole("button", { name: "Try again" }).click();
  await expect(broken).toBeVisible();

  await zone.getByLabel("Points for each piece").fill("12");
  await zone.getByRole("button", { name: "Save points" }).click();
  await expect(page.getByText("Points saved")).toBeVisible();
  await expect(zone.getByText("12 now")).toBeVisible();
  const answer = await page.request.get(`/admin/products/${id}`);
  const { product } = (await answer.json()) as { product: { metadata: unknown } };
  expect(product.metadata).toEqual({ loyalty_points: 12 });
});

test("widgets appear before and after a list, in the user's language or English", async ({
  signedInAlone: page,
}) => {
  await open(page, "/products?lng=de");
  await expect(page.locator('[data-zone="product.list.before"]')).toContainText("sammel");
  await expect(page.getByRole("link", { name: "Treueprogramm" })).toBeVisible();
  await expect(page.locator('[data-zone="product.list.after"]')).toHaveText("Desk note");
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  await expect(rows(page).first()).toBeVisible();
  expect(await top('[data-zone="product.list.before"]')).toBeLessThan(await top("table"));
  expect(await top('[data-zone="product.list.after"]')).toBeGreaterThan(await top("table"));

  // The extension has no French strings, so the admin doesn't request a file for them.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/products?lng=fr");
  await expect(page.locator('[data-zone="product.list.before"]')).toContainText("collect");
  expect(asked.filter((url) => url.includes("/loyalty.json"))).toEqual([]);
});

test("settings pages of extensions have cards after the admin's own, sorted by path", async ({
  signedInAlone: page,
}) => {
  await open(page, "/settings");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards.filter({ hasText: "Zebra" })).toBeVisible();
  const names = await cards.getByRole("link").allInnerTexts();
  expect(names.map((text) => text.split("\n")[0]).slice(-3)).toEqual([
    "Ant",
    "Loyalty program",
    "Zebra",
  ]);
  await expectAccessible(page);
  await cards.getByRole("link", { name: "Ant" }).click();
  await expect(page).toHaveURL(`${folder}a/settings/ant`);
  await expect(title(page, "Ant")).toBeVisible();
});

test("invalid registrations are left out with a reason, and the first registration of a path wins", async ({
  signedInAlone: page,
}) => {
  await open(page, "/settings/extensions");
  const left = page.getByRole("region", { name: "Not loaded" });
  for (const [what, reason] of [
    ["product.sideways", "Unknown zone."],
    ["order.list.before", "It has no component."],
    ["/settings/careless", "Pages under /settings must be registered as settings pages."],
    ["/orders/:order", "The admin uses this path."],
    ["/desk", "Another extension already registered this path. (Desk)"],
    ["/:anything", "This path isn't valid."],
    ["/ant", "Another extension already registered this path. (Desk)"],
    ["/nameless", "It has no label or description."],
    ["4", "It couldn't be loaded. (This one is nowhere to be found)"],
  ] as const) {
    const line = left.getByRole("listitem").filter({ has: page.getByText(what, { exact: true }) });
    await expect(line).toContainText(reason);
  }
  await expect(left.getByRole("listitem")).toHaveCount(9);
  await expect(nav(page).getByRole("link", { name: "Second desk" })).toHaveCount(0);

  await open(page, "/settings/careless");
  await expect(title(page, "Page not found")).toBeVisible();
  // The extension can't replace this page: the admin's own page reports that the order doesn't exist.
  await open(page, "/orders/order_1");
  await expect(title(page, "Order not found")).toBeVisible();
});

test("a failing page or command shows the name of its extension, and every kind of notice works", async ({
  signedInAlone: page,
}) => {
  await open(page, "/desk");
  for (const type of ["success", "error", "warn", "info"]) {
    await page.getByRole("button", { name: type, exact: true }).click();
    await expect(page.getByText(`Told: ${type}`)).toBeVisible();
  }
  await page.keyboard.press("e");
  await page.keyboard.press("d");
  await expect(page.getByText("The desk said no")).toBeVisible();
  await page.getByRole("button", { name: "Break" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The extension Desk isn't working");
  await expect(alert).toContainText("/desk");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(title(page, "Desk")).toBeVisible();
  await expect(nav(page).getByRole("link", { name: "Desk" })).toBeVisible();
});

test("widgets appear around the sign-in form, which works even if one of them fails", async ({
  page,
}) => {
  await page.goto(`${folder}login`);
  await expect(page.getByText("Welcome to the desk")).toBeVisible();
  const alert = page.locator('[data-zone="login.after"]').getByRole("alert");
  await expect(alert).toContainText("The extension Desk isn't working");
  await page.evaluate(() => localStorage.setItem("fixed", "yes"));
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("It works now")).toBeVisible();
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(nav(page).getByRole("link", { name: "Loyalty" })).toBeVisible();
});
