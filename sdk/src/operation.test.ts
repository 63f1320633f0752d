import { expect, it } from "vitest";
import { changing, operation } from "./operation.ts";

it("a list has its items under its resource's name, unless it says otherwise", () => {
  const { items, order, invalidates } = operation("GET", "/admin/batch-jobs", "", "-id");
  expect([items, order, invalidates]).toEqual(["batch_jobs", "-id", []]);
  expect(operation("GET", "/admin/products/{id}/variants", "variants").items).toBe("variants");
  expect(operation("GET", "/admin/products/{id}").items).toBeUndefined();
});

it("a write makes its own resource stale, unless it says otherwise", () => {
  const write = () => operation("POST", "/admin/products/{id}");
  expect(write().invalidates).toEqual(["products"]);
  expect(changing(write(), "products variants").invalidates).toEqual(["products", "variants"]);
  expect(changing(write(), "").invalidates).toEqual([]);
});
