import fc from "fast-check";
import { expect, it } from "vitest";
import type { Catalog, CatalogProduct } from "./catalog.ts";
import {
  PRODUCT_ORDERS,
  readProductFilters,
  toggleFacet,
  writeProductFilters,
  type FacetName,
  type ProductFilters,
} from "./filters.ts";
import { searchCatalog } from "./search-catalog.ts";

const name = fc.oneof(
  fc.constantFrom<FacetName>("collection", "category", "type", "tag"),
  fc.constantFrom<FacetName>("option.Color", "option.Size in cm", "option.Größe & Art"),
);
const text = fc.string({ unit: "grapheme", minLength: 1 }).filter((one) => one.trim() !== "");
const facets = fc
  .dictionary(name, fc.uniqueArray(text, { minLength: 1, maxLength: 3 }), { noNullPrototype: true })
  .map((all) => (Object.keys(all).length > 0 ? { facets: all } : {}));
const filters: fc.Arbitrary<ProductFilters> = fc
  .tuple(
    facets,
    fc.record(
      {
        q: text.map((one) => one.trim()),
        order: fc.constantFrom(...PRODUCT_ORDERS),
        page: fc.integer({ min: 2, max: 999_999 }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));

const sorted = ({ facets: chosen, ...rest }: ProductFilters) => ({
  ...rest,
  ...(chosen && {
    facets: Object.fromEntries(
      Object.entries(chosen).map(([key, values]) => [key, values?.toSorted()]),
    ),
  }),
});

it("filters survive the URL, as parameters, as a string, and as an object with arrays", () => {
  fc.assert(
    fc.property(filters, (given) => {
      const search = writeProductFilters(given);
      const again = new URLSearchParams(search.toString());
      expect(readProductFilters(again)).toEqual(sorted(given));
      const object: Record<string, string | string[]> = {};
      for (const key of again.keys()) {
        const all = again.getAll(key);
        object[key] = all.length > 1 ? all : (all[0] ?? "");
      }
      expect(readProductFilters(object)).toEqual(sorted(given));
    }),
  );
});

it("filters ignore parameters that they don't know, and values that make no sense", () => {
  const search = "page=-3&order=price&utm_source=mail&q=%20%20&color=Blue&tag=&page=1e9";
  expect(readProductFilters(new URLSearchParams(search))).toEqual({});
  expect(readProductFilters({ page: 4, q: ["a", "b"], tag: { $ne: 1 } })).toEqual({
    page: 4,
    q: "a",
  });
});

it("choosing a value twice changes nothing, except that the list starts at its first page", () => {
  fc.assert(
    fc.property(filters, name, text, (given, facet, value) => {
      const { page: _page, ...rest } = given;
      const twice = toggleFacet(toggleFacet(given, facet, value), facet, value);
      expect(sorted(twice)).toEqual(sorted(rest));
    }),
  );
});

const product = (id: string, title: string, of: CatalogProduct["facets"]): CatalogProduct => ({
  id,
  title,
  handle: id,
  thumbnail: null,
  created_at: `2026-01-0${id}T00:00:00.000Z`,
  facets: of,
});
const shop: Catalog = {
  products: [
    product("1", "Dinner plate", { tag: ["gift"], "option.Color": ["Sage", "Blue"] }),
    product("2", "Côté sud plate", { category: ["plates", "table"], "option.Color": ["Blue"] }),
    product("3", "Teapot", { tag: ["gift", "new"], category: ["table"] }),
    product("4", "急須", {}),
  ],
  labels: { category: { plates: "Plates & bowls", table: "Table" } },
};
const found = (given: ProductFilters) =>
  searchCatalog(shop, given, "en").products.map(({ id }) => id);

it("search words match the beginnings of words in any order, without accents, and in labels of values", () => {
  expect(found({ q: "plate din" })).toEqual(["1"]);
  expect(found({ q: "COTE" })).toEqual(["2"]);
  expect(found({ q: "bowls" })).toEqual(["2"]);
  expect(found({ q: "須" })).toEqual(["4"]);
  expect(found({ q: "late" })).toEqual([]);
  // The title that starts with the word comes first.
  expect(found({ q: "t" })).toEqual(["3", "2"]);
});

it("a facet's counts are the numbers of products that the list would have with that value", () => {
  const value = fc.constantFrom("a", "b", "c");
  const catalog = fc
    .array(
      fc.dictionary(name, fc.uniqueArray(value, { minLength: 1 }), { noNullPrototype: true }),
      {
        maxLength: 12,
      },
    )
    .map((all) => ({
      products: all.map((of, index) => product(String(index), `Cup ${index % 3}`, of)),
      labels: {},
    }));
  const chosen = fc.dictionary(name, fc.uniqueArray(value, { minLength: 1 }), {
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(catalog, chosen, fc.constantFrom("", "cup", "2"), (given, of, q) => {
      const { facets: all, products } = searchCatalog(given, { q, facets: of }, "en");
      for (const facet of all)
        for (const one of facet.values) {
          const only = { q, facets: { ...of, [facet.name]: [one.value] } };
          expect(one.count).toBe(searchCatalog(given, only, "en").products.length);
          expect(one.isChosen).toBe(of[facet.name]?.some((it) => it === one.value) ?? false);
        }
      for (const { facets: mine } of products)
        for (const [key, values] of Object.entries(of))
          expect(mine[key as FacetName]?.some((one) => values.includes(one as "a"))).toBe(true);
    }),
  );
});

it("facets come in a fixed order, with options by title, and numbers in labels in numeric order", () => {
  const sizes = {
    products: [
      product("1", "Pan", {
        "option.Size": ["28 cm", "9 cm"],
        "option.Base": ["Copper"],
        tag: ["x"],
      }),
    ],
    labels: {},
  };
  const { facets: all } = searchCatalog(sizes, {}, "en");
  expect(all.map((facet) => facet.option ?? facet.name)).toEqual(["tag", "Base", "Size"]);
  expect(all[2]?.values.map(({ label }) => label)).toEqual(["9 cm", "28 cm"]);
});
