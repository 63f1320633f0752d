// Tests that each `x-fault` describes what the server really does. The tests use their own store, because the damage is
// permanent.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openContract } from "../src/contract.ts";
import { openCheckoutFixture, type CheckoutFixture } from "./checkout-fixture.ts";
import { openOwnStore, type OwnStore } from "./own-store.ts";
import type { Entity } from "./records.ts";
import { fresh, prepare, type Caller } from "./store.ts";

let store: OwnStore;
let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  store = await openOwnStore();
});
beforeEach(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => store.close());

describe("a deletion", () => {
  const reserve = async (): Promise<string> => {
    const { reservation } = await prepare<{ reservation: Entity }>("POST", "/admin/reservations", {
      inventory_item_id: fixture.oat.item,
      location_id: fixture.location,
      quantity: 1,
    });
    return `/admin/reservations/${reservation.id}`;
  };

  const levels = async (): Promise<string[]> => {
    const { inventory_items } = await prepare<{
      inventory_items: { id: string; location_levels: { location_id: string }[] }[];
    }>("GET", `/admin/inventory-items?id=${fixture.oat.item}`);
    return inventory_items.flatMap((one) => one.location_levels.map((level) => level.location_id));
  };

  it("of a stock location also deletes its levels and reservations", async () => {
    const reservation = await reserve();
    await admin.get(reservation);
    expect(await levels()).toEqual([fixture.location]);
    await admin.delete(`/admin/stock-locations/${fixture.location}`);
    await admin.get(reservation, { status: 404 });
    expect(await levels()).toEqual([]);
  });

  it("of an inventory item also deletes its levels, and leaves its reservations without an item", async () => {
    const reservation = await reserve();
    await admin.delete(`/admin/inventory-items/${fixture.oat.item}`);
    await admin.get(`/admin/inventory-items/${fixture.oat.item}`, { status: 404 });
    expect(await levels()).toEqual([]);
    await admin.get(reservation);
  });

  it("of a shipping profile also removes the shipping of its products", async () => {
    const { shipping_profile } = await prepare<{ shipping_profile: Entity }>(
      "POST",
      "/admin/shipping-profiles",
      { name: fresh("Fragile"), type: "custom" },
    );
    const { variant } = await prepare<{ variant: { product_id: string } }>(
      "GET",
      `/admin/variants/${fixture.oat.id}`,
    );
    const product = `/admin/products/${variant.product_id}`;
    await prepare("POST", `/admin/shipping-profiles/${shipping_profile.id}`, {
      products: [variant.product_id],
    });
    const profileOf = async () =>
      (await prepare<{ product: { profile_id?: string | null } }>("GET", product)).product
        .profile_id ?? null;
    expect(await profileOf()).toBe(shipping_profile.id);
    await admin.delete(`/admin/shipping-profiles/${shipping_profile.id}`);
    expect(await profileOf()).toBeNull();
  });
});

/** Creates a draft that can be read, with a variant and a shipping option of the fixture. */
async function draftOrder(): Promise<{ id: string; path: string }> {
  const { draft_order } = await prepare<{ draft_order: Entity }>("POST", "/admin/draft-orders", {
    email: `${fresh("draft")}@example.com`,
    region_id: fixture.region,
    items: [{ variant_id: fixture.oat.id, quantity: 1 }],
    shipping_methods: [{ option_id: fixture.shipping }],
  });
  return { id: draft_order.id, path: `/admin/draft-orders/${draft_order.id}` };
}

it("deleting a region leaves records that can't be read", async () => {
  const { path: draft } = await draftOrder();
  await admin.get(draft);
  await admin.get("/admin/shipping-options");
  await admin.delete(`/admin/regions/${fixture.region}`);
  await admin.get(draft, { status: 500 });
  await admin.get("/admin/shipping-options", { status: 404 });
});

// Only the description mentions this. The operation doesn't have `x-fault`, because the guard would then reject it, but stores
// must be able to delete products that they no longer sell.
it("after a product is deleted, its draft orders appear only in the list", async () => {
  const { id, path: draft } = await draftOrder();
  await admin.get(draft);
  const { variant } = await prepare<{ variant: { product_id: string } }>(
    "GET",
    `/admin/variants/${fixture.oat.id}`,
  );
  await admin.delete(`/admin/products/${variant.product_id}`);
  await admin.get(draft, { status: 500 });
  const { body } = await admin.get<{ draft_orders: Entity[] }>("/admin/draft-orders");
  expect(body.draft_orders.map((one) => one.id)).toContain(id);
});

it("each call with `x-fault` is tested here or in another file", () => {
  const faulty = openContract().operations.filter((operation) => operation.fault !== undefined);
  expect(faulty.map(({ id }) => id).toSorted()).toEqual([
    "adminDeleteInventoryItem",
    "adminDeleteRegion",
    "adminDeleteShippingProfile",
    "adminDeleteStockLocation",
    // This call can't increase the reservation of an order. See orders-shipping.conformance.test.ts.
    "adminReserveOrderLineItem",
  ]);
});
