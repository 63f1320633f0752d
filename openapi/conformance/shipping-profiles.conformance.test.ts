import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "./shop.ts";
import { fresh, prepare, visitor, type Caller } from "./store.ts";

type Ids = { id: string }[];
interface Profile {
  id: string;
  name: string;
  type: string;
  metadata: Record<string, unknown> | null;
  products: Ids;
  shipping_options: Ids;
}
interface Answer {
  shipping_profile: Profile;
}

let shop: Shop;
let admin: Caller;
const made: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = shop);
});
afterAll(async () => {
  for (const id of made) await prepare("DELETE", `/admin/shipping-profiles/${id}`);
  await shop.close();
});

async function create(more: object = {}): Promise<Profile> {
  const { body } = await admin.post<Answer>("/admin/shipping-profiles", {
    name: fresh("Profile"),
    type: "custom",
    ...more,
  });
  made.push(body.shipping_profile.id);
  return body.shipping_profile;
}

it("a shipping profile is created and listed", async () => {
  const one = await create({ metadata: { source: "conformance" } });
  await create({ metadata: null });
  const { body } = await admin.get<{ shipping_profiles: Profile[] }>("/admin/shipping-profiles");
  expect(body.shipping_profiles.map(({ id }) => id)).toContain(one.id);
  for (const wrong of [
    { name: "A" },
    { name: "A", type: "odd" },
    { name: "A", type: "custom", a: 1 },
  ]) {
    await admin.post("/admin/shipping-profiles", wrong, { status: 400 });
  }
  await visitor.get("/admin/shipping-profiles", { status: 401 });
});

it("a shipping profile takes over products and shipping options", async () => {
  const one = await create();
  const path = `/admin/shipping-profiles/${one.id}`;
  await admin.get(path);
  const { shipping_option: option } = await prepare<{ shipping_option: { id: string } }>(
    "POST",
    "/admin/shipping-options",
    {
      name: fresh("Post"),
      region_id: shop.region,
      provider_id: "manual",
      data: { id: "manual-fulfillment" },
      price_type: "flat_rate",
      amount: 600,
    },
  );
  await admin.post(path, {
    name: fresh("Renamed"),
    type: "custom",
    metadata: { told: true },
    products: [shop.product.id],
    shipping_options: [option.id],
  });
  const { body } = await admin.get<Answer>(path);
  expect(body.shipping_profile.products.map(({ id }) => id)).toEqual([shop.product.id]);
  expect(body.shipping_profile.shipping_options.map(({ id }) => id)).toEqual([option.id]);
  const cleared = await admin.post<Answer>(path, { metadata: { told: "" } });
  expect(cleared.body.shipping_profile.metadata).toEqual({});
  await admin.post(path, { type: "odd" }, { status: 400 });
  await admin.post(path, { color: "red" }, { status: 400 });
  await admin.get("/admin/shipping-profiles/none", { status: 404 });
  await admin.post("/admin/shipping-profiles/none", { name: "A" }, { status: 404 });
  await prepare("DELETE", `/admin/shipping-options/${option.id}`);
});

it("a shipping profile can be deleted twice", async () => {
  const { id } = await create();
  for (const _ of [1, 2]) {
    const { body } = await admin.delete(`/admin/shipping-profiles/${id}`);
    expect(body).toEqual({ id, object: "shipping_profile", deleted: true });
  }
  await admin.get(`/admin/shipping-profiles/${id}`, { status: 404 });
});
