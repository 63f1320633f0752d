/**
 * Draws the shop's pictures: `node sandbox/seed/pictures/draw.ts [--sheet contact.png] [name ...]`.
 * The results are committed, so a browser is needed only here and never for seeding.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import { scenes } from "./scenes.ts";
import { Sheet, SIZE } from "./sheet.ts";

const QUALITY = 0.84;
const files = new URL("./files/", import.meta.url);

/** The browser paints the vector picture and encodes it; both are the same for the same browser. */
async function toWebp(page: Page, svg: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ source, size, quality }) => {
      const image = new Image(size, size);
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = size;
      canvas.height = size;
      canvas.getContext("2d")?.drawImage(image, 0, 0, size, size);
      return canvas.toDataURL("image/webp", quality).replace(/^.*,/, "");
    },
    { source: svg, size: SIZE, quality: QUALITY },
  );
  return Buffer.from(base64, "base64");
}

async function contactSheet(
  page: Page,
  pictures: readonly [string, Buffer][],
  target: string,
): Promise<void> {
  const cells = pictures.map(
    ([name, data]) =>
      `<figure><img src="data:image/webp;base64,${data.toString("base64")}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setViewportSize({ width: 1640, height: 600 });
  await page.setContent(
    `<style>body{margin:12px;display:grid;grid-template-columns:repeat(8,1fr);gap:10px;font:12px sans-serif}` +
      `figure{margin:0}img{width:100%;display:block;border-radius:6px}</style>${cells.join("")}`,
  );
  await page.screenshot({ path: target, fullPage: true });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: "string" } },
});
const unknown = positionals.filter((name) => !(name in scenes));
if (unknown.length > 0)
  throw new Error(`There is no scene named ${unknown.join(", ")}; scenes.ts lists them all.`);
const wanted = positionals.length > 0 ? positionals : Object.keys(scenes);

const browser = await chromium.launch({
  executablePath: process.env["COUNTERTOP_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
try {
  const page = await browser.newPage();
  await mkdir(files, { recursive: true });
  const pictures: [string, Buffer][] = [];
  for (const name of wanted) {
    const data = await toWebp(page, scenes[name]?.(new Sheet()) ?? "");
    await writeFile(new URL(`${name}.webp`, files), data);
    pictures.push([name, data]);
  }
  if (values.sheet) await contactSheet(page, pictures, values.sheet);
  const bytes = pictures.reduce((sum, [, data]) => sum + data.length, 0);
  console.log(`${pictures.length} pictures, ${Math.round(bytes / 1024)} KiB`);
} finally {
  await browser.close();
}
