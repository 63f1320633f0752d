/// <reference lib="dom" />
// `npm run screenshots [-- --manual]`: takes screenshots of the admin, on a copy of the demo store, for docs/looks.md and the README. One sheet for
// each screen shows it in light, dark, Arabic, on a phone, on a wide screen, and on paper. The operators' manual has pictures of its
// own in admin/manual/pictures; `--manual` takes only those. Check them before you commit them.
import { mkdirSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { withStore } from "./bench/in-browser.ts";

const FOLDER = resolve(import.meta.dirname, "../docs/pictures");
const MANUAL = resolve(import.meta.dirname, "../admin/manual/pictures");
/** Height of each image on a sheet, and the gap between two, in pixels. */
const [HIGH, GAP] = [460, 12];
const QUALITY = 0.82;
/** Every admin ships the manual, so its pictures must stay below 60 KiB, which a test checks. */
const MANUAL_QUALITY = 0.7;

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
  mkdirSync(FOLDER, { recursive: true });
  const desk = await browser.newPage();
  const shop = { browser, desk, context: { baseURL, storageState: state } };
  // Records with several variants and images, with returns, and with a condition.
  const record = `/a/products/${await first(shop, "products", "q=Dipped&fields=id&expand=type")}`;
  const order = `/a/orders/${await first(shop, "orders", "fulfillment_status[]=partially_returned&fields=id&expand=")}`;
  const discount = `/a/discounts/${await first(shop, "discounts", "q=MUGS2")}`;
  await photographManual(shop, { order, discount });
  if (process.argv.includes("--manual")) return;
  const sheets = {
    "looks-home": "/a",
    "looks-list": "/a/products",
    "looks-record": record,
    "looks-drawer": `${record}?edit=attributes`,
    "looks-grid": `${record}?edit=prices`,
    "looks-orders": "/a/orders",
    "looks-order": order,
    "looks-discount": discount,
    "looks-inventory": "/a/inventory",
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

interface Shop {
  browser: Browser;
  /** An empty page to draw on. */
  desk: Page;
  context: BrowserContextOptions;
}

/** Pictures of the manual's tasks, each at the step that its text describes. */
async function photographManual(
  shop: Shop,
  { order, discount }: { order: string; discount: string },
): Promise<void> {
  mkdirSync(MANUAL, { recursive: true });
  const awaited = `/a/orders/${await first(shop, "orders", "fulfillment_status[]=shipped&payment_status[]=captured&fields=id&expand=")}`;
  const single = {
    order,
    discount,
    products: "/a/products",
    inventory: "/a/inventory",
  };
  for (const [name, path] of Object.entries(single))
    await keep(shop, name, [await photograph(shop, path, LIGHT)], LIGHT.height, MANUAL);
  const receipt = await photograph(shop, awaited, LIGHT, async (page) => {
    await page.getByRole("button", { name: "Request return" }).click();
    const request = page.getByRole("dialog", { name: "Request return" });
    await request.getByRole("spinbutton").first().fill("1");
    await request.getByRole("button", { name: "Next" }).click();
    await request.getByRole("button", { name: "Next" }).click();
    await request.getByRole("button", { name: "Request return" }).click();
    await request.waitFor({ state: "hidden" });
    // Without the notice, which would cover the dialog.
    await page.reload();
    const entry = page.getByRole("listitem", { name: "Return", exact: true }).first();
    await entry.getByRole("button", { name: "Receive" }).click();
    await page
      .getByRole("dialog", { name: "Receive return" })
      .getByLabel("Refund amount")
      .waitFor();
  });
  await keep(shop, "receive-return", [receipt], LIGHT.height, MANUAL);
  const file = [
    "Product Handle;Product Title;Variant Title;Option 1 Name;Option 1 Value;Price EUR",
    "enamel-mug-new;Enamel Mug, 2 cups;Blue;Color;Blue;16",
    "enamel-mug-new;Enamel Mug, 2 cups;White;Color;White;16",
  ].join("\r\n");
  const imported = await photograph(shop, "/a/products?edit=import", LIGHT, async (page) => {
    const buffer = Buffer.from(file);
    await page.setInputFiles("input[type=file]", {
      name: "mugs.csv",
      mimeType: "text/csv",
      buffer,
    });
    const wizard = page.getByRole("dialog", { name: "Import products" });
    await wizard.getByRole("button", { name: "Next" }).click();
    await wizard.getByText("No problems found").waitFor();
  });
  await keep(shop, "import", [imported], LIGHT.height, MANUAL);
}

/** The first record of a list. */
async function first({ browser, context }: Shop, slug: string, query: string): Promise<string> {
  const visitor = await browser.newContext(context);
  const answer = await visitor.request.get(`/admin/${slug}?limit=1&${query}`);
  const [record] = ((await answer.json()) as Record<string, { id: string }[]>)[slug] ?? [];
  await visitor.close();
  if (!record) throw new Error(`The demo store has none of ${slug}?${query}`);
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
  // Overlays open after the page.
  if (path.includes("edit=")) await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  await act?.(page);
  await page.waitForLoadState("networkidle");
  // Screenshots must not contain placeholders or images that are still loading.
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

/** Arranges images side by side at the same height in one small file, which the browser encodes. */
async function keep(
  { desk }: Shop,
  name: string,
  shots: Buffer[],
  high: number,
  folder = FOLDER,
): Promise<void> {
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
      // Two rows for more than three images.
      const line = Math.ceil(pictures.length / (pictures.length > 3 ? 2 : 1));
      const lines = [pictures.slice(0, line), pictures.slice(line)].filter((row) => row.length > 0);
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(
        ...lines.map((row) => row.reduce((sum, one) => sum + wide(one) + gap, -gap)),
      );
      canvas.height = lines.length * (height + gap) - gap;
      const paint = canvas.getContext("2d");
      if (!paint) throw new Error("No canvas");
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
    { sources, high, gap: GAP, quality: folder === MANUAL ? MANUAL_QUALITY : QUALITY },
  );
  const bytes = Buffer.from(sheet.slice(sheet.indexOf(",") + 1), "base64");
  const file = resolve(folder, `${name}.webp`);
  writeFileSync(file, bytes);
  console.log(`${relative(process.cwd(), file)}  ${Math.round(bytes.length / 1024)} KiB`);
}
