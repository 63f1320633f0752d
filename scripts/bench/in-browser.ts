/// <reference lib="dom" />
// Shared by the measurements in a browser. Provides a temporary copy of the demo store, the built admin in front of it, a
// signed-in operator, and functions that measure the operator's actions.
import { resolve } from "node:path";
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from "playwright";
import { keepSection, machine, markdownTable } from "../lib/benchmarks.ts";
import { ensureChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/ports.ts";
import { createProcesses } from "../lib/processes.mjs";
import { startAdmin, startStore } from "../lib/services.ts";
import { onStop } from "../lib/stop.mjs";
import { turbo } from "../lib/turbo.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const TIMES = 20;

export interface Shop {
  page: Page;
  /** Sends a write to the store. */
  send<Answer>(path: string, data: object): Promise<Answer>;
  row(name: string, times: readonly number[]): void;
}

const ms = (value = 0): string => `${Math.round(value)} ms`;

interface OpenStore {
  browser: Browser;
  baseURL: string;
  /** Cookies and storage of the operator who is signed in. */
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

/** Runs `work` with the built admin and a separate copy of the store, which is deleted afterward. */
export async function withStore(
  work: (shop: OpenStore) => Promise<void>,
  args: readonly string[] = ["--copy"],
): Promise<void> {
  const processes = createProcesses();
  onStop(async () => {
    await processes.endAll();
    process.exit(130);
  });
  try {
    await turbo(processes, ROOT, "Building the admin", ["build", "--filter=@countertop/admin"]);
    const store = await startStore(processes, ROOT, args);
    const { url: baseURL } = await startAdmin(processes, ROOT, await freePort(), store.url);
    const browser = await chromium.launch({
      executablePath: await ensureChromium(processes, ROOT),
      args: ["--no-sandbox"],
    });
    const context = await browser.newContext({ baseURL });
    const login = { email: store.adminEmail, password: store.adminPassword };
    await context.request.post("/admin/auth", { data: login });
    // Stores a choice about usage data, because the dialog that asks for it would otherwise cover every page.
    await context.request.post("/admin/analytics-configs", {
      data: { opt_out: true, anonymize: false },
    });
    try {
      await work({ browser, baseURL, state: await context.storageState() });
    } finally {
      await browser.close();
    }
  } finally {
    await processes.endAll();
  }
}

/** Runs `work` with a separate store, and writes its rows to reports/benchmarks.md. */
export const measure = (
  { title, about, store }: { title: string; about: string; store?: string[] },
  work: (shop: Shop) => Promise<void>,
): Promise<void> =>
  withStore(async ({ browser, baseURL, state }) => {
    const page = await browser.newPage({
      baseURL,
      storageState: state,
      viewport: { width: 1280, height: 900 },
    });
    // Accepts the browser's question about unsaved input, which is discarded.
    page.on("dialog", (dialog) => void dialog.accept());
    const send = async <Answer>(path: string, data: object): Promise<Answer> => {
      const response = await page.request.post(path, { data });
      if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
      return (await response.json()) as Answer;
    };
    const rows: string[][] = [];
    const row = (name: string, times: readonly number[]): void => {
      const sorted = times.toSorted((a, b) => a - b);
      const part = (share: number) =>
        ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
      rows.push([name, part(0.5), part(0.95), part(1)]);
    };
    await work({ page, send, row });
    const text = markdownTable([["what", "median", "95 %", "worst"], ...rows]);
    console.log(text);
    keepSection(title, `${about}\n\n${text}\n\n${machine()}`);
  }, store);

/** The time from an action until its result is visible. */
export async function opening(act: () => Promise<unknown>, there: Locator): Promise<number> {
  const since = performance.now();
  await act();
  await there.waitFor();
  return performance.now() - since;
}

/** The time from an event until the next paint, as the browser reports it. */
export async function toPaint(
  page: Page,
  event: "keydown" | "click",
  act: () => Promise<unknown>,
): Promise<number> {
  const painted = page.evaluate(
    (type) =>
      new Promise<number>((done) => {
        addEventListener(
          type,
          ({ timeStamp }) =>
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
          { once: true, capture: true },
        );
      }),
    event,
  );
  const acted = (async () => {
    // Waits for a response from the page, because its listeners are attached by then.
    await page.evaluate(() => undefined);
    await act();
  })();
  const [time] = await Promise.all([painted, acted]);
  return time;
}

/** Presses the same key repeatedly, and waits for the paint each time. */
export async function keys(page: Page, key: string): Promise<number[]> {
  const times: number[] = [];
  for (let press = 0; press < TIMES; press += 1)
    times.push(await toPaint(page, "keydown", () => page.keyboard.press(key)));
  return times;
}

/** The durations of the frames during an action. */
export async function framesWhile(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const frames = await page.evaluateHandle(() => {
    const times: number[] = [];
    let last = performance.now();
    let done = false;
    const step = (now: number) => {
      times.push(now - last);
      last = now;
      if (!done) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    return {
      end: () => {
        done = true;
        return times.slice(1);
      },
    };
  });
  await act();
  return frames.evaluate(({ end }) => end());
}

/** The durations of the frames while scrolling to the end, with one step in each frame. */
export const framesOfScroll = (page: Page, scroller: Locator): Promise<number[]> =>
  framesWhile(page, () =>
    scroller.evaluate(
      (element) =>
        new Promise<void>((done) => {
          let steps = 120;
          const step = () => {
            element.scrollTop += 200;
            steps -= 1;
            if (steps > 0) requestAnimationFrame(step);
            else done();
          };
          requestAnimationFrame(step);
        }),
    ),
  );
