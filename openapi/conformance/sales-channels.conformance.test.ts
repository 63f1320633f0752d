import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "./shop.ts";
import { fresh, prepare, visitor, type Caller } from "./store.ts";

interface Channel {
  id: string;
  name: string;
  description: string | null;
  is_disabled: boolean;
  locations?: { location_id: string }[];
}
interface Answer {
  sales_channel: Channel;
}
interface List {
  sales_channels: Channel[];
}

let shop: Shop;
let admin: Caller;
let place: string;
const made: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = shop);
  const { stock_location } = await prepare<{ stock_location: { id: string } }>(
    "POST",
    "/admin/stock-locations",
    { name: fresh("Place") },
  );
  place = stock_location.id;
});
afterAll(async () => {
  for (const id of made) await prepare("DELETE", `/admin/sales-channels/${id}`);
  await prepare("DELETE", `/admin/stock-locations/${place}`);
  await shop.close();
});

async function create(more: object = {}): Promise<Channel> {
  const { body } = await admin.post<Answer>("/admin/sales-channels", {
    name: fresh("Channel"),
    ...more,
  });
  made.push(body.sales_channel.id);
  return body.sales_channel;
}

describe("a list of sales channels", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-name",
    "?expand=locations,products,publishableKeys",
    "?fields=name",
    "?q=nothing-like-it",
    "?created_at[gte]=2020-01-01&updated_at[gt]=946684800",
    "?deleted_at[gt]=2020-01-01",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/sales-channels${query}`);
  });

  it("returns the matching sales channels for each filter", async () => {
    const one = await create({ description: fresh("about") });
    for (const query of [
      `id=${one.id}`,
      `name=${one.name}`,
      `q=${one.name}`,
      `description=${one.description}`,
    ]) {
      const { body } = await admin.get<List>(`/admin/sales-channels?${query}`);
      expect(body.sales_channels.map(({ id }) => id)).toEqual([one.id]);
    }
    await admin.get(`/admin/sales-channels?id[]=${one.id}`, { status: 400 });
    await visitor.get("/admin/sales-channels", { status: 401 });
  });
});

it("a sales channel is created, retrieved, updated, and deleted", async () => {
  const one = await create({ description: null, is_disabled: true });
  expect(one).toMatchObject({ description: null, is_disabled: true });
  await admin.post("/admin/sales-channels", {}, { status: 400 });
  await admin.post("/admin/sales-channels", { name: "A", metadata: {} }, { status: 400 });
  const path = `/admin/sales-channels/${one.id}`;
  await admin.get(path);
  const { body } = await admin.post<Answer>(path, {
    name: fresh("Renamed"),
    description: "About",
    is_disabled: false,
  });
  expect(body.sales_channel).toMatchObject({ description: "About", is_disabled: false });
  await admin.post(path, { description: null });
  await admin.post(path, { color: "red" }, { status: 400 });
  await admin.post("/admin/sales-channels/none", { name: "A" }, { status: 404 });
  for (const _ of [1, 2]) {
    const deleted = await admin.delete(path);
    expect(deleted.body).toEqual({ id: one.id, object: "sales-channel", deleted: true });
  }
  await admin.get(path, { status: 404 });
  await admin.delete(`/admin/sales-channels/${shop.channel}`, undefined, { status: 400 });
});

it("products are added to a sales channel and removed", async () => {
  const { id } = await create();
  const path = `/admin/sales-channels/${id}/products/batch`;
  const product_ids = [{ id: shop.product.id }];
  const count = async () => {
    const { body } = await visitor.get<{ count: number }>(
      `/store/products?sales_channel_id[]=${id}`,
    );
    return body.count;
  };
  await admin.post(path, { product_ids });
  expect(await count()).toBe(1);
  await admin.delete(path, { product_ids });
  expect(await count()).toBe(0);
  await admin.post(path, { product_ids: [{ id: "none" }] }, { status: 400 });
  await admin.post(path, { product_ids: [shop.product.id] }, { status: 400 });
  await admin.delete(path, {}, { status: 400 });
});

it("a stock location is added to a sales channel and removed", async () => {
  const { id } = await create();
  const path = `/admin/sales-channels/${id}/stock-locations`;
  const location_id = place;
  const places = async () => {
    const { body } = await admin.get<List>(`/admin/sales-channels?id=${id}&expand=locations`);
    return body.sales_channels[0]?.locations?.map((one) => one.location_id);
  };
  await admin.post(path, { location_id });
  expect(await places()).toEqual([place]);
  await admin.post(path, { location_id: "none" }, { status: 404 });
  await admin.post(path, {}, { status: 400 });
  const removed = await admin.delete(path, { location_id });
  expect(removed.body).toEqual({ id, object: "stock-location", deleted: true });
  expect(await places()).toEqual([]);
  await admin.delete(path, {}, { status: 400 });
});
