import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes } from "./accessible.ts";
import { faultsAt, WIDTHS } from "./composition.ts";
import { bar, begin } from "./own-products.ts";
import { examples, inside, opensDialog, test as base } from "./routes.ts";
import { endSessionAt, expect, openList, rows, watchReads } from "./shop.ts";
import { expectNothingUnknown } from "./stored-values.ts";

/** Pages without a route, because they load before the admin. */
const outside = ["/login", "/reset-password", "/reset-password?token=none", "/invite", "/nowhere"];

/**
 * Tests each URL in two of the eight combinations of theme, width, and language. Four neighboring URLs together cover all of them.
 * Every second URL is in Arabic, the others are in English or a language with long words. The rules of composition are checked at
 * three widths: 1440 px, 360 px, and a third one. The page is loaded once, and then changes its theme and width, because loading
 * takes most of the time.
 */
const others = ["bg", "de", "en", "fr", "ta"] as const;
const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };
const displaysOf = (place: number) => ({
  language: place % 2 === 0 ? "ar" : (others[place % others.length] ?? "de"),
  widths: [1440, 360, WIDTHS[2 + (place % (WIDTHS.length - 2))] ?? 1024],
  looks:
    Math.floor(place / 2) % 2 === 0
      ? ([
          ["light", wide],
          ["dark", narrow],
        ] as const)
      : ([
          ["light", narrow],
          ["dark", wide],
        ] as const),
});

type Look = ReturnType<typeof displaysOf>["looks"][number];

interface Shared {
  /** A page with or without a session. A worker opens all its URLs in the same page, so that the cache stays warm. */
  pageOf(signedIn: boolean): Promise<Page>;
}

const test = base.extend<object, Shared>({
  pageOf: [
    async ({ browser, operator }, provide, { project }) => {
      const { baseURL = "", locale = "en-US", timezoneId = "UTC", contextOptions } = project.use;
      const pages = new Map<boolean, Promise<Page>>();
      const open = async (signedIn: boolean) => {
        const options = { ...contextOptions, baseURL, locale, timezoneId };
        const context = await browser.newContext({ ...options, viewport: wide });
        if (signedIn) await context.addCookies((await operator.storageState()).cookies);
        return context.newPage();
      };
      await provide((signedIn) => {
        const page = pages.get(signedIn) ?? open(signedIn);
        pages.set(signedIn, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: "worker" },
  ],
});

/** Changes the theme and the width of a page. A narrow page is a phone's, with touch. */
async function show(page: Page, [colorScheme, viewport]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  const device = await page.context().newCDPSession(page);
  const mobile = viewport === narrow;
  await device.send("Emulation.setTouchEmulationEnabled", { enabled: mobile });
  if (mobile)
    await device.send("Emulation.setDeviceMetricsOverride", {
      ...viewport,
      deviceScaleFactor: 1,
      mobile,
    });
  await device.detach();
}

/** Waits until the page shows no loading placeholders. */
const loaded = (page: Page) => expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);

/** Opens an address in a language, and waits until it has loaded. */
async function open(page: Page, address: string, language: string): Promise<void> {
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}lng=${language}`);
  // Includes hidden headings, because a wizard may cover the page.
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await loaded(page);
  // The code of overlays loads after the page. The form replaces its placeholder, and takes focus one frame later.
  if (opensDialog(address)) await expect(page.locator("[role=dialog]:focus-within")).toBeVisible();
}

test("every route has an example URL", () => {
  const tree = readFileSync(join(import.meta.dirname, "../src/routeTree.gen.ts"), "utf8");
  const addresses = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? "";
  const known = [...addresses.matchAll(/'([^']+)':/g)].map(([, address]) => address);
  expect(known.length).toBeGreaterThan(0);
  expect(new Set(Object.keys(examples))).toEqual(new Set(known));
});

test("customers, customer groups, and price lists have pages at their addresses", async ({
  pageOf,
  records,
}) => {
  const page = await pageOf(true);
  await show(page, ["light", wide]);
  for (const [address, heading] of [
    ["/a/customers", "Customers"],
    [`/a/customers/${records.customer}`, "陽菜 佐藤"],
    ["/a/customers/groups", "Customer groups"],
    [`/a/customers/groups/${records.group}`, /^Friends/],
    ["/a/pricing", "Price lists"],
    [`/a/pricing/${records.prices}`, /^Wholesale/],
  ] as const) {
    await open(page, address, "en");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  await open(page, "/a/pricing/new", "en");
  await expect(page.getByRole("dialog", { name: "New price list" })).toBeVisible();
});

for (const [place, { name, of, signedOut }] of [
  ...outside.map((address) => ({ name: address, of: () => address, signedOut: true })),
  ...inside.map((address) => ({ ...address, signedOut: false })),
].entries()) {
  const { language, looks, widths } = displaysOf(place);
  test.describe(`composed by the rules, in ${language}`, () => {
    test(`${name} is accessible, and isn't wider than its window`, async ({ pageOf, records }) => {
      const page = await pageOf(!signedOut);
      const noneRefused = watchReads(page.context());
      await show(page, looks[0]);
      await open(page, of(records), language);
      for (const look of looks) {
        await show(page, look);
        await expect(page.locator("html")).toHaveAttribute("data-theme", look[0]);
        await loaded(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(
          0,
        );
        await expectAccessible(page);
      }
      await expectNothingUnknown(page);
      if (!signedOut && name !== "/") {
        await show(page, ["light", wide]);
        expect(await faultsAt(page, widths)).toEqual([]);
      }
      noneRefused();
    });
  });
}

test("overlays that open with a shortcut are accessible in Arabic, in the light and the dark theme", async ({
  signedIn: page,
}) => {
  await open(page, "/a/products", "ar");
  const dialog = page.getByRole("dialog");
  for (const key of ["Control+k", "?"]) {
    await page.keyboard.press(key);
    await expect(
      dialog.getByRole("heading").or(dialog.getByRole("combobox")).first(),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("the list is accessible with filters, a filter's popover, a selection, and a confirmation", async ({
  signedIn: page,
  addProduct,
}) => {
  const { title } = await addProduct();
  await openList(page, `?q=${encodeURIComponent(title)}&status=published,draft`);
  await page.getByRole("button", { name: /^Status: / }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await rows(page).first().getByRole("checkbox").check();
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
  await begin(page, "Delete");
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  await expectAccessible(page);
});

test("the sign-in dialog over a page is accessible", async ({ signedIn: page }) => {
  await openList(page);
  await endSessionAt(page, /\/admin\/products\?.*published/);
  await page.getByRole("link", { name: "Published" }).click();
  await expect(page.getByRole("dialog").getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);
});

test("a page's test fails if the store rejects one of the page's reads", async ({
  page,
  operator,
}) => {
  await page.context().addCookies((await operator.storageState()).cookies);
  await page.goto("/a/discounts");
  const noneRefused = watchReads(page.context());
  const answered = page.waitForResponse(/discount_condition_id/);
  await page.evaluate(() => fetch("/store/collections?discount_condition_id=none"));
  await answered;
  expect(noneRefused).toThrow("400");
});
