import { ownGoods, ownOrder } from "./own-orders.ts";
import { nameOf } from "./order-rows.ts";
import { expect, openInApp, rows, test } from "./shop.ts";

test("new orders are announced above the list, which shows them on request", async ({
  signedInAlone: page,
}) => {
  const goods = await ownGoods(page);
  const seen = await ownOrder(page, { items: [goods] });
  await page.clock.install();
  await page.goto("/a/orders");
  const first = rows(page).first();
  await expect(rows(page).filter({ hasText: nameOf(seen) })).toBeVisible();
  const [name, box] = [await first.innerText(), await first.boundingBox()];
  const news = page.getByRole("status").filter({ hasText: "New orders" });

  const order = await ownOrder(page, { items: [goods] });
  await page.clock.fastForward(20_000);
  await expect(news).toContainText(/New orders: \d+/);
  // The announcement covers the table's header. The rows stay as they were, so that a click doesn't hit another order.
  expect(await first.innerText()).toBe(name);
  expect(await first.boundingBox()).toEqual(box);

  await news.getByRole("button", { name: "Show" }).click();
  await expect(rows(page).filter({ hasText: nameOf(order) })).toBeVisible();
  await expect(news).toHaveCount(0);

  // A view announces only orders that it would show.
  await openInApp(page, "orders?payment=captured");
  await expect(rows(page).first()).toBeVisible();
  const paid = await ownOrder(page, { items: [goods], pay: true });
  await page.clock.fastForward(20_000);
  await news.getByRole("button", { name: "Show" }).click();
  await expect(rows(page).filter({ hasText: nameOf(paid) })).toBeVisible();
});
