import { createClient, memoryTokens, type HttpClient } from "@countertop/sdk";
import { adminListOrders, adminListRegions } from "@countertop/sdk/operations";
import { beforeAll, expect, it } from "vitest";
import { orders } from "../../../resources/orders.ts";
import type { Order } from "../order.ts";
import { basisOf, discountOf, lineAmount } from "../../../resources/totals.ts";
import { totalBlocks } from "./total-blocks.ts";
import { discountShares, taxShares, type Share } from "./total-shares.ts";

const setting = (name: string): string => process.env[`COUNTERTOP_${name}`] ?? "";
let client: HttpClient;
beforeAll(async () => {
  const baseUrl = setting("SANDBOX_URL");
  const visitor = createClient({ baseUrl });
  const { access_token } = await visitor.admin.auth.createToken({
    body: { email: setting("ADMIN_EMAIL"), password: setting("ADMIN_PASSWORD") },
  });
  client = createClient({ baseUrl, auth: memoryTokens({ admin: access_token }) });
});

const DEMO_REGIONS = ["Europe", "Ireland", "United States", "Japan"];
const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Each order, as its page reads it. */
async function* allOrders(): AsyncGenerator<Order> {
  for (let offset = 0; ; offset += 100) {
    const { orders: page } = await adminListOrders(client, {
      query: { limit: 100, offset, fields: "id", expand: "", order: "created_at" },
    });
    for (const { id } of page) {
      const { queryFn } = orders.recordQueryOptions(client, id);
      yield orders.recordIn(await queryFn({ signal: AbortSignal.timeout(30_000) }));
    }
    if (page.length < 100) return;
  }
}

it(
  "each block of the totals adds up, for every demo order in every region",
  { timeout: 180_000 },
  async () => {
    const { regions } = await adminListRegions(client, {});
    const seen = new Set<string>();
    const kinds = new Set<string>();
    const bases = new Set<string>();
    for await (const order of allOrders()) {
      const name = `#${order.display_id}`;
      seen.add(order.region_id);
      const blocks = totalBlocks(order);
      for (const { figures, sum } of blocks) {
        kinds.add(sum.id);
        expect(add(figures.map(({ amount }) => amount)), `${name}: ${sum.id}`).toBe(sum.amount);
      }
      // The lines above the totals add up to the first figure of the first block.
      const [first] = blocks;
      const basis = basisOf(order);
      expect(
        add((order.items ?? []).map((line) => lineAmount(line, basis))),
        `${name}: lines`,
      ).toBe(first?.figures[0]?.amount);
      bases.add(basis);
      // The total and the other amounts come from the server.
      const sums = new Map(blocks.map(({ sum }) => [sum.id, sum.amount]));
      expect(sums.get("total"), name).toBe(order.total);
      // The server's amount includes released payments, and lacks money that was received another way.
      const released = (order.payments ?? [])
        .filter(({ captured_at, canceled_at }) => canceled_at && !captured_at)
        .map(({ amount }) => amount);
      const elsewhere = (order.edits ?? []).flatMap(
        ({ confirmed_at, payment_collection: collection }) =>
          confirmed_at && collection?.status === "authorized" && !collection.payments?.length
            ? collection.amount
            : [],
      );
      if (order.status !== "canceled")
        expect(sums.get("net"), name).toBe(
          (order.refundable_amount ?? 0) - add(released) + add(elsewhere),
        );
      const parts = (shares: readonly Share[], total: number) => {
        const amounts = shares.flatMap(({ amount }) => amount ?? []);
        if (amounts.length > 0) expect(add(amounts), name).toBe(total);
      };
      parts(discountShares(order, discountOf(order)), discountOf(order));
      parts(
        taxShares(order, (rates) => rates.join("+")),
        order.tax_total ?? 0,
      );
    }
    // Ignores regions that other tests create, because they have no orders.
    const demo = regions.filter(({ name }) => DEMO_REGIONS.includes(name));
    expect(demo).toHaveLength(DEMO_REGIONS.length);
    expect([...seen]).toEqual(expect.arrayContaining(demo.map(({ id }) => id)));
    expect([...kinds]).toEqual(expect.arrayContaining(["total", "net"]));
    expect([...bases].toSorted()).toEqual(["beforeTax", "withTax"]);
  },
);
