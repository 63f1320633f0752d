/// <reference lib="dom" />
// `npm run bench -- --grown`: every first screen of the admin in a store with 20,000 products, 60,000 variants, 100,000
// orders, and 100,000 customers: the time of the screen, and the median of each of its requests. Fails over a budget,
// unless the reason below says why the server can't do better.
import type { Page, Request } from "playwright";
import { median } from "../lib/table.ts";
import { measure } from "./in-browser.ts";

const SCREEN_MS = 1_000;
const REQUEST_MS = 300;
const TIMES = 5;

interface Screen {
  name: string;
  path: string;
  /** An action on the open screen, such as typing or opening an overlay. */
  work?(page: Page): Promise<unknown>;
}

const SCREENS: Screen[] = [
  { name: "home", path: "/a" },
  { name: "products", path: "/a/products" },
  { name: "products: last page", path: "/a/products?page=400" },
  { name: "product", path: "/a/products/:product" },
  { name: "products: search", path: "/a/products?q=kettle" },
  { name: "new product", path: "/a/products/new" },
  { name: "orders", path: "/a/orders" },
  { name: "orders: last page", path: "/a/orders?page=5000" },
  { name: "order", path: "/a/orders/:order" },
  { name: "draft orders", path: "/a/draft-orders" },
  { name: "collections", path: "/a/collections" },
  { name: "collection", path: "/a/collections/:collection" },
  { name: "categories", path: "/a/product-categories" },
  { name: "settings", path: "/a/settings" },
  {
    name: "palette: search",
    path: "/a/settings",
    work: async (page) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("kettle");
      await page.getByRole("option").nth(3).waitFor();
    },
  },
];

/** Maximum number of records in a response. A screen must never load a whole list. */
const RECORDS = 1_000;

/** Requests to which the server can't respond faster, with the reasons. */
const REASONS: [call: RegExp, why: string][] = [
  [
    /^\/admin\/(products|orders)\?(.*&)?q=/,
    "the server looks for words in every text of four joined tables, which no index helps, and does so twice, since it counts too",
  ],
  [
    /^\/admin\/(products\?.*variants|variants\?)/,
    "the server adds the stock of variants up over all channels, whose 10,000 ids it hands the database, one parameter each",
  ],
];

/** Pending API calls, and the time when the last one ended. */
function watch(page: Page) {
  const calls: string[] = [];
  const open = new Set<Request>();
  let last = performance.now();
  const isCall = (request: Request) => /^\/(admin|store)\//.test(new URL(request.url()).pathname);
  page.on("request", (request) => {
    if (!isCall(request)) return;
    open.add(request);
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET") calls.push(pathname + search);
  });
  const end = (request: Request) => {
    if (open.delete(request)) last = performance.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return {
    take: () => calls.splice(0),
    /** The time when the last response was painted, with no pending requests. */
    async quiet(): Promise<number> {
      for (;;) {
        const before = last;
        await page.waitForFunction(
          () =>
            new Promise((done) => setTimeout(() => requestAnimationFrame(() => done(true)), 200)),
        );
        if (open.size === 0 && before === last) return last;
      }
    },
  };
}

const over: string[] = [];

await measure(
  {
    title: "A large store",
    store: ["--copy", "--grown"],
    about: `Printed by \`npm run bench -- --grown\`, in Chromium, on the built admin and a copy of the sandbox with 20,000 products, 60,000
variants, 100,000 orders and 100,000 customers, and 10,000 each of collections, regions, types, tags and channels: each first
screen until all that it asked for is there (budget ${SCREEN_MS} ms), and below it each request that it makes, asked ${TIMES} times one
after the other (budget ${REQUEST_MS} ms).`,
  },
  async ({ page, row }) => {
    const first = async (list: string) => {
      const answer = await page.request.get(`/admin/${list}?limit=1`);
      const [record] =
        Object.values((await answer.json()) as Record<string, { id: string }[]>)[0] ?? [];
      return record?.id ?? "";
    };
    const ids = {
      ":product": await first("products"),
      ":order": await first("orders"),
      ":collection": await first("collections"),
    };
    const calls = watch(page);
    for (const { name, path, work } of SCREENS) {
      const address = path.replace(/:\w+/, (id) => ids[id as keyof typeof ids]);
      const times: number[] = [];
      /** Number of requests by call. */
      const asked = new Map<string, number>();
      for (let time = 0; time < TIMES; time += 1) {
        calls.take();
        let since = performance.now();
        await page.goto(address);
        if (work) {
          await calls.quiet();
          calls.take();
          since = performance.now();
          await work(page);
        }
        times.push(Math.max(0, (await calls.quiet()) - since));
        for (const call of calls.take()) asked.set(call, (asked.get(call) ?? 0) + 1);
      }
      const requests: [name: string, times: number[]][] = [];
      /** The part of the screen's time that depends only on the server. */
      let theirs = 0;
      for (const [call, count] of asked) {
        const answers: number[] = [];
        let size = 0;
        let records = 0;
        for (let time = 0; time < TIMES; time += 1) {
          const since = performance.now();
          const answer = await page.request.get(call);
          size = (await answer.body()).length;
          answers.push(performance.now() - since);
          const lists = Object.values((await answer.json()) as object).filter(Array.isArray);
          records = Math.max(0, ...lists.map(({ length }) => length));
        }
        if (records > RECORDS) over.push(`${call}: ${records} records`);
        const shown = decodeURIComponent(call.slice(1)).slice(0, 90);
        const why = REASONS.find(([which]) => which.test(call))?.[1];
        const late = median(answers) > REQUEST_MS;
        requests.push([
          `\`${shown.replaceAll("|", "\\|")}\`, ${Math.ceil(size / 1024)} KiB${late && why ? `: ${why}` : ""}`,
          answers,
        ]);
        if (late && why) theirs += (median(answers) * count) / TIMES;
        if (late && !why) over.push(`${shown}: ${Math.round(median(answers))} ms`);
      }
      const time = median(times);
      row(
        `**${name}**${time > SCREEN_MS && theirs > 0 ? `, of which ${Math.round(Math.min(theirs, time))} ms are the server's, as said below` : ""}`,
        times,
      );
      if (time - theirs > SCREEN_MS) over.push(`${name}: ${Math.round(time)} ms`);
      for (const request of requests) row(...request);
    }
  },
);
if (over.length > 0) {
  console.error(`\nOver the budget:\n${over.map((line) => `  ${line}`).join("\n")}`);
  process.exitCode = 1;
}
