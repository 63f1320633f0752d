import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fresh, prepare, signInAdmin, visitor, type Caller } from "./store.ts";

interface Place {
  id: string;
  name: string;
  address_id: string | null;
  metadata: Record<string, unknown> | null;
  address?: { city: string | null } | null;
}
interface Answer {
  stock_location: Place;
}
interface List {
  stock_locations: Place[];
}

let admin: Caller;
const made: string[] = [];
beforeAll(async () => {
  admin = await signInAdmin();
});
afterAll(async () => {
  for (const id of made) await prepare("DELETE", `/admin/stock-locations/${id}`);
});

const address = {
  company: "Countertop",
  address_1: "Rua das Flores 91",
  address_2: null,
  city: "Porto",
  province: null,
  postal_code: "4050-266",
  country_code: "pt",
  phone: "+351 223 000 091",
};

async function create(more: object = {}, query = ""): Promise<Place> {
  const { body } = await admin.post<Answer>(`/admin/stock-locations${query}`, {
    name: fresh("Place"),
    ...more,
  });
  made.push(body.stock_location.id);
  return body.stock_location;
}

it("a stock location is created with a new address, with an existing one, or without one", async () => {
  const one = await create({ address, metadata: { source: "conformance" } }, "?expand=address");
  expect(one.address).toMatchObject(address);
  await create({ address_id: one.address_id, metadata: null });
  expect(await create({}, "?fields=name")).not.toHaveProperty("address_id");
  for (const body of [
    {},
    { name: "" },
    { name: "A", color: "red" },
    { name: "A", address: { city: "Porto", country_code: "pt" } },
    { name: "A", address: { ...address, metadata: {} } },
  ]) {
    await admin.post("/admin/stock-locations", body, { status: 400 });
  }
  await visitor.post("/admin/stock-locations", { name: "A" }, { status: 401 });
});

describe("a list of stock locations", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-name",
    "?expand=address,sales_channels",
    "?fields=name",
    "?q=nothing-like-it",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/stock-locations${query}`);
  });

  it("returns the matching locations for each filter", async () => {
    const one = await create({ address });
    const { sales_channel } = await prepare<{ sales_channel: { id: string } }>(
      "POST",
      "/admin/sales-channels",
      { name: fresh("Channel") },
    );
    await prepare("POST", `/admin/sales-channels/${sales_channel.id}/stock-locations`, {
      location_id: one.id,
    });
    for (const query of [
      `id[]=${one.id}&id[]=none`,
      `name[]=${one.name}`,
      `q=${one.name}`,
      `address_id[]=${one.address_id}`,
      `sales_channel_id[]=${sales_channel.id}&expand=sales_channels`,
    ]) {
      const { body } = await admin.get<List>(`/admin/stock-locations?${query}`);
      expect(body.stock_locations.map(({ id }) => id)).toEqual([one.id]);
    }
    await prepare("DELETE", `/admin/sales-channels/${sales_channel.id}`);
  });

  it("rejects unknown parameters, and callers who aren't signed in", async () => {
    await admin.get("/admin/stock-locations?created_at[gt]=2020-01-01", { status: 400 });
    await visitor.get("/admin/stock-locations", { status: 401 });
  });
});

it("a stock location is retrieved, updated, and deleted", async () => {
  const one = await create({ address });
  const path = `/admin/stock-locations/${one.id}`;
  for (const query of ["", "?expand=address,sales_channels", "?fields=name"]) {
    await admin.get(path + query);
  }
  const name = fresh("Renamed");
  const { body } = await admin.post<Answer>(`${path}?expand=address`, {
    name,
    address: { address_1: "Vesterbrogade 1", country_code: "dk", city: "Copenhagen" },
    metadata: { told: true },
  });
  expect(body.stock_location).toMatchObject({ name, address: { city: "Copenhagen" } });
  await admin.post(`${path}?fields=name`, { address_id: one.address_id });
  await admin.post(path, { color: "red" }, { status: 400 });
  await admin.post(path, { address: { city: "A" } }, { status: 400 });
  await admin.get("/admin/stock-locations/none", { status: 404 });
  await admin.post("/admin/stock-locations/none", { name }, { status: 404 });
  for (const _ of [1, 2]) {
    const deleted = await admin.delete(path);
    expect(deleted.body).toEqual({ id: one.id, object: "stock_location", deleted: true });
  }
  await admin.get(path, { status: 404 });
});
