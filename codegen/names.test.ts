import { describe, expect, it } from "vitest";
import { camel, namesOf } from "./names.ts";

const names = (operationId: string, path: string, method = "POST", hook?: string) => {
  const { hook: hookName, action, slug } = namesOf({ operationId, path, method, hook });
  return [hookName, slug, action];
};

describe("namesOf", () => {
  it.each([
    ["adminListProducts", "/admin/products", "GET", ["useAdminProducts", "products", "list"]],
    [
      "adminRetrieveProduct",
      "/admin/products/{id}",
      "GET",
      ["useAdminProduct", "products", "retrieve"],
    ],
    ["storeListProducts", "/store/products", "GET", ["useProducts", "products", "list"]],
    [
      "adminUpdateProduct",
      "/admin/products/{id}",
      "POST",
      ["useAdminUpdateProduct", "products", "update"],
    ],
    [
      "adminCreateProductOption",
      "/admin/products/{id}/options",
      "POST",
      ["useAdminCreateProductOption", "products", "createOption"],
    ],
    [
      "adminUpdateVariant",
      "/admin/products/{id}/variants/{variant_id}",
      "POST",
      ["useAdminUpdateVariant", "products", "updateVariant"],
    ],
    [
      "adminListProductCategories",
      "/admin/product-categories",
      "GET",
      ["useAdminProductCategories", "product-categories", "list"],
    ],
    [
      "adminUpdateCurrency",
      "/admin/currencies/{code}",
      "POST",
      ["useAdminUpdateCurrency", "currencies", "update"],
    ],
    ["adminLogin", "/admin/auth", "POST", ["useAdminLogin", "auth", "login"]],
    ["adminGetSession", "/admin/auth", "GET", ["useAdminGetSession", "auth", "getSession"]],
    ["adminRetrieveStore", "/admin/store", "GET", ["useAdminStore", "store", "retrieve"]],
  ])("derives the names of %s", (id, path, method, expected) => {
    expect(names(id, path, method)).toEqual(expected);
  });

  it("derives the names for a custom area", () => {
    expect(names("vendorUpdateProduct", "/vendor/products/{id}", "POST")).toEqual([
      "useVendorUpdateProduct",
      "products",
      "update",
    ]);
  });

  it("uses medusa-react's name if x-hook contains one", () => {
    expect(
      names(
        "adminAddRegionCountry",
        "/admin/regions/{id}/countries",
        "POST",
        "useAdminRegionAddCountry",
      ),
    ).toEqual(["useAdminRegionAddCountry", "regions", "addCountry"]);
  });

  it("doesn't split a noun within a word", () => {
    expect(names("adminListProductions", "/admin/products/productions")[2]).toBe("listProductions");
  });

  it("reports which part of an id is invalid", () => {
    expect(() => names("listProducts", "/admin/products")).toThrow(
      "an operation id must be area + Verb + Noun",
    );
    expect(() => names("storeListProducts", "/admin/products")).toThrow(
      'the id says "store", the path is /admin/products',
    );
  });

  it("turns slugs into property names", () => {
    expect(camel("publishable-api-keys")).toBe("publishableApiKeys");
  });
});
