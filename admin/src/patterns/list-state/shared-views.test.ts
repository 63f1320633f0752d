import { expect, it } from "vitest";
import { sharedViews } from "./shared-views.ts";

const view = { list: "orders", name: "Japan", search: "?country=jp" };

it("shared views are those of the list in the store's metadata", () => {
  const metadata = {
    countertop_view_1: view,
    countertop_view_2: { ...view, list: "products" },
    countertop_view_3: { ...view, name: "Austria", search: "?country=at" },
    other: view,
  };
  expect(sharedViews(metadata, "orders").map(({ id, name }) => [id, name])).toEqual([
    ["countertop_view_1", "Japan"],
    ["countertop_view_3", "Austria"],
  ]);
});

it.each([null, undefined, {}, { countertop_view_1: null }, { countertop_view_1: "x" }])(
  "%j has no shared views",
  (metadata) => expect(sharedViews(metadata, "orders")).toEqual([]),
);

it("ignores a view whose name isn't text", () => {
  const broken = { countertop_view_1: { list: "orders", name: 1, search: "" } };
  expect(sharedViews(broken, "orders")).toEqual([]);
});

it.each([
  ["a blank name", { name: " " }],
  ["a name that fills the page", { name: "W".repeat(20_000) }],
  ["a search that no address can hold", { search: `q=${"x".repeat(50_000)}` }],
])("%s isn't shown", (_, part) => {
  const metadata = { countertop_view_1: { ...view, ...part }, countertop_view_2: view };
  expect(sharedViews(metadata, "orders").map(({ id }) => id)).toEqual(["countertop_view_2"]);
});
