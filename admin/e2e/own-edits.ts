import type { Page } from "@playwright/test";
import type { OwnOrder } from "./own-orders.ts";
import { expect } from "./shop.ts";

// Reads an order's edits from the server, and uses the sheet that creates them.

export interface Edit {
  id: string;
  status: string;
  total: number;
  difference_due: number;
  internal_note: string | null;
  payment_collection_id: string | null;
  changes: { type: string; line_item: { quantity: number } | null }[];
}
export const editsOf = async (page: Page, { id }: OwnOrder) => {
  const answer = await page.request.get(`/admin/order-edits?order_id=${id}&order=-created_at`);
  return ((await answer.json()) as { order_edits: Edit[] }).order_edits;
};
export const newest = async (page: Page, order: OwnOrder) => (await editsOf(page, order))[0];
export const editor = (page: Page) => page.getByRole("dialog", { name: "Edit order" });
export const line = (page: Page, title: string) => editor(page).getByRole("group", { name: title });
export const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export async function openOrder(page: Page, order: OwnOrder): Promise<void> {
  await page.goto(`/a/orders/${order.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order #${order.display_id}`);
}
