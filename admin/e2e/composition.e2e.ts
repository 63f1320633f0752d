import type { Page } from "@playwright/test";
import { faultsAt, WIDTHS } from "./composition.ts";
import { inside, opensDialog, test } from "./routes.ts";
import { ask, expect, goInApp, openInApp, rows } from "./shop.ts";

/**
 * `npm run composition -w @countertop/admin` checks the rules of composition at every URL, in each language, at each width.
 * `npm test` checks them in every-route.e2e.ts, in one language and at three widths for each URL.
 */
const whole = process.env["COUNTERTOP_COMPOSITION"] === "whole";
const LANGUAGES = ["en", "de", "tm", "ar"] as const;

async function open(page: Page, address: string, language: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  // `openInApp` recognizes a page by its English text, so other languages load the page.
  if (language === "en") await openInApp(page, address.replace(/^\/a\/?/, ""));
  else await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
  if (opensDialog(address)) await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
  // The form replaces its placeholder, and takes focus one frame later.
  if (opensDialog(address)) await expect(page.locator("[role=dialog]:focus-within")).toBeVisible();
}

for (const language of whole ? LANGUAGES : [])
  test(`each page follows the rules of composition, in ${language}`, async ({
    signedIn: page,
    records,
  }) => {
    test.setTimeout(600_000);
    await page.goto(`/a/products?lng=${language}`);
    const faults: string[] = [];
    for (const { name, of } of inside) {
      if (name === "/") continue;
      await open(page, of(records), language);
      for (const fault of await faultsAt(page, WIDTHS)) faults.push(`${name} ${fault}`);
    }
    expect(faults).toEqual([]);
  });

test("a list's header stays below the top bar", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  for (const list of ["products", "customers", "inventory"]) {
    await openInApp(page, list);
    await expect(page.locator("main tbody a").nth(10)).toBeAttached();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 300);
    await expect
      .poll(() => page.locator("main thead").evaluate((head) => head.getBoundingClientRect().top))
      .toBe(
        await page
          .locator("header")
          .first()
          .evaluate((bar) => bar.getBoundingClientRect().height),
      );
  }
});

test("settings pages link to each other, and the breadcrumbs lead back", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openInApp(page, "settings/regions");
  const pages = page.getByRole("navigation", { name: "Settings" });
  const current = pages.locator("[aria-current=page]");
  await expect(current).toHaveText("Regions");
  for (const name of ["Sales channels", "Stock locations", "Apps", "Team"]) {
    await pages.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(current).toHaveText(name);
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Apps" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Settings" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(pages).toHaveCount(0);

  // At 1024 px, the sidebar shows only icons. It can be expanded, except next to the navigation of the settings.
  const sidebar = page.getByRole("complementary");
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(224);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(56);
  await sidebar.getByRole("button", { name: "Expand navigation" }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(224);
  await goInApp(page, "settings/regions");
  await pages.getByRole("link", { name: "Taxes" }).click();
  await expect(current).toHaveText("Taxes");
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(56);
  await sidebar.getByRole("link", { name: "Products" }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(224);
});

test("a short list in the settings is a column of rows without tools, until the user searches", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openInApp(page, "settings/regions");
  const row = page.locator("main tbody tr").filter({ hasText: "Ireland" });
  await expect(row).toBeVisible();
  const [box, card] = await Promise.all([
    row.boundingBox(),
    page.locator("main .card__root").boundingBox(),
  ]);
  expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(57);
  expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(56);
  expect(card?.width).toBe(760);
  const display = page.getByRole("button", { name: "Display", exact: true });
  const pages = page.getByRole("navigation", { name: "Pages" });
  const search = page.getByRole("searchbox");
  const place = page.locator("[data-list-bar] > div").filter({ has: search });
  const width = async () => (await place.boundingBox())?.width ?? 0;
  await expect(display).toBeHidden();
  await expect(pages).toBeHidden();
  expect(await width()).toBeLessThan(2);
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await expect(display).toBeVisible();
  expect(await width()).toBeGreaterThan(200);
  await page.keyboard.type("Ireland");
  await expect(page.locator("main tbody tr")).toHaveCount(1);
  await page.goto("/a/settings/regions?q=Japan");
  await expect(page.locator("main tbody tr")).toHaveCount(1);
  await expect(search).toHaveValue("Japan");
  expect(await width()).toBeGreaterThan(200);
  // A short list outside of the settings keeps its tools. Only a list with several pages has a pager.
  await openInApp(page, "customers/groups");
  await expect(display).toBeVisible();
  await expect(pages).toHaveCount(0);
  await openInApp(page, "customers");
  await expect(pages).toBeVisible();
});

test("on a phone, an order's row ends with its total, and the order's page leads back to the list", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openInApp(page, "orders");
  const row = rows(page).first();
  const placeOf = async (column: string) =>
    (await row.locator(`[data-column=${column}]`).boundingBox()) ?? { x: 0, y: 0 };
  await expect(row).toBeVisible();
  const number = await row.getByRole("link").first().boundingBox();
  const [customer, total, payment] = await Promise.all(
    ["customer", "total", "payment"].map(placeOf),
  );
  expect([number?.y, customer?.y]).toEqual([total?.y, total?.y]);
  expect(total?.x).toBeGreaterThan(customer?.x ?? 0);
  expect(payment?.y).toBeGreaterThan(total?.y ?? 0);
  // The menu is next to the first line, so that the other values have the whole width.
  const menu = await row.locator("[data-tools] button").boundingBox();
  expect((menu?.y ?? 0) + (menu?.height ?? 0) / 2).toBeLessThan(payment?.y ?? 0);

  await row.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order #/);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveCount(1);
  await crumbs.getByRole("link", { name: "Orders" }).click();
  await expect(row).toBeVisible();
});

test("on a phone, a form with changes replaces the bar with the primary action", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openInApp(page, "pricing");
  await rows(page).first().getByRole("link").first().click();
  const primary = page.getByRole("button", { name: "Edit prices" });
  await expect(primary).toBeInViewport();
  const general = page.getByRole("button", { name: "General", exact: true });
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(general.or(name)).toBeVisible();
  if (await general.isVisible()) await general.click();
  await name.fill("Changed");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await expect(primary).toBeHidden();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(primary).toBeInViewport();
});

test("on a phone, an order's page is at most 1,800 px long: the next step stays visible, and sections are collapsed", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // This order was shipped, and partly returned with a claim.
  const { orders } = await ask<{ orders: { id: string; display_id: number }[] }>(
    page,
    "orders?q=122&fields=id,display_id&expand=",
  );
  await openInApp(page, `orders/${orders.find(({ display_id }) => display_id === 122)?.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: /^Timeline/ })).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1800);

  // The title and the menu are on one line, and the next control belongs to the customer.
  const [title, menu, mail, items] = await Promise.all(
    [
      main.getByRole("heading", { level: 1 }),
      main.getByRole("button", { name: "More" }),
      main.getByRole("link", { name: /@/ }),
      main.getByRole("button", { name: "Items" }),
    ].map((part) => part.boundingBox()),
  );
  expect(menu?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  expect(mail?.y).toBeGreaterThan(menu?.y ?? 0);
  expect(items?.y).toBeGreaterThan(mail?.y ?? 0);
  await expect(main.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:.+@/);

  const next = main.getByRole("list", { name: "To do next" }).getByRole("button").first();
  for (const top of [0, 10_000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect(next).toBeInViewport({ ratio: 1 });
  }

  // A collapsed card shows its content in a few words.
  await expect(main.getByText(/^Shipped · DHL-/)).toBeVisible();

  const folds = main.locator("h2 > button");
  const open = main.locator("h2 > [aria-expanded=true]");
  await expect(open).toHaveText("Items");
  const address = main.getByRole("heading", { name: "Shipping address" });
  await expect(address).toBeHidden();
  await folds.filter({ hasText: "Customer" }).focus();
  await page.keyboard.press("Enter");
  await expect(address).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(address).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(address).toBeVisible();
  await expect(folds).toHaveCount(0);
});
