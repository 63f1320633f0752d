import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible.ts";
import { cellIn, holdAfterFive } from "./grid-cells.ts";
import { listInApp, begin } from "./own-products.ts";
import { answer, expect, openInApp, test, variant, type Product } from "./shop.ts";

interface Price {
  currency_code: string;
  amount: number;
  region_id: string | null;
  price_list_id: string | null;
  min_quantity: number | null;
}

const grid = (page: Page) => page.getByRole("grid", { name: "Prices" });
const cellOf = (page: Page, row: number, column: string) => cellIn(grid(page), row, column);

async function open(page: Page, product: Product): Promise<void> {
  await openInApp(page, `products/${product.id}`);
  await page.getByRole("button", { name: "Edit prices" }).click();
  await expect(await cellOf(page, 1, "EUR")).toBeFocused();
}

/** Pastes text as if it had been copied from a spreadsheet. */
const paste = (page: Page, text: string) =>
  page.evaluate((plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", plain);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** The prices of each variant, such as `eur 1900` or `eur 1700 from 10`. The variants are sorted by name. */
async function pricesOf(page: Page, product: Product): Promise<string[][]> {
  const response = await page.request.get(`/admin/products/${product.id}/variants?expand=prices`);
  const { variants } = (await response.json()) as {
    variants: { title: string; prices: Price[] }[];
  };
  return variants
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(({ prices }) =>
      prices
        .map(
          (price) =>
            `${price.region_id ? "region " : ""}${price.price_list_id ? "list " : ""}${price.currency_code} ${price.amount}` +
            (price.min_quantity === null ? "" : ` from ${price.min_quantity}`),
        )
        .toSorted(),
    );
}

const three = () => [1, 2, 3].map(variant);

test("prices are typed, pasted, undone, and saved, and other prices don't change", async ({
  goingOn: page,
  addProduct,
}) => {
  const { regions } = (await (await page.request.get("/admin/regions")).json()) as {
    regions: { id: string; currency_code: string }[];
  };
  const europe = regions.find(({ currency_code }) => currency_code === "eur")!;
  const tiers = [
    { currency_code: "eur", amount: 1901 },
    { currency_code: "eur", amount: 1500, min_quantity: 10 },
    { currency_code: "usd", amount: 2101 },
    { region_id: europe.id, amount: 1800 },
  ];
  const product = await addProduct({
    variants: [{ ...variant(1), prices: tiers }, ...three().slice(1)],
  });
  const variants = (await (
    await page.request.get(`/admin/products/${product.id}/variants`)
  ).json()) as { variants: { id: string; title: string }[] };
  const first = variants.variants.find(({ title }) => title === "Size 1")!;
  const list = (await (
    await page.request.post("/admin/price-lists", {
      data: {
        name: product.title,
        description: "Sale",
        type: "sale",
        prices: [{ variant_id: first.id, currency_code: "eur", amount: 999 }],
      },
    })
  ).json()) as { price_list: { id: string } };

  await open(page, product);
  // Types into two cells, and clears a third one.
  await page.keyboard.type("20.5");
  await page.keyboard.press("Enter");
  await expect(await cellOf(page, 1, "EUR")).toHaveText("20.50");
  await expect(await cellOf(page, 2, "EUR")).toBeFocused();
  await page.keyboard.type("€ 21");
  await page.keyboard.press("Enter");
  await (await cellOf(page, 1, "USD")).click();
  await page.keyboard.press("Delete");
  await expect(await cellOf(page, 1, "USD")).toHaveText("");
  await expect(page.getByText("3 changes")).toBeVisible();

  // A pasted block is previewed before it is written.
  await (await cellOf(page, 2, "EUR")).click();
  await paste(page, "30.00\r\nnonsense\r\n1\r\n");
  const preview = page.getByRole("dialog", { name: "Review pasted cells" });
  await expect(preview.getByText("1 cell will change")).toBeVisible();
  await expect(preview.getByText("1 cell can't be pasted")).toBeVisible();
  await expect(preview.getByText("1 value doesn't fit")).toBeVisible();
  await preview.getByRole("button", { name: "Change 1 cell" }).click();
  await expect(preview).toBeHidden();
  await expect(await cellOf(page, 2, "EUR")).toHaveText("30.00");
  await expect(await cellOf(page, 2, "EUR")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(await cellOf(page, 2, "EUR")).toHaveText("21.00");

  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/variants/"))
      writes.push(request.url());
  });
  await page.keyboard.press("Control+s");
  await expect(grid(page)).toBeHidden();
  expect(writes).toHaveLength(2);
  expect(await pricesOf(page, product)).toEqual([
    ["eur 1500 from 10", "eur 2050", "list eur 999", "region eur 1800"],
    ["eur 2100", "usd 2102"],
    ["eur 1903", "usd 2103"],
  ]);
  await page.request.delete(`/admin/price-lists/${list.price_list.id}`);
});

test("a rejected price stays in its cell, and all other prices are saved", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct({ variants: three() });
  const { variants } = (await (
    await page.request.get(`/admin/products/${product.id}/variants`)
  ).json()) as { variants: { id: string; title: string }[] };
  const second = variants.find(({ title }) => title === "Size 2")!;
  await open(page, product);

  // Text that isn't an amount isn't sent to the server.
  await page.keyboard.type("abc");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert")).toContainText("Some cells can't be saved");
  await expect(await cellOf(page, 1, "EUR")).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "1 problem: show" }).click();
  await expect(await cellOf(page, 1, "EUR")).toBeFocused();
  await expectAccessibleInBothThemes(page, "[role=dialog]");

  // Raises all prices by a tenth, rounded to the nearest .99.
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+Shift+End");
  await page.getByRole("button", { name: "Adjust amounts" }).click();
  const euros = page.getByRole("group", { name: "EUR", exact: true });
  await euros.getByRole("textbox", { name: "Value", exact: true }).fill("10");
  await page.getByRole("button", { name: "Use the EUR calculation for all" }).click();
  for (const code of ["EUR", "USD"])
    await page
      .getByRole("group", { name: code, exact: true })
      .getByLabel("Rounding")
      .selectOption("To .99");
  await euros.getByRole("textbox", { name: "Value", exact: true }).press("Enter");
  await expect(await cellOf(page, 1, "EUR")).toHaveText("20.99");
  await expect(page.getByText("6 changes")).toBeVisible();

  const url = new RegExp(`/variants/${second.id}`);
  await answer(page, url, 400, { type: "invalid_data", message: "Not this one" }, "POST");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("1 row wasn't saved");
  await expect(page.getByText("2 changes")).toBeVisible();
  await expect(await cellOf(page, 2, "EUR")).toHaveAttribute("aria-invalid", "true");
  await expect(await cellOf(page, 2, "EUR")).toHaveText("20.99");
  await (await cellOf(page, 2, "EUR")).click();
  await expect(page.getByText("Not this one")).toBeVisible();
  expect(await pricesOf(page, product)).toEqual([
    ["eur 2099", "usd 2299"],
    ["eur 1902", "usd 2102"],
    ["eur 2099", "usd 2299"],
  ]);

  // The grid shows only the remaining rows, and sends only these again.
  await page.getByRole("checkbox", { name: "Only changed rows" }).check();
  await expect(grid(page).getByRole("rowheader")).toHaveText([/Size 2/]);
  await page.unroute(url);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(grid(page)).toBeHidden();
  expect((await pricesOf(page, product))[1]).toEqual(["eur 2099", "usd 2299"]);
});

test("leaving the price grid asks for confirmation, and Escape in a cell discards only the cell's input", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct({ variants: three() });
  await open(page, product);
  await page.keyboard.type("5");
  await page.keyboard.press("Escape");
  await expect(await cellOf(page, 1, "EUR")).toHaveText("19.01");
  await expect(await cellOf(page, 1, "EUR")).toBeFocused();
  await page.keyboard.press("F2");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("9");
  await page.keyboard.press("Tab");
  await expect(await cellOf(page, 1, "EUR")).toHaveText("19.09");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(grid(page)).toBeHidden();
  expect((await pricesOf(page, product))[0]).toEqual(["eur 1901", "usd 2101"]);
});

/** Opens the prices of the products that are selected in the list. */
async function openSelected(page: Page): Promise<void> {
  await begin(page, "Edit prices");
  await expect(await cellOf(page, 1, "EUR")).toBeFocused();
}

test("the prices of several products are edited in one grid, grouped by product", async ({
  goingOn: page,
  addProduct,
}) => {
  const name = `Lamp ${crypto.randomUUID().slice(0, 8)}`;
  const [first, second, third] = await Promise.all([
    addProduct({ title: `${name} A`, variants: three().slice(0, 2) }),
    addProduct({ title: `${name} B`, variants: three() }),
    addProduct({ title: `${name} C`, variants: three().slice(0, 1) }),
  ]);
  await listInApp(page, `?q=${encodeURIComponent(name)}&order=title`);
  await page.getByRole("checkbox", { name: `Select ${first.title}` }).check();
  await page.getByRole("checkbox", { name: `Select ${second.title}` }).check();
  await openSelected(page);
  await expect(page.getByRole("dialog", { name: "Prices" })).toContainText("2 products");
  const titles = grid(page).getByRole("rowheader");
  await expect(titles).toHaveText([/ ASize 1/, / ASize 2/, / BSize 1/, / BSize 2/, / BSize 3/]);

  // The selection survives a reload.
  await page.reload();
  await expect(titles).toHaveCount(5);
  await expect(await cellOf(page, 1, "EUR")).toBeFocused();

  // A pasted block continues with the next product.
  await (await cellOf(page, 2, "EUR")).click();
  await paste(page, "30\r\n31\r\n32");
  const preview = page.getByRole("dialog", { name: "Review pasted cells" });
  await expect(preview.getByText(`${first.title} · Size 2, EUR`)).toBeVisible();
  await expect(preview.getByText(`${second.title} · Size 1, EUR`)).toBeVisible();
  await preview.getByRole("button", { name: "Change 3 cells" }).click();
  await expect(preview).toBeHidden();

  // Applies a formula to the dollar prices of all products.
  await (await cellOf(page, 1, "USD")).click();
  await (await cellOf(page, 5, "USD")).click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "Adjust amounts" }).click();
  await page.getByRole("textbox", { name: "Value", exact: true }).fill("10");
  await page.getByLabel("Rounding").selectOption("To .99");
  await page.getByRole("textbox", { name: "Value", exact: true }).press("Enter");
  await expect(page.getByText("8 changes")).toBeVisible();

  // The server rejects the variants of one product, whose prices stay in the grid. All other prices are saved.
  const refused = new RegExp(`/admin/products/${second.id}/variants/`);
  await answer(page, refused, 400, { type: "invalid_data", message: "Not this one" }, "POST");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("3 rows weren't saved");
  expect(await pricesOf(page, first)).toEqual([
    ["eur 1901", "usd 2299"],
    ["eur 3000", "usd 2299"],
  ]);
  await page.getByRole("button", { name: "5 problems: show next" }).click();
  await expect(page.getByText("Not this one")).toBeVisible();
  await page.unroute(refused);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(grid(page)).toBeHidden();
  expect(await pricesOf(page, second)).toEqual([
    ["eur 3100", "usd 2299"],
    ["eur 3200", "usd 2299"],
    ["eur 1903", "usd 2299"],
  ]);
  expect(await pricesOf(page, third)).toEqual([["eur 1901", "usd 2101"]]);

  // Opens the prices of all matches except one deselected product. With only the URL, the page opens all matches.
  await page.getByRole("button", { name: "Clear selection" }).click();
  await page.getByRole("checkbox", { name: `Select ${third.title}` }).check();
  await page.getByRole("button", { name: "Select all 3" }).click();
  await page.getByRole("checkbox", { name: `Select ${second.title}` }).uncheck();
  await openSelected(page);
  await expect(titles).toHaveText([/ ASize 1/, / ASize 2/, / CSize 1/]);
  await openInApp(page, `products?q=${encodeURIComponent(name)}&order=title&edit=prices`);
  await expect(titles).toHaveCount(6);
  // Opens one product's prices, from the list's menu and from the product's page.
  await openInApp(page, `products?q=${encodeURIComponent(name)}&order=title`);
  await page.getByRole("button", { name: `Actions for ${first.title}` }).click();
  await page.getByRole("menuitem", { name: "Edit prices" }).click();
  await expect(page).toHaveURL(new RegExp(`/a/products/${first.id}\\?edit=prices`));
  await expect(await cellOf(page, 1, "EUR")).toBeFocused();
});

test("columns of the price grid can be hidden unless they have unsaved prices, and stay hidden until they are reset", async ({
  goingOn: page,
  addProduct,
}) => {
  const product = await addProduct({ variants: three() });
  await open(page, product);
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Columns" }).click();
  const choices = page.getByRole("dialog", { name: "Columns" });
  await expect(choices.getByRole("checkbox", { name: "EUR", exact: true })).toBeDisabled();
  await choices.getByRole("checkbox", { name: "USD", exact: true }).uncheck();
  const dollars = grid(page).getByRole("columnheader", { name: "USD", exact: true });
  await expect(dollars).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(choices).toBeHidden();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(grid(page)).toBeHidden();
  expect((await pricesOf(page, product))[0]).toEqual(["eur 500", "usd 2101"]);

  await open(page, product);
  await expect(dollars).toHaveCount(0);
  await page.getByRole("button", { name: "Columns" }).click();
  await choices.getByRole("button", { name: "Reset columns" }).click();
  await expect(dollars).toBeVisible();
});

test("saving many prices shows its progress, can be stopped, and resumes", async ({
  goingOn: page,
  addProduct,
}) => {
  const many = Array.from({ length: 20 }, (_, index) => variant(index + 1));
  const product = await addProduct({ variants: many });
  await open(page, product);
  await page.keyboard.press("Control+Shift+ArrowDown");
  await page.getByRole("button", { name: "Adjust amounts" }).click();
  await page.getByRole("textbox", { name: "Value", exact: true }).fill("100");
  await page.getByRole("textbox", { name: "Value", exact: true }).press("Enter");
  await expect(page.getByText("20 changes")).toBeVisible();

  // Five variants are saved. The test holds the other writes until Stop is pressed.
  const release = await holdAfterFive(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("progressbar", { name: "Rows saved" })).toHaveAttribute(
    "aria-valuetext",
    "5 of 20",
  );
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  release();
  await expect(page.getByRole("alert")).toContainText("11 rows weren't saved");
  const doubled = async () =>
    (await pricesOf(page, product)).filter(([euros]) => Number(euros?.slice(4)) > 3000).length;
  expect(await doubled()).toBe(9);
  await page.getByRole("button", { name: "11 problems: show next" }).click();
  await expect(page.getByText("you stopped before this row")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(grid(page)).toBeHidden();
  expect(await doubled()).toBe(20);
});

test("the price grid passes axe in light, in dark, and in Arabic on a phone", async ({
  signedIn: page,
  addProduct,
}) => {
  const product = await addProduct({ variants: three() });
  await page.goto(`/a/products/${product.id}?edit=prices&lng=ar`);
  const cells = page.getByRole("gridcell");
  await expect(cells.first()).toBeFocused();
  // In Arabic, the left arrow moves to the next column.
  await page.keyboard.press("ArrowLeft");
  await expect(cells.nth(1)).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.type("x");
  await page.keyboard.press("Enter");
  await expect(page.locator("[role=gridcell][aria-invalid]")).toHaveCount(1);
  await expectAccessibleInBothThemes(page, "[role=dialog]");
});
