// Tests tags and types together, because their lists work in the same way in both areas.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "./shop.ts";
import { prepare, visitor, type Caller } from "./store.ts";

type Value = { id: string; value: string };

let shop: Shop;
let admin: Caller;
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = shop);
});
afterAll(() => shop.close());

describe.each([
  ["product-tags", "product_tags"],
  ["product-types", "product_types"],
])("a list of %s", (slug, key) => {
  const list = async (area: string, query: string): Promise<Value[]> => {
    const caller = area === "admin" ? admin : visitor;
    const { body } = await caller.get<Record<string, Value[]>>(`/${area}/${slug}${query}`);
    return body[key] ?? [];
  };

  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-value",
    "?q=nothing-like-it",
    "?created_at[gte]=2020-01-01&updated_at[gt]=2020-01-01T00:00:00.000Z",
    "?created_at[lt]=2020-01-01",
  ])("accepts the query %s in both areas", async (query) => {
    await list("admin", query);
    await list("store", query);
  });

  it("returns the matching tags and types for each filter in both areas", async () => {
    const own = slug === "product-tags" ? shop.product.tags[0] : shop.product.type;
    const { product } = await prepare<{ product: { tags: Value[]; type: Value } }>(
      "GET",
      `/admin/products/${shop.product.id}`,
    );
    const { value } = slug === "product-tags" ? (product.tags[0] as Value) : product.type;
    for (const area of ["admin", "store"]) {
      for (const query of [
        `?id[]=${own?.id}&id[]=none`,
        `?value[]=${value}&value[]=none`,
        `?q=${value}`,
      ]) {
        expect((await list(area, query)).map(({ id }) => id)).toEqual([own?.id]);
      }
      expect(await list(area, "?discount_condition_id=none")).toEqual([]);
    }
  });

  it("fails for timestamps in seconds, and rejects unknown parameters", async () => {
    await admin.get(`/admin/${slug}?created_at[gt]=946684800`, { status: 500 });
    await admin.get(`/admin/${slug}?fields=value`, { status: 400 });
    await visitor.get(`/store/${slug}?fields=value`, { status: 400 });
    await visitor.get(`/admin/${slug}`, { status: 401 });
  });
});
