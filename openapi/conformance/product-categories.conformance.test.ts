import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "./shop.ts";
import { fresh, prepare, visitor, type Caller } from "./store.ts";

interface Category {
  id: string;
  name: string;
  handle: string;
  rank: number;
  description: string;
  is_internal: boolean;
  parent_category_id: string | null;
  metadata: Record<string, unknown> | null;
  category_children: Category[];
}
interface Answer {
  product_category: Category;
}
interface List {
  product_categories: Category[];
  count: number;
}

let shop: Shop;
let admin: Caller;
let top: Category;
let inside: Category;
const made: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = shop);
  top = await create({ description: "For cooks", metadata: { source: "conformance" } });
  inside = await create({ handle: fresh("inside"), parent_category_id: top.id });
});
afterAll(async () => {
  // Deletes subcategories first, because a category that contains others can't be deleted.
  for (const id of made.toReversed()) await prepare("DELETE", `/admin/product-categories/${id}`);
  await shop.close();
});

async function create(more: object = {}, query = ""): Promise<Category> {
  const { body } = await admin.post<Answer>(`/admin/product-categories${query}`, {
    name: fresh("Category"),
    is_active: true,
    ...more,
  });
  made.push(body.product_category.id);
  return body.product_category;
}

describe("a list of categories", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-name",
    "?expand=",
    "?expand=category_children",
    "?expand=parent_category",
    "?fields=name,rank,handle",
    "?fields=name&expand=",
    "?fields=-metadata",
    "?parent_category_id=null&include_descendants_tree=true",
    "?q=nothing-like-it",
  ])("accepts the query %s in both areas", async (query) => {
    await admin.get(`/admin/product-categories${query}`);
    await visitor.get(`/store/product-categories${query}`);
  });

  it("returns the matching categories for each filter in both areas", async () => {
    for (const query of [
      `handle=${inside.handle}`,
      `parent_category_id=${top.id}`,
      `q=${inside.name}`,
    ]) {
      for (const reply of [
        await admin.get<List>(`/admin/product-categories?${query}`),
        await visitor.get<List>(`/store/product-categories?${query}`),
      ]) {
        expect(reply.body.product_categories.map(({ id }) => id)).toEqual([inside.id]);
      }
    }
  });

  it("hides internal and inactive categories in the storefront", async () => {
    const hidden = await create({ is_internal: true });
    const idle = await create({ is_active: false });
    for (const { handle } of [hidden, idle]) {
      const { body } = await visitor.get<List>(`/store/product-categories?handle=${handle}`);
      expect(body.count).toBe(0);
    }
    for (const [query, one] of [
      ["is_internal=true", hidden],
      ["is_active=false", idle],
    ] as const) {
      const { body } = await admin.get<List>(`/admin/product-categories?q=${one.name}&${query}`);
      expect(body.product_categories.map(({ id }) => id)).toEqual([one.id]);
    }
    await visitor.get(`/store/product-categories/${hidden.id}`, { status: 404 });
    await visitor.get("/store/product-categories?is_internal=true", { status: 400 });
  });

  it("fails if `fields` lacks rank and handle, and rejects unknown parameters", async () => {
    await admin.get("/admin/product-categories?fields=name", { status: 500 });
    await visitor.get("/store/product-categories?fields=name", { status: 500 });
    await admin.get("/admin/product-categories?expand=products", { status: 400 });
    await visitor.get("/store/product-categories?fields=color", { status: 400 });
    await visitor.get("/admin/product-categories", { status: 401 });
  });
});

it("a category is retrieved in both areas", async () => {
  for (const query of [
    "",
    "?expand=",
    "?expand=parent_category",
    "?expand=category_children&fields=name",
    "?fields=-metadata",
  ]) {
    await admin.get(`/admin/product-categories/${top.id}${query}`);
    await visitor.get(`/store/product-categories/${inside.id}${query}`);
  }
  const { body } = await admin.get<Answer>(`/admin/product-categories/${top.id}`);
  expect(body.product_category.category_children.map(({ id }) => id)).toEqual([inside.id]);
  await visitor.get(`/store/product-categories/${top.id}?expand=products`);
  await admin.get("/admin/product-categories/none", { status: 404 });
  await visitor.get("/store/product-categories/none", { status: 404 });
});

it("a category is created, moved, and updated", async () => {
  await create({ metadata: null }, "?expand=");
  await create({ parent_category_id: null }, "?fields=name");
  const one = await create({ parent_category_id: top.id });
  expect(one.rank).toBe(1);
  const path = `/admin/product-categories/${one.id}`;
  const { body } = await admin.post<Answer>(path, {
    name: fresh("Renamed"),
    handle: fresh("renamed"),
    description: "Told",
    rank: 0,
    is_internal: true,
    is_active: false,
    metadata: { a: 1, b: 2 },
  });
  expect(body.product_category).toMatchObject({ rank: 0, is_internal: true, description: "Told" });
  const replaced = await admin.post<Answer>(path, { metadata: { c: 3 } });
  expect(replaced.body.product_category.metadata).toEqual({ c: 3 });
  const moved = await admin.post<Answer>(`${path}?expand=parent_category`, {
    parent_category_id: null,
  });
  expect(moved.body.product_category.parent_category_id).toBeNull();
  await admin.post(`${path}?fields=name&expand=`, { name: fresh("Again") });

  for (const wrong of [{ color: "red" }, { rank: -1 }, { handle: "" }, { description: null }]) {
    await admin.post(path, wrong, { status: 400 });
  }
  await admin.post("/admin/product-categories", { name: "" }, { status: 400 });
  await admin.post("/admin/product-categories", { name: "A", rank: 1 }, { status: 400 });
  const handle = inside.handle;
  await admin.post("/admin/product-categories", { name: "A", handle }, { status: 422 });
  const orphan = { name: "A", parent_category_id: "none" };
  await admin.post("/admin/product-categories", orphan, { status: 404 });
  await admin.post("/admin/product-categories/none", { name: "A" }, { status: 404 });
});

it("products are added to a category and removed", async () => {
  const path = `/admin/product-categories/${inside.id}/products/batch`;
  const product_ids = [{ id: shop.product.id }];
  const count = async () => {
    const { body } = await admin.get<{ count: number }>(
      `/admin/products?category_id[]=${inside.id}`,
    );
    return body.count;
  };
  await admin.post(path, { product_ids });
  expect(await count()).toBe(1);
  await admin.post(`${path}?expand=parent_category&fields=name`, { product_ids });
  await admin.delete(path, { product_ids });
  expect(await count()).toBe(0);
  await admin.delete(`${path}?expand=`, { product_ids });
  await admin.post(path, { product_ids: [{ id: "none" }] }, { status: 400 });
  await admin.post(path, { product_ids: [shop.product.id] }, { status: 400 });
  await admin.delete(path, {}, { status: 400 });
});

it("a category can be deleted twice, but not if it contains others", async () => {
  const parent = await create();
  const child = await create({ parent_category_id: parent.id });
  await admin.delete(`/admin/product-categories/${parent.id}`, undefined, { status: 400 });
  for (const id of [child.id, child.id, parent.id]) {
    const { body } = await admin.delete(`/admin/product-categories/${id}`);
    expect(body).toEqual({ id, object: "product-category", deleted: true });
  }
  await admin.get(`/admin/product-categories/${parent.id}`, { status: 404 });
});
