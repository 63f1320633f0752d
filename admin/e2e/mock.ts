import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { expect, test as base } from "./shop.ts";

/** Provides the mock server, which returns the contract's errors. */
export const test = base.extend<object, { mock: string }>({
  mock: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use, { workerIndex }) => {
      const given = process.env["COUNTERTOP_MOCK_URL"];
      if (given !== undefined) return use(given);
      const root = join(import.meta.dirname, "../..");
      const port = 4020 + workerIndex;
      const child = spawn(process.execPath, ["codegen/mock.ts", "--port", String(port)], {
        cwd: root,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = once(child, "exit");
      await once(createInterface({ input: child.stdout }), "line");
      await use(`http://127.0.0.1:${port}`);
      child.kill();
      await ended;
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** Pages whose requests the test intercepts until the pages are closed. */
const watched = new WeakSet<Page>();

/**
 * Keeps a route for an unused URL. Without it, removing the last route would disable interception until the next route enables
 * it, and a write could reach the store in between.
 */
async function keepHolding(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.route("**/asked-by-nobody", (route) => route.abort());
}

/** Makes the mock respond to these calls with its example for this status. */
export async function refuse(
  page: Page,
  mock: string,
  url: RegExp,
  method: string,
  status: number,
) {
  await keepHolding(page);
  await page.route(url, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    const { pathname, search } = new URL(request.url());
    const response = await route.fetch({
      url: `${mock}${pathname}${search}`,
      headers: {
        ...request.headers(),
        "x-medusa-access-token": "any",
        prefer: `code=${status}`,
      },
    });
    expect(response.status(), await response.text()).toBe(status);
    await route.fulfill({ response });
  });
}
