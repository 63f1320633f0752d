import { cellIn } from "./grid-cells.ts";
import { ownGoods } from "./own-orders.ts";
import { ownPriceList } from "./own-prices.ts";
import { levels, places } from "./own-stock.ts";
import { expect, field, openList, rows, signIn, test, type Product } from "./shop.ts";
import type { Page } from "@playwright/test";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
const answer = (page: Page, name: string) =>
  question(page).getByRole("button", { name, exact: true }).click();
const stored = async (page: Page, { id }: Pick<Product, "id">) => {
  const response = await page.request.get(`/admin/products/${id}`);
  return ((await response.json()) as { product: Record<string, unknown> }).product;
};

test("signing out with an unsaved form asks first, and saves it on request", async ({
  signedIn: page,
  addProduct,
}) => {
  await signIn(page);
  const product = await addProduct();
  await page.goto(`/a/products/${product.id}`);
  await field(page, "Subtitle").fill("Half a thought");
  const signOut = async () => {
    await page.getByRole("button", { name: "Account and settings" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
  };
  await signOut();
  await answer(page, "Keep editing");
  await expect(field(page, "Subtitle")).toHaveValue("Half a thought");

  // A field that can't be saved shows the reason.
  await field(page, "Title").fill("");
  await signOut();
  await answer(page, "Save and leave");
  await expect(question(page)).toBeHidden();
  await expect(field(page, "Title")).toBeFocused();
  await field(page, "Title").fill(product.title);
  // Reads the response to the write, because the session ends right after it.
  const written = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith(product.id),
  );
  await signOut();
  await answer(page, "Save and leave");
  expect(((await (await written).json()) as { product: object }).product).toMatchObject({
    subtitle: "Half a thought",
  });
  await expect(page).toHaveURL("/login");
});

test("a drawer's input can be restored after a reload, and saved when the user goes back", async ({
  signedIn: page,
  addProduct,
}) => {
  const product = await addProduct();
  await openList(page, `?q=${product.title.slice(-8)}`);
  await rows(page).getByRole("link", { name: product.title }).click();
  await page.getByRole("region", { name: "Variants" }).getByRole("link").first().click();
  const material = page.getByRole("dialog").getByRole("textbox", { name: "Material" });
  await material.fill("Steel");

  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(material).toHaveValue("");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(material).toHaveValue("Steel");

  await page.goBack();
  await answer(page, "Save and leave");
  await expect(page).toHaveURL(`/a/products/${product.id}`);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect
    .poll(() => stored(page, product))
    .toMatchObject({ variants: [{ material: "Steel" }] });
  await page.goBack();
  await expect(page).toHaveURL(/\/a\/products\?q=/);
});

test("a grid is restored after a reload, and is saved when the user leaves", async ({
  signedIn: page,
  addProduct,
}) => {
  const product = await addProduct();
  await page.goto(`/a/products/${product.id}?edit=prices`);
  const price = () => cellIn(page.getByRole("grid"), 1, "EUR");
  await expect(await price()).toHaveText("19.01");
  await (await price()).focus();
  await page.keyboard.type("24");
  await page.keyboard.press("Enter");
  await expect(await price()).toHaveText("24.00");

  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(await price()).toHaveText("19.01");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(await price()).toHaveText("24.00");

  await page.keyboard.press("Escape");
  await answer(page, "Save and leave");
  await expect(page).toHaveURL(`/a/products/${product.id}`);
  const { variants } = (await stored(page, product)) as {
    variants: { prices: { currency_code: string; amount: number }[] }[];
  };
  expect(variants[0]?.prices).toContainEqual(
    expect.objectContaining({ currency_code: "eur", amount: 2400 }),
  );
});

test("leaving a grid with unfinished input in a cell asks for confirmation, and the input is restored after a reload", async ({
  signedIn: page,
  operator,
}) => {
  const { here } = await places(page);
  const { sku, variant_id, inventory_item_id: item } = await ownGoods(page, { stock: 7 });
  const price_list = await ownPriceList(page, [{ variant_id, currency_code: "eur", amount: 1800 }]);
  const grid = () => page.getByRole("grid");
  const half = async (row: number, column: string, text: string) => {
    await (await cellIn(grid(), row, column)).click();
    await page.keyboard.type(text);
    await expect(grid().getByRole("textbox")).toHaveValue(text);
  };
  const reload = async () => {
    const asked = page.waitForEvent("dialog");
    const reloaded = page.reload();
    await (await asked).accept();
    await reloaded;
    await page.getByRole("button", { name: "Restore" }).click();
  };

  const stock = `${here.name} In stock`;
  await page.goto(`/a/inventory?q=${sku}`);
  await page.getByRole("button", { name: "Edit stock" }).click();
  await half(1, stock, "12");
  await reload();
  await expect(await cellIn(grid(), 1, stock)).toHaveText("12");
  await page.keyboard.press("Escape");
  await answer(page, "Leave");
  await page.getByRole("button", { name: "Edit stock" }).click();
  await half(1, stock, "13");
  await page.goBack();
  await answer(page, "Keep editing");
  await expect(await cellIn(grid(), 1, stock)).toHaveText("13");
  await page.goBack();
  await answer(page, "Save and leave");
  await expect.poll(() => levels(page, item)).toEqual({ [here.id]: [13, 0] });

  // A row that was added for new input is restored together with the input.
  await page.goto(`/a/pricing/${price_list.id}`);
  await page.getByRole("button", { name: "Edit prices", exact: true }).click();
  await page.getByRole("button", { name: "Add quantity tier" }).click();
  const tier = page.getByRole("dialog", { name: "Add quantity tier" });
  await tier.getByRole("spinbutton", { name: "From quantity" }).fill("10");
  await tier.getByRole("button", { name: "Add quantity tier" }).click();
  await half(2, "EUR", "17.5");
  await reload();
  await expect(await cellIn(grid(), 2, "EUR")).toHaveText("17.50");
  await half(1, "EUR", "16");
  await page.goBack();
  await answer(page, "Save and leave");
  await expect(page).toHaveURL(`/a/pricing/${price_list.id}`);
  await expect(page.getByRole("dialog")).toBeHidden();
  // Opening a different URL asks for confirmation in the browser's own dialog.
  await page.getByRole("button", { name: "Edit prices", exact: true }).click();
  await half(1, "EUR", "15");
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.assign("/a/orders")));
  await (await asked).dismiss();
  await expect(grid().getByRole("textbox")).toHaveValue("15");
  const answered = await operator.get(`/admin/price-lists/${price_list.id}`);
  const { prices } = (
    (await answered.json()) as {
      price_list: { prices: { amount: number; min_quantity: number | null }[] };
    }
  ).price_list;
  expect(prices.map((price) => [price.min_quantity, price.amount])).toEqual(
    expect.arrayContaining([
      [null, 1600],
      [10, 1750],
    ]),
  );
  await operator.delete(`/admin/price-lists/${price_list.id}`);
});
