import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "./shop.ts";
import { fresh, prepare, visitor, type Caller } from "./store.ts";

interface Option {
  id: string;
  name: string;
  amount: number;
  admin_only: boolean;
  price_incl_tax: number;
  tax_amount: number;
  requirements: { id: string; type: string; amount: number }[];
}
interface Answer {
  shipping_option: Option;
}
interface List {
  shipping_options: Option[];
}

let shop: Shop;
let admin: Caller;
let standard: Option;
let back: Option;
const made: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = shop);
  standard = await create({
    includes_tax: true,
    metadata: { source: "conformance" },
    requirements: [
      { type: "min_subtotal", amount: 1000 },
      { type: "max_subtotal", amount: 9000 },
    ],
  });
  back = await create({ is_return: true, data: { id: "manual-fulfillment-return" } });
});
afterAll(async () => {
  for (const id of made) await prepare("DELETE", `/admin/shipping-options/${id}`);
  await shop.close();
});

const post = () => ({
  name: fresh("Post"),
  region_id: shop.region,
  provider_id: "manual",
  data: { id: "manual-fulfillment" },
  price_type: "flat_rate",
  amount: 600,
});

async function create(more: object = {}): Promise<Option> {
  const { body } = await admin.post<Answer>("/admin/shipping-options", { ...post(), ...more });
  made.push(body.shipping_option.id);
  return body.shipping_option;
}

it("invalid shipping options are rejected", async () => {
  for (const more of [
    { color: "red" },
    { amount: undefined },
    { data: undefined },
    { price_type: "guess" },
    { price_type: "calculated" },
    { requirements: [{ type: "mood", amount: 1 }] },
    { requirements: [{ id: "a", type: "min_subtotal", amount: 1 }] },
  ]) {
    await admin.post("/admin/shipping-options", { ...post(), ...more }, { status: 400 });
  }
  await admin.post("/admin/shipping-options", { ...post(), region_id: "none" }, { status: 404 });
  await visitor.post("/admin/shipping-options", post(), { status: 401 });
});

describe("a list of shipping options", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-name",
    "?expand=",
    "?expand=region,profile,provider,requirements",
    "?fields=name",
    "?q=nothing-like-it",
    "?created_at[gte]=2020-01-01&updated_at[gt]=946684800",
    "?deleted_at[gt]=2099-01-01",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/shipping-options${query}`);
  });

  it("returns the matching shipping options for each filter", async () => {
    for (const [query, one] of [
      [`id[]=${standard.id}&id[]=none`, standard],
      [`name=${standard.name}`, standard],
      [`q=${standard.name}`, standard],
      [`region_id=${shop.region}&is_return=true`, back],
      [`region_id=${shop.region}&is_return=false&admin_only=false`, standard],
    ] as const) {
      const { body } = await admin.get<List>(`/admin/shipping-options?${query}`);
      expect(body.shipping_options.map(({ id }) => id)).toEqual([one.id]);
    }
    await admin.get("/admin/shipping-options?color=red", { status: 400 });
    await visitor.get("/admin/shipping-options", { status: 401 });
  });

  it("returns the price with tax, whether or not the price includes it", async () => {
    // At 20% tax, a price of 600 either includes a tax of 100, or a tax of 120 is added.
    const priced = async (id: string) => {
      const { body } = await admin.get<List>(`/admin/shipping-options?id[]=${id}`);
      return body.shipping_options[0];
    };
    expect(await priced(standard.id)).toMatchObject({ price_incl_tax: 600, tax_amount: 100 });
    expect(await priced(back.id)).toMatchObject({ price_incl_tax: 720, tax_amount: 120 });
  });
});

it("a shipping option is retrieved and updated", async () => {
  const one = await create({ requirements: [{ type: "min_subtotal", amount: 1000 }] });
  const path = `/admin/shipping-options/${one.id}`;
  await admin.get(path);
  const [requirement] = one.requirements;
  const { body } = await admin.post<Answer>(path, {
    name: fresh("Renamed"),
    amount: 700,
    price_type: "flat_rate",
    admin_only: true,
    includes_tax: false,
    metadata: { told: true },
    requirements: [
      { id: requirement?.id, type: "min_subtotal", amount: 1500 },
      { type: "max_subtotal", amount: 9000 },
    ],
  });
  expect(body.shipping_option).toMatchObject({ amount: 700, admin_only: true });
  expect(new Set(body.shipping_option.requirements.map(({ amount }) => amount))).toEqual(
    new Set([1500, 9000]),
  );
  const cleared = await admin.post<Answer>(path, { requirements: [] });
  expect(cleared.body.shipping_option.requirements).toEqual([]);
  for (const wrong of [
    { name: "A" },
    { requirements: [], is_return: true },
    { requirements: [{ id: "none", type: "min_subtotal", amount: 1 }] },
  ]) {
    await admin.post(path, wrong, { status: 400 });
  }
  await admin.get("/admin/shipping-options/none", { status: 404 });
  await admin.post("/admin/shipping-options/none", { requirements: [] }, { status: 404 });
});

it("a shipping option still exists after its profile is deleted", async () => {
  const { shipping_profile } = await prepare<{ shipping_profile: { id: string } }>(
    "POST",
    "/admin/shipping-profiles",
    { name: fresh("Profile"), type: "custom" },
  );
  const { id } = await create({ profile_id: shipping_profile.id });
  await prepare("DELETE", `/admin/shipping-profiles/${shipping_profile.id}`);
  const { body } = await admin.get<{ shipping_option: { profile: unknown } }>(
    `/admin/shipping-options/${id}`,
  );
  expect(body.shipping_option.profile).toBeNull();
  await admin.get(`/admin/shipping-options?id[]=${id}`);
});

it("a shipping option is listed in the storefront", async () => {
  const hidden = await create({ admin_only: true });
  const idsOf = async (query: string) => {
    const { body } = await visitor.get<List>(`/store/shipping-options${query}`);
    return body.shipping_options.map(({ id }) => id);
  };
  expect(await idsOf("")).toContain(standard.id);
  const own = await idsOf(`?region_id=${shop.region}`);
  expect(own).toContain(standard.id);
  expect(own).not.toContain(hidden.id);
  expect(await idsOf(`?region_id=${shop.region}&is_return=true`)).toEqual([back.id]);
  // The server uses the profiles of the products, but doesn't load them into the response.
  expect(await idsOf(`?is_return=false&product_ids=${shop.product.id}`)).toEqual([]);
  expect(await idsOf("?region_id=none")).toEqual([]);
  await visitor.get("/store/shipping-options?is_return=perhaps", { status: 400 });
});

it("a shipping option is offered to the carts that it applies to", async () => {
  const { cart } = await prepare<{ cart: { id: string } }>("POST", "/store/carts", {
    region_id: shop.region,
    sales_channel_id: shop.channel,
  });
  const offered = async () => {
    const { body } = await visitor.get<List>(`/store/shipping-options/${cart.id}`);
    return body.shipping_options.map(({ id }) => id);
  };
  expect(await offered()).toEqual([]);
  await prepare("POST", `/store/carts/${cart.id}/line-items`, {
    variant_id: shop.product.variants[0]?.id,
    quantity: 1,
  });
  expect(await offered()).toEqual([standard.id]);
  await visitor.get("/store/shipping-options/none", { status: 500 });
});

it("a shipping option can be deleted twice", async () => {
  const { id } = await create();
  for (const _ of [1, 2]) {
    const { body } = await admin.delete(`/admin/shipping-options/${id}`);
    expect(body).toEqual({ id, object: "shipping-option", deleted: true });
  }
  await admin.get(`/admin/shipping-options/${id}`, { status: 404 });
});
