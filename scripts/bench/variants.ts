// `npm run bench -- --variants`: a product with 200 variants and one with 2,000, measured in a browser: the time to
// open and to save their parts, from a key to the paint after it, and the durations of frames while scrolling.
import type { Page } from "playwright";
import { framesOfScroll, keys, measure, opening, type Shop } from "./in-browser.ts";

const COUNTS = process.env["VARIANTS"]?.split(",").map(Number) ?? [200, 2000];
const ABOUT = `Printed by \`npm run bench -- --variants\`, in Chromium, on the built admin and a copy of the sandbox: how long a part takes
to open, until what was changed in it is saved and shown, a key until it is painted, and a frame while a list scrolls to its end.`;
/** Limits for the generated variants: the server rejects longer bodies, and an update must list all variants to keep. */
const [ROOM, NAMED, ADDED] = [100_000, 46, 200];

async function makeProduct({ page, send }: Shop, count: number): Promise<string> {
  const { product } = await send<{ product: { id: string; options: { id: string }[] } }>(
    "/admin/products",
    { title: `${count} variants`, options: [{ title: "Number" }] },
  );
  const ids: string[] = [];
  while (ids.length < count) {
    const fit = Math.floor((ROOM - ids.length * NAMED) / ADDED);
    const added = Array.from({ length: Math.min(fit, count - ids.length) }, (_, index) => ({
      title: `Variant ${ids.length + index}`,
      inventory_quantity: 0,
      options: [{ option_id: product.options[0]?.id, value: String(ids.length + index) }],
      prices: [{ currency_code: "eur", amount: 1900 + index }],
    }));
    const variants = [...ids.map((id) => ({ id })), ...added];
    await send(`/admin/products/${product.id}`, { variants });
    const list = await page.request.get(
      `/admin/products/${product.id}/variants?limit=5000&fields=id&expand=&order=variant_rank`,
    );
    const answer = (await list.json()) as { variants: { id: string }[] };
    ids.splice(0, ids.length, ...answer.variants.map(({ id }) => id));
  }
  return product.id;
}

/** Time until the overlay was saved and closed. */
async function saving(page: Page, act: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await act();
  await page.getByRole("dialog").waitFor({ state: "hidden", timeout: 300_000 });
  return performance.now() - since;
}

for (const count of COUNTS)
  await measure(
    {
      title: `A product with ${count.toLocaleString("en")} variants`,
      about: ABOUT,
    },
    async (shop) => {
      const { page, row } = shop;
      const address = `/a/products/${await makeProduct(shop, count)}`;
      const first = page.getByRole("table").getByRole("link").first();
      row("page: open", [
        await opening(() => page.goto(address), first),
        await opening(() => page.goto(address), first),
        await opening(() => page.goto(address), first),
      ]);
      await page.getByRole("textbox", { name: "Title", exact: true }).focus();
      row("page: key to paint", await keys(page, "x"));
      row("page: save", [
        await opening(() => page.keyboard.press("Control+s"), page.getByText("Product saved")),
      ]);
      await page.goto(address);
      row("price grid: open", [
        await opening(
          () => page.getByRole("button", { name: "Edit prices" }).click(),
          page.getByRole("gridcell").first(),
        ),
      ]);
      await page.getByRole("gridcell").first().click();
      row("price grid: key to paint", await keys(page, "ArrowDown"));
      row(
        "price grid: frame of a scroll",
        await framesOfScroll(page, page.getByRole("grid").locator("xpath=..")),
      );
      await page.keyboard.press("Control+Home");
      await page.keyboard.press("Control+Shift+ArrowDown");
      await page.getByRole("button", { name: "Adjust amounts" }).click();
      await page.getByRole("textbox", { name: "By how much" }).fill("10");
      const changed = page.getByText(`${count.toLocaleString("en")} changes`);
      row("price grid: a formula over a column", [
        await opening(() => page.keyboard.press("Enter"), changed),
      ]);
      row("price grid: save of a column", [
        await saving(page, () => page.getByRole("button", { name: "Save changes" }).click()),
      ]);
      await page.goto(address);
      await first.waitFor();
      row("variant: open", [
        await opening(() => first.click(), page.getByRole("combobox", { name: "Number" })),
      ]);
      row("variant: key to paint", await keys(page, "x"));
      row("variant: save", [await saving(page, () => page.keyboard.press("Control+s"))]);
      await page.goto(address);
      await first.waitFor();
      await page.getByRole("button", { name: "More variant actions" }).click();
      const handle = page
        .getByRole("dialog")
        .getByRole("button", { name: /^Move / })
        .first();
      row("order: open", [
        await opening(
          () => page.getByRole("menuitem", { name: "Reorder variants" }).click(),
          handle,
        ),
      ]);
      await handle.focus();
      row("order: key to paint", await keys(page, "ArrowDown"));
      row(
        "order: frame of a scroll",
        await framesOfScroll(page, page.getByRole("dialog").locator("ol").locator("xpath=..")),
      );
      row("order: save", [
        await saving(page, () => page.getByRole("button", { name: "Save changes" }).click()),
      ]);
    },
  );
