import { expect, it } from "vitest";
import {
  lastPlace,
  lastSelection,
  parseMemory,
  rememberPlace,
  rememberSearch,
  rememberSelection,
} from "./list-memory.ts";
import { readListState } from "./list-search.ts";
import { nothing } from "./list-selection.ts";

const place = { id: "b", place: 2, count: 7, previous: { id: "a", page: 1 } };

it.each([
  null,
  "",
  "{",
  "[]",
  "null",
  '{"search":7,"selected":{"of":"","all":true},"place":{"id":"b"}}',
  '{"selected":{"of":"","all":false,"rows":["ab",["a",1]]},"place":{"id":"b","place":1,"count":2,"next":{"id":3,"page":1}}}',
])("the stored state of a list is empty if storage contains %j", (text) =>
  expect(parseMemory(text)).toEqual({}),
);

it("the stored state of a list is restored", () => {
  const memory = {
    search: { q: "mug" },
    selected: { of: "?q=mug", all: false, rows: [["a", "Mug"]] },
    place,
  };
  expect(parseMemory(JSON.stringify(memory))).toEqual(memory);
});

it("a selection applies to only one search", () => {
  const selection = { all: false, picked: new Map([["a", "Mug"]]) };
  rememberSelection("selected", "?q=mug", selection);
  expect(lastSelection("selected", "?q=mug")).toEqual(selection);
  expect(lastSelection("selected", "?q=cup")).toBe(nothing);
});

it("the position of one record in the list is stored until the list is opened again", () => {
  const search = readListState({}, ["title"]);
  rememberPlace("placed", place);
  rememberSearch("placed", { ...search, page: 2 }, place);
  expect(lastPlace("placed", "b")).toEqual(place);
  expect(lastPlace("placed", "a")).toBeUndefined();
  rememberSearch("placed", search);
  expect(lastPlace("placed", "b")).toBeUndefined();
});
