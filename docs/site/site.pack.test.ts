// Tests the built site in a browser: phone screens, search, the dark theme, and print. `npm run docs` itself checks links and
// page sizes.
import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../../scripts/lib/chromium.ts";
import { listen } from "./lib/serve.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const out = mkdtempSync(join(tmpdir(), "countertop-docs-"));
const TIMEOUT_MS = 300_000;
let server: Server;
let browser: Browser;
let url = "";

beforeAll(async () => {
  const options = { cwd: root, timeout: TIMEOUT_MS, maxBuffer: 1e8 };
  await run(process.execPath, ["docs/site/build.ts", "--out", out, "--base", "/v0.2/"], options);
  server = await listen(out, 0);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v0.2/`;
  browser = await launchChromium();
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(out, { recursive: true, force: true });
});

const PAGES = [
  "",
  "start/",
  "start/node.html",
  "sdk/retries.html",
  "storefront/parts.html",
  "operate/deploy.html",
  "manual/returns.html",
  "server/errors.html",
  "reference/orders/",
  "reference/orders/adminCreateClaim.html",
];

/**
 * Maximum lengths, in screens, of pages that are longer than two screens, such as tables, lists of tasks, complete programs,
 * and long tasks of the manual.
 */
const LONG: Record<string, number> = {
  "move/medusa-react-hooks.html": 26,
  "move/medusa-js-calls.html": 19,
  "sdk/tasks.html": 6,
  "sdk/generator-tasks.html": 7,
  "storefront/tasks.html": 6,
  "operate/command-tasks.html": 4,
  "operate/mcp-tasks.html": 4,
  "sdk/changelog.html": 6,
  "operate/threats.html": 5,
  "operate/weaknesses.html": 3,
  "start/tanstack-start.html": 5,
  "start/next.html": 5,
  "start/vite.html": 4,
  "start/node.html": 3,
  "move/extensions.html": 5,
  "move/openapi-fetch.html": 3,
  "storefront/provider.html": 4,
  "storefront/stripe-and-paypal.html": 4,
  "storefront/checkout.html": 4,
  "storefront/carts.html": 4,
  "storefront/session-cart.html": 4,
  "storefront/parts.html": 3,
  "storefront/product-lists.html": 4,
  "storefront/server.html": 5,
  "storefront/templates.html": 4,
  "storefront/cart-updates.html": 3.5,
  "storefront/customers.html": 3,
  "storefront/returns.html": 3,
  "sdk/generator.html": 4,
  "sdk/retries.html": 3.5,
  "sdk/pipeline.html": 3,
  "sdk/auth.html": 3,
  "sdk/client.html": 3,
  "sdk/react.html": 2.5,
  "operate/plugin.html": 3.5,
  "operate/command.html": 3,
  "operate/extensions.html": 3,
  "operate/extension-parts.html": 3.5,
  "operate/translations.html": 3.5,
  "operate/mcp.html": 3,
  "operate/mcp-inbox.html": 3,
  "server/after-the-sale.html": 3,
  "server/from-cart-to-order.html": 2.5,
  "server/known-bugs.html": 2.5,
  "sdk/mocks.html": 2.5,
  "manual/products.html": 3.5,
  "manual/discounts.html": 2.5,
  "manual/returns.html": 3,
  "manual/settings.html": 3.5,
  "manual/orders.html": 3,
};

it("the site fits phone screens that are 360 px wide, and requests nothing from other origins", async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 720 } });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:"))
      elsewhere.push(request.url());
  });
  for (const path of PAGES) {
    await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
  expect(elsewhere).toEqual([]);
  await page.close();
});

it(
  "the site's pages are at most two screens long, except those with their own limit",
  async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const paths = globSync("**/*.html", { cwd: join(out, "v0.2") }).filter(
      (path) => path !== "404.html" && !path.startsWith("reference/"),
    );
    const long: Record<string, number> = {};
    for (const path of paths) {
      await page.goto(`${url}${path}`, { waitUntil: "load" });
      const height = await page.evaluate(
        () => document.querySelector(".VPDoc main")?.getBoundingClientRect().height ?? 0,
      );
      // Allows 10% more, because fonts differ between machines.
      if (height / 900 > 2.2) long[path] = height / 900;
    }
    expect(Object.keys(long).filter((path) => !(path in LONG))).toEqual([]);
    const tooLong = Object.entries(long).filter(([path, screens]) => screens > (LONG[path] ?? 0));
    expect(tooLong).toEqual([]);
    await page.close();
  },
  TIMEOUT_MS,
);

it("the search finds an operation by keywords", async () => {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.getByRole("searchbox").fill("capture payments order");
  await page
    .getByRole("option", { name: /Capture the payments of an order/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Capture the payments of an order" }).waitFor();
  expect(page.url()).toContain(`${url}reference/orders/adminCaptureOrder.html`);
  await page.close();
});

it("the search lists tasks of the manual before the reference", async () => {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.getByRole("searchbox").fill("refund a payment");
  await page
    .getByRole("option", { name: /Refund a payment/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /^Payments/ }).waitFor();
  expect(page.url()).toBe(`${url}manual/payments.html#refund-a-payment`);
  await page.close();
});

it("the site is dark for readers who prefer a dark theme", async () => {
  const colors = await Promise.all(
    (["light", "dark"] as const).map(async (colorScheme) => {
      const page = await browser.newPage({ colorScheme });
      await page.goto(`${url}sdk/client.html`);
      const color = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.close();
      return color;
    }),
  );
  expect(colors).toEqual(["rgb(255, 255, 255)", "rgb(27, 27, 31)"]);
});

it("the site prints only a page's text, with all samples of a group", async () => {
  const page = await browser.newPage();
  await page.goto(`${url}reference/orders/adminCaptureOrder.html`);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".VPSidebar").isVisible()).toBe(false);
  for (const text of ["useAdminCapturePayment", "createFetchClient", "curl -X POST"])
    expect(await page.locator("pre", { hasText: text }).first().isVisible(), text).toBe(true);
  await page.close();
});

it("the site shows its version, and has the Markdown of each page next to the page", async () => {
  const html = readFileSync(join(out, "v0.2/index.html"), "utf8");
  const { version } = JSON.parse(readFileSync(join(root, "sdk/package.json"), "utf8")) as {
    version: string;
  };
  expect(html).toContain(`v${version}`);
  const index = readFileSync(join(out, "v0.2/llms.txt"), "utf8");
  for (const [, link = ""] of index.matchAll(/\]\(([^)]+\.md)\)/g))
    expect(readFileSync(join(out, "v0.2", link), "utf8"), link).toMatch(/^# |^---\n/);
});
