import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { ask } from "./shop.ts";

/** Creates a draft price list with these prices. No other test changes it. */
export async function ownPriceList(
  page: Page,
  prices: readonly object[],
  name = `Own ${randomUUID().slice(0, 8)}`,
): Promise<{ id: string }> {
  const made = { name, description: "For a test", type: "sale", status: "draft", prices };
  return (await ask<{ price_list: { id: string } }>(page, "price-lists", made)).price_list;
}
