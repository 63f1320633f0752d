import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fresh, signInAdmin, visitor, type Caller } from "./store.ts";

interface Collection {
  id: string;
  title: string;
  handle: string;
  products: { id: string }[];
}

let admin: Caller;
let collection: Collection;
let product: string;

beforeAll(async () => {
  admin = await signInAdmin();
  const title = fresh("Collection");
  const created = await admin.post<{ collection: Collection }>("/admin/collections", {
    title,
    metadata: { source: "conformance" },
  });
  collection = created.body.collection;
  const made = await admin.post<{ product: { id: string } }>("/admin/products", {
    title: fresh("Product"),
  });
  product = made.body.product.id;
});

afterAll(async () => {
  const path = `/admin/collections/${collection.id}`;
  const { body } = await admin.delete(path);
  expect(body).toEqual({ id: collection.id, object: "product-collection", deleted: true });
  await admin.delete(path, undefined, { status: 404 });
  await admin.delete(`/admin/products/${product}`);
});

describe("a list of collections", () => {
  it.each(["", "?limit=1&offset=0", "?created_at[gte]=2020-01-01", "?updated_at[lt]=946684800"])(
    "accepts the query %s in both areas",
    async (query) => {
      await admin.get(`/admin/collections${query}`);
      await visitor.get(`/store/collections${query}`);
    },
  );

  it("accepts additional filters in the admin", async () => {
    const { title, handle } = collection;
    for (const query of [
      `title=${title}`,
      `handle=${handle}`,
      `q=${title}`,
      "order=-title",
      "discount_condition_id=none",
      "deleted_at[gte]=2020-01-01",
    ]) {
      await admin.get(`/admin/collections?${query}`);
    }
  });

  it("can be filtered in the storefront by a list of handles, but not by a single handle", async () => {
    const query = `?handle[]=${collection.handle}&handle[]=none`;
    const { body } = await visitor.get<{ count: number }>(`/store/collections${query}`);
    expect(body.count).toBe(1);
    await visitor.get(`/store/collections?handle=${collection.handle}`, { status: 400 });
  });

  it("rejects unknown parameters", async () => {
    for (const query of ["?expand=products", "?fields=title"]) {
      await admin.get(`/admin/collections${query}`, { status: 400 });
      await visitor.get(`/store/collections${query}`, { status: 400 });
    }
  });
});

it("a collection is retrieved in both areas", async () => {
  await admin.get(`/admin/collections/${collection.id}`);
  await visitor.get(`/store/collections/${collection.id}`);
  await admin.get("/admin/collections/none", { status: 404 });
  await visitor.get("/store/collections/none", { status: 404 });
});

it("every field of a collection is updated", async () => {
  const title = fresh("Renamed");
  const { body } = await admin.post<{ collection: Collection }>(
    `/admin/collections/${collection.id}`,
    { title, handle: title.toLowerCase(), metadata: { source: "" } },
  );
  expect(body.collection).toMatchObject({ title, handle: title.toLowerCase(), metadata: {} });
  collection = body.collection;
  await admin.post(`/admin/collections/${collection.id}`, { color: "red" }, { status: 400 });
  await admin.post("/admin/collections/none", { title }, { status: 404 });
});

it("a collection without a title, or with a handle that is already in use, is rejected", async () => {
  await admin.post("/admin/collections", {}, { status: 400 });
  await admin.post("/admin/collections", { title: "" }, { status: 400 });
  const twin = { title: "Twin", handle: collection.handle };
  await admin.post("/admin/collections", twin, { status: 422 });
});

it("products are added to a collection and removed", async () => {
  const path = `/admin/collections/${collection.id}/products/batch`;
  const body = { product_ids: [product] };
  const added = await admin.post<{ collection: Collection }>(path, body);
  expect(added.body.collection.products.map(({ id }) => id)).toEqual([product]);
  await admin.get(`/admin/collections/${collection.id}`);
  await admin.get(`/admin/collections?q=${collection.title}`);
  const removed = await admin.delete(path, body);
  expect(removed.body).toEqual({
    id: collection.id,
    object: "product-collection",
    removed_products: [product],
  });
  await admin.post(path, { product_ids: [] }, { status: 400 });
  await admin.delete(path, undefined, { status: 400 });
  await admin.post("/admin/collections/none/products/batch", body, { status: 404 });
  await admin.delete("/admin/collections/none/products/batch", body, { status: 404 });
});

it("products of a deleted collection keep the collection's id", async () => {
  const made = await admin.post<{ collection: Collection }>("/admin/collections", {
    title: fresh("Collection"),
  });
  const { id } = made.body.collection;
  await admin.post(`/admin/collections/${id}/products/batch`, { product_ids: [product] });
  await admin.delete(`/admin/collections/${id}`);
  const left = { id, title: null, handle: null, created_at: null, deleted_at: null };
  type Answer = { product: { collection: unknown; collection_id: string } };
  const { body } = await admin.get<Answer>(`/admin/products/${product}`);
  expect(body.product.collection).toMatchObject(left);
  expect(body.product.collection_id).toBe(id);
  await admin.get(`/admin/products?id[]=${product}&expand=collection`);
  await admin.post(`/admin/products/${product}`, { status: "published" });
  await visitor.get(`/store/products?id[]=${product}`);
  await visitor.get(`/store/products/${product}`);
  await admin.post(`/admin/products/${product}`, { collection_id: null });
});
