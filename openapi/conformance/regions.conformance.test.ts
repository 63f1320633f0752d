import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fresh, signInAdmin, visitor, type Caller } from "./store.ts";

interface Region {
  id: string;
  name: string;
  countries: { iso_2: string }[];
  payment_providers: { id: string }[];
}

let admin: Caller;
let region: Region;
let free: string[];

beforeAll(async () => {
  admin = await signInAdmin();
  const { body } = await admin.get<{ regions: Region[] }>("/admin/regions?limit=0");
  const taken = new Set(body.regions.flatMap((one) => one.countries.map(({ iso_2 }) => iso_2)));
  free = ["is", "li", "mc", "sm", "ad", "va"].filter((code) => !taken.has(code));
  const created = await admin.post<{ region: Region }>("/admin/regions", {
    name: fresh("Region"),
    currency_code: await someCurrency(),
    tax_rate: 8.1,
    tax_code: "VAT",
    includes_tax: true,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: free.slice(0, 2),
    metadata: { source: "conformance" },
  });
  region = created.body.region;
});

afterAll(async () => {
  const { body } = await admin.delete<{ id: string }>(`/admin/regions/${region.id}`);
  expect(body).toEqual({ id: region.id, object: "region", deleted: true });
  await admin.get(`/admin/regions/${region.id}`, { status: 404 });
});

async function someCurrency(): Promise<string> {
  const { body } = await admin.get<{ store: { default_currency_code: string } }>("/admin/store");
  return body.store.default_currency_code;
}

describe("a list of regions", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-created_at",
    "?expand=",
    "?expand=countries,payment_providers",
    "?fields=name",
    "?fields=%2Bmetadata,-tax_rate",
    "?fields=name&expand=",
    "?created_at[gt]=2020-01-01&updated_at[gte]=2020-01-01T00:00:00.000Z",
    "?created_at[lt]=946684800",
  ])("accepts the query %s in both areas", async (query) => {
    await admin.get(`/admin/regions${query}`);
    await visitor.get(`/store/regions${query}`);
  });

  it("can be searched, and can include deleted ones, in the admin", async () => {
    const found = await admin.get<{ count: number }>(`/admin/regions?q=${region.name}`);
    expect(found.body.count).toBe(1);
    await admin.get("/admin/regions?deleted_at[gt]=2020-01-01");
    await visitor.get("/store/regions?q=a", { status: 400 });
  });

  it("rejects unknown or invalid parameters, and callers who aren't signed in", async () => {
    await admin.get("/admin/regions?color=red", { status: 400 });
    await admin.get("/admin/regions?limit=many", { status: 400 });
    await admin.get("/admin/regions?created_at[gt]=soon", { status: 400 });
    await visitor.get("/store/regions?color=red", { status: 400 });
    await visitor.get("/admin/regions", { status: 401 });
  });
});

it("a region is retrieved in both areas", async () => {
  for (const query of ["", "?expand=countries", "?expand=", "?fields=name"]) {
    await admin.get(`/admin/regions/${region.id}${query}`);
    await visitor.get(`/store/regions/${region.id}${query}`);
  }
  await visitor.get("/store/regions/none", { status: 404 });
});

it("every field of a region is updated", async () => {
  const name = fresh("Renamed");
  const { body } = await admin.post<{ region: Region }>(`/admin/regions/${region.id}`, {
    name,
    currency_code: await someCurrency(),
    tax_rate: 0,
    tax_code: null,
    tax_provider_id: null,
    automatic_taxes: false,
    gift_cards_taxable: false,
    includes_tax: false,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: free.slice(0, 1),
    metadata: { source: "" },
  });
  expect(body.region.name).toBe(name);
  await admin.post("/admin/regions/none", { name }, { status: 404 });
  await admin.post(`/admin/regions/${region.id}`, { color: "red" }, { status: 400 });
  await admin.post(`/admin/regions/${region.id}`, { tax_rate: 101 }, { status: 400 });
});

it("an invalid region is rejected", async () => {
  const body = {
    name: "Nowhere",
    currency_code: await someCurrency(),
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: [],
  };
  await admin.post("/admin/regions", { ...body, countries: free.slice(0, 1) }, { status: 422 });
  await admin.post("/admin/regions", { ...body, countries: ["zz"] }, { status: 400 });
  await admin.post("/admin/regions", { ...body, color: "red" }, { status: 400 });
  await admin.post("/admin/regions", { name: "Nowhere" }, { status: 400 });
});

it("countries are added to a region and removed", async () => {
  const path = `/admin/regions/${region.id}/countries`;
  const code = free[2] ?? "";
  const added = await admin.post<{ region: Region }>(path, { country_code: code });
  expect(added.body.region.countries.map(({ iso_2 }) => iso_2)).toContain(code);
  await admin.post(path, { country_code: "zz" }, { status: 400 });
  await admin.delete(`${path}/${code}`);
  await admin.delete("/admin/regions/none/countries/is", undefined, { status: 404 });
});

it.each(["payment", "fulfillment"])(
  "%s providers are added to a region and removed",
  async (kind) => {
    const path = `/admin/regions/${region.id}/${kind}-providers`;
    await admin.delete(`${path}/manual`);
    await admin.post(path, { provider_id: "manual" });
    await admin.post(path, { provider_id: "none" }, { status: 404 });
    await admin.post(path, {}, { status: 400 });
  },
);

it("the options of a region's fulfillment providers are listed", async () => {
  await admin.get(`/admin/regions/${region.id}/fulfillment-options`);
  await admin.get("/admin/regions/none/fulfillment-options", { status: 404 });
});
