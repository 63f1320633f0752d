import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Product, type Shop } from "./shop.ts";
import { fresh, prepare, visitor, type Caller } from "./store.ts";

let shop: Shop;
let admin: Caller;
let product: Product;
beforeAll(async () => {
  shop = await openShop();
  ({ admin, product } = shop);
});
afterAll(() => shop.close());

interface List {
  products: Product[];
  count: number;
}

describe("a list of products", () => {
  it.each([
    "",
    "?limit=2&offset=1",
    "?order=-title",
    "?expand=",
    "?expand=variants",
    "?expand=variants,variants.prices,collection,images,options,options.values,tags,type",
    "?fields=title",
    "?fields=title,handle&expand=variants",
    "?fields=-description,-metadata",
    "?q=nothing-like-it",
    "?is_giftcard=false",
    "?created_at[gte]=2020-01-01&updated_at[gt]=2020-01-01T00:00:00.000Z",
    "?created_at[lt]=946684800",
  ])("accepts the query %s in both areas", async (query) => {
    await admin.get(`/admin/products${query}`);
    await visitor.get(`/store/products${query}`);
  });

  it("finds a product by filters in both areas", async () => {
    const { id, title, handle } = product;
    for (const query of [
      `q=${title}`,
      `id[]=${id}&id[]=none`,
      `title=${title}`,
      `handle=${handle}`,
      `collection_id[]=${shop.collection}`,
      `type_id[]=${product.type.id}`,
      `tags[]=${product.tags[0]?.id}`,
      `category_id[]=${shop.category}&include_category_children=true`,
      `sales_channel_id[]=${shop.channel}&id[]=${id}`,
      `description=Keeps%20coffee%20warm&id[]=${id}`,
    ]) {
      for (const reply of [
        await admin.get<List>(`/admin/products?${query}`),
        await visitor.get<List>(`/store/products?${query}`),
      ]) {
        expect(reply.body.products.map((one) => one.id)).toEqual([id]);
      }
    }
  });

  it("accepts additional filters in the admin, which the storefront rejects", async () => {
    for (const query of [
      "status[]=draft&status[]=proposed",
      "price_list_id[]=none",
      "discount_condition_id=none",
    ]) {
      await admin.get(`/admin/products?${query}`);
      await visitor.get(`/store/products?${query}`, { status: 400 });
    }
  });

  it("has prices if the query has a region or a currency, and none otherwise", async () => {
    const { id } = product;
    const priceWith = async (query: string) => {
      const { body } = await visitor.get<List>(`/store/products?id[]=${id}${query}`);
      const variants = body.products[0]?.variants ?? [];
      return Object.fromEntries(variants.map((one) => [one.title, one.calculated_price]));
    };
    expect(await priceWith(`&region_id=${shop.region}`)).toEqual({ Oat: 2100, Slate: 1900 });
    expect(await priceWith(`&currency_code=${shop.currency}`)).toMatchObject({ Slate: 1900 });
    expect(await priceWith("")).toEqual({ Oat: null, Slate: null });
    await visitor.get("/store/products?region_id=none", { status: 404 });
    await visitor.get("/store/products?sales_channel_id[]=none", { status: 404 });
  });

  it("rejects unknown or invalid parameters, and callers who aren't signed in", async () => {
    await admin.get("/admin/products?color=red", { status: 400 });
    await admin.get("/admin/products?limit=many", { status: 400 });
    await admin.get("/admin/products?status[]=sold", { status: 400 });
    await admin.get("/admin/products?created_at[gte]=soon", { status: 400 });
    await admin.get("/admin/products?order=color", { status: 500 });
    await visitor.get("/store/products?fields=color", { status: 400 });
    await visitor.get("/admin/products", { status: 401 });
  });
});

describe("one product", () => {
  it.each([
    "",
    "?expand=",
    "?expand=variants,variants.prices,sales_channels,categories",
    "?expand=variants.inventory_items",
    "?fields=title",
    "?fields=-metadata",
  ])("is retrieved in the admin with the query %s", async (query) => {
    await admin.get(`/admin/products/${product.id}${query}`);
  });

  it("is retrieved in the storefront", async () => {
    const path = `/store/products/${product.id}`;
    for (const query of [
      "",
      `?region_id=${shop.region}`,
      `?currency_code=${shop.currency}&sales_channel_id=${shop.channel}`,
      "?expand=variants,sales_channels,categories",
      "?expand=variants.inventory_items",
      "?fields=title",
    ]) {
      await visitor.get(path + query);
    }
    await visitor.get("/store/products/none", { status: 404 });
    await admin.get("/admin/products/none", { status: 404 });
  });
});

describe("writing a product", () => {
  it("updates every field", async () => {
    const title = fresh("Cup");
    const { body } = await admin.post<{ product: Product }>(`/admin/products/${product.id}`, {
      title,
      subtitle: null,
      description: "Keeps tea warm",
      handle: title.toLowerCase(),
      status: "published",
      discountable: false,
      thumbnail: null,
      images: ["http://localhost/cup.png", "http://localhost/mug.png"],
      type: { value: fresh("type") },
      collection_id: shop.collection,
      tags: [{ value: fresh("tag") }, { value: fresh("tag") }],
      categories: [{ id: shop.category }],
      sales_channels: [{ id: shop.channel }],
      weight: null,
      length: 11,
      height: 10,
      width: 11,
      hs_code: null,
      origin_country: "es",
      mid_code: null,
      material: "Porcelain",
      metadata: { source: "", told: true },
    });
    expect(body.product).toMatchObject({ title, metadata: { told: true } });
    product = body.product;
  });

  it("removes the type and the collection from a product", async () => {
    const path = `/admin/products/${product.id}`;
    await admin.post(path, { type: null, collection_id: null });
    const { body } = await admin.get<{ product: object }>(`${path}?expand=type,collection`);
    expect(body.product).toMatchObject({ type: null, collection: null });
  });

  it("updates variants by their ids", async () => {
    const variants = product.variants.map(({ id, title, options, prices }) => ({
      id,
      title,
      sku: fresh("SKU"),
      options: options.map(({ option_id, value }) => ({ option_id, value })),
      prices: prices
        .filter((_, at) => at === 0)
        .map((price) => ({ id: price.id, currency_code: shop.currency, amount: price.amount + 1 })),
    }));
    await admin.post(`/admin/products/${product.id}`, { variants });
  });

  it("rejects invalid input", async () => {
    const path = `/admin/products/${product.id}`;
    await admin.post(path, { color: "red" }, { status: 400 });
    await admin.post(path, { title: 1 }, { status: 400 });
    await admin.post(path, { status: "sold" }, { status: 400 });
    await admin.post(path, { sales_channels: [{ id: "none" }] }, { status: 400 });
    await admin.post(path, { collection_id: "none" }, { status: 404 });
    await admin.post("/admin/products/none", { title: "None" }, { status: 404 });
    await admin.post("/admin/products", {}, { status: 400 });
    await admin.post("/admin/products", { title: "A", handle: product.handle }, { status: 422 });
    await admin.post("/admin/products", { title: "A", collection_id: "none" }, { status: 404 });
  });

  it("creates a product with only a title, and deletes it twice", async () => {
    const created = await admin.post<{ product: Product }>("/admin/products", {
      title: fresh("Bare"),
    });
    expect(created.body.product.status).toBe("draft");
    const path = `/admin/products/${created.body.product.id}`;
    await admin.delete(path);
    const again = await admin.delete(path);
    expect(again.body).toEqual({
      id: created.body.product.id,
      object: "product",
      deleted: true,
    });
    await admin.get(path, { status: 404 });
    const id = created.body.product.id;
    await admin.get(`/admin/products?deleted_at[gt]=2020-01-01&id[]=${id}`);
  });

  it("sets one metadata value", async () => {
    const path = `/admin/products/${product.id}/metadata`;
    const set = await admin.post<{ product: Product }>(path, { key: "glaze", value: "oat" });
    expect(set.body.product.metadata).toMatchObject({ glaze: "oat" });
    await admin.post(path, { key: "glaze", value: "" });
    await admin.post(path, { key: "glaze" }, { status: 400 });
    await admin.post("/admin/products/none/metadata", { key: "a", value: "b" }, { status: 404 });
  });
});

it("adds, renames, and removes an option", async () => {
  const path = `/admin/products/${product.id}/options`;
  const added = await admin.post<{ product: Product }>(path, { title: "Size" });
  const option = added.body.product.options.find(({ title }) => title === "Size");
  await admin.post(`${path}/${option?.id}`, { title: "Volume" });
  await admin.post(path, { title: "Volume" }, { status: 422 });
  await admin.post(path, {}, { status: 400 });
  await admin.post(`${path}/none`, { title: "Size" }, { status: 404 });
  const removed = await admin.delete<{ option_id: string }>(`${path}/${option?.id}`);
  expect(removed.body.option_id).toBe(option?.id);
  await admin.delete("/admin/products/none/options/none", undefined, { status: 404 });
});

it("types and the most-used tags are listed", async () => {
  const { body } = await admin.get<{ types: { id: string }[] }>("/admin/products/types");
  expect(body.types.length).toBeGreaterThan(0);
  await admin.get("/admin/products/tag-usage");
  await visitor.get("/admin/products/types", { status: 401 });
});

it("the search doesn't find anything without a search plugin", async () => {
  const { body } = await visitor.post<{ hits: unknown[] }>("/store/products/search", {
    q: "mug",
    offset: 0,
    limit: 5,
    filter: "a",
  });
  expect(body.hits).toEqual([]);
  await visitor.post("/store/products/search", { anything: "else" });
});

it("a publishable key limits the storefront to the key's channels", async () => {
  const { publishable_api_key: key } = await prepare<{ publishable_api_key: { id: string } }>(
    "POST",
    "/admin/publishable-api-keys",
    { title: fresh("Key") },
  );
  const { sales_channel: empty } = await prepare<{ sales_channel: { id: string } }>(
    "POST",
    "/admin/sales-channels",
    { name: fresh("Empty") },
  );
  await prepare("POST", `/admin/publishable-api-keys/${key.id}/sales-channels/batch`, {
    sales_channel_ids: [{ id: empty.id }],
  });
  const headers = { "x-publishable-api-key": key.id };
  const { body } = await visitor.get<List>("/store/products", { headers });
  expect(body.count).toBe(0);
  const other = `/store/products?sales_channel_id[]=${shop.channel}`;
  const refused = await visitor.get<{ errors: string[] }>(other, { headers, status: 400 });
  expect(refused.body.errors).toHaveLength(1);
  await visitor.get(`/store/products/${product.id}`, { headers, status: 400 });
  await prepare("DELETE", `/admin/publishable-api-keys/${key.id}`);
  await prepare("DELETE", `/admin/sales-channels/${empty.id}`);
});

it("an unknown publishable key is ignored", async () => {
  const { body } = await visitor.get<List>("/store/products?limit=1", {
    headers: { "x-publishable-api-key": "pk_unknown" },
  });
  expect(body.products.length).toBe(1);
});
