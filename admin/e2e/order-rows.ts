import type { Download, Locator, Page } from "@playwright/test";
import { orderState, type OwnOrder } from "./own-orders.ts";
import { expect, openInApp, rows } from "./shop.ts";

export const nameOf = ({ display_id }: OwnOrder) => `#${display_id}`;
export const row = (page: Page, order: OwnOrder): Locator =>
  rows(page).filter({ has: page.getByRole("link", { name: nameOf(order), exact: true }) });
/** Selects exactly these orders. */
export async function choose(page: Page, all: readonly OwnOrder[], chosen: readonly OwnOrder[]) {
  for (const order of all)
    await page
      .getByRole("checkbox", { name: `Select ${nameOf(order)}`, exact: true })
      .setChecked(chosen.includes(order));
}

/** Lists the orders of a customer that only this test uses, oldest first. */
export async function openOwn(
  page: Page,
  word: string,
  orders: readonly OwnOrder[],
): Promise<void> {
  await openInApp(page, `orders?q=${word}&order=created_at`);
  await expect(rows(page)).toHaveCount(orders.length);
}
export const states = async (page: Page, orders: readonly OwnOrder[]) =>
  Promise.all(
    orders.map(async (order) => {
      const { status, payment_status, fulfillment_status } = await orderState(page, order);
      return [status, payment_status, fulfillment_status];
    }),
  );

/** Reads the text of a downloaded file. */
export async function textOf(download: Download): Promise<string> {
  let text = "";
  for await (const part of await download.createReadStream()) text += String(part);
  return text;
}
