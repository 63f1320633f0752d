import { storeRetrieveCart } from "@countertop/sdk/operations";
import type { Cart } from "@countertop/sdk/types";
import { describe, expect, it } from "vitest";
import {
  client,
  demoRegions,
  quantities,
  stockedVariants,
  stockOf,
  visitor,
  watched,
} from "./visitor.fixture.ts";

const { named } = await demoRegions();
const [europe, america] = [named("Europe"), named("United States")];
const [first, second, third] = (await stockedVariants()).filter((one) => stockOf(one) > 50);
if (!first || !second || !third) throw new Error("Seed the demo store again.");

describe.each([
  [europe, america],
  [america, europe],
] as const)("a page closed while the region changes", (from, to) => {
  it("never loses an item or keeps a wrong tax, regardless of which request was the last one", async () => {
    const items = [
      { variant_id: first.id, quantity: 3, metadata: { engraving: "Ada" } },
      { variant_id: second.id },
    ];
    const [fresh, whole] = [visitor(), visitor()];
    await fresh.write("addItems", { items, region_id: to.id });
    const { total } = fresh.cart() as Cart;
    await whole.write("addItems", { items, region_id: from.id });
    const before = quantities(whole.cart());
    let requests = 0;
    const counting = watched(() => void (requests += 1));
    await visitor(counting, whole.id()).write("setRegion", { region_id: to.id });
    // Three requests read and update the cart. Replacing an item takes three more (mark, add, and delete), so more than six
    // requests mean that the second item was also replaced.
    expect(requests).toBeGreaterThan(6);
    for (let last = 1; last < requests; last += 1) {
      const shopper = visitor();
      await shopper.write("addItems", { items, region_id: from.id });
      let sent = 0;
      const dying = watched(() => {
        sent += 1;
        if (sent > last) throw new TypeError("The page is closed");
      });
      const closed = visitor(dying, shopper.id());
      await expect(closed.write("setRegion", { region_id: to.id })).rejects.toThrow(
        /Network Error|closed/,
      );
      const { cart } = await storeRetrieveCart(client, { id: shopper.id() });
      for (const [id, quantity] of Object.entries(before))
        expect(quantities(cart)[id], `after ${last} requests`).toBeGreaterThanOrEqual(quantity);
      const again = visitor(client, shopper.id(), closed.remembered.moving.read());
      await again.settle(shopper.id());
      // If the page closed before the update, the cart is still in the old region.
      const moved = (await storeRetrieveCart(client, { id: shopper.id() })).cart;
      expect(quantities(moved)).toEqual(before);
      expect(moved.items).toHaveLength(2);
      expect(moved.items.map(({ metadata }) => metadata)).toContainEqual({ engraving: "Ada" });
      if (moved.region_id === to.id) expect(moved).toMatchObject({ total });
    }
  });
});

it("a region change keeps an item that sold out", async () => {
  const shopper = visitor();
  await shopper.write("addItem", { variant_id: third.id }, { region_id: europe.id });
  const refusing = watched((request) => {
    if (request.method === "POST" && new URL(request.url).pathname.endsWith("/line-items"))
      return Response.json({ type: "not_allowed", message: "Sold out" }, { status: 400 });
    return undefined;
  });
  const later = visitor(refusing, shopper.id());
  await later.write("setRegion", { region_id: america.id });
  expect(quantities(later.cart())).toEqual({ [third.id]: 1 });
  expect(later.cart()?.items?.[0]?.metadata).toEqual({});
});
