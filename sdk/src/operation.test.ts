import { expect, it } from "vitest";
import { operation } from "./operation.ts";

it("a list's items property has the resource's name by default", () => {
  const { items, order, invalidates } = operation("GET", "/admin/batch-jobs", { order: "-id" });
  expect([items, order, invalidates]).toEqual(["batch_jobs", "-id", []]);
  expect(operation("GET", "/admin/orders/{id}/notes", { items: "notes" }).items).toBe("notes");
  expect(operation("GET", "/admin/products/{id}").items).toBeUndefined();
});

it("a write invalidates its own resource by default, or the resources that it names", () => {
  const write = (changes?: string) =>
    operation("POST", "/admin/products/{id}", changes === undefined ? {} : { changes });
  expect(write().invalidates).toEqual(["products"]);
  expect(write("products variants").invalidates).toEqual(["products", "variants"]);
  expect(write("").invalidates).toEqual([]);
});

it("a response's record is in the property with the resource's name, unless the operation names a different one", () => {
  const recordOf = (path: string) => operation("GET", path).wire?.record;
  expect(recordOf("/admin/product-categories/{id}")).toBe("product_category");
  expect(recordOf("/admin/store")).toBe("store");
  expect(operation("GET", "/admin/auth", { record: "user" }).wire).toEqual({ record: "user" });
});
