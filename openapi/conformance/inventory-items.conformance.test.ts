import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Product, type Shop } from "./shop.ts";
import { fresh, prepare, visitor, type Caller } from "./store.ts";

interface Level {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
  incoming_quantity: number;
}
interface Item {
  id: string;
  sku: string | null;
  title: string | null;
  stocked_quantity: number;
  reserved_quantity: number;
  requires_shipping: boolean;
  location_levels: Level[];
}
interface Answer {
  inventory_item: Item;
}
interface List {
  inventory_items: Item[];
}

let shop: Shop;
let admin: Caller;
let item: Item;
let place: string;
let otherPlace: string;
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = shop);
  [place, otherPlace] = [await makePlace(), await makePlace()];
  item = await create();
  await admin.post(`/admin/inventory-items/${item.id}/location-levels`, {
    location_id: place,
    stocked_quantity: 10,
    incoming_quantity: 3,
  });
});
afterAll(async () => {
  await prepare("DELETE", `/admin/inventory-items/${item.id}`);
  for (const id of [place, otherPlace]) await prepare("DELETE", `/admin/stock-locations/${id}`);
  await shop.close();
});

async function makePlace(): Promise<string> {
  const { stock_location } = await prepare<{ stock_location: { id: string } }>(
    "POST",
    "/admin/stock-locations",
    { name: fresh("Place") },
  );
  return stock_location.id;
}

/** Creates a variant, and deletes the inventory item that the server has created for it. */
async function variantWithout(): Promise<string> {
  const sku = fresh("SKU");
  const { product } = await prepare<{ product: Product }>(
    "POST",
    `/admin/products/${shop.product.id}/variants`,
    {
      title: sku,
      sku,
      prices: [],
      options: [{ option_id: shop.product.options[0]?.id, value: sku }],
    },
  );
  const variant = product.variants.find((one) => one.sku === sku)?.id ?? "";
  const { body } = await admin.get<List>(`/admin/inventory-items?sku[]=${sku}`);
  await admin.delete(`/admin/inventory-items/${body.inventory_items[0]?.id}`);
  return variant;
}

async function create(): Promise<Item> {
  const { body } = await admin.post<Answer>("/admin/inventory-items", {
    variant_id: await variantWithout(),
    sku: fresh("SKU"),
    title: "Mug",
    description: "Oat",
    thumbnail: "http://localhost/mug.png",
    hs_code: fresh("hs"),
    origin_country: fresh("pt"),
    mid_code: fresh("mid"),
    material: fresh("clay"),
    weight: 350,
    length: 10,
    height: 9,
    width: 8,
    metadata: { source: "conformance" },
  });
  return body.inventory_item;
}

describe("a list of inventory items", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-sku",
    "?expand=",
    "?expand=inventory_levels",
    "?fields=sku",
    "?q=nothing-like-it",
    "?requires_shipping=false",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/inventory-items${query}`);
  });

  it("returns the matching inventory items for each filter", async () => {
    const facts = item as unknown as Record<string, string>;
    for (const query of [
      `id[]=${item.id}&id[]=none`,
      `sku[]=${item.sku}`,
      `q=${item.sku}`,
      `location_id[]=${place}`,
      ...["origin_country", "mid_code", "material", "hs_code"].map(
        (key) => `${key}[]=${facts[key]}`,
      ),
      `sku[]=${item.sku}&weight[gt]=349&weight[lte]=350`,
      `sku[]=${item.sku}&length[lt]=11&height[gte]=9&width[lte]=8`,
      `sku[]=${item.sku}&requires_shipping=true`,
    ]) {
      const { body } = await admin.get<List>(`/admin/inventory-items?${query}`);
      expect(body.inventory_items.map(({ id }) => id)).toEqual([item.id]);
    }
  });

  it("rejects unknown or invalid parameters, and callers who aren't signed in", async () => {
    await admin.get("/admin/inventory-items?title=Mug", { status: 400 });
    await admin.get("/admin/inventory-items?sku[contains]=a", { status: 400 });
    await visitor.get("/admin/inventory-items", { status: 401 });
  });
});

it("an inventory item is retrieved and updated", async () => {
  const path = `/admin/inventory-items/${item.id}`;
  for (const query of ["", "?expand=inventory_levels", "?fields=sku"])
    await admin.get(path + query);
  const { body } = await admin.post<Answer>(path, {
    title: null,
    description: null,
    thumbnail: null,
    weight: null,
    length: null,
    height: null,
    width: null,
    hs_code: null,
    origin_country: null,
    mid_code: null,
    material: null,
    requires_shipping: false,
  });
  expect(body.inventory_item).toMatchObject({ title: null, requires_shipping: false });
  item = { ...item, sku: fresh("SKU") };
  await admin.post(`${path}?expand=inventory_levels`, { sku: item.sku, requires_shipping: true });
  await admin.post(`${path}?fields=sku`, { title: "Mug" });
  await admin.post(path, { metadata: {} }, { status: 400 });
  await admin.get("/admin/inventory-items/none", { status: 404 });
  await admin.post("/admin/inventory-items/none", { title: "A" }, { status: 404 });
});

it("an inventory item can't be created without a variant, or for a variant that already has one", async () => {
  await admin.post("/admin/inventory-items", { sku: "A" }, { status: 400 });
  await admin.post("/admin/inventory-items", { variant_id: "a", ean: "1" }, { status: 400 });
  const taken = { variant_id: shop.product.variants[0]?.id };
  await admin.post("/admin/inventory-items", taken, { status: 500 });
});

it("an inventory item's stock levels are listed, created, updated, and, unless something is reserved, deleted", async () => {
  const path = `/admin/inventory-items/${item.id}/location-levels`;
  const levels = async (query = "") =>
    (await admin.get<Answer>(path + query)).body.inventory_item.location_levels;
  expect(await levels()).toMatchObject([{ location_id: place, stocked_quantity: 10 }]);
  expect(await levels(`?location_id[]=${otherPlace}`)).toEqual([]);
  await levels("?fields=stocked_quantity");

  await admin.post(`${path}?fields=sku`, { location_id: otherPlace, stocked_quantity: 5 });
  const again = { location_id: otherPlace, stocked_quantity: 5 };
  await admin.post(path, again, { status: 422 });
  await admin.post(path, { location_id: otherPlace }, { status: 400 });
  await admin.post(path, { ...again, location_id: "none" }, { status: 404 });

  await admin.post(`${path}/${otherPlace}`, { stocked_quantity: 7, incoming_quantity: 1 });
  await admin.post(`${path}/${otherPlace}?expand=inventory_levels`, {});
  expect(await levels(`?location_id[]=${otherPlace}`)).toMatchObject([
    { stocked_quantity: 7, incoming_quantity: 1 },
  ]);
  await admin.post(`${path}/${otherPlace}`, { stocked_quantity: -1 }, { status: 400 });
  await admin.post(`${path}/none`, { stocked_quantity: 1 }, { status: 404 });

  const { reservation } = await prepare<{ reservation: { id: string } }>(
    "POST",
    "/admin/reservations",
    { inventory_item_id: item.id, location_id: otherPlace, quantity: 2 },
  );
  const { body } = await admin.get<Answer>(`/admin/inventory-items/${item.id}`);
  expect(body.inventory_item).toMatchObject({ stocked_quantity: 17, reserved_quantity: 2 });
  await admin.delete(`${path}/${otherPlace}`, undefined, { status: 400 });
  await prepare("DELETE", `/admin/reservations/${reservation.id}`);
  await admin.delete(`${path}/${otherPlace}`);
  expect(await levels()).toHaveLength(1);
});

it("an inventory item can be deleted twice", async () => {
  const { id } = await create();
  for (const _ of [1, 2]) {
    const { body } = await admin.delete(`/admin/inventory-items/${id}`);
    expect(body).toEqual({ id, object: "inventory_item", deleted: true });
  }
  await admin.get(`/admin/inventory-items/${id}`, { status: 404 });
});
