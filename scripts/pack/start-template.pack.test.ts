// Tests the template start as its owner does: created from the tarballs in an empty folder, installed, checked, built, and started
// for the sandbox's store. Then customers use it in a browser.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { launchChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/ports.ts";
import { expectGuides, expectLittlePlumbing, prepareCreate } from "./created-store.ts";
import { run } from "./install.ts";
import { store } from "./store.ts";

const TIMEOUT_MS = 8 * 60_000;
/** Time limit of a step in a browser in ms. */
const STEP_MS = 30_000;
/** The environment of a build and a server. Vitest sets `NODE_ENV` to `test`. */
const production = { ...process.env, NODE_ENV: "production" };
const folder = mkdtempSync(join(tmpdir(), "countertop-start-template-"));
const made = join(folder, "my-shop");

let server: ChildProcess | undefined;
let browser: Browser;
let url = "";

beforeAll(async () => {
  const create = await prepareCreate(folder);
  const options = ["--template", "start", "--from", ".", "--store", store.url, "--country", "de"];
  await create("my-shop", ...options);
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: made });
  // Builds, and checks the types, because the build generates some of them.
  await run("npm", ["run", "check"], { cwd: made, env: production, maxBuffer: 64 * 1024 * 1024 });
  browser = await launchChromium();
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn("npm", ["start"], {
    cwd: made,
    env: { ...production, PORT: String(port), SITE_URL: url },
    stdio: ["ignore", "ignore", "inherit"],
    // Ends the server together with npm.
    detached: true,
  });
  await vi.waitFor(() => fetch(`${url}/robots.txt`), { timeout: STEP_MS, interval: 200 });
}, TIMEOUT_MS);

afterAll(async () => {
  if (server?.pid !== undefined) process.kill(-server.pid);
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page, and collects what the browser complains about, and its calls to the store. */
async function openPage(options: Parameters<Browser["newPage"]>[0] = {}) {
  const page = await browser.newPage({ locale: "en-US", ...options });
  page.setDefaultTimeout(STEP_MS);
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/store/")) calls.push(`${request.method()} ${pathname}`);
  });
  return { page, complaints, calls };
}

const hydrated = (page: Page) => page.waitForFunction(() => !("chosenEarly" in globalThis));

it("the storefront records its template's version, and has guides, settings, and no placeholders", () => {
  expectGuides(made, "start", store.url);
});

it("an owner maintains few lines of plumbing", () => {
  expectLittlePlumbing(made, "start");
});

it(
  "a shopper goes from the list to a placed order, and the browser doesn't repeat the server's requests",
  async () => {
    const { page, complaints, calls } = await openPage();
    await page.goto(`${url}/`);
    expect(new URL(page.url()).pathname).toBe("/us");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(calls.splice(0)).toEqual([]);
    await page.getByRole("searchbox").fill("plate");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Results for “plate”" }).waitFor();
    await page.getByRole("link", { name: "Dinner plate" }).click();
    await page.getByRole("heading", { level: 1, name: "Dinner plate" }).waitFor();
    calls.length = 0;
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(calls.splice(0)).toEqual([]);

    await page.getByRole("button", { name: "Add to cart" }).click();
    await page.getByRole("dialog").waitFor();
    await page.waitForLoadState("networkidle");
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes("cart"));
    expect(cookie).toMatchObject({ name: "medusa-cart-id", httpOnly: true, sameSite: "Lax" });
    await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
    for (const [label, text] of Object.entries({
      Email: "ada@example.test",
      "First name": "Ada",
      "Last name": "Marlow",
      "Street and number": "12 Elm Street",
      "ZIP code": "04101",
      City: "Portland",
      State: "ME",
    }))
      await page.getByRole("textbox", { name: label }).fill(text);
    await page.getByLabel("Country").selectOption({ label: "United States" });
    await page.getByRole("button", { name: "Continue to delivery" }).click();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.getByRole("button", { name: /^Place order/ }).click();
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    expect(calls.filter((call) => call.endsWith("/complete"))).toHaveLength(1);
    expect(complaints).toEqual([]);
    await page.close();
  },
  TIMEOUT_MS,
);

it(
  "a shopper narrows a list by options, and finds products while typing, without a request for each letter",
  async () => {
    const { page, complaints, calls } = await openPage();
    await page.goto(`${url}/us/products`);
    await hydrated(page);
    const found = page.getByRole("main").getByRole("status");
    expect(await found.innerText()).toBe("87 products");
    await page.getByRole("main").getByText("Color", { exact: true }).click();
    await page.getByRole("link", { name: "Brick (4)" }).click();
    // The second click comes before the list has changed.
    await page.getByRole("link", { name: "Blush (2)" }).click();
    await page.getByText("5 products", { exact: true }).waitFor();
    const chosen = page.getByRole("main").locator("a[aria-current=true]");
    expect(await chosen.allTextContents()).toEqual(["Blush (2)", "Brick (4)"]);
    expect(decodeURI(page.url())).toContain("?option.Color=Brick&option.Color=Blush");
    await page.reload();
    await hydrated(page);
    expect(await found.innerText()).toBe("5 products");
    await chosen.first().click();
    await page.getByText("4 products", { exact: true }).waitFor();

    await page.waitForLoadState("networkidle");
    calls.length = 0;
    await page.getByRole("searchbox").pressSequentially("plate din");
    const match = page.getByRole("search").getByRole("link");
    await page.getByRole("search").getByText("1 product", { exact: true }).waitFor();
    expect(await match.allInnerTexts()).toEqual(["Dinner plate"]);
    expect(calls).toEqual([]);
    await match.click();
    await page.getByRole("heading", { level: 1, name: "Dinner plate" }).waitFor();
    expect(await match.count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  },
  TIMEOUT_MS,
);

it(
  "without script, a shopper reads a product in the country's prices, adds it, and changes the cart",
  async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${url}/at/products/dinner-plate`);
    expect(await page.locator("html").getAttribute("lang")).toBe("de-AT");
    expect(await page.getByText(/€/).first().innerText()).toMatch(/€/);
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.getByRole("heading", { level: 1, name: "Ihr Warenkorb" }).waitFor();
    const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: "Dinner plate" });
    expect(await lines.count()).toBe(1);
    await lines.getByRole("button", { name: "Eins mehr" }).click();
    expect(await lines.getByRole("group").getByText("2", { exact: true }).count()).toBe(1);
    await page.getByRole("button", { name: /entfernen/ }).click();
    await page.getByRole("heading", { name: "Ihr Warenkorb ist leer" }).waitFor();
    await page.close();
  },
  TIMEOUT_MS,
);

it("pages have a strict policy, their own status, and one canonical URL for each region", async () => {
  const get = (path: string) => fetch(url + path, { redirect: "manual" });
  const page = await get("/at/products?page=2");
  expect(page.headers.get("content-security-policy")).not.toContain("unsafe-inline");
  const html = await page.text();
  expect(html).toContain(`<link rel="canonical" href="${url}/de/products?page=2"`);
  expect(html).toContain(`hrefLang="en-US" href="${url}/us/products?page=2"`);
  const product = await (await get("/us/products/dinner-plate")).text();
  expect(product).toContain('"@type":"Product"');
  expect(product).not.toContain(store.url);
  // The page contains prices of its own region only.
  const prices = Array.from(product.matchAll(/currency_code:"(\w+)",amount:/g), ([, code]) => code);
  expect(new Set(prices)).toEqual(new Set(["usd"]));
  const missing = await get("/us/products/none");
  expect(missing.status).toBe(404);
  // The visitor can go on from there.
  expect(await missing.text()).toContain("<search");
  expect((await get("/us/none")).status).toBe(404);
  expect((await get("/de-de")).status).toBe(404);
  expect(await (await get("/us/cart?cart_error=rejected")).text()).toContain("that many left.");
  expect((await get("/pay/cart_1")).headers.get("location")).toBe("/de/pay/cart_1");
  expect(await (await get("/sitemap.xml")).text()).toContain(`${url}/de/products/dinner-plate<`);
  expect(await (await get("/robots.txt")).text()).toContain(`Sitemap: ${url}/sitemap.xml`);
});
