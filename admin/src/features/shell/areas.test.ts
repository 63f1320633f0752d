import { describe, expect, it } from "vitest";
import { keysClash } from "../../lib/keys.ts";
import { addressOf, areas, availableAreas, recordAt } from "./areas.ts";

const everything = Object.fromEntries(
  areas.flatMap((area) => [
    [`/a${area.path}`, true],
    ...("detail" in area ? [[`/a${area.detail.replace(":", "$")}`, true]] : []),
  ]),
);
const features = new Set(areas.flatMap((area) => ("needs" in area ? area.needs : [])));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("the areas", () => {
  it("are available only if they have a route", () => {
    expect(ids(availableAreas({ "/a/products": 1, "/a/orders": 1 }, features))).toEqual([
      "orders",
      "products",
    ]);
    expect(ids(availableAreas(everything, features))).toEqual(ids(areas));
  });

  it("link to a record only if the area has a page for records", () => {
    const [list] = availableAreas({ "/a/products": 1 }, features);
    expect(list?.detail).toBeUndefined();
    const [both] = availableAreas({ "/a/products": 1, "/a/products/$id": 1 }, features);
    expect(both && addressOf(both, "prod/1")).toBe("/a/products/prod%2F1");
    expect(both && addressOf(both)).toBe("/a/products");
  });

  it("link to a record without its own path by a search parameter", () => {
    const [categories] = availableAreas({ "/a/product-categories": 1 }, features);
    expect(categories && addressOf(categories, "pcat_1")).toBe("/a/product-categories?open=pcat_1");
    expect(categories && addressOf(categories)).toBe("/a/product-categories");
  });

  it("recognize a record's URL with any search parameters", () => {
    const all = availableAreas(everything, features);
    const at = (fullPath: string, pathname: string, search = {}) =>
      recordAt(all, { fullPath, pathname, search });
    expect(at("/a/products/$id", "/a/products/prod_1", { edit: "media" })).toEqual({
      area: "products",
      path: "/a/products/prod_1",
    });
    expect(
      at("/a/product-categories/", "/a/product-categories", { open: "pcat_1", q: "mug" }),
    ).toEqual({ area: "categories", path: "/a/product-categories?open=pcat_1" });
    expect(at("/a/product-categories/", "/a/product-categories", { open: "" })).toBeUndefined();
    expect(at("/a/products/new", "/a/products/new")).toBeUndefined();
    expect(at("/a/customers/groups/", "/a/customers/groups")).toBeUndefined();
  });

  it.each([
    ["categories", ["product_categories"]],
    ["inventory", ["inventoryService", "stockLocationService"]],
    ["salesChannels", ["sales_channels"]],
    ["apiKeys", ["publishable_api_keys"]],
  ])("include %s only if the store has the features %j", (id, needed) => {
    expect(ids(availableAreas(everything, new Set(needed)))).toContain(id);
    for (const missing of needed) {
      const rest = new Set(needed.filter((name) => name !== missing));
      expect(ids(availableAreas(everything, rest))).not.toContain(id);
    }
  });

  it("can each be opened with their own shortcut", () => {
    const clashes = areas.flatMap((a) => areas.filter((b) => a !== b && keysClash(a.keys, b.keys)));
    expect(clashes).toEqual([]);
  });
});
