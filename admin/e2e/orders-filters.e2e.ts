import { randomUUID } from "node:crypto";
import { ownGoods, ownOrder } from "./own-orders.ts";
import { fromMore } from "./menus.ts";
import { row } from "./order-rows.ts";
import { expect, openInApp, rows, test } from "./shop.ts";

test("orders can be filtered by criteria that the server doesn't support", async ({
  signedIn: page,
}) => {
  test.slow();
  const word = `Filter${randomUUID().slice(0, 8)}`;
  const [plenty, scarce] = [await ownGoods(page), await ownGoods(page, { stock: 1 })];
  const buyer = { firstName: word, lastName: "Feathers", email: `${word}@example.test` };
  const paid = await ownOrder(page, { ...buyer, items: [plenty], pay: true });
  const short = await ownOrder(page, { ...buyer, items: [plenty, scarce] });
  const abroad = await ownOrder(page, { ...buyer, items: [plenty], region: "Japan" });
  const all = [paid, short, abroad];

  await test.step("orders are filtered by country, product, and provider, which the server can't do", async () => {
    await openInApp(page, `orders?q=${word}&order=created_at`);
    await expect(rows(page)).toHaveCount(all.length);
    const chips = page.getByRole("group", { name: "Active filters" });
    const pick = async (filter: string, option: string, words = "") => {
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await page.getByRole("menuitem", { name: filter, exact: true }).click();
      const editor = page.getByRole("dialog", { name: `Filter by ${filter}` });
      if (words) await editor.getByRole("searchbox").fill(words);
      await editor.getByRole("checkbox", { name: option, exact: true }).check();
      await editor.getByRole("button", { name: "Done" }).click();
    };
    await pick("Country", "Japan");
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, abroad)).toBeVisible();
    await expect(page).toHaveURL(/country=jp/);
    await pick("Fulfillment provider", "manual");
    await pick("Payment provider", "manual");
    await expect(row(page, abroad)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(chips).toContainText("Japan");
    await openInApp(page, `orders?product=${plenty.product_id}&payment=awaiting&order=created_at`);
    await expect(rows(page)).toHaveCount(2);
    await expect(row(page, paid)).toHaveCount(0);
    await openInApp(page, `orders?q=${word}`);
    await pick("Product", scarce.title, scarce.title);
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, short)).toBeVisible();
    // The export sends the ids of these orders, because the server doesn't support the filters.
    await fromMore(page, "Export orders");
    await expect(page.getByRole("dialog", { name: "Export orders" })).toContainText("1 order.");
    await page.getByRole("dialog", { name: "Export orders" }).getByRole("button").last().click();
  });

  await test.step("a filter that the server doesn't support shows how many orders it checked", async () => {
    const scanned = /\/admin\/orders\?.*limit=100/;
    await page.route(scanned, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { count: number };
      await route.fulfill({ response, json: { ...answer, count: 12_345 } });
    });
    await openInApp(page, "orders?country=de&order=display_id");
    const notes = page.getByRole("main").getByRole("status");
    await expect(
      notes.filter({
        hasText: /^Checked \d+ of 12,345 orders\. To check other orders, filter by date/,
      }),
    ).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await page.unroute(scanned);
  });
});
