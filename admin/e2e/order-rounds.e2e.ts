import type { Page } from "@playwright/test";
import { editor, line, openOrder } from "./own-edits.ts";
import { ownGoods, ownOrder, type OwnOrder } from "./own-orders.ts";
import { dialog, quantity, shipped } from "./own-returns.ts";
import { roundsUntil } from "./rounds.ts";
import { expect, test } from "./shop.ts";

/* Counts the sequential rounds of requests that an operator must wait for. At a latency of 400
   ms, three rounds take 1.2 s. */

/** Opens an order's page, and waits until it is idle. */
async function idle(page: Page, order: OwnOrder): Promise<void> {
  await openOrder(page, order);
  await expect(page.getByRole("list", { name: "To do next" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test("a drawer is ready after at most three rounds of requests", async ({ signedIn: page }) => {
  test.slow();
  const mug = await ownGoods(page);
  const items = [{ variant_id: mug.variant_id, quantity: 2 }];
  const order = await ownOrder(page, { items, pay: true });
  const back = await shipped(page, [[mug, 2]]);
  const focused = "input:focus, select:focus";
  const drawers = [
    [order, "f", dialog(page, "Create fulfillment").locator(focused), 2],
    [order, "m", line(page, mug.title).getByRole("spinbutton", { name: "Quantity" }), 2],
    [order, "r", dialog(page, "Refund").locator(focused), 2],
    [back, "t", quantity(dialog(page, "Request return"), mug), 3],
  ] as const;
  for (const [of, key, ready, most] of drawers) {
    await idle(page, of);
    const rounds = await roundsUntil(page, ready, () => page.keyboard.press(key));
    expect(rounds.length, `${key}: ${JSON.stringify(rounds)}`).toBeLessThanOrEqual(most);
  }
});

test("an edit's changed quantity is stored after at most three rounds of requests, or four for the first change", async ({
  signedIn: page,
}) => {
  const mug = await ownGoods(page);
  const order = await ownOrder(page, { items: [{ variant_id: mug.variant_id }], pay: true });
  await idle(page, order);
  await page.keyboard.press("m");
  const field = line(page, mug.title).getByRole("spinbutton", { name: "Quantity" });
  await expect(field).toBeFocused();
  await page.waitForLoadState("networkidle");
  const difference = (amount: string) =>
    editor(page).getByRole("definition").filter({ hasText: amount }).last();
  for (const [amount, most] of [
    ["€20.00", 4],
    ["€40.00", 3],
  ] as const) {
    const rounds = await roundsUntil(page, difference(amount), () =>
      page.keyboard.press("ArrowUp"),
    );
    expect(rounds.length, `${amount}: ${JSON.stringify(rounds)}`).toBeLessThanOrEqual(most);
    await page.waitForLoadState("networkidle");
  }
});
