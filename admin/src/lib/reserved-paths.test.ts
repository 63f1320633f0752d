import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isReserved, reservedPaths } from "./reserved-paths.ts";

it("the reserved paths are those in the specification, in the same order", () => {
  expect(reservedPaths.join(", ")).toBe(
    "/products, /products/:id, /product-categories, /orders, /orders/:id, /customers, /customers/:id, /customers/groups, /customers/groups/:id, /discounts, /discounts/new, /discounts/:id, /gift-cards, /gift-cards/:id, /gift-cards/manage, /pricing, /pricing/new, /pricing/:id, /inventory, /collections, /collections/:id, /draft-orders, /draft-orders/:id, /login, /sales-channels, /publishable-api-keys, /oauth, /oauth/:app_name",
  );
});

it("each reserved path is a page of the admin", () => {
  const tree = readFileSync(join(import.meta.dirname, "../routeTree.gen.ts"), "utf8");
  // The sign-in page isn't below the admin's area.
  const below = reservedPaths.filter((path) => path !== "/login");
  const addresses = below.map((path) => `/a${path.replaceAll(/:(\w+)/g, "$$$1")}`);
  expect(addresses.filter((address) => !tree.includes(`'${address}': typeof`))).toEqual([]);
});

describe("isReserved", () => {
  it.each([
    "/orders",
    "/orders/",
    "orders/order_1",
    "/customers/groups/cgrp_1",
    "/oauth/erp",
    "/inventory/iitem_1",
    "/inventory/reservations",
    "/inventory/locations/sloc_1",
  ])("returns true for %s", (path) => expect(isReserved(path)).toBe(true));
  it.each(["/", "/loyalty", "/orders/order_1/print", "/ordersx", "/settings/loyalty"])(
    "returns false for %s",
    (path) => expect(isReserved(path)).toBe(false),
  );
});
