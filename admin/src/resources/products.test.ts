import { expect, it } from "vitest";
import { createHttpClient } from "@countertop/sdk";
import { products } from "./products.ts";

const asked = (raw: Parameters<typeof products.readSearch>[0]) =>
  products.filterQuery(products.readSearch(raw));
const midnight = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toISOString();

it("a list without filters has no query parameters", () => expect(asked({})).toEqual({}));

it.each<[string, Parameters<typeof products.readSearch>[0], object]>([
  ["words", { q: "mug" }, { q: "mug" }],
  ["status", { status: "published,draft" }, { status: ["draft", "published"] }],
  ["collection", { collection: "pcol_1,pcol_2" }, { collection_id: ["pcol_1", "pcol_2"] }],
  ["type", { type: "ptyp_1" }, { type_id: ["ptyp_1"] }],
  ["tag", { tag: "ptag_1" }, { tags: ["ptag_1"] }],
  [
    "category, including its subcategories",
    { category: "pcat_1" },
    { category_id: ["pcat_1"], include_category_children: true },
  ],
  ["channel", { channel: "sc_1" }, { sales_channel_id: ["sc_1"] }],
  ["price list", { pricelist: "pl_1" }, { price_list_id: ["pl_1"] }],
  ["gift cards", { giftcard: "yes" }, { is_giftcard: true }],
  ["no gift cards", { giftcard: "no" }, { is_giftcard: false }],
  [
    "created",
    { created: "2026-01-05..2026-01-06" },
    { created_at: { gte: midnight(2026, 1, 5), lt: midnight(2026, 1, 7) } },
  ],
  ["updated", { updated: "2026-01-05.." }, { updated_at: { gte: midnight(2026, 1, 5) } }],
])("the server filters by %s", (_, raw, filters) => expect(asked(raw)).toEqual(filters));

it("relations are requested by column, for the listed rows, with only the fields that are shown", () => {
  const client = createHttpClient({ baseUrl: "http://store.test" });
  const page = { search: products.readSearch({}), paging: { limit: 20, offset: 0 } };
  const asked = (columns: string[], ids = ["prod_1", "prod_2"]) =>
    products
      .relationsQuery(client, { ids, ...page }, columns)
      ?.queryKey.find((part) => typeof part === "object" && part !== null && "fields" in part);
  expect(asked(["title", "inventory", "variants", "tags"])).toEqual({
    id: ["prod_1", "prod_2"],
    limit: 2,
    fields: "id,variants.id,variants.inventory_quantity,variants.manage_inventory,tags.value",
    expand: "variants,tags",
  });
  expect(asked(["title", "collection", "status"])).toBeUndefined();
  expect(asked(["inventory"], [])).toBeUndefined();
});
