// Sends a request for each finding of the fuzzer to the real store and to the mock. If only one of them accepts the request,
// the contract is wrong.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMock, type MockServer } from "../src/mock-server.ts";
import { openCheckoutFixture, type CheckoutFixture } from "./checkout-fixture.ts";
import { openShop, type Shop } from "./shop.ts";
import { adminLogin, fresh, sandbox, visitor } from "./store.ts";

let mock: MockServer;
let fixture: CheckoutFixture;
let shop: Shop;
let authorization = "";
beforeAll(async () => {
  mock = await startMock(0);
  fixture = await openCheckoutFixture();
  shop = await openShop();
  const { body } = await visitor.post<{ access_token: string }>("/admin/auth/token", adminLogin());
  authorization = `Bearer ${body.access_token}`;
});
afterAll(async () => {
  await shop.close();
  await fixture.close();
  await mock.close();
});

interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

async function statusOf(base: string, path: string, { method, body, headers }: Asked = {}) {
  const response = await fetch(base + path, {
    method: method ?? "GET",
    headers: { authorization, ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.text();
  return response.status;
}

/** Sends a request to both, and resolves to the statuses of the store and of the mock. */
const both = (path: string, asked?: Asked): Promise<number[]> =>
  Promise.all([sandbox(), mock.url].map((base) => statusOf(base, path, asked)));

it("an invalid token for a password reset is rejected with 401 and JSON", async () => {
  const asked = { email: "nobody@example.com", token: "none", password: "another-password" };
  const { headers } = await visitor.post("/store/customers/password-reset", asked, { status: 401 });
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  const mocked = await fetch(`${mock.url}/store/customers/password-reset`, {
    method: "POST",
    headers: { "content-type": "application/json", prefer: "code=401" },
    body: JSON.stringify(asked),
  });
  expect(mocked.headers.get("content-type")).toMatch(/^application\/json/);
});

it("changing an option returns the product, and deleting one also returns the option's id", async () => {
  interface Answer {
    readonly product: { readonly id: string; readonly options: { id: string; title: string }[] };
  }
  const { body } = await fixture.admin.post<Answer>("/admin/products", {
    title: fresh("Options"),
    options: [{ title: "Glaze" }],
  });
  const { id, options } = body.product;
  const path = `/admin/products/${id}/options/${options[0]?.id}`;
  const renamed = await fixture.admin.post<Answer>(path, { title: "Color" });
  expect(renamed.body.product.options.map(({ title }) => title)).toEqual(["Color"]);
  const deleted = await fixture.admin.delete<Answer & Record<string, unknown>>(path);
  expect(deleted.body).toMatchObject({
    option_id: options[0]?.id,
    object: "option",
    deleted: true,
  });
  expect(deleted.body.product.options).toEqual([]);
});

it("products can be listed with only some fields and their collection", async () => {
  const { body } = await visitor.get<{ products: object[] }>(
    `/store/products?id[]=${shop.product.id}&expand=collection&fields=id`,
  );
  expect(body.products.map((one) => Object.keys(one).sort())).toEqual([
    ["collection", "created_at", "id"],
  ]);
});

describe("a search", () => {
  const SEARCHED =
    "order-edits publishable-api-keys regions orders collections currencies product-tags product-types customer-groups stock-locations users shipping-options".split(
      " ",
    );

  it.each(SEARCHED)("for %s is accepted, but the store fails for the word `null`", async (slug) => {
    expect(await both(`/admin/${slug}?q=oat`)).toEqual([200, 200]);
    expect(await statusOf(sandbox(), `/admin/${slug}?q=null`)).toBe(500);
    expect(await both(`/admin/${slug}?q=NULL`)).toEqual([200, 200]);
  });

  it("for an uppercase word finds the word in lowercase", async () => {
    const { body } = await fixture.admin.post<{ region: { id: string; name: string } }>(
      "/admin/regions",
      {
        name: fresh("null island"),
        currency_code: fixture.currency,
        tax_rate: 0,
        payment_providers: ["manual"],
        fulfillment_providers: ["manual"],
        countries: [],
      },
    );
    const found = await fixture.admin.get<{ regions: { id: string }[] }>("/admin/regions?q=NULL");
    expect(found.body.regions.map(({ id }) => id)).toContain(body.region.id);
    await fixture.admin.delete(`/admin/regions/${body.region.id}`);
  });
});

describe("limits", () => {
  /** Doesn't repeat letters, because the database compresses repeated ones. */
  const long = (length: number): string =>
    Array.from({ length: length / 4 }, () => crypto.randomUUID().slice(0, 4)).join("");
  const body = (length: number): [string, string, object][] => [
    ["a handle", "/admin/products", { title: fresh("Long"), handle: long(length) }],
    ["a title that a handle is made from", "/admin/products", { title: long(length) }],
    ["the handle of a collection", "/admin/collections", { title: "Long", handle: long(length) }],
    ["the name of a customer group", "/admin/customer-groups", { name: long(length) }],
    [
      "the value of a return reason",
      "/admin/return-reasons",
      { value: long(length), label: "Long" },
    ],
    [
      "the record's id in a note",
      "/admin/notes",
      { resource_type: "order", resource_id: long(length), value: "Long" },
    ],
  ];

  it.each(body(600))("allow 600 characters in %s", async (_, path, sent) => {
    expect(await both(path, { method: "POST", body: sent })).toEqual([200, 200]);
  });

  it.each(body(6_000))(
    "reject 6,000 characters in %s, because the store fails on them",
    async (_, path, sent) => {
      expect(await both(path, { method: "POST", body: sent })).toEqual([500, 400]);
    },
  );

  it.each([
    ["a number beyond 32 bits", `/admin/orders?display_id=${2 ** 31}`],
    ["a fraction in place of a whole number", "/admin/orders?display_id=1.5"],
    ["a fraction in a comparison", "/admin/variants?inventory_quantity[gte]=1.5"],
    ["a fraction in a comparison in the storefront", "/store/variants?inventory_quantity[lt]=1.5"],
    ["a fraction in a comparison of reserved quantities", "/admin/reservations?quantity[gt]=1.5"],
  ])("reject %s, because the store fails on it", async (_, path) => {
    expect(await both(path)).toEqual([500, 400]);
  });

  it("keep stock quantities within 32 bits, and reject fractions", async () => {
    const levels = `/admin/inventory-items/${fixture.oat.item}/location-levels/${fixture.location}`;
    for (const stocked_quantity of [2 ** 31, 1.5]) {
      const [store, mocked] = await both(levels, { method: "POST", body: { stocked_quantity } });
      expect([store === 200, mocked]).toEqual([false, 400]);
    }
  });

  it("require the duration format that the store parses", async () => {
    const discount = (valid_duration: string) => ({
      method: "POST",
      body: {
        code: fresh("LONG"),
        is_dynamic: true,
        valid_duration,
        regions: [fixture.region],
        rule: { type: "percentage", value: 5, allocation: "total" },
      },
    });
    expect(await both("/admin/discounts", discount("P1M2DT3H"))).toEqual([200, 200]);
    for (const wrong of ["P", "PT", "1 month", "P1D2M"])
      expect(await both("/admin/discounts", discount(wrong))).toEqual([400, 400]);
  });
});

it("a draft order has totals, and can be read with any `expand` or `fields`", async () => {
  const { body } = await fixture.admin.post<{ draft_order: { id: string } }>(
    "/admin/draft-orders",
    {
      email: `${fresh("draft")}@example.com`,
      region_id: fixture.region,
      items: [{ variant_id: fixture.oat.id, quantity: 2 }],
      shipping_methods: [{ option_id: fixture.shipping }],
    },
  );
  const path = `/admin/draft-orders/${body.draft_order.id}`;
  const { body: read } = await fixture.admin.get<{
    draft_order: { cart: { total: number; subtotal: number; tax_total: number } };
  }>(path);
  const { total, subtotal, tax_total } = read.draft_order.cart;
  expect([subtotal, tax_total > 0, total > subtotal]).toEqual([4000, true, true]);
  // Clients can't choose which relations are loaded, because the totals need all of them.
  for (const query of ["expand=cart", "fields=id"])
    expect(await both(`${path}?${query}`)).toEqual([200, 200]);
  await fixture.admin.delete(path);
});

describe("unknown names", () => {
  it.each([
    ["expand", "/admin/products?expand=nothing"],
    ["fields", "/admin/products?fields=nothing"],
    ["order", "/admin/products?order=nothing"],
    ["expand of a schema that is not expanded here", "/admin/products?expand=cart"],
    ["fields of a schema that is not read here", "/admin/orders?fields=price_list_id"],
  ])("in %s are rejected by the mock, because the store fails on them", async (_, path) => {
    const [store, mocked] = await both(path);
    expect([store, mocked]).toEqual([500, 400]);
  });

  it("in the storefront are rejected by both the mock and the store", async () => {
    for (const name of ["expand", "fields"])
      expect(await both(`/store/products?${name}=nothing`)).toEqual([400, 400]);
  });
});

describe("the mock, like the store, ignores", () => {
  it.each([
    ["an empty body of a POST that describes none", "/store/carts/ID/payment-sessions", "POST"],
    ["an empty body of a DELETE that describes none", "/admin/products/prod_none", "DELETE"],
    ["the `accept` header of a call whose response is text", "/store/auth", "DELETE"],
  ])("%s", async (_, path, method) => {
    const { id } = await fixture.cart();
    const asked = { method, body: {}, headers: { accept: "application/json" } };
    expect(await both(path.replace("ID", id), asked)).toEqual([200, 200]);
  });

  it("a trailing slash", async () => {
    expect(await both("/store/regions/")).toEqual([200, 200]);
    expect(await both("/admin/products/?limit=1")).toEqual([200, 200]);
  });
});
