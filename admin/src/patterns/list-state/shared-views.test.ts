import { expect, it } from "vitest";
import { sharedViews } from "./shared-views.ts";

const view = { list: "orders", name: "Japan", search: "?country=jp" };

it("the shared views of a list come from the store's metadata", () => {
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
  "%j contains no shared views",
  (metadata) => expect(sharedViews(metadata, "orders")).toEqual([]),
);

it("a view whose name isn't a string is ignored", () => {
  const broken = { countertop_view_1: { list: "orders", name: 1, search: "" } };
  expect(sharedViews(broken, "orders")).toEqual([]);
});

it.each([
  ["a view with a blank name", { name: " " }],
  ["a view with a name of 20,000 characters", { name: "W".repeat(20_000) }],
  ["a view with a search that is too long for a URL", { search: `q=${"x".repeat(50_000)}` }],
])("%s isn't shown", (_, part) => {
  const metadata = { countertop_view_1: { ...view, ...part }, countertop_view_2: view };
  expect(sharedViews(metadata, "orders").map(({ id }) => id)).toEqual(["countertop_view_2"]);
});
