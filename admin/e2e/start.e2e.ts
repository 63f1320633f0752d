import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { expect, rows, test } from "./shop.ts";

// Tests how the first screens load: the number of rounds of requests, and the size.

const ASKED = /\/(admin\/|public\/locales\/)/;
const nameOf = (request: Request): string =>
  new URL(request.url()).pathname.replace(/^\/(public\/locales\/en\/)?/, "");

/**
 * Holds every API request and every request for strings until all of `together` have been sent. If one request waited for the
 * response to another one, none would get a response.
 */
async function expectOneRound(page: Page, together: readonly string[]): Promise<void> {
  const waiting = new Set(together);
  const { promise: all, resolve } = Promise.withResolvers<void>();
  await page.route(ASKED, async (route) => {
    waiting.delete(nameOf(route.request()));
    if (waiting.size === 0) resolve();
    await all;
    await route.continue();
  });
  await page.goto("/a/products");
  await expect(rows(page).first(), `not asked for: ${[...waiting].join(", ")}`).toBeVisible();
}

const FIRST = ["admin/auth", "admin/products", "together.json", "products.json"];

test("a first visit requests the session, the strings, and the rows in one round", async ({
  signedIn: page,
}) => {
  await expectOneRound(page, FIRST);
});

test("a later visit also needs one round, and requests nothing twice", async ({
  signedIn: page,
}) => {
  await page.goto("/a/products");
  await expect(rows(page).first()).toBeVisible();
  const asked: string[] = [];
  const again = await page.context().newPage();
  again.on("request", (request) => ASKED.test(request.url()) && asked.push(request.url()));
  await expectOneRound(again, FIRST);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page itself contains a sidebar, a top bar, and a card", async ({ page }) => {
    await page.goto("/a/products");
    const parts = page.locator("#root .boot > :first-child, #root .boot > :last-child > *");
    const [sidebar, bar, card] = [parts.nth(0), parts.nth(1), parts.nth(2)];
    expect(await sidebar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 224 });
    expect(await bar.boundingBox()).toMatchObject({ x: 224, y: 0, height: 52 });
    await expect(card).toBeVisible();
    await expect(sidebar).toHaveCSS("background-color", /^oklch\(1 /);
    await expect(page.locator("#root > *")).toHaveAttribute("aria-hidden", "true");
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(sidebar).toBeHidden();
    expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
  });
});

test("the first paint has the admin's layout, except on the sign-in page", async ({
  signedIn: page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const code = /\/assets\/(?!theme-)[^/]*\.js$/;
  await page.route(code, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/a/products", { waitUntil: "commit" });
  const frame = page.locator(".boot");
  // The page has only started to load, so its styles may be missing.
  const first = frame.locator("> :first-child");
  await expect.poll(async () => (await first.boundingBox())?.x).toBe(0);
  const sidebar = await first.boundingBox();
  const bar = await frame.locator("> :last-child > :first-child").boundingBox();
  answer();
  await expect(rows(page).first()).toBeVisible();
  await expect(frame).toHaveCount(0);
  expect(await page.getByRole("complementary").first().boundingBox()).toEqual(sidebar);
  expect(await page.getByRole("banner").boundingBox()).toEqual(bar);

  await page.unrouteAll();
  await page.route(code, (route) => route.abort());
  await page.goto("/login");
  await expect(frame).toBeHidden();
});

test("the sidebar is complete from its first paint, even on a first visit", async ({
  signedIn: page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/admin/store", async (route) => {
    await answered;
    await route.continue();
  });
  const store = page.waitForRequest("**/admin/store");
  await page.goto("/a/products");
  await store;
  await expect(page.getByRole("complementary")).toHaveCount(0);
  answer();
  const names: (string | null | undefined)[][] = [];
  const links = page.getByRole("complementary").getByRole("link");
  // The numbers next to the names load later.
  const named = () =>
    links.evaluateAll((all) => all.map((link) => link.querySelector("span")?.textContent));
  await expect(links.first()).toBeVisible();
  names.push(await named());
  await expect(rows(page).first()).toBeVisible();
  names.push(await named());
  expect(names[0]).toContain("Categories");
  expect(names[0]).toEqual(names[1]);
});

/**
 * Gzipped size of everything that loads until the page is idle, except images and the store's responses. `last` matches the
 * code that the page loads last, because the network is also idle for a moment before that request.
 */
async function loadedBy(
  page: Page,
  address: string,
  last?: RegExp,
): Promise<{ kib: number; scripts: number }> {
  const files: Promise<[path: string, bytes: number]>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(admin|uploads)\/|\.svg$/.test(pathname))
      files.push(response.body().then((body) => [pathname, gzipSync(body, { level: 9 }).length]));
  });
  const ended = last && page.waitForResponse(last);
  await page.goto(address, { waitUntil: "networkidle" });
  await ended;
  const all = await Promise.all(files);
  return {
    kib: all.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024,
    scripts: all.filter(([path]) => path.endsWith(".js")).length,
  };
}

test("the sidebar counts orders to fulfill, but only after the rows of the first page", async ({
  signedIn: page,
}) => {
  const asked: string[] = [];
  const COUNT = /\/admin\/orders\?.*fulfillment_status.*limit=1(&|$)/;
  page.on("request", (request) => void asked.push(request.url()));
  const answer = page.waitForResponse(COUNT);
  await page.goto("/a/products");
  const response = await answer;
  const { count } = (await response.json()) as { count: number };
  expect(count).toBeGreaterThan(0);
  const list = asked.findIndex((url) => /\/admin\/products\?/.test(url));
  expect(list).toBeGreaterThan(-1);
  expect(list).toBeLessThan(asked.indexOf(response.url()));
  await expect(rows(page).first()).toBeVisible();
  const orders = page.getByRole("complementary").getByRole("link", { name: /^Orders/ });
  await expect(orders).toHaveText(`Orders${count}Waiting: ${count}`);

  await page.route(COUNT, (route) => route.fulfill({ json: { orders: [], count: 0 } }));
  await page.reload();
  await page.waitForResponse(COUNT);
  await expect(orders).toHaveText("Orders");
});

test("the product list loads few files before its rows, because browsers load six files at a time", async ({
  signedIn: page,
}) => {
  const files: string[] = [];
  let answered = false;
  page.on("response", (response) => (answered ||= response.url().includes("/admin/products?")));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!answered && /^\/(assets|public)\/.*\.(js|css|json)$/.test(pathname)) files.push(pathname);
  });
  await page.goto("/a/products");
  await expect(rows(page).first()).toBeVisible();
  expect(files.length, files.join()).toBeLessThanOrEqual(16);
});

// The size includes the numbers in the sidebar, which load when the page is idle. The budget was 247 KiB at first. Shared views
// and the page frame in the first paint took 1 KiB, and the numbers of draft orders and of items with low stock took another.
test("the product list loads at most 249 KiB until it is idle", async ({ signedIn: page }) => {
  const { kib, scripts } = await loadedBy(page, "/a/products", /analytics-configs/);
  await expect(rows(page).first()).toBeVisible();
  expect(kib).toBeLessThan(249);
  expect(scripts).toBeLessThanOrEqual(40);
});

test("the sign-in loads at most 150 KiB until it is idle", async ({ page }) => {
  const { kib } = await loadedBy(page, "/login");
  await expect(page.getByLabel("Email")).toBeVisible();
  expect(kib).toBeLessThan(150);
});
