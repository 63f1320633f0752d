import { randomUUID } from "node:crypto";
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from "@playwright/test";
import { empty, newContext, openShared, size, tidy, watchReads } from "./shared-context.ts";

export const admin = {
  email: process.env["COUNTERTOP_ADMIN_EMAIL"] ?? "admin@countertop.test",
  password: process.env["COUNTERTOP_ADMIN_PASSWORD"] ?? "countertop-demo",
};

export interface Product {
  id: string;
  title: string;
  handle: string;
}

export interface Collection {
  id: string;
  title: string;
  handle: string;
}

interface Worker {
  /** The operator's session, created once per worker, because checking a password is expensive for the store. */
  operator: APIRequestContext;
  /** The browser context of `signedIn`. Its first page keeps the browser's process alive between tests. */
  shared: BrowserContext;
  /** The page that `goingOn` provides. */
  tab: Page;
}

interface Shop {
  /**
   * A new page that is already signed in. Its browser context is emptied for each test, but reused, which takes a third less time
   * than a new one. Tests share the session, so a test that ends the session must start its own first (`signIn`).
   */
  signedIn: Page;
  /** Like `signedIn`, but with a browser context of its own, for tests with a clock or with options such as a viewport. */
  signedInAlone: Page;
  /**
   * A signed-in page that tests share, because loading the admin takes most of a short test's time. Navigate with `openInApp`.
   * A test that uses the browser's storage, a fixed clock, or a different pointer type needs its own page. After a failure, the
   * next test gets a new page.
   */
  goingOn: Page;
  /** Adds a product that only this test uses, and deletes it afterward. */
  addProduct(product?: object): Promise<Product>;
  /** Adds a collection that only this test uses, and deletes it afterward. */
  addCollection(collection?: object): Promise<Collection>;
}

async function post<Answer>(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<Answer> {
  const response = await request.post(path, { data });
  expect(response.ok(), `POST ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

/** Signs in. The page and its `request` share cookies. */
export async function signIn(page: Page): Promise<void> {
  await page.context().clearCookies();
  await post(page.request, "/admin/auth", admin);
}

export const test = base.extend<Shop, Worker>({
  operator: [
    async ({ playwright }, provide, { project }) => {
      const { baseURL } = project.use;
      const operator = await playwright.request.newContext(
        baseURL === undefined ? {} : { baseURL },
      );
      await post(operator, "/admin/auth", admin);
      await provide(operator);
      await operator.dispose();
    },
    { scope: "worker" },
  ],
  tab: [
    async ({ browser, operator }, provide, { project }) => {
      const storageState = await operator.storageState();
      const context = await newContext(browser, project.use, { storageState });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  shared: [
    async ({ browser }, provide, { project }) => {
      const context = await openShared(browser, project.use);
      await provide(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  goingOn: async ({ tab }, provide) => {
    const noneRefused = watchReads(tab.context());
    await provide(tab);
    noneRefused();
    await tab.unrouteAll({ behavior: "ignoreErrors" });
    for (const event of ["dialog", "console", "request"]) tab.removeAllListeners(event);
    await tab.emulateMedia({ colorScheme: null });
    await tab.setViewportSize(size);
  },
  signedIn: async (
    { shared, operator, viewport, hasTouch, isMobile, colorScheme, permissions },
    provide,
  ) => {
    expect(
      { ...viewport, hasTouch, isMobile, colorScheme, permissions },
      "signedInAlone has the test's options",
    ).toEqual({ ...size, hasTouch: false, isMobile: false, colorScheme: "light" });
    const { cookies } = await operator.storageState();
    await empty(shared, cookies);
    const noneRefused = watchReads(shared);
    await provide(await shared.newPage());
    await tidy(shared);
    noneRefused();
  },
  signedInAlone: async ({ page, operator }, provide) => {
    const { cookies } = await operator.storageState();
    await page.context().addCookies(cookies);
    const noneRefused = watchReads(page.context());
    await provide(page);
    noneRefused();
  },
  addProduct: async ({ operator }, provide) => {
    const shop = adder(operator);
    await provide(async (product = {}) => {
      const { product: added } = await shop.add<{ product: Product }>("products", {
        title: `Test kettle ${randomUUID().slice(0, 8)}`,
        options: [{ title: "Size" }],
        variants: [variant(1)],
        ...product,
      });
      return shop.keep("products", added);
    });
    await shop.clear();
  },
  addCollection: async ({ operator }, provide) => {
    const shop = adder(operator);
    await provide(async (collection = {}) => {
      const { collection: added } = await shop.add<{ collection: Collection }>("collections", {
        title: `Test set ${randomUUID().slice(0, 8)}`,
        ...collection,
      });
      return shop.keep("collections", added);
    });
    await shop.clear();
  },
});

/** Adds records, and deletes them after the test. */
function adder(request: APIRequestContext) {
  const added: string[] = [];
  return {
    add: <Answer>(kind: string, data: object) => post<Answer>(request, `/admin/${kind}`, data),
    keep<Record extends { id: string }>(kind: string, record: Record): Record {
      added.push(`/admin/${kind}/${record.id}`);
      return record;
    },
    async clear() {
      for (const path of added) await request.delete(path);
    },
  };
}

export const variant = (number: number) => ({
  title: `Size ${number}`,
  sku: `TEST-${randomUUID().slice(0, 8)}-${number}`,
  options: [{ value: `Size ${number}` }],
  prices: [
    { currency_code: "eur", amount: 1900 + number },
    { currency_code: "usd", amount: 2100 + number },
  ],
});

/** Sends a request as this page's operator, and resolves to the response. With `data`, sends a POST request. */
export async function ask<Answer>(page: Page, path: string, data?: object): Promise<Answer> {
  const response = await (data
    ? page.request.post(`/admin/${path}`, { data })
    : page.request.get(`/admin/${path}`));
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

/** Opens the product list, and waits until its rows have replaced the placeholders. */
export async function openList(page: Page, search = ""): Promise<void> {
  await page.goto(`/a/products${search}`);
  await expect(rows(page).first()).toBeVisible();
}

/** Navigates to another URL below `/a` without reloading the admin, which would take most of a step's time. */
export const goInApp = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState(null, "", to), `/a/${address}`);

/**
 * Like `goInApp`, but closes overlays and notices first, as a reload does. Otherwise, the next page would seem to have the
 * previous page's input or messages.
 */
export async function openInApp(page: Page, address: string): Promise<void> {
  if (!new URL(page.url(), "http://none").pathname.startsWith("/a/"))
    return void (await page.goto(`/a/${address}`));
  await page.evaluate(async (to) => {
    const frame = () => new Promise(requestAnimationFrame);
    // Waits for the first page: before it's rendered, nothing reacts to a change of the URL.
    while (!document.querySelector("h1")) await frame();
    history.pushState(null, "", "/a/nowhere");
    const notices = () =>
      document.querySelectorAll<HTMLElement>("[data-scope=toast][data-part=close-trigger]");
    while (document.querySelector("h1")?.textContent !== "Page not found" || notices().length > 0) {
      for (const close of notices()) close.click();
      await frame();
    }
    history.pushState(null, "", to);
  }, `/a/${address}`);
}

/** Simulates a return to the window, which makes the page show other operators' changes without a reload. */
export const returnToWindow = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** Loses the responses to matching calls, which the store processes. Returns a function that counts the calls. */
export async function loseAnswers(page: Page, url: string): Promise<() => number> {
  let asked = 0;
  await page.route(url, async (route) => {
    asked += 1;
    await route.fetch();
    await route.abort();
  });
  return () => asked;
}

export const rows = (page: Page) => page.getByRole("table").locator("tbody tr:not([aria-hidden])");
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const numberField = (page: Page, name: string) =>
  page.getByRole("spinbutton", { name, exact: true });

/** Types the text that a dialog requires before a permanent deletion. */
export async function confirmByTyping(question: Locator): Promise<void> {
  const box = question.getByRole("textbox", { name: /^Type .+ to confirm$/ });
  await box.fill(
    await box.evaluate((node: HTMLInputElement) =>
      (node.labels?.[0]?.textContent ?? "").replace(/^Type | to confirm$/g, ""),
    ),
  );
}

/**
 * Stops the clock, so that only the test advances the time. The clock can't go back, so it stops 60 s in the future. Even on a
 * busy machine, less time passes between the two calls here.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Ends the session exactly when the first matching call is sent. If the session ended earlier, another request of the page
 * could fail first, and the sign-in dialog might open before the press that is tested.
 */
export async function endSessionAt(
  page: Page,
  url: string | RegExp,
  method = "GET",
): Promise<void> {
  let over = false;
  await page.route(url, async (route) => {
    if (!over && route.request().method() === method) {
      over = true;
      await page.context().clearCookies();
    }
    await route.fallback();
  });
}

/** Makes matching calls fail with a response like the server's. */
export const answer = (
  page: Page,
  url: string | RegExp,
  status: number,
  body: object,
  method = "GET",
) =>
  page.route(url, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback(),
  );

export { expect, watchReads };
