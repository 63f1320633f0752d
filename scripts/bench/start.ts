/// <reference lib="dom" />
// `npm run bench -- --start`: time until the admin's first rows on a slow line, without and with the browser's cache,
// and the size of everything that it loads until the network is idle.
import type { BrowserContext } from "playwright";
import { keepSection, machine, markdownTable } from "../lib/benchmarks.ts";
import { type Load, loadOf, sum } from "../lib/page-load.ts";
import { median } from "../lib/table.ts";
import { withStore } from "./in-browser.ts";

const RUNS = Number(process.env["RUNS"] ?? 3);
/** A connection with a round trip of 400 ms and 1.6 Mbit/s. */
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const PAGES = [
  { name: "sign-in", path: "/login", there: "form", signedIn: false },
  { name: "product list", path: "/a/products", there: "tbody tr a", signedIn: true },
] as const;
const ABOUT = `Printed by \`npm run bench -- --start\`, in Chromium, on the built admin and a copy of the sandbox. Slow: 400 ms to the server and
back, 1.6 Mbit/s; cold with an empty cache, warm with what the browser kept from the time before. Sizes are gzipped, of all that
came until the page asked for nothing more.`;

await withStore(async ({ browser, baseURL, state }) => {
  const rows: string[][] = [];
  for (const { name, path, there, signedIn } of PAGES) {
    const open = () =>
      browser.newContext({ baseURL, ...(signedIn && { storageState: state }), viewport: null });
    const times = { here: [] as number[], cold: [] as number[], warm: [] as number[] };
    let load: Load[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const here = await open();
      load = await loadOf(await here.newPage(), path, there);
      times.here.push(await timeOf(here, path, there, false));
      await here.close();
      const slow = await open();
      times.cold.push(await timeOf(slow, path, there, true));
      times.warm.push(await timeOf(slow, path, there, true));
      await slow.close();
    }
    const kib = (kind?: Load["kind"]) => `${(sum(load, kind) / 1024).toFixed(0)} KiB`;
    rows.push([
      name,
      ...[times.here, times.cold, times.warm].map((all) => `${Math.round(median(all))} ms`),
      String(load.filter(({ kind }) => kind === "script").length),
      kib("script"),
      kib("style"),
      kib("strings"),
      kib("data"),
      kib(),
    ]);
  }
  const head = ["page", "here", "cold", "warm", "scripts", "script", "styles", "strings", "data"];
  const text = markdownTable([[...head, "all"], ...rows]);
  console.log(text);
  if (!process.argv.includes("--dry"))
    keepSection("The first screens", `${ABOUT}\n\n${text}\n\n${machine()}`);
});

/** Milliseconds from navigation to the element. */
async function timeOf(
  context: BrowserContext,
  path: string,
  there: string,
  slowly: boolean,
): Promise<number> {
  const page = await context.newPage();
  if (slowly) {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW);
  }
  await page.goto(path, { waitUntil: "commit" });
  // Checks in the page, on every frame, because a locator checks only every half second.
  const seen = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    there,
  );
  const time = Number(await seen.jsonValue());
  // Waits for later requests, so that they are cached for the next run.
  await page.waitForLoadState("networkidle");
  await page.close();
  return time;
}
