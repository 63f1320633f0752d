/// <reference lib="dom" />
// `npm run screenshots` takes screenshots of the admin on a copy of the demo store, for docs/screens.md and the README. The sheet
// for a screen shows it in the light theme, in the dark theme, in Arabic, on a phone, on a wide screen, and on paper.
// `-- --manual` takes the images of the operators' manual instead (admin/e2e/manual-pictures.e2e.ts). Check the images before you
// commit them.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { withStore } from "./bench/in-browser.ts";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDER = resolve(ROOT, "docs/pictures");
/** The height of each image on a sheet, and the gap between two images, in pixels. */
const [HIGH, GAP] = [460, 12];
const QUALITY = 0.82;

interface Look {
  name: string;
  width: number;
  height: number;
  dark?: boolean;
  language?: string;
  paper?: boolean;
}
const LOOKS: readonly Look[] = [
  { name: "light", width: 1280, height: 800 },
  { name: "dark", width: 1280, height: 800, dark: true },
  { name: "Arabic", width: 1280, height: 800, language: "ar" },
  { name: "wide", width: 1920, height: 1080 },
  { name: "phone", width: 360, height: 740 },
  { name: "paper", width: 794, height: 1123, paper: true },
];
const [LIGHT, DARK] = LOOKS as [Look, Look];

await withStore(async ({ browser, baseURL, state }) => {
  if (process.argv.includes("--manual")) return takeManual(baseURL);
  mkdirSync(FOLDER, { recursive: true });
  const desk = await browser.newPage();
  const shop = { browser, desk, context: { baseURL, storageState: state } };
  // Records to show: a product with several variants and images, an order with returns, and a discount with a condition.
  const record = `/a/products/${await first(shop, "products", "q=Dipped&fields=id&expand=type")}`;
  const order = `/a/orders/${await first(shop, "orders", "fulfillment_status[]=partially_returned&fields=id&expand=")}`;
  const discount = `/a/discounts/${await first(shop, "discounts", "q=MUGS2")}`;
  const sheets = {
    "screens-home": "/a",
    "screens-list": "/a/products",
    "screens-record": record,
    "screens-drawer": `${record}?edit=options`,
    "screens-grid": `${record}?edit=prices`,
    "screens-orders": "/a/orders",
    "screens-order": order,
    "screens-discount": discount,
    "screens-inventory": "/a/inventory",
  };
  for (const [name, path] of Object.entries(sheets)) {
    const shots: Buffer[] = [];
    for (const look of LOOKS) shots.push(await photograph(shop, path, look));
    await keep(shop, name, shots, HIGH);
  }
  const single = {
    home: "/a",
    products: "/a/products",
    product: record,
    prices: `${record}?edit=prices`,
    categories: "/a/product-categories",
    "new-product": "/a/products/new",
  };
  for (const [name, path] of Object.entries(single))
    await keep(shop, name, [await photograph(shop, path, LIGHT)], LIGHT.height);
  const palette = await photograph(shop, "/a/products", DARK, async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").first().fill("mug");
  });
  await keep(shop, "palette", [palette], DARK.height);
});

/** Takes the images of the manual, which the manual's end-to-end test writes. */
function takeManual(admin: string): void {
  const playwright = resolve(ROOT, "node_modules/.bin/playwright");
  const args = ["test", "--config", "admin/e2e/playwright.config.ts", "manual-pictures"];
  const env = { ...process.env, COUNTERTOP_ADMIN_URL: admin, COUNTERTOP_PICTURES: "write" };
  const { status } = spawnSync(playwright, args, { cwd: ROOT, env, stdio: "inherit" });
  process.exitCode = status ?? 1;
}

interface Shop {
  browser: Browser;
  /** An empty page that the sheets are drawn on. */
  desk: Page;
  context: BrowserContextOptions;
}

/** The id of the first record in a list. */
async function first({ browser, context }: Shop, slug: string, query: string): Promise<string> {
  const visitor = await browser.newContext(context);
  const answer = await visitor.request.get(`/admin/${slug}?limit=1&${query}`);
  const [record] = ((await answer.json()) as Record<string, { id: string }[]>)[slug] ?? [];
  await visitor.close();
  if (!record) throw new Error(`The demo store has no record for ${slug}?${query}`);
  return record.id;
}

async function photograph(
  { browser, context }: Shop,
  path: string,
  look: Look,
  act?: (page: Page) => Promise<unknown>,
): Promise<Buffer> {
  const visitor = await browser.newContext({
    ...context,
    viewport: { width: look.width, height: look.height },
    colorScheme: look.dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  const page = await visitor.newPage();
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${look.language ?? "en"}`);
  // Waits for the overlay, which opens after the page.
  if (path.includes("edit=")) await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  await act?.(page);
  await page.waitForLoadState("networkidle");
  // Waits until no placeholder is left, and all images in the window have loaded.
  await page.waitForFunction(
    () =>
      document.querySelectorAll("main .skeleton").length === 0 &&
      [...document.images].every(
        (one) => one.complete || one.getBoundingClientRect().top > innerHeight,
      ),
  );
  if (look.paper) await page.emulateMedia({ media: "print" });
  const picture = await page.screenshot();
  await visitor.close();
  return picture;
}

/** Arranges images of the same height side by side in one small file, which the browser encodes. */
async function keep({ desk }: Shop, name: string, shots: Buffer[], high: number): Promise<void> {
  const sources = shots.map((shot) => `data:image/png;base64,${shot.toString("base64")}`);
  const sheet = await desk.evaluate(
    async ({ sources: all, high: height, gap, quality }) => {
      const pictures = await Promise.all(
        all.map(async (source) => {
          const picture = new Image();
          picture.src = source;
          await picture.decode();
          return picture;
        }),
      );
      const wide = (one: HTMLImageElement) => Math.round((one.width * height) / one.height);
      // Puts more than three images into two rows.
      const line = Math.ceil(pictures.length / (pictures.length > 3 ? 2 : 1));
      const lines = [pictures.slice(0, line), pictures.slice(line)].filter((row) => row.length > 0);
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(
        ...lines.map((row) => row.reduce((sum, one) => sum + wide(one) + gap, -gap)),
      );
      canvas.height = lines.length * (height + gap) - gap;
      const paint = canvas.getContext("2d");
      if (!paint) throw new Error("The browser has no 2D canvas");
      paint.fillStyle = "#8a8a86";
      paint.fillRect(0, 0, canvas.width, canvas.height);
      paint.imageSmoothingQuality = "high";
      for (const [row, across] of lines.entries()) {
        let x = 0;
        for (const picture of across) {
          paint.drawImage(picture, x, row * (height + gap), wide(picture), height);
          x += wide(picture) + gap;
        }
      }
      return canvas.toDataURL("image/webp", quality);
    },
    { sources, high, gap: GAP, quality: QUALITY },
  );
  const bytes = Buffer.from(sheet.slice(sheet.indexOf(",") + 1), "base64");
  const file = resolve(FOLDER, `${name}.webp`);
  writeFileSync(file, bytes);
  console.log(`${relative(process.cwd(), file)}  ${Math.round(bytes.length / 1024)} KiB`);
}
