import { setTimeout as wait } from "node:timers/promises";
import { drafts } from "../data/drafts.ts";
import type { Shop } from "../shop.ts";
import { plannedOrders } from "./orders.ts";

const TIMEOUT_MS = 60_000;
const INTERVAL_MS = 250;

/** Every code that was used in an order. */
function used(): string[] {
  const codes = [...plannedOrders(), ...drafts.filter(({ paid }) => paid)].map(
    ({ discount }) => discount,
  );
  return codes.filter((code) => code !== undefined);
}

/**
 * The server handles events some seconds after it has responded, and only then counts each order's use of a discount. This waits
 * until all uses are counted, so that no event is left for the next start.
 */
export async function awaitDiscountCounts({ client }: Shop): Promise<string> {
  const wanted = used().length;
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const { discounts } = await client.admin.discounts.list({ query: { limit: 100 } });
    const counted = discounts.reduce((sum, { usage_count }) => sum + usage_count, 0);
    if (counted >= wanted) return `${counted} uses of discounts are counted`;
    // Logs a lost count and continues, because it is a harmless server bug.
    if (performance.now() > deadline)
      return `${counted} of ${wanted} uses of discounts are counted`;
    await wait(INTERVAL_MS);
  }
}
