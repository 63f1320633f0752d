// `npm run bench -- --inventory`: 10,000 items at four locations in the stock grid, measured in a browser: the time from a key to
// the paint after it, and the durations of frames while scrolling. The requests for items get fake responses, because the store
// would look up each item's variants. That would take most of a minute, which isn't the grid's time.
import type { Page, Route } from "playwright";
import { framesOfScroll, keys, measure, opening } from "./in-browser.ts";

const ITEMS = 10_000;
const LOCATIONS = ["Hamburg", "Osaka", "Portland", "Cork"].map((name, index) => ({
  id: `sloc_${index}`,
  name,
}));

const itemAt = (index: number) => ({
  id: `iitem_${index}`,
  sku: `SKU-${index}`,
  title: null,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  variants: [
    { id: `variant_${index}`, title: `Size ${index % 3}`, product: { title: `Kettle ${index}` } },
  ],
  location_levels: LOCATIONS.map(({ id }, place) => ({
    location_id: id,
    stocked_quantity: (index * 7 + place) % 200,
    reserved_quantity: index % 5,
    incoming_quantity: 0,
  })),
});

/** Responds like the store, with generated records. */
async function madeUp(page: Page): Promise<void> {
  await page.route(/\/admin\/stock-locations\?/, (route: Route) =>
    route.fulfill({
      json: { stock_locations: LOCATIONS, count: LOCATIONS.length, offset: 0, limit: 1000 },
    }),
  );
  await page.route(/\/admin\/inventory-items\?/, (route: Route) => {
    const query = new URL(route.request().url()).searchParams;
    const [limit, offset] = [Number(query.get("limit") ?? 20), Number(query.get("offset") ?? 0)];
    const length = Math.max(0, Math.min(limit, ITEMS - offset));
    const inventory_items = Array.from({ length }, (_, index) => itemAt(offset + index));
    return route.fulfill({ json: { inventory_items, count: ITEMS, offset, limit } });
  });
}

await measure(
  {
    title: "10,000 items at four locations",
    about: `Printed by \`npm run bench -- --inventory\`, in Chromium, on the built admin, with answers made up for 10,000 items: until all
of them are in the grid, without the server's share (some 5 ms an item); a key until it is painted (budget 50 ms), and a frame of
a scroll (budget 34 ms).`,
  },
  async ({ page, row }) => {
    await madeUp(page);
    await page.goto("/a/inventory");
    const cell = page.getByRole("gridcell").first();
    row("counts: open", [
      await opening(() => page.getByRole("button", { name: "Edit stock" }).click(), cell),
    ]);
    await cell.click();
    row("counts: key to paint, down", await keys(page, "ArrowDown"));
    row("counts: key to paint, across", await keys(page, "ArrowRight"));
    row("counts: key to paint, typed", await keys(page, "5"));
    await page.keyboard.press("Enter");
    const grid = page.getByRole("grid").locator("xpath=..");
    row("counts: frame of a scroll", await framesOfScroll(page, grid));
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+Shift+ArrowDown");
    await page.getByRole("button", { name: "Adjust amounts" }).click();
    await page.getByRole("textbox", { name: "By how much" }).fill("10");
    row("counts: a formula over a column of 10,000", [
      await opening(() => page.keyboard.press("Enter"), page.getByText(/^[\d,]+ changes$/)),
    ]);
    row("counts: key to paint, with 10,000 changes", await keys(page, "ArrowDown"));
  },
);
