import type { Locator, Page, Request, Route } from "@playwright/test";

/**
 * Performs an action, and records the rounds of requests until a locator is visible. Holds all requests of a round until the
 * page is idle, then sends them together. The result doesn't depend on the computer's speed. At a latency of 400 ms, three
 * rounds take 1.2 s.
 */
export async function roundsUntil(
  page: Page,
  ready: Locator,
  act: () => Promise<void>,
): Promise<string[][]> {
  const held: Route[] = [];
  let released = false;
  const hold = (route: Route) => {
    if (released) return route.fallback();
    held.push(route);
  };
  await page.route("**/*", hold);
  // The page cancels some requests, even while they are held.
  const over = new Set<Request>();
  const waiting = new Map<Request, () => void>();
  const end = (request: Request) => {
    over.add(request);
    waiting.get(request)?.();
  };
  page.on("requestfinished", end).on("requestfailed", end);
  const requests: string[][] = [];
  await act();
  for (;;) {
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          // On a busy computer, an animation leaves no idle time, so that the callbacks would never be called.
          const most = { timeout: 1000 };
          requestIdleCallback(() => requestIdleCallback(() => done(), most), most);
        }),
    );
    if (await ready.isVisible()) break;
    const now = held.splice(0);
    if (now.length === 0) continue;
    requests.push(
      now.map((route) => `${route.request().method()} ${new URL(route.request().url()).pathname}`),
    );
    await Promise.all(
      now.map(async (route) => {
        const request = route.request();
        const ended = new Promise<void>((done) => waiting.set(request, done));
        await route.continue().catch(() => end(request));
        if (!over.has(request)) await ended;
      }),
    );
  }
  released = true;
  await Promise.all(held.map((route) => route.continue().catch(() => {})));
  page.off("requestfinished", end).off("requestfailed", end);
  await page.unroute("**/*", hold);
  return requests;
}
