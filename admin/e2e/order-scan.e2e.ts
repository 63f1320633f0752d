import type { Page } from "@playwright/test";
import { orderState, ownGoods, ownOrder, type OwnGoods } from "./own-orders.ts";
import { ask, expect, openInApp, test } from "./shop.ts";

/** Records the pitch of each tone that the page plays. */
const recordTones = (page: Page) =>
  page.addInitScript(() => {
    const played: number[] = [];
    Object.assign(globalThis, { played });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
      played.push(this.frequency.value);
      return start.apply(this, at);
    };
  });
const tones = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { played: number[] }).played.splice(0));

test("an order with 12 lines is fulfilled with 14 scans and without clicking, and wrong items are reported", async ({
  signedIn: page,
}) => {
  test.slow();
  await recordTones(page);
  const goods: OwnGoods[] = [];
  // Creates the products one after the other, because concurrent creations block each other in the database.
  for (let left = 12; left > 0; left--) goods.push(await ownGoods(page));
  const [first, second, third] = goods as [OwnGoods, OwnGoods, OwnGoods];
  const ean = `2${Date.now()}`.slice(0, 13);
  const codesOf = (one: OwnGoods) => `products/${one.product_id}/variants/${one.variant_id}`;
  await ask(page, codesOf(second), { ean });
  await ask(page, codesOf(third), { barcode: `box-${ean}` });
  const order = await ownOrder(page, {
    items: goods.map(({ variant_id }, index) => ({ variant_id, quantity: index < 2 ? 2 : 1 })),
  });
  await openInApp(page, `orders/${order.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order #${order.display_id}`);

  // Types the code and presses Enter, as a barcode scanner does.
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  };
  await page.keyboard.press("f");
  const drawer = page.getByRole("dialog", { name: "Create fulfillment" });
  await expect(drawer.getByRole("searchbox", { name: "Scan SKU, EAN, or barcode" })).toBeFocused();

  // A scan of a wrong item doesn't increase a quantity.
  await scan("NOT-IN-THIS-ORDER");
  const fault = drawer.getByRole("alert").first();
  await expect(fault).toContainText("Wrong item: NOT-IN-THIS-ORDER isn't in this order.");
  expect(await tones(page)).toEqual([220, 220]);

  const codes = [first.sku, first.sku.toLowerCase(), ean, ean, `box-${ean}`];
  codes.push(...goods.slice(3).map(({ sku }) => sku));
  expect(codes).toHaveLength(14);
  for (const [index, code] of codes.entries()) {
    await scan(code);
    await expect(drawer.getByRole("status")).toContainText(`${index + 1} of 14 packed`);
    expect(await tones(page)).toEqual([1200]);
    if (index !== 1) continue;
    await scan(code);
    await expect(fault).toContainText(`Too many: ${first.title} is already complete.`);
    await expect(fault).toContainText("2 of 14 packed");
    expect(await tones(page)).toEqual([220, 220]);
  }
  await page.keyboard.press("Control+Enter");
  await expect(drawer).toBeHidden();
  const { items, fulfillment_status } = await orderState(page, order);
  expect(fulfillment_status).toBe("fulfilled");
  expect(
    items.map(({ quantity, fulfilled_quantity }) => quantity - (fulfilled_quantity ?? 0)),
  ).toEqual(items.map(() => 0));
});

test("only the scanned units of an order are fulfilled", async ({ signedIn: page }) => {
  const goods = [await ownGoods(page), await ownGoods(page)] as const;
  const order = await ownOrder(page, {
    items: goods.map(({ variant_id }) => ({ variant_id, quantity: 3 })),
  });
  await openInApp(page, `orders/${order.id}`);
  await page.getByRole("button", { name: "Fulfill", exact: true }).first().click();
  const drawer = page.getByRole("dialog", { name: "Create fulfillment" });
  await expect(drawer.getByRole("searchbox")).toBeFocused();
  // After a click elsewhere, a scan still goes into the scan field.
  await drawer.getByRole("heading", { name: "Create fulfillment" }).click();
  await page.keyboard.type(goods[1].sku);
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("status")).toContainText(`${goods[1].title} 1 of 6 packed`);
  await expect(drawer.getByRole("spinbutton", { name: goods[0].title })).toHaveValue("0");
  await drawer.getByRole("button", { name: "Fulfill", exact: true }).click();
  await expect(drawer).toBeHidden();
  const { items } = await orderState(page, order);
  expect(Object.fromEntries(items.map((one) => [one.title, one.fulfilled_quantity ?? 0]))).toEqual({
    [goods[0].title]: 0,
    [goods[1].title]: 1,
  });
});
