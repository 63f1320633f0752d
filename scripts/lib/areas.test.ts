import { resolve } from "node:path";
import { expect, it } from "vitest";
import { areaOf, slugsIn, testsOf } from "./areas.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const slugs = ["products", "product-categories", "product-tags", "collections"];

it.each([
  ["admin/e2e/products.e2e.ts", "products"],
  ["admin/e2e/product-list.e2e.ts", "products"],
  ["admin/e2e/product-categories.e2e.ts", "product-categories"],
  ["admin/src/features/products/stock/stock.test.ts", "products"],
  ["openapi/conformance/product-tags.conformance.test.ts", "product-tags"],
  ["admin/e2e/collections.e2e.ts", "collections"],
  ["admin/e2e/sign-in.e2e.ts", undefined],
])("%s belongs to %s", (file, area) => {
  expect(areaOf(file, slugs)).toBe(area);
});

it("`testsOf` finds the unit, conformance, and end-to-end tests of an area in this repository", () => {
  expect(slugsIn(ROOT)).toContain("products");
  const { unit, conformance, e2e } = testsOf(ROOT, "products");
  expect(unit).toContain("admin/src/resources/products.test.ts");
  expect(conformance).toEqual(["openapi/conformance/products.conformance.test.ts"]);
  expect(e2e).toContain("admin/e2e/product-variants.e2e.ts");
  // The area includes the grids and the dropping of images, not only the list and the record page.
  for (const name of ["price-grid", "stock-grid", "picture-drop"])
    expect(e2e).toContain(`admin/e2e/product-${name}.e2e.ts`);
  expect(e2e).not.toContain("admin/e2e/product-categories.e2e.ts");
});
