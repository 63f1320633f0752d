// `npm run bench -- --variants`: a product with 2,000 variants, measured in a browser: how long its parts take to open, from a
// key to the paint after it, and how long the frames of a scroll last.
import { framesOfScroll, keys, measure, opening, type Shop } from "./in-browser.ts";

const VARIANTS = Number(process.env["VARIANTS"] ?? 2000);
/** The server reads no longer body, and an update has to name every variant that is to stay. */
const [ROOM, NAMED, ADDED] = [100_000, 46, 200];

async function makeProduct({ page, send }: Shop): Promise<string> {
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
      `/admin/products/${product.id}/variants?limit=5000&fields=id&expand=&order=variant_rank`,
    );
    const answer = (await list.json()) as { variants: { id: string }[] };
    ids.splice(0, ids.length, ...answer.variants.map(({ id }) => id));
  }
  return product.id;
}

await measure(
  {
    title: `A product with ${VARIANTS.toLocaleString("en")} variants`,
    about: `Printed by \`npm run bench -- --variants\`, in Chromium, on the built admin and a copy of the sandbox: how long a part takes
to open, a key until it is painted, and a frame while a list scrolls to its end.`,
  },
  async (shop) => {
    const { page, row } = shop;
    const address = `/a/products/${await makeProduct(shop)}`;
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
    row(
      "price grid: frame of a scroll",
      await framesOfScroll(page, page.getByRole("grid").locator("xpath=..")),
    );
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
      await framesOfScroll(page, page.getByRole("dialog").locator("ol").locator("xpath=..")),
    );
  },
);
