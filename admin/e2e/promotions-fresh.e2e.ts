import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { ownGoods, ownOrder } from "./own-orders.ts";
import { fromMore } from "./menus.ts";
import { ask, confirmByTyping, expect, field, rows, test } from "./shop.ts";

/* A change to a customer, a group, a discount, or a gift card appears on every page that shows the record. The test visits all
   pages before the change. Then it navigates by links, and doesn't reload. */

const main = (page: Page) => page.getByRole("main");
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole("link", { name, exact: true }) });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const list = (page: Page, area: string) =>
  page
    .getByRole("navigation", { name: "Main" })
    // The link to orders also contains the number of orders to fulfill.
    .getByRole("link", { name: new RegExp(`^${area}(?! groups)`) })
    .click();
/** Opens a record from its list, or from another record's page that shows it. */
async function open(page: Page, name: string) {
  await main(page).getByRole("link", { name, exact: true }).first().click();
}
async function openIn(page: Page, area: string, name: string) {
  await list(page, area);
  await open(page, name);
  await expect(heading(page, name)).toBeVisible();
}
const save = async (page: Page) => {
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeHidden();
};
async function remove(page: Page) {
  await fromMore(page, "Delete");
  const question = page.getByRole("alertdialog");
  await confirmByTyping(question);
  await question.getByRole("button", { name: /^Delete/ }).click();
  await expect(question).toBeHidden();
}

test("renaming, joining, disabling, refilling, and deleting records updates every list and page that shows them, and home", async ({
  signedIn: page,
}) => {
  test.slow();
  const word = randomUUID().slice(0, 8);
  const upper = word.toUpperCase();
  const goods = await ownGoods(page);
  const { regions } = await ask<{ regions: { id: string }[] }>(page, "regions?q=Europe&limit=1");
  const region_id = regions[0]?.id ?? "";
  const { customer_group: group } = await ask<{ customer_group: { id: string } }>(
    page,
    "customer-groups",
    { name: `Club ${word}` },
  );
  const prices = `List ${word}`;
  await ask(page, "price-lists", {
    name: prices,
    description: "For a club",
    type: "sale",
    prices: [],
    customer_groups: [{ id: group.id }],
  });
  const discount = (code: string, conditions: object[]) =>
    ask(page, "discounts", {
      code,
      regions: [region_id],
      rule: { type: "percentage", value: 10, allocation: "total", conditions },
    });
  await discount(`USED${upper}`, []);
  await discount(`CLUB${upper}`, [
    { operator: "in", customer_groups: [group.id] },
    { operator: "not_in", products: [goods.product_id] },
  ]);
  const { gift_card: card } = await ask<{ gift_card: { code: string } }>(page, "gift-cards", {
    region_id,
    value: 900,
  });
  const order = await ownOrder(page, {
    items: [goods],
    email: `fresh-${word}@example.test`,
    discount: `USED${upper}`,
    giftCard: card.code,
  });
  const { customer_id: customer } = order;
  await ask(page, `customers/${customer}`, { first_name: "Edda", last_name: word });
  const { shipping_options } = await ask<{ shipping_options: { id: string }[] }>(
    page,
    `shipping-options?region_id=${region_id}&is_return=false`,
  );
  const { draft_order: draft } = await ask<{ draft_order: { display_id: number } }>(
    page,
    "draft-orders",
    {
      email: order.email,
      customer_id: customer,
      region_id,
      items: [{ variant_id: goods.variant_id, quantity: 1 }],
      shipping_methods: [{ option_id: shipping_options[0]?.id }],
    },
  );

  // Visits all pages first.
  const name = `Edda ${word}`;
  const latest = (called: string) => expect(main(page).getByText(called).first()).toBeVisible();
  await page.goto("/a");
  await latest(name);
  await list(page, "Orders");
  await open(page, `#${order.display_id}`);
  await expect(main(page).getByRole("link", { name })).toBeVisible();
  await list(page, "Draft orders");
  await open(page, `#${draft.display_id}`);
  await expect(main(page).getByRole("link", { name })).toBeVisible();
  await openIn(page, "Customer groups", `Club ${word}`);
  await expect(region(page, "Price lists")).toContainText(prices);
  await expect(region(page, "Discounts")).toContainText(`CLUB${upper}`);
  await openIn(page, "Price lists", prices);
  await openIn(page, "Discounts", `CLUB${upper}`);
  await expect(page.getByRole("status", { name: "Summary" })).toContainText(`Club ${word}`);
  await openIn(page, "Discounts", `USED${upper}`);
  await openIn(page, "Gift cards", card.code);
  await openIn(page, "Customers", name);

  // Renames a customer, who also joins a group.
  const other = `Frieda ${word}`;
  await field(page, "First name").fill("Frieda");
  await save(page);
  await page.getByRole("button", { name: "Choose groups" }).click();
  const picker = page.getByRole("dialog", { name: "Choose groups" });
  await picker.getByRole("searchbox").fill(word);
  await picker.getByRole("checkbox", { name: `Club ${word}` }).check();
  await picker.getByRole("button", { name: "Choose 1" }).click();
  await expect(picker).toBeHidden();
  await expect(region(page, "Groups")).toContainText(`Club ${word}`);
  await list(page, "Home");
  await latest(other);
  await list(page, "Orders");
  await expect(row(page, `#${order.display_id}`)).toContainText(other);
  await open(page, `#${order.display_id}`);
  await expect(main(page).getByRole("link", { name: other })).toBeVisible();
  await list(page, "Draft orders");
  await expect(row(page, `#${draft.display_id}`)).toContainText(other);
  await open(page, `#${draft.display_id}`);
  await expect(main(page).getByRole("link", { name: other })).toBeVisible();
  await list(page, "Customers");
  await expect(row(page, other)).toContainText(`Club ${word}`);
  await list(page, "Customer groups");
  await expect(
    row(page, `Club ${word}`).getByRole("cell", { name: "1", exact: true }),
  ).toBeVisible();

  // Renames a group.
  await open(page, `Club ${word}`);
  await expect(page.getByRole("table", { name: "Members" })).toContainText(other);
  await field(page, "Name").fill(`Circle ${word}`);
  await save(page);
  await list(page, "Customer groups");
  await expect(row(page, `Circle ${word}`)).toBeVisible();
  await list(page, "Customers");
  await expect(row(page, other)).toContainText(`Circle ${word}`);
  await open(page, other);
  await expect(region(page, "Groups")).toContainText(`Circle ${word}`);
  await list(page, "Price lists");
  await expect(row(page, prices)).toContainText(`Circle ${word}`);
  await openIn(page, "Discounts", `CLUB${upper}`);
  await expect(page.getByRole("status", { name: "Summary" })).toContainText(`Circle ${word}`);

  // Changes the products of a condition, renames the code, and disables the discount.
  const products = region(page, "Products");
  const more = await ownGoods(page);
  await products.getByRole("button", { name: "Add products" }).click();
  const shelf = page.getByRole("dialog", { name: "Add products" });
  await shelf.getByRole("searchbox").fill(more.title);
  await shelf.getByRole("checkbox", { name: more.title }).check();
  await shelf.getByRole("button", { name: "Choose 1" }).click();
  await expect(shelf).toBeHidden();
  await expect(products).toContainText(more.title);
  await products.getByRole("button", { name: `Remove ${goods.title}` }).click();
  await expect(products).not.toContainText(goods.title);
  await field(page, "Code").fill(`RING${upper}`);
  await save(page);
  await page.getByRole("button", { name: "Turn off" }).click();
  await list(page, "Discounts");
  await expect(row(page, `RING${upper}`)).toContainText("Off");
  await openIn(page, "Customer groups", `Circle ${word}`);
  await expect(region(page, "Discounts")).toContainText(`RING${upper}`);
  await openIn(page, "Discounts", `USED${upper}`);
  await field(page, "Code").fill(`SPENT${upper}`);
  await save(page);
  await list(page, "Orders");
  await open(page, `#${order.display_id}`);
  await expect(main(page).getByText(`SPENT${upper}`)).toBeVisible();

  // Refills a card, and deletes it.
  await openIn(page, "Gift cards", card.code);
  await page.getByRole("button", { name: "Edit card" }).click();
  await field(page, "Balance").fill("5");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();
  await list(page, "Gift cards");
  await expect(row(page, card.code)).toContainText("€5.00");
  await expect(row(page, card.code)).toContainText("Active");
  await open(page, card.code);
  await remove(page);
  await expect(rows(page).first()).toBeVisible();
  await expect(row(page, card.code)).toHaveCount(0);

  // A deleted record doesn't appear anywhere.
  await openIn(page, "Discounts", `RING${upper}`);
  await remove(page);
  await expect(row(page, `SPENT${upper}`)).toBeVisible();
  await expect(row(page, `RING${upper}`)).toHaveCount(0);
  await openIn(page, "Customer groups", `Circle ${word}`);
  await expect(region(page, "Discounts")).not.toContainText(`RING${upper}`);
  await remove(page);
  await expect(row(page, `Circle ${word}`)).toHaveCount(0);
  await list(page, "Customers");
  await expect(row(page, other)).not.toContainText(`Circle ${word}`);
  await list(page, "Price lists");
  await expect(row(page, prices)).not.toContainText(`Circle ${word}`);
});
