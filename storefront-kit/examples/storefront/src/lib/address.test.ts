import { describe, expect, it } from "vitest";
import { addressOf, placeAt } from "./address.ts";

describe("a page's URL", () => {
  it("contains the given parameters, and omits the others", () => {
    expect(addressOf("/cart", {})).toBe("/cart");
    expect(addressOf("/orders/$id/return", { id: "order_1" })).toBe("/orders/order_1/return");
    expect(addressOf("/products", {}, { q: "a mug & more", page: 2, order: undefined })).toBe(
      "/products?q=a+mug+%26+more&page=2",
    );
  });

  it.each(["tasse", "größe 1/2", "كوب/أزرق", "no-5.5", "100%", "a?b#c"])(
    "parses to the handle %j",
    (handle) => {
      expect(placeAt(addressOf("/products/$handle", { handle }, { variant: "v" }))).toMatchObject({
        path: "/products/$handle",
        params: { handle },
        search: { variant: "v" },
      });
    },
  );

  it.each([
    ["/", "/"],
    ["/account/", "/account"],
    ["/orders/1", "/orders/$id"],
    ["/orders/1/return", "/orders/$id/return"],
    ["/orders/1/return/2", undefined],
    ["/products/%E0%A4%A", undefined],
    ["/nowhere", undefined],
    ["//evil.test/cart", undefined],
  ])("%s is the page %s", (address, path) => {
    expect(placeAt(address).path).toBe(path);
  });

  it("is the same with a trailing slash", () => {
    expect(placeAt("/account/?a=b")).toEqual(placeAt("/account?a=b"));
    expect(placeAt("/products/no-5.5/")).toEqual(placeAt("/products/no-5.5"));
    expect(placeAt("/").pathname).toBe("/");
  });
});
