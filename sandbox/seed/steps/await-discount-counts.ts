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
 * The server handles events some seconds after it has answered, and counts each order's use of a discount then. After all are
 * counted, no event is left to be handled at the next start.
 */
export async function awaitDiscountCounts({ client }: Shop): Promise<string> {
  const wanted = used().length;
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const { discounts } = await client.admin.discounts.list({ query: { limit: 100 } });
    const counted = discounts.reduce((sum, { usage_count }) => sum + usage_count, 0);
    if (counted >= wanted) return `${counted} uses of discounts are counted`;
    // A lost count is a bug of the server and does no harm, so it's logged, and the seed continues.
    if (performance.now() > deadline)
      return `${counted} of ${wanted} uses of discounts are counted`;
    await wait(INTERVAL_MS);
  }
}
