/// <reference lib="dom" />
// `npm run bench -- --variants`: a product with 2,000 variants in the admin at COUNTERTOP_ADMIN_URL, measured in a browser:
// how long its parts take to open, from a key to the end of its handling, and how long the frames of a scroll last.
import { chromium, type Locator, type Page } from "playwright";
import { keepSection, machine, markdownTable } from "../lib/benchmarks.ts";
import { presentChromium } from "../lib/chromium.ts";

const ADMIN = process.env["COUNTERTOP_ADMIN_URL"] ?? "http://localhost:7001";
const VARIANTS = Number(process.env["VARIANTS"] ?? 2000);
/** The server reads no longer body, and an update has to name every variant that is to stay. */
const [ROOM, NAMED, ADDED] = [100_000, 46, 200];
const KEYS = 20;

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const part = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const ms = (value: number) => `${Math.round(value)} ms`;

async function makeProduct(page: Page): Promise<string> {
  const send = async <Answer>(path: string, data: object): Promise<Answer> => {
    const response = await page.request.post(`${ADMIN}${path}`, { data });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { product } = await send<{ product: { id: string; options: { id: string }[] } }>(
    "/admin/products",
    { title: `${VARIANTS} variants`, options: [{ title: "Number" }] },
  );
  const ids: string[] = [];
  while (ids.length < VARIANTS) {
    const fit = Math.floor((ROOM - ids.length * NAMED) / ADDED);
    const added = Array.from({ length: Math.min(fit, VARIANTS - ids.length) }, (_, index) => ({
      title: `Variant ${ids.length + index}`,
      inventory_quantity: 0,
      options: [{ option_id: product.options[0]?.id, value: String(ids.length + index) }],
      prices: [{ currency_code: "eur", amount: 1900 + index }],
    }));
    const variants = [...ids.map((id) => ({ id })), ...added];
    await send(`/admin/products/${product.id}`, { variants });
    const list = await page.request.get(
      `${ADMIN}/admin/products/${product.id}/variants?limit=5000&fields=id&expand=&order=variant_rank`,
    );
    const answer = (await list.json()) as { variants: { id: string }[] };
    ids.splice(0, ids.length, ...answer.variants.map(({ id }) => id));
  }
  return product.id;
}

async function opening(act: () => Promise<unknown>, there: Locator): Promise<number> {
  const since = performance.now();
  await act();
  await there.waitFor();
  return performance.now() - since;
}

/** From each press to the paint after it, as the browser tells it. */
async function keys(page: Page, key: string): Promise<number[]> {
  const times: number[] = [];
  for (let press = 0; press < KEYS; press += 1) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener(
            "keydown",
            (event) =>
              requestAnimationFrame(() =>
                setTimeout(() => resolve(performance.now() - event.timeStamp)),
              ),
            { once: true, capture: true },
          );
        }),
    );
    await page.evaluate(() => undefined);
    await page.keyboard.press(key);
    times.push(await painted);
  }
  return times;
}

/** How long the frames last while it scrolls to its end, a step in each. */
const frames = (scroller: Locator): Promise<number[]> =>
  scroller.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          times.push(now - last);
          last = now;
          element.scrollTop += 200;
          if (times.length < 120) requestAnimationFrame(step);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );

const executablePath = presentChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
// What is typed is not to be kept.
page.on("dialog", (dialog) => void dialog.accept());
await page.request.post(`${ADMIN}/admin/auth`, {
  data: {
    email: process.env["COUNTERTOP_ADMIN_EMAIL"] ?? "admin@countertop.test",
    password: process.env["COUNTERTOP_ADMIN_PASSWORD"] ?? "countertop-demo",
  },
});
const id = await makeProduct(page);
try {
  const rows: string[][] = [];
  const row = (name: string, values: readonly number[]) =>
    rows.push([name, ms(part(values, 0.5)), ms(part(values, 0.95)), ms(part(values, 1))]);
  const address = `${ADMIN}/a/products/${id}`;
  const first = page.getByRole("table").getByRole("link", { name: "Variant 0", exact: true });
  row("page: open", [
    await opening(() => page.goto(address), first),
    await opening(() => page.goto(address), first),
    await opening(() => page.goto(address), first),
  ]);
  await page.getByRole("textbox", { name: "Title", exact: true }).focus();
  row("page: key to paint", await keys(page, "x"));
  await page.goto(address);
  row("price grid: open", [
    await opening(
      () => page.getByRole("button", { name: "Edit prices" }).click(),
      page.getByRole("gridcell").first(),
    ),
  ]);
  await page.getByRole("gridcell").first().click();
  row("price grid: key to paint", await keys(page, "ArrowDown"));
  row("price grid: frame of a scroll", await frames(page.getByRole("grid").locator("xpath=..")));
  await page.goto(address);
  await first.waitFor();
  row("variant: open", [
    await opening(() => first.click(), page.getByRole("combobox", { name: "Number" })),
  ]);
  row("variant: key to paint", await keys(page, "x"));
  await page.goto(address);
  await first.waitFor();
  await page.getByRole("button", { name: "More for variants" }).click();
  const handle = page.getByRole("button", { name: "Move Variant 0", exact: true });
  row("order: open", [
    await opening(() => page.getByRole("menuitem", { name: "Reorder variants" }).click(), handle),
  ]);
  await handle.focus();
  row("order: key to paint", await keys(page, "ArrowDown"));
  row(
    "order: frame of a scroll",
    await frames(page.getByRole("dialog").locator("ol").locator("xpath=..")),
  );
  const text = markdownTable([["what", "median", "95 %", "worst"], ...rows]);
  console.log(text);
  keepSection(
    `A product with ${VARIANTS.toLocaleString("en")} variants`,
    `Printed by \`npm run bench -- --variants\`, in Chromium, on the built admin and the sandbox: how long a part takes to open, a key
until it is painted, and a frame while a list scrolls to its end.

${text}

${machine()}`,
  );
} finally {
  // The server is at it for a minute.
  await page.request.delete(`${ADMIN}/admin/products/${id}`, { timeout: 0 });
  await browser.close();
}
