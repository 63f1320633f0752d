// Records all files that a browser loads for a page, until the network is idle.
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright";

export interface Load {
  path: string;
  kind: "page" | "script" | "style" | "strings" | "data" | "picture";
  /** Size of the body, after it was gzipped here. */
  bytes: number;
}

export async function loadOf(page: Page, address: string, there: string): Promise<Load[]> {
  const answers: Promise<Load | undefined>[] = [];
  const note = (response: Response) => void answers.push(weigh(response));
  page.on("response", note);
  await page.goto(address);
  await page.locator(there).first().waitFor();
  await page.waitForLoadState("networkidle");
  // Stops listening, because later requests, such as those of timers, may be aborted when the page closes.
  page.off("response", note);
  return (await Promise.all(answers)).filter((load) => load !== undefined);
}

async function weigh(response: Response): Promise<Load | undefined> {
  const { pathname } = new URL(response.url());
  if (!response.ok()) return undefined;
  const body = await response.body();
  return { path: pathname, kind: kindOf(pathname), bytes: gzipSync(body, { level: 9 }).length };
}

function kindOf(path: string): Load["kind"] {
  if (path.endsWith(".js")) return "script";
  if (path.endsWith(".css")) return "style";
  if (path.includes("/locales/")) return "strings";
  if (/^\/(admin|store)\//.test(path) || path.endsWith(".json")) return "data";
  return path.startsWith("/uploads/") || /\.(svg|webp|png)$/.test(path) ? "picture" : "page";
}

/** Total size of one type. Without a type, the total of everything except data and images. */
export const sum = (loads: readonly Load[], kind?: Load["kind"]): number =>
  loads
    .filter((load) => (kind ? load.kind === kind : load.kind !== "picture" && load.kind !== "data"))
    .reduce((total, { bytes }) => total + bytes, 0);
