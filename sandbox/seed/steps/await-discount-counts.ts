import { setTimeout as wait } from "node:timers/promises";
import { drafts } from "../data/drafts.ts";
import type { Shop } from "../shop.ts";
import { plannedOrders } from "./orders.ts";

const TIMEOUT_MS = 60_000;
const INTERVAL_MS = 250;

/** All codes that orders have used. */
function used(): string[] {
  const codes = [...plannedOrders(), ...drafts.filter(({ paid }) => paid)].map(
    ({ discount }) => discount,
  );
  return codes.filter((code) => code !== undefined);
}

/**
 * Waits until the server has counted all uses of discounts. The server counts them some seconds after it has responded to the
 * orders. Without waiting, some events would be left for the next start.
 */
export async function awaitDiscountCounts({ client }: Shop): Promise<string> {
  const wanted = used().length;
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const { discounts } = await client.admin.discounts.list({ query: { limit: 100 } });
    const counted = discounts.reduce((sum, { usage_count }) => sum + usage_count, 0);
    if (counted >= wanted) return `${counted} uses of discounts are counted`;
    // Reports lost counts, but doesn't fail, because the server's bug is harmless.
    if (performance.now() > deadline)
      return `${counted} of ${wanted} uses of discounts are counted`;
    await wait(INTERVAL_MS);
  }
}
