import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

export interface Discount {
  id: string;
  code: string;
  is_disabled: boolean;
  usage_limit: number | null;
  parent_discount_id: string | null;
  regions: { name: string }[];
  rule: {
    id: string;
    type: string;
    value: number;
    allocation: string;
    conditions: { id: string; type: string; operator: string }[];
  };
}
/** Reads the discount from the server; undefined if it doesn't exist. */
export const stored = async (page: Page, code: string) => {
  const path = `/admin/discounts/code/${code}?expand=rule.conditions,regions`;
  const response = await page.request.get(path);
  return response.ok() ? ((await response.json()) as { discount: Discount }).discount : undefined;
};
export const fresh = () => `TEST${randomUUID().slice(0, 8).toUpperCase()}`;
