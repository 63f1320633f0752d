/** The browser context that the tests of a worker share, and what is checked in every context. */
import { expect, type Browser, type BrowserContext, type Response } from "@playwright/test";
import type { BrowserContextOptions, Cookie, PlaywrightTestOptions } from "@playwright/test";

/** The viewport of a test's page. */
export const size = { width: 1280, height: 720 };

/** A browser context for several tests. Playwright applies a project's options only to the contexts of single tests. */
export function newContext(
  browser: Browser,
  {
    baseURL = "",
    locale = "en-US",
    timezoneId = "UTC",
    contextOptions,
  }: Partial<PlaywrightTestOptions>,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const options = { ...contextOptions, baseURL, locale, timezoneId, viewport: size };
  return browser.newContext({ ...options, ...more });
}

/** Its first page stays open, so that the browser keeps its process, with the compiled code, between tests. */
export async function openShared(
  browser: Browser,
  use: Partial<PlaywrightTestOptions>,
): Promise<BrowserContext> {
  const context = await newContext(browser, use);
  const page = await context.newPage();
  await page.goto("/public/config.json");
  // A context's clock can't be removed again.
  for (const method of ["install", "setFixedTime", "pauseAt"] as const)
    context.clock[method] = () => Promise.reject(new Error("Use signedInAlone."));
  return context;
}

/** Deletes what tests stored in the browser, and adds the cookies. */
export async function empty(context: BrowserContext, cookies: Cookie[]): Promise<void> {
  const [first] = context.pages();
  if (!first) throw new Error("The shared context has no page.");
  const session = await context.newCDPSession(first);
  const { origin } = new URL(first.url());
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  await context.clearCookies();
  await context.addCookies(cookies);
}

/** Closes a test's pages, and removes what the test changed. */
export async function tidy(context: BrowserContext): Promise<void> {
  for (const page of context.pages().slice(1)) await page.close();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.clearPermissions();
  await context.setOffline(false);
}

/**
 * Records reads that the store rejects. Such a rejection means that the admin sent a request that violates the contract.
 * Ignores ended sessions, missing records, conflicts with other requests, and simulated failures, which don't have the headers
 * of the admin's server. Returns a function that fails if the store rejected a read.
 */
export function watchReads(context: BrowserContext): () => void {
  const refused: string[] = [];
  const note = (response: Response) => {
    const status = response.status();
    const isRefused = status >= 400 && status < 500 && ![401, 404, 409].includes(status);
    if (
      isRefused &&
      response.request().method() === "GET" &&
      response.headers()["permissions-policy"]
    )
      refused.push(`${status} ${response.url()}`);
  };
  context.on("response", note);
  return () => {
    context.off("response", note);
    expect(refused, "reads that the store refused").toEqual([]);
  };
}
