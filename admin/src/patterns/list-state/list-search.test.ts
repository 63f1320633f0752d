import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../lib/search-codec.ts";
import { nextState, readListState, toPaging, type ListState } from "./list-search.ts";

const orders = ["-created_at", "title"] as const;
const read = (address: string) => readListState(parseSearch(address) as Partial<ListState>, orders);

describe("the URL of a list", () => {
  it("contains the search text, sort order, page, and page size", () => {
    expect(read("?q=mug&order=title&page=3&limit=50")).toEqual({
      q: "mug",
      order: "title",
      page: 3,
      limit: 50,
      columns: [],
      layout: "rows",
      view: "",
    });
  });

  it("has default values", () => {
    expect(read("")).toEqual({
      q: "",
      order: "-created_at",
      page: 1,
      limit: 20,
      columns: [],
      layout: "rows",
      view: "",
    });
  });

  it.each([
    "?page=0",
    "?page=-1",
    "?page=1.5",
    "?page=two",
    "?limit=7",
    "?limit=1e9",
    "?order=password",
    "?layout=globe",
    "?columns=<b>,../..",
  ])("falls back to the default values: %s", (address) => expect(read(address)).toEqual(read("")));

  it("doesn't change when it is written and read", () => {
    const state: ListState = {
      q: "7",
      order: "title",
      page: 2,
      limit: 500,
      columns: ["title", "tags"],
      layout: "tiles",
      view: "Mine, and theirs",
    };
    expect(read(stringifySearch({ ...state }))).toEqual(state);
    expect(readListState(state, orders)).toEqual(state);
  });
});

describe("nextState", () => {
  const state: ListState = { ...read("?q=mug&order=title"), page: 4 };
  it("goes to the first page after any change, except of the page, columns, or layout", () => {
    expect(nextState(state, { q: "cup" })).toEqual({ ...state, q: "cup", page: 1 });
    expect(nextState(state, { limit: 50 })).toEqual({ ...state, limit: 50, page: 1 });
    expect(nextState(state, { page: 5 })).toEqual({ ...state, page: 5 });
    expect(nextState(state, { columns: ["tags"] }).page).toBe(4);
    expect(nextState(state, { layout: "tiles" }).page).toBe(4);
  });
});

it("`toPaging` converts a page number to an offset", () => {
  expect(toPaging({ page: 1, limit: 20 })).toEqual({ limit: 20, offset: 0 });
  expect(toPaging({ page: 4, limit: 50 })).toEqual({ limit: 50, offset: 150 });
});
