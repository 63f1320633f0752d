// Tests extensions that were written for Medusa's own admin, unchanged: seven in a store's own folder, and two published plugins
// whose server code runs in the store too. A user opens them in the admin, and saves with them.
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/ports.ts";
import { createProcesses } from "../lib/processes.mjs";
import { startStore, type Store } from "../lib/services.ts";
import { putTarballs, root, run } from "./install.ts";

const TIMEOUT_MS = 300_000;
/** Published plugins, with the hashes of their tarballs. */
const PUBLISHED = {
  "medusa-payment-stripe@6.0.11":
    "IRCIWmhz4sWcWZDcYLr3uz9s1BjC0JuWSMT1CtZPijjU3UmkhwtjRUb4xcHB90fNnbNsU5vCk/0K17K0soOUvA==",
  "@rsc-labs/medusa-store-analytics@0.16.1":
    "a9N8DQLfli9mgfOobCqch4OSHOvv6fWXYq4tx9WiD+kHKjb4UEt8kzOL7fw4U5zREFh1SrQJKa1DcSqYmTR1uQ==",
};
const processes = createProcesses();
const running: ChildProcess[] = [];
let folder = "";
let project = "";
let store: Store;
let browser: Browser;
let page: Page;
let admin = "";
const problems: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "countertop-v1-"));
  project = join(folder, "store");
  cpSync(join(import.meta.dirname, "v1-store"), project, { recursive: true });
  [store] = await Promise.all([startStore(processes, root, ["--copy"]), install()]);
  linkPackages(join(root, "sandbox/node_modules"), join(project, "node_modules"));
  writeFileSync(join(project, "store.json"), configOfCopy());
  mkdirSync(join(project, "uploads"));
  browser = await launchChromium();
}, TIMEOUT_MS);

afterAll(async () => {
  await browser?.close();
  for (const child of running) child.kill("SIGKILL");
  await processes.endAll();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

async function install(): Promise<void> {
  const tarballs = await putTarballs(folder, ["admin/cli", "admin/plugin"]);
  const quiet = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
  await run("npm", ["install", "--prefix", folder, ...quiet, ...tarballs], { cwd: folder });
  await run("npm", ["ci", ...quiet], { cwd: project });
  for (const [name, hash] of Object.entries(PUBLISHED)) await addPublished(name, hash);
}

/** Adds a plugin without its dependencies, because they contain the whole old admin. The store has those that it uses. */
async function addPublished(name: string, hash: string): Promise<void> {
  const { stdout } = await run("npm", ["pack", "--silent", "--prefer-offline", name], {
    cwd: folder,
  });
  const file = join(folder, stdout.trim());
  expect(createHash("sha512").update(readFileSync(file)).digest("base64"), name).toBe(hash);
  const place = join(project, "node_modules", name.replace(/(.)@.*$/, "$1"));
  mkdirSync(place, { recursive: true });
  await run("tar", ["-xzf", file, "-C", place, "--strip-components", "1"]);
}

/** Links the packages of the sandbox that the project doesn't have, because installing Medusa again would take too long. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith(".")) continue;
    if (name.startsWith("@")) linkPackages(join(from, name), join(to, name));
    else if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}

/** Reads the configuration of the running copy, because this store uses the same database. */
function configOfCopy(): string {
  const data = process.env["COUNTERTOP_DATA"] || join(root, "sandbox/data");
  const texts = globSync(join(data, "*/copies/*/medusa-config.json")).map((file) =>
    readFileSync(file, "utf8"),
  );
  const text = texts.find((one) => one.includes(`"${store.url}"`));
  if (text === undefined) throw new Error(`No configuration in ${data} is for ${store.url}.`);
  return text;
}

const countertop = (...args: string[]) => [
  join(folder, "node_modules/countertop/bin.mjs"),
  ...args,
];

const build = () => run(process.execPath, countertop("build"), { cwd: project });

/** Starts a program, and resolves to the match in its output. */
function start(args: readonly string[], pattern: RegExp, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: project, env: { ...process.env, ...env } });
  running.push(child);
  let text = "";
  return new Promise((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => {
        text += String(data);
        const [found] = pattern.exec(text) ?? [];
        if (found !== undefined) done(found);
      });
    child.once("close", () => fail(new Error(text)));
  });
}

/** Starts the project's store, which runs the server code of its plugins. */
const startProject = (port: string, pattern: RegExp) =>
  start(["index.js"], pattern, {
    PORT: port,
    NODE_ENV: "development",
    MEDUSA_DISABLE_TELEMETRY: "true",
    XDG_CONFIG_HOME: join(folder, "config"),
  });

it(
  "the build reports what it found and what it refused, with file and line",
  async () => {
    const { stdout } = await build();
    expect(stdout).toContain("Found 11 parts of v1 extensions:");
    for (const line of [
      /widget +order\.details\.after +src\/admin\/widgets\/payments\.tsx:\d+/,
      /page +\/carts\/:id +src\/admin\/routes\/carts\/\[id\]\/page\.jsx:1/,
      /settings page +\/webhooks +src\/admin\/settings\/webhooks\/page\.jsx:\d+/,
      /page +\/analytics +node_modules\/@rsc-labs\/medusa-store-analytics\/dist\/admin\/_virtual_entry\.js:\d+/,
      /widget +order\.details\.after +node_modules\/medusa-payment-stripe\/dist\/admin\/_virtual_entry\.js:\d+/,
      /Refused 1:\n {2}src\/admin\/widgets\/unknown-zone\.jsx:5\n {4}The zone order\.details\.side\.before doesn't exist\. Zones of order: order\.list\.before/,
    ])
      expect(stdout).toMatch(line);
    const size = /index\.js {2}([\d.]+) KiB/.exec(stdout)?.[1];
    // Every page loads this file, so it must not contain the libraries.
    expect(Number(size)).toBeLessThan(4);
    const files = readdirSync(join(project, "admin-extensions"));
    expect(files).toContain("island.css");
  },
  TIMEOUT_MS,
);

it("a build doesn't delete a folder with other files", async () => {
  await expect(
    run(process.execPath, countertop("build", "--out", "src"), { cwd: project }),
  ).rejects.toThrow("contains other files, and a build would delete them.");
  expect(existsSync(join(project, "src/admin"))).toBe(true);
});

it(
  "the store runs the plugins' server code, and the admin shows their extensions",
  async () => {
    const port = String(await freePort());
    await startProject(port, /The store listens\./);
    admin = await start(
      countertop(
        "admin",
        `--store=http://localhost:${port}`,
        "--port=0",
        "--extensions=admin-extensions",
        "--base-path=/office/",
      ),
      /http:\/\/localhost:\d+\/office\//,
      {},
    );
    // Images come from the sandbox's store on localhost, whose responses would replace the session cookie of localhost.
    admin = admin.replace("localhost", "127.0.0.1");
    page = await browser.newPage({ locale: "en-US" });
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await post("/admin/auth", { email: store.adminEmail, password: store.adminPassword });
    // Stores a choice about usage data, because the admin otherwise asks the first user.
    await post("/admin/analytics-configs", { opt_out: true, anonymize: false });
    await page.goto(`${admin}a/orders`);
    for (const name of ["Analytics", "Figures", "Abandoned carts"])
      await page.getByRole("navigation").getByRole("link", { name, exact: true }).waitFor();
    // No part of an extension has been shown yet, so the libraries haven't been loaded.
    expect(await islandFiles()).toEqual([]);
  },
  TIMEOUT_MS,
);

const post = (path: string, data: object) => page.request.post(new URL(path, admin).href, { data });
const get = async (path: string) =>
  (await page.request.get(new URL(path, admin).href)).json() as Promise<Record<string, never>>;
const islandFiles = () =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /extensions\/0\/(?!index\.js)/.test(name)),
  );

it("a widget of an order saves a note, and the order's timeline shows it", async () => {
  await page.getByRole("table").getByRole("link").first().click();
  const zone = page.locator('[data-zone="order.details.after"]');
  await zone.getByText("Provider payments").waitFor();
  await zone.getByRole("cell", { name: "system" }).waitFor();
  await zone.getByRole("button", { name: "Mark as checked" }).click();
  await page.getByText("The payments were checked").waitFor();
  // The timeline is the admin's own, and refreshes because the widget has written.
  await page.locator("main").getByText("Payments checked").waitFor();
  await zone.getByText("Checked", { exact: true }).waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  expect(await get(`/admin/notes?resource_id=${id}`)).toMatchObject({
    notes: [expect.objectContaining({ value: "Payments checked" })],
  });
});

it("the published Stripe plugin shows the payments of an order", async () => {
  const url = page.url();
  const id = new URL(url).pathname.split("/").at(-1) ?? "";
  // The demo store has no payments by Stripe, and the plugin's server code asks Stripe only for those.
  const answer = await page.request.get(new URL(`/admin/orders/stripe-payments/${id}`, admin).href);
  expect([answer.status(), await answer.json()]).toEqual([200, { payments: [] }]);
  await page.route("**/admin/orders/stripe-payments/*", (route) =>
    route.fulfill({
      json: {
        payments: [
          {
            id: "pi_1",
            amount: 1200,
            created: 1_700_000_000,
            status: "succeeded",
            type: "card",
            region: { currency_code: "usd", tax_rate: 0 },
          },
        ],
      },
    }),
  );
  await page.route(new RegExp(`/admin/orders/${id}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { order: { payments?: { provider_id: string }[] } };
    for (const payment of body.order.payments ?? []) payment.provider_id = "stripe";
    await route.fulfill({ response, json: body });
  });
  await page.goto(url);
  const zone = page.locator('[data-zone="order.details.after"]');
  await zone.getByRole("heading", { name: "Stripe Payments" }).waitFor();
  await zone.getByText("pi_1").waitFor();
  await page.unrouteAll({ behavior: "wait" });
});

it("a widget of a product saves in a dialog, and then gets the changed product", async () => {
  await page.goto(`${admin}a/products`);
  await page.getByRole("table").getByRole("link").first().click();
  const zone = page.locator('[data-zone="product.details.after"]');
  const variant = await zone.locator("[data-variant]").first().getAttribute("data-variant");
  const row = zone.locator(`[data-variant="${variant}"]`);
  await row.getByRole("button", { name: "Change image" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Image address").fill("https://pictures.example/1.png");
  // The dialog has the island's styles, although it's rendered at the end of the page.
  expect(await dialog.evaluate((one) => getComputedStyle(one).position)).toBe("fixed");
  await dialog.getByRole("button", { name: "Save image" }).click();
  await page.getByText("The image was saved").waitFor();
  await row.getByText("https://pictures.example/1.png").waitFor();
  expect(await get(`/admin/variants/${variant}`)).toMatchObject({
    variant: { metadata: { image: "https://pictures.example/1.png" } },
  });
});

it("a page with a chart leads to a page with a parameter, to the admin's own pages, and back", async () => {
  const look = (name: string) =>
    page
      .getByRole("navigation")
      .getByRole("link", { name, exact: true })
      .evaluate((one) => getComputedStyle(one).cssText);
  await page.getByRole("navigation").getByRole("link", { name: "Figures", exact: true }).click();
  await page.locator("main .recharts-bar-rectangle").first().waitFor();
  const withIsland = await look("Customers");
  await page.getByRole("link", { name: "All figures of orders" }).click();
  await page.getByRole("heading", { name: "Figures of orders" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/office/a/figures/orders");
  await page.getByRole("button", { name: "Open orders" }).click();
  await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Back to figures" }).click();
  await page.getByRole("tab", { name: "Products" }).click();
  await page.locator('[data-figure="products"]').getByText(/\d/).waitFor();
  await page.goto(`${admin}a/orders`);
  await page.getByRole("table").waitFor();
  // The styles of the island don't change the admin.
  expect(await look("Customers")).toBe(withIsland);
});

it("a page shows its own pages below its path, and links relative to it", async () => {
  await page.getByRole("navigation").getByRole("link", { name: "Shipments", exact: true }).click();
  const search = page.getByLabel("Search shipments");
  await search.fill("late");
  const region = page.getByRole("main").getByRole("listitem").getByRole("link").first();
  const name = await region.textContent();
  await region.click();
  await page.getByText(`Shipments to ${name}`).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/office\/a\/shipments\/reg_\w+$/);
  // The part of the page that both URLs have in common keeps its state.
  expect(await search.inputValue()).toBe("late");
  await page.reload();
  await page.getByText(`Shipments to ${name}`).waitFor();
  await page.getByRole("button", { name: "All regions" }).click();
  await region.waitFor();
  await page.getByRole("button", { name: "Orders to ship" }).click();
  await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/office/a/orders");
});

it("settings pages save with a form in a drawer, and with plain requests", async () => {
  await page.goto(`${admin}a/settings`);
  await page.getByRole("link", { name: /Webhooks/ }).click();
  await page.getByRole("button", { name: "Edit the webhook" }).click();
  await page.getByLabel("Webhook address").fill("https://hooks.example");
  await page.getByRole("button", { name: "Save the webhook" }).click();
  await page.getByText("Address: https://hooks.example").waitFor();
  expect(await get("/admin/store")).toMatchObject({
    store: { metadata: { webhook: "https://hooks.example" } },
  });

  await page.goto(`${admin}a/settings/rates`);
  await page.getByRole("main").getByRole("listitem").nth(2).waitFor();
  await page.getByRole("button", { name: "Save rates" }).click();
  await page.getByText("Rates saved").waitFor();
  expect(await get("/admin/store")).toMatchObject({ store: { metadata: { rates: {} } } });
});

it("a row of a list opens its page, which saves", async () => {
  await page.goto(`${admin}a/carts`);
  await page.getByRole("main").getByRole("row").first().click();
  await page.getByRole("heading", { name: /Cart of \S+@/ }).waitFor();
  await page.getByRole("button", { name: "Remind" }).click();
  await page.getByText("The reminder was noted").waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  expect(await get(`/admin/notes?resource_id=${id}`)).toMatchObject({
    notes: [expect.objectContaining({ value: "Reminded" })],
  });
});

it("the published analytics plugin shows the store's figures, and makes a report", async () => {
  await page.getByRole("navigation").getByRole("link", { name: "Analytics", exact: true }).click();
  await page.getByRole("tab", { name: "Customers" }).click();
  await page.locator("main .recharts-surface").first().waitFor();
  await page.getByRole("tab", { name: "Overview" }).click();
  const report = page.waitForResponse((response) =>
    response.url().includes("/admin/reports-analytics/general"),
  );
  await page.getByRole("button", { name: /Generate report/ }).click();
  expect((await report).status()).toBe(201);
});

it(
  "the plugin serves the same extensions at the store's own URL, where they save",
  async () => {
    const file = join(project, "store.json");
    const config = JSON.parse(readFileSync(file, "utf8")) as { plugins: unknown[] };
    config.plugins.push({ resolve: "@countertop/medusa-plugin", options: { path: "/shop-admin" } });
    writeFileSync(file, JSON.stringify(config));
    const port = String(await freePort());
    const said = await startProject(port, /[^]*The store listens\./);
    expect(said).toContain("@countertop/medusa-plugin loads the extensions in admin-extensions.\n");
    expect(said).not.toContain("changed since");
    const origin = `http://127.0.0.1:${port}`;
    admin = `${origin}/shop-admin/`;
    await post("/admin/auth", { email: store.adminEmail, password: store.adminPassword });
    await page.goto(`${admin}a/settings/rates`);
    await page.getByRole("main").getByRole("listitem").nth(2).waitFor();
    await post("/admin/store", { metadata: { rates: null } });
    const saved = page.waitForRequest(`${origin}/admin/store`);
    await page.getByRole("button", { name: "Save rates" }).click();
    await saved;
    await page.getByText("Rates saved").waitFor();
    expect(await get("/admin/store")).toMatchObject({ store: { metadata: { rates: {} } } });
    await page.goto(`${admin}a/orders`);
    await page.getByRole("table").getByRole("link").first().click();
    await page
      .locator('[data-zone="order.details.after"]')
      .getByText("Provider payments")
      .waitFor();
  },
  TIMEOUT_MS,
);

it("nothing failed in the browser", () => {
  expect(problems).toEqual([]);
});
