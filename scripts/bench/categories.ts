// `npm run bench -- --categories`: a tree of 5,000 categories, measured in a browser: the time to open it, to react to
// a key, a move, and a search, and the durations of frames while scrolling and dragging.
import {
  framesOfScroll,
  framesWhile,
  keys,
  measure,
  opening,
  toPaint,
  type Shop,
} from "./in-browser.ts";

const CATEGORIES = Number(process.env["CATEGORIES"] ?? 5000);
/** Number of categories at the top level, at each level below, and in the last top-level category. */
const [TOP, WIDTHS, WIDE] = [20, [12, 8, 1, 1], 500];
const FAMILIES_AT_ONCE = 4;
const MOVES = 20;

interface Category {
  id: string;
  name: string;
}

/** Creates the categories. Siblings are created one after another, because the server numbers them in order. */
async function makeTree({ page, send }: Shop): Promise<void> {
  const there = await page.request.get("/admin/product-categories?limit=1&expand=");
  let left = CATEGORIES - ((await there.json()) as { count: number }).count;
  const fill = async (parent: Category | undefined, width: number): Promise<Category[]> => {
    const family: Category[] = [];
    while (family.length < width && left > 0) {
      left -= 1;
      const number = String(family.length + 1);
      const { product_category } = await send<{ product_category: Category }>(
        "/admin/product-categories",
        parent
          ? { name: `${parent.name}.${number}`, parent_category_id: parent.id }
          : { name: number },
      );
      family.push(product_category);
    }
    return family;
  };
  let level = await fill(undefined, TOP);
  await fill(level.pop(), WIDE);
  for (const width of WIDTHS) {
    const below: Category[] = [];
    const work = async (): Promise<void> => {
      for (let one = level.shift(); one; one = level.shift())
        below.push(...(await fill(one, width)));
    };
    await Promise.all(Array.from({ length: FAMILIES_AT_ONCE }, work));
    level = below;
  }
  if (left > 0) throw new Error(`${left} categories have no place in this tree`);
}

await measure(
  {
    title: `A tree of ${CATEGORIES.toLocaleString("en")} categories`,
    about: `Printed by \`npm run bench -- --categories\`, in Chromium, on the built admin and a copy of the sandbox: how long the tree takes to
open, a key or a click until it is painted, a move by key until it is shown at its new place and until the server has all of
them, a search until its matches are shown, and a frame while all that is expanded scrolls or one is dragged over it.`,
  },
  async (shop) => {
    const { page, row } = shop;
    await makeTree(shop);
    const address = "/a/product-categories";
    const lines = page.getByRole("treeitem");
    const open = () => opening(() => page.goto(address), lines.first());
    row("tree: open", [await open(), await open(), await open()]);
    await lines.first().focus();
    row("tree: key to paint", await keys(page, "ArrowDown"));
    const expandAll = page.getByRole("button", { name: "Expand all" });
    row("expand all: click to paint", [await toPaint(page, "click", () => expandAll.click())]);
    row("all expanded: open", [await open(), await open(), await open()]);
    await lines.first().focus();
    row("all expanded: key to paint", await keys(page, "ArrowDown"));
    row("all expanded: frame of a scroll", await framesOfScroll(page, page.locator("html")));

    await lines.first().focus();
    await page.keyboard.press("End");
    const last = page.locator("[role=treeitem]:focus").and(page.getByLabel(`${TOP}.`));
    await last.waitFor();
    const place = async () => Number(await last.getAttribute("aria-posinset"));
    const wide = await place();
    const id = await last.getAttribute("data-category");
    const moves: number[] = [];
    const since = performance.now();
    await page.keyboard.down("Alt");
    for (let move = 1; move <= MOVES; move += 1) {
      moves.push(await toPaint(page, "keydown", () => page.keyboard.press("ArrowUp")));
      if ((await place()) !== wide - move) throw new Error("A move was not in the next frame");
    }
    await page.keyboard.up("Alt");
    row("move: key to paint", moves);
    const rank = async (): Promise<number> => {
      const answer = await page.request.get(`/admin/product-categories/${id}?expand=`);
      return ((await answer.json()) as { product_category: { rank: number } }).product_category
        .rank;
    };
    while ((await rank()) !== wide - 1 - MOVES) await page.waitForTimeout(50);
    row(`move: ${MOVES} of them saved`, [performance.now() - since]);

    const from = await last.boundingBox();
    if (!from) throw new Error("What is to be dragged is not in sight");
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    row(
      "drag: frame",
      await framesWhile(page, async () => {
        for (const y of [250, 650, 250, 650]) await page.mouse.move(x, y, { steps: 40 });
      }),
    );
    await page.keyboard.press("Escape");
    await page.mouse.up();

    await page.goto(address);
    await lines.first().waitFor();
    const search = page.getByRole("searchbox", { name: "Search categories" });
    const found = page.getByRole("treeitem", { name: `${TOP}.${wide}` });
    row("search: found, after a pause in typing", [
      await opening(() => search.fill(`${TOP}.${wide}`), found),
    ]);
    row("search: key to paint", await keys(page, "0"));
    row("search: cleared", [await opening(() => search.fill(""), lines.nth(2))]);
  },
);
