import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { cellIn } from "./grid-cells.ts";
import { ownGoods } from "./own-orders.ts";
import { ownPriceList } from "./own-prices.ts";
import { expect, field, test } from "./shop.ts";
import { fromMore } from "./menus.ts";

/* Another operator changes prices of the same list. Compatible changes are merged, and the user sees conflicts before any price
   is replaced. */

interface Price {
  id: string;
  currency_code: string;
  amount: number;
}
const sheet = (page: Page) => page.getByRole("dialog", { name: "Prices in this list" });
const cell = async (page: Page, column: string) => cellIn(sheet(page).getByRole("grid"), 1, column);
async function write(page: Page, column: string, amount: string): Promise<void> {
  await (await cell(page, column)).click();
  await page.keyboard.type(amount);
  await page.keyboard.press("Enter");
}
const saveSheet = (page: Page) =>
  sheet(page).getByRole("button", { name: "Save changes", exact: true }).click();
const told = "Someone else has changed this price.";

const listsOf = async (operator: APIRequestContext, name: string) => {
  const answer = await operator.get(`/admin/price-lists?name=${name}&expand=prices`);
  return (
    (await answer.json()) as { price_lists: { id: string; status: string; prices: Price[] }[] }
  ).price_lists;
};
const pricesOf = async (operator: APIRequestContext, name: string) =>
  (await listsOf(operator, name)).flatMap(({ prices }) =>
    prices.map(({ currency_code, amount }) => `${currency_code} ${amount}`).toSorted(),
  );

test("the grid keeps other operators' changes, and shows a conflicting price before replacing it", async ({
  signedIn: page,
  operator,
}) => {
  const goods = await ownGoods(page);
  const name = `Others ${randomUUID().slice(0, 8)}`;
  const { variant_id } = goods;
  const prices = ["eur", "usd"].map((currency_code) => ({
    variant_id,
    currency_code,
    amount: 1800,
  }));
  const price_list = await ownPriceList(page, prices, name);
  const theirs = async (currency: string, amount: number) => {
    const [list] = await listsOf(operator, name);
    const price = list?.prices.find(({ currency_code }) => currency_code === currency);
    const data = {
      prices: [
        {
          ...(price && { id: price.id }),
          variant_id: goods.variant_id,
          currency_code: currency,
          amount,
        },
      ],
    };
    expect((await operator.post(`/admin/price-lists/${price_list.id}`, { data })).ok()).toBe(true);
  };

  await page.goto(`/a/pricing/${price_list.id}?edit=prices`);
  await write(page, "EUR", "17");
  await theirs("usd", 1600);
  await saveSheet(page);
  await expect(sheet(page)).toBeHidden();
  expect(await pricesOf(operator, name)).toEqual(["eur 1700", "usd 1600"]);

  await page.goto(`/a/pricing/${price_list.id}?edit=prices`);
  await write(page, "EUR", "16");
  await theirs("eur", 1550);
  await saveSheet(page);
  await expect(sheet(page).getByText(told).first()).toBeVisible();
  await expect(await cell(page, "EUR")).toHaveText("16.00");
  expect(await pricesOf(operator, name)).toEqual(["eur 1550", "usd 1600"]);
  // Saves again after the notice appears.
  await saveSheet(page);
  await expect(sheet(page)).toBeHidden();
  expect(await pricesOf(operator, name)).toEqual(["eur 1600", "usd 1600"]);

  // The chosen products and their prices survive a reload.
  await page.goto(`/a/pricing/${price_list.id}?edit=products`);
  const picker = page.getByRole("dialog", { name: "Add products" });
  await picker.getByRole("searchbox").fill(goods.title);
  await picker.getByRole("checkbox", { name: goods.title }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await write(page, "EUR", "15");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await sheet(page).getByRole("button", { name: "Restore" }).click();
  await expect(await cell(page, "EUR")).toHaveText("15.00");
  await saveSheet(page);
  await expect(sheet(page)).toBeHidden();
  expect(await pricesOf(operator, name)).toEqual(["eur 1500", "usd 1600"]);
  await operator.delete(`/admin/price-lists/${price_list.id}`);
});

test("undo restores the prices of a whole save, except those that someone else has changed", async ({
  signedIn: page,
  operator,
}) => {
  const { variant_id } = await ownGoods(page);
  const name = `Undo ${randomUUID().slice(0, 8)}`;
  const { id } = await ownPriceList(
    page,
    [{ variant_id, currency_code: "eur", amount: 1800 }],
    name,
  );
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  const save = async () => {
    await page.goto(`/a/pricing/${id}?edit=prices`);
    await write(page, "EUR", "17");
    await write(page, "USD", "19");
    await saveSheet(page);
    await expect(sheet(page)).toBeHidden();
    expect(await pricesOf(operator, name)).toEqual(["eur 1700", "usd 1900"]);
  };
  await save();
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Prices restored")).toBeVisible();
  expect(await pricesOf(operator, name)).toEqual(["eur 1800"]);

  await save();
  const price = (await listsOf(operator, name))[0]?.prices.find((one) => one.amount === 1700);
  const data = { prices: [{ id: price?.id, variant_id, currency_code: "eur", amount: 1650 }] };
  expect((await operator.post(`/admin/price-lists/${id}`, { data })).ok()).toBe(true);
  await undo.click();
  await expect(page.getByText(/weren't restored, because they changed again/)).toBeVisible();
  expect(await pricesOf(operator, name)).toEqual(["eur 1650", "usd 1900"]);
});

test("a price whose response was lost is found in the store, and a price that can't be checked stays marked", async ({
  signedIn: page,
  operator,
}) => {
  const goods = await ownGoods(page);
  const name = `Lost ${randomUUID().slice(0, 8)}`;
  const { variant_id } = goods;
  const price_list = await ownPriceList(
    page,
    [{ variant_id, currency_code: "eur", amount: 1800 }],
    name,
  );
  const loseAnswer = () =>
    page.route(
      new RegExp(`/admin/price-lists/${price_list.id}$`),
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  await page.goto(`/a/pricing/${price_list.id}?edit=prices`);
  await write(page, "EUR", "17");
  await loseAnswer();
  await saveSheet(page);
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText("Prices saved")).toBeVisible();
  expect(await pricesOf(operator, name)).toEqual(["eur 1700"]);

  // The store doesn't respond after the write, so it is unknown whether the price is stored.
  await page.goto(`/a/pricing/${price_list.id}?edit=prices`);
  await write(page, "EUR", "16");
  await loseAnswer();
  await page.route(/\/admin\/(variants|products)\?/, (route) => route.abort());
  await saveSheet(page);
  await expect(sheet(page).getByRole("alert")).toContainText("1 row wasn't saved");
  await expect(await cell(page, "EUR")).toHaveAttribute("aria-invalid", "true");
  await (await cell(page, "EUR")).click();
  await expect(sheet(page).getByText("The response was lost")).toBeVisible();
  await page.unroute(/\/admin\/(variants|products)\?/);
  await saveSheet(page);
  await expect(sheet(page)).toBeHidden();
  expect(await pricesOf(operator, name)).toEqual(["eur 1600"]);
  await operator.delete(`/admin/price-lists/${price_list.id}`);
});

test("the wizard shows prices that someone else set in the created list before replacing them", async ({
  signedIn: page,
  operator,
}) => {
  const goods = await ownGoods(page);
  const name = `Others ${randomUUID().slice(0, 8)}`;
  const wizard = page.getByRole("dialog", { name: "New price list" });
  const press = (button: string) =>
    wizard.getByRole("button", { name: button, exact: true }).click();
  await page.goto("/a/pricing/new");
  await field(page, "Name").fill(name);
  await field(page, "Description").fill("Two at once");
  await press("Next");
  await press("Add products");
  const picker = page.getByRole("dialog", { name: "Add products" });
  await picker.getByRole("searchbox").fill(goods.title);
  await picker.getByRole("checkbox", { name: goods.title }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await expect(picker).toBeHidden();
  await press("Next");
  await press("Set prices");
  await write(page, "EUR", "18");
  await saveSheet(page);
  await expect(sheet(page)).toBeHidden();
  await press("Next");

  // The list is created, but its prices don't reach the server.
  const prices = /\/admin\/price-lists\/pl_\w+$/;
  await page.route(prices, (route) => route.abort());
  await press("Save as draft");
  const alert = wizard.getByRole("alert");
  await expect(alert).toContainText("Some prices weren't saved.");
  await page.unroute(prices);
  const [list] = await listsOf(operator, name);
  expect(list).toMatchObject({ status: "draft", prices: [] });
  await operator.post(`/admin/price-lists/${list?.id}`, {
    data: {
      prices: [{ variant_id: goods.variant_id, currency_code: "eur", amount: 1650 }],
    },
  });
  await press("Save as draft");
  await expect(alert).toContainText(told);
  expect(await pricesOf(operator, name)).toEqual(["eur 1650"]);

  await press("Save as draft");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  expect(await pricesOf(operator, name)).toEqual(["eur 1800"]);
  await operator.delete(`/admin/price-lists/${list?.id}`);
});

test("overlaps of a customer group are checked with the member of the group who is in the fewest other groups", async ({
  signedIn: page,
  operator,
}) => {
  const goods = await ownGoods(page);
  const mark = randomUUID().slice(0, 8);
  const post = async <Made>(path: string, data: object): Promise<Made> => {
    const answer = await operator.post(`/admin/${path}`, { data });
    expect(answer.ok(), path).toBe(true);
    return (await answer.json()) as Made;
  };
  const group = async (name: string) =>
    (await post<{ customer_group: { id: string } }>("customer-groups", { name })).customer_group.id;
  const [first, second] = [await group(`First ${mark}`), await group(`Second ${mark}`)];
  const person = async (name: string, groups: string[]) => {
    const { customer } = await post<{ customer: { id: string } }>("customers", {
      email: `${name}.${mark}@example.test`.toLowerCase(),
      first_name: name,
      last_name: mark,
      password: randomUUID(),
    });
    for (const id of groups)
      await post(`customer-groups/${id}/customers/batch`, { customer_ids: [{ id: customer.id }] });
  };
  await person("Both", [first, second]);
  await person("Alone", [first]);
  await person("Also", [first, second]);
  const list = async (name: string, amount: number, groups: string[]) =>
    (
      await post<{ price_list: { id: string } }>("price-lists", {
        name: `${name} ${mark}`,
        description: "For a test",
        type: "override",
        status: "active",
        customer_groups: groups.map((id) => ({ id })),
        prices: [{ variant_id: goods.variant_id, currency_code: "eur", amount }],
      })
    ).price_list.id;
  const own = await list("Own", 1800, [first, second]);
  const everyone = await list("Everyone", 1700, []);
  const seconds = await list("Seconds", 1500, [second]);

  await page.goto(`/a/pricing/${own}`);
  await fromMore(page, "Find overlaps");
  const overlaps = page.getByRole("dialog", { name: "Overlaps" });
  const europe = overlaps.getByRole("row", { name: "Europe" });
  const groups = overlaps.getByRole("combobox", { name: "Customer group" });
  await groups.selectOption({ label: `First ${mark}` });
  await expect(overlaps.getByText(`Prices are checked for Alone ${mark}.`)).toBeVisible();
  await expect(europe.getByText(`Everyone ${mark} wins`)).toBeVisible();
  await expect(europe.getByText(`Seconds ${mark}`)).toHaveCount(0);
  await groups.selectOption({ label: `Second ${mark}` });
  await expect(
    overlaps.getByText(new RegExp(`for (Both|Also) ${mark}, who is also in First ${mark}\\.`)),
  ).toBeVisible();
  await expect(europe.getByText(`Seconds ${mark} wins`)).toBeVisible();
  await overlaps.getByRole("button", { name: "Close" }).click();

  // A price list for everyone overlaps with the base price, and with the price of each group that has its own list.
  await page.goto(`/a/pricing/${everyone}`);
  await fromMore(page, "Find overlaps");
  await expect(groups).toHaveValue("");
  await expect(europe.getByText("This list wins")).toBeVisible();
  await groups.selectOption({ label: `Second ${mark}` });
  await expect(europe.getByText(`Seconds ${mark} wins`)).toBeVisible();
  for (const id of [own, everyone, seconds]) await operator.delete(`/admin/price-lists/${id}`);
  for (const id of [first, second]) await operator.delete(`/admin/customer-groups/${id}`);
});
