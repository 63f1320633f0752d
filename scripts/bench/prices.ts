// `npm run bench -- --prices`: a price list with 20,000 prices, measured in a browser: the time until they are in the grid, from a
// key to the paint after it, the durations of frames while scrolling, and a save of all prices that is interrupted and resumed. The
// requests for prices get fake responses, because writing so many prices takes minutes, which aren't the grid's time.
import type { Page, Route } from "playwright";
import { framesOfScroll, keys, measure, opening } from "./in-browser.ts";

const [PRODUCTS, VARIANTS] = [20, 200];
const CURRENCIES = ["eur", "usd", "gbp", "dkk", "jpy"];
const COUNT = PRODUCTS * VARIANTS * CURRENCIES.length;
const MANY = COUNT.toLocaleString("en");
const LIST = {
  id: "pl_1",
  name: "Many prices",
  description: "Measured",
  type: "sale",
  status: "draft",
  starts_at: null,
  ends_at: null,
  customer_groups: [],
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  deleted_at: null,
};

const price = (
  id: string,
  currency_code: string,
  amount: number,
  price_list_id: string | null,
) => ({
  id,
  currency_code,
  amount,
  region_id: null,
  price_list_id,
  min_quantity: null,
  max_quantity: null,
});
const products = Array.from({ length: PRODUCTS }, (_, product) => ({
  id: `prod_${product}`,
  title: `Kettle ${product}`,
  handle: `kettle-${product}`,
  thumbnail: null,
  status: "published",
  variants: Array.from({ length: VARIANTS }, (_, index) => {
    const id = `variant_${product}_${index}`;
    return {
      id,
      title: `Size ${index}`,
      sku: `SKU-${product}-${index}`,
      variant_rank: index,
      product_id: `prod_${product}`,
      prices: CURRENCIES.flatMap((code) => [
        price(`${id}_${code}`, code, 2000, null),
        price(`${id}_${code}_here`, code, 1900, LIST.id),
      ]),
    };
  }),
}));
const prices = new Map(
  products.flatMap(({ variants }) =>
    variants.flatMap((one) => one.prices.map((it) => [it.id, it])),
  ),
);

/** Responds like the store, with generated records. */
async function madeUp(page: Page): Promise<void> {
  const answer = async (route: Route, name: string, all: readonly { id: string }[]) => {
    const query = new URL(route.request().url()).searchParams;
    const wanted = new Set(query.getAll("id[]"));
    const found = wanted.size > 0 ? all.filter(({ id }) => wanted.has(id)) : all;
    const [limit, offset] = [Number(query.get("limit") ?? 20), Number(query.get("offset") ?? 0)];
    const rows = found.slice(offset, offset + limit);
    await route.fulfill({ json: { [name]: rows, count: found.length, offset, limit } });
  };
  await page.route(/\/admin\/regions\?/, (route) => answer(route, "regions", []));
  await page.route(/\/admin\/price-lists\?/, (route) => answer(route, "price_lists", [LIST]));
  await page.route(/\/admin\/products\?/, (route) => answer(route, "products", products));
  await page.route(/\/admin\/variants\?/, (route) =>
    answer(
      route,
      "variants",
      products.flatMap(({ variants }) =>
        variants.map(({ id, product_id }) => ({ id, product_id })),
      ),
    ),
  );
  await page.route(/\/admin\/price-lists\/pl_1$/, async (route) => {
    const body = route.request().postDataJSON() as { prices: { id: string; amount: number }[] };
    for (const { id, amount } of body.prices) {
      const one = prices.get(id);
      if (one) one.amount = amount;
    }
    await route.fulfill({ json: { price_list: LIST } });
  });
}

await measure(
  {
    title: `A price list with ${MANY} prices`,
    about: `Printed by \`npm run bench -- --prices\`, in Chromium, on the built admin, with answers made up for ${(PRODUCTS * VARIANTS).toLocaleString("en")} variants in ${CURRENCIES.length}
currencies: until all of them are in the grid and until they are saved, without the server's share; a key until it is painted
(budget 50 ms), and a frame of a scroll (budget 34 ms). The save is counted, stopped, and gone on with.`,
  },
  async ({ page, row, send }) => {
    page.setDefaultTimeout(300_000);
    await send("/admin/store", { currencies: CURRENCIES });
    await madeUp(page);
    const first = page.getByRole("table").getByRole("link").first();
    row("page: open", [await opening(() => page.goto(`/a/pricing/${LIST.id}`), first)]);
    const sheet = page.getByRole("dialog", { name: "Prices of the list" });
    const cell = sheet.getByRole("gridcell").first();
    const edit = page.getByRole("main").getByRole("button", { name: "Edit prices", exact: true });
    row("prices: open", [await opening(() => edit.click(), cell)]);
    await cell.click();
    row("prices: key to paint, down", await keys(page, "ArrowDown"));
    row("prices: key to paint, across", await keys(page, "ArrowRight"));
    row("prices: key to paint, typed", await keys(page, "5"));
    await page.keyboard.press("Escape");
    const grid = sheet.getByRole("grid").locator("xpath=..");
    row("prices: frame of a scroll", await framesOfScroll(page, grid));
    await page.keyboard.press("Control+a");
    await sheet.getByRole("button", { name: "Adjust amounts" }).click();
    await sheet.getByRole("textbox", { name: "By how much" }).fill("-10");
    const changed = sheet.getByText(`${MANY} changes`, { exact: true });
    row("prices: a formula over everything", [
      await opening(() => page.keyboard.press("Enter"), changed),
    ]);
    row(`prices: key to paint, with ${MANY} changes`, await keys(page, "ArrowDown"));
    const save = sheet.getByRole("button", { name: "Save changes" });
    const since = performance.now();
    row("save: counted", [
      await opening(() => save.click(), sheet.getByText(/^[1-9][\d,]* of /).first()),
    ]);
    row("save: stopped", [
      await opening(
        () => sheet.getByRole("button", { name: "Stop" }).click(),
        sheet.getByText(/not saved$/),
      ),
    ]);
    await save.click();
    await sheet.waitFor({ state: "hidden" });
    row("save: all of it, stopped and gone on with", [performance.now() - since]);
  },
);
