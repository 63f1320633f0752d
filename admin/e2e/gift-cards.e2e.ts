import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { keysOf } from "./keys.ts";
import { orderState, ownGoods, ownOrder, type OwnOrder } from "./own-orders.ts";
import { bar } from "./own-products.ts";
import { picture } from "./image.ts";
import { fromMore } from "./menus.ts";
import { confirmByTyping, expect, field, rows, test } from "./shop.ts";

interface GiftCard {
  id: string;
  code: string;
  value: number;
  balance: number;
  is_disabled: boolean;
  ends_at: string | null;
  order: { id: string } | null;
  metadata: { email?: string; personal_message?: string } | null;
}
interface Sold {
  id: string;
  title: string;
  status: string;
  is_giftcard: boolean;
  discountable: boolean;
  variants: {
    id: string;
    title: string;
    manage_inventory: boolean;
    prices: { currency_code: string; amount: number }[];
  }[];
}

const ask = async <Answer>(page: Page, path: string) =>
  (await (await page.request.get(`/admin/${path}`)).json()) as Answer;
const cardNow = async (page: Page, id: string) =>
  (await ask<{ gift_card: GiftCard }>(page, `gift-cards/${id}`)).gift_card;
const drawer = (page: Page, name: string) => page.getByRole("dialog", { name });
const main = (page: Page) => page.getByRole("main");
const idIn = (page: Page) => /gift_\w+/.exec(page.url())?.[0] ?? "";

test("with the keyboard only, a gift card is issued, pays for part of a real order, is refilled, turned off and on, and deleted", async ({
  signedIn: page,
}) => {
  const word = randomUUID().slice(0, 8);
  const email = `gift-${word}@example.test`;
  const made = await page.request.post("/admin/customers", {
    data: { email, first_name: "Ada", last_name: word, password: randomUUID() },
  });
  const { customer } = (await made.json()) as { customer: { id: string } };

  // A form opened from a customer's page has the customer as the recipient. For the next card, the
  // field is empty.
  const issue = drawer(page, "Issue gift card");
  await page.goto(`/a/gift-cards?edit=issue&customer=${customer.id}`);
  await expect(issue.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  const { press, tabTo, choose } = keysOf(page);
  await tabTo("Issue gift card");
  await press("Enter");
  await expect(issue.getByText("This field is required.")).toHaveCount(2);
  await press("Escape");
  await expect(issue).toBeHidden();

  await press("n");
  await expect(issue.getByRole("combobox", { name: "Region" })).toBeFocused();
  await page.keyboard.type("Eu");
  await expect(issue.getByRole("textbox", { name: "Amount" })).toBeEnabled();
  await tabTo("Amount");
  await page.keyboard.type("0");
  await tabTo("Email");
  await page.keyboard.type("nobody");
  await press("Control+s");
  await expect(issue.getByText("Enter an amount above 0.")).toBeVisible();
  await expect(issue.getByText(/^Enter an email address, such as/)).toBeVisible();
  await tabTo("Amount", "Shift+Tab");
  await press("Control+a");
  await page.keyboard.type("50");
  await tabTo("Email");
  await press("Control+a");
  await page.keyboard.type(email);
  await press("Tab");
  await expect(issue.getByRole("textbox", { name: "Message" })).toBeFocused();
  await page.keyboard.type("Happy birthday");
  // The shortcut is pressed twice, but only one card is issued.
  await press("Control+s", "Control+s");
  await expect(page).toHaveURL(/\/gift-cards\/gift_/);
  const id = idIn(page);
  const card = await cardNow(page, id);
  expect(card).toMatchObject({
    value: 5000,
    balance: 5000,
    is_disabled: false,
    metadata: { email, personal_message: "Happy birthday" },
  });
  const { gift_cards: newest } = await ask<{ gift_cards: GiftCard[] }>(
    page,
    "gift-cards?limit=100&order=-created_at",
  );
  expect(newest.filter(({ metadata }) => metadata?.email === email)).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card.code);
  await expect(main(page).getByText("The card still has its full value.")).toBeVisible();
  const nothing = main(page).getByText("Nothing has been spent from this card.");
  await expect(nothing).toBeHidden();
  const more = main(page).getByRole("button", { name: "Check more orders" });
  // Each press checks 100 orders, and other tests may have added more than that.
  await expect(async () => {
    if (await more.isVisible()) await more.press("Enter");
    await expect(nothing).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(main(page).getByText(/^Orders checked in EUR/)).toBeVisible();
  // The main column has the card's balance, code, recipient, and payments.
  const facts = page.getByRole("region", { name: "Balance", exact: true });
  for (const fact of ["€50.00", card.code, email, "Happy birthday"])
    await expect(facts).toContainText(fact);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await facts.getByRole("button", { name: "Copy code" }).press("Enter");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(card.code);
  await expect(main(page).getByText("Happy birthday").first()).toBeVisible();

  // The balance can't exceed the value. The page warns that an expired card can still be used.
  const edit = drawer(page, "Edit card");
  const balance = edit.getByRole("textbox", { name: "Balance" });
  const write = async (amount: string) => {
    await expect(balance).toBeFocused();
    await press("Control+a");
    await page.keyboard.type(amount);
  };
  const change = async (amount: string) => {
    await tabTo("Edit card");
    await press("Enter");
    await write(amount);
  };
  const save = async () => {
    await press("Control+s");
    await expect(edit).toBeHidden();
  };
  await change("50.01");
  await press("Control+s");
  await expect(edit.getByText("The balance can't be higher than the card's value.")).toBeVisible();
  await write("30");
  await tabTo("Expires");
  await page.keyboard.type("01/31/2020 12:00 PM");
  await save();
  await expect
    .poll(() => cardNow(page, id))
    .toMatchObject({
      balance: 3000,
      ends_at: "2020-01-31T12:00:00.000Z",
    });
  await expect(main(page).getByText(/has expired, but the store still accepts it/)).toBeVisible();

  // The server still accepts the card. The card pays its balance, and a second payment pays the
  // rest.
  const goods = await ownGoods(page);
  const order = await ownOrder(page, {
    email,
    items: [{ variant_id: goods.variant_id, quantity: 2 }],
    giftCard: card.code,
  });
  const paid = await orderState<
    OwnOrder & { gift_card_transactions: { gift_card_id: string; amount: number }[] }
  >(page, order);
  expect(paid.gift_card_transactions).toMatchObject([{ gift_card_id: id, amount: 3000 }]);
  expect(paid.total).toBeGreaterThan(0);
  expect(await cardNow(page, id)).toMatchObject({ balance: 0, is_disabled: true });
  await page.goto(`/a/orders/${order.id}`);
  await main(page)
    .getByRole("link", { name: `Gift card ${card.code}` })
    .focus();
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card.code);
  await expect(main(page).getByText("Used up")).toBeVisible();
  const payments = page.getByRole("table", { name: "Orders this card paid for" });
  await expect(payments.getByRole("row", { name: `#${order.display_id}` })).toContainText("€30.00");

  await change("20");
  await tabTo("Expires");
  await press("ControlOrMeta+a", "Backspace");
  await save();
  await expect.poll(() => cardNow(page, id)).toMatchObject({ balance: 2000, ends_at: null });
  await expect(main(page).getByRole("button", { name: "Turn on" })).toBeVisible();
  await press("p");
  await expect.poll(() => cardNow(page, id)).toMatchObject({ is_disabled: false });

  // Turns the card off from the list. A storefront cart then rejects it.
  await page.goto(`/a/gift-cards?q=${card.code}`);
  await expect(rows(page)).toHaveCount(1);
  await tabTo(`Select ${card.code}`);
  await press("Space");
  await expect(bar(page)).toBeVisible();
  await tabTo("Turn off");
  await press("Enter");
  await expect.poll(() => cardNow(page, id)).toMatchObject({ is_disabled: true });
  const report = drawer(page, "Turn off").or(page.getByRole("alertdialog"));
  await expect(report).toContainText("1 gift card turned off");
  await press("Escape");
  await expect(report).toBeHidden();
  await expect(rows(page).first()).toContainText("Off");
  await expect(bar(page)).toBeVisible();
  const { cart } = (await (
    await page.request.post("/store/carts", { data: { region_id: order.region_id } })
  ).json()) as { cart: { id: string } };
  const refused = await page.request.post(`/store/carts/${cart.id}`, {
    data: { gift_cards: [{ code: card.code }] },
  });
  expect(refused.status()).toBe(400);

  await page.goto(`/a/gift-cards/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card.code);
  await tabTo("More actions");
  await press("Enter");
  await choose("Delete", "End");
  await expect(page.getByRole("alertdialog").getByRole("textbox")).toBeFocused();
  await page.keyboard.type(card.code);
  await press("Enter");
  await expect(page).toHaveURL(/\/a\/gift-cards(\?|$)/);
  expect((await page.request.get(`/admin/gift-cards/${id}`)).status()).toBe(404);
  expect((await page.request.get(`/store/gift-cards/${card.code}`)).status()).toBe(404);
});

test("a gift card product is created, gets amounts in several currencies, and is published; a sold card appears in the list with its order; the product is deleted", async ({
  signedIn: page,
}) => {
  const title = `Test card ${randomUUID().slice(0, 8)}`;
  await page.goto("/a/gift-cards");
  await main(page).getByRole("link", { name: "Another gift card product" }).click();
  const create = drawer(page, "Create gift card product");
  await field(page, "Amount 1").fill("50");
  await field(page, "Amount 2").fill("50");
  await create.getByRole("button", { name: "Create gift card product" }).click();
  await expect(create.getByText("This field is required.")).toBeVisible();
  await expect(create.getByText("This amount appears twice.")).toBeVisible();
  await create.getByRole("textbox", { name: "Title" }).fill(title);
  await field(page, "Amount 2").fill("25");
  await create.getByRole("button", { name: "Create gift card product" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const id = /product=(prod_\w+)/.exec(page.url())?.[1] ?? "";
  const now = async () =>
    (
      await ask<{ product: Sold }>(
        page,
        `products/${id}?expand=variants,variants.prices,options,images`,
      )
    ).product;
  const prices = async () =>
    (await now()).variants
      .map(({ prices: of }) =>
        of
          .map(({ currency_code, amount }) => `${currency_code} ${amount}`)
          .toSorted()
          .join(),
      )
      .toSorted();
  expect(await now()).toMatchObject({
    is_giftcard: true,
    status: "draft",
    discountable: false,
    variants: [{ manage_inventory: false }, { manage_inventory: false }],
  });
  expect(await prices()).toEqual(["eur 2500", "eur 5000"]);

  const add = drawer(page, "Add amount");
  await main(page).getByRole("button", { name: "Add amount" }).click();
  await add.getByRole("textbox", { name: "Amount in EUR" }).fill("25");
  await add.getByRole("button", { name: "Add amount" }).click();
  await expect(add.getByText("An amount called €25.00 already exists.")).toBeVisible();
  await add.getByRole("textbox", { name: "Amount in EUR" }).fill("100");
  await add.getByRole("textbox", { name: "Amount in USD" }).fill("110");
  await add.getByRole("button", { name: "Add amount" }).click();
  await expect(add).toBeHidden();
  expect(await prices()).toEqual(["eur 10000,usd 11000", "eur 2500", "eur 5000"]);
  const amounts = main(page).getByRole("table");
  await expect(amounts.getByRole("row", { name: "€100.00" })).toContainText("$110.00");

  // Sets the other currencies in the grid.
  await main(page).getByRole("button", { name: "Edit prices" }).click();
  await expect(page.getByRole("gridcell").first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("4000");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  // Reads the prices only after the save, because the store caches a price that is read during a save for 30 seconds.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await prices()).toContainEqual("eur 2500,jpy 4000");

  await field(page, "Subtitle").fill("For whoever cooks");
  await page.keyboard.press("Control+s");
  await expect.poll(now).toMatchObject({ subtitle: "For whoever cooks" });
  const media = page.getByRole("region", { name: "Media" });
  await media.locator("input[type=file]").setInputFiles(picture("card.png"));
  await expect(media.locator("[data-state=ready]")).toHaveCount(1);
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("region", { name: "Unsaved changes" })).toBeHidden();
  expect(await now()).toMatchObject({ images: [{}], thumbnail: expect.any(String) });
  await main(page).getByRole("button", { name: "Publish" }).click();
  await expect.poll(now).toMatchObject({ status: "published" });

  // The store issues a gift card when a cart with the product is completed.
  const [variant] = (await now()).variants.filter(({ title: of }) => of === "€50.00");
  const order = await ownOrder(page, {
    items: [{ variant_id: variant?.id ?? "" }],
    shipping: "Gift card by e-mail",
  });
  await page.goto(`/a/gift-cards?q=${order.display_id}`);
  const row = rows(page).filter({
    has: page.getByRole("link", { name: `#${order.display_id}`, exact: true }),
  });
  await expect(row).toHaveCount(1);
  await row.getByRole("link").first().click();
  await expect(main(page).getByRole("link", { name: `#${order.display_id}` })).toBeVisible();
  // The card's value is the product's price without tax.
  const sold = await cardNow(page, idIn(page));
  expect(sold).toMatchObject({ balance: sold.value, order: { id: order.id } });
  expect(sold.value).toBeGreaterThan(0);
  expect(sold.value).toBeLessThanOrEqual(5000);

  await page.goto("/a/gift-cards");
  await main(page)
    .getByRole("link", { name: `Manage ${title}` })
    .click();
  await fromMore(page, "Delete");
  const question = page.getByRole("alertdialog");
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/a\/gift-cards(\?|$)/);
  await expect(main(page).getByRole("link", { name: "Another gift card product" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: `Manage ${title}` })).toHaveCount(0);
  expect((await page.request.get(`/admin/products/${id}`)).status()).toBe(404);
});
