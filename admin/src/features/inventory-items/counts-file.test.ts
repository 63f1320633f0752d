import { createHttpClient } from "@countertop/sdk";
import { expect, it, vi } from "vitest";
import strings from "../../../public/locales/en/inventory-items.json" with { type: "json" };
import { countLines, countsImport, inEnglish } from "./counts-file.ts";

const level = (location_id: string, stocked_quantity: number) => ({
  location_id,
  stocked_quantity,
  reserved_quantity: 0,
  incoming_quantity: 0,
});
const mug = {
  id: "iitem_1",
  sku: "MUG",
  location_levels: [{ ...level("sloc_0", 7), reserved_quantity: 3 }],
};
const cup = {
  id: "iitem_2",
  sku: null,
  location_levels: [level("sloc_0", 1), { ...level("sloc_1", 2), reserved_quantity: 3 }],
};
const places = [
  { id: "sloc_0", name: "Porto" },
  { id: "sloc_1", name: "Osaka" },
  { id: "sloc_2", name: "osaka" },
];
const rows = countsImport({
  sku: ["Artikelnummer", "SKU"],
  location: ["Standort", "Location"],
  quantity: ["Menge", "Quantity"],
});
const asked = vi.fn<(path: string) => void>();
const client = createHttpClient({
  fetch: async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url, "http://store.test");
    asked(
      `${pathname} ${searchParams.getAll("sku[]").join()}${searchParams.getAll("id[]").join()}`,
    );
    return Response.json(
      pathname.endsWith("stock-locations")
        ? { stock_locations: places, count: 3, offset: 0, limit: 1000 }
        : {
            inventory_items: searchParams.has("sku[]") ? [mug] : [cup],
            count: 1,
            offset: 0,
            limit: 40,
          },
    );
  },
  baseUrl: "http://store.test",
});

async function plan(sku: string, location: string, quantity: string) {
  const told: string[] = [];
  const known = await rows.read(client, () => new Set([sku]), new AbortController().signal);
  const cells = { Artikelnummer: sku, Standort: location, Menge: quantity };
  const entry = rows.plan(cells, known, (column, code, { more = "" } = {}) =>
    told.push([column, code, more].filter(Boolean).join(" ")),
  );
  return { entry, told };
}

it("a row sets the count of an item at a location, which are given by SKU and name or by id", async () => {
  expect(await plan("MUG", "PORTO", "9")).toMatchObject({
    entry: { item: "iitem_1", place: "sloc_0", now: 7, quantity: 9, done: false },
    told: [],
  });
  expect((await plan("iitem_2", "sloc_2", "0")).entry).toMatchObject({
    item: "iitem_2",
    place: "sloc_2",
    now: undefined,
    quantity: 0,
    done: false,
  });
  expect((await plan("MUG", "Porto", "7")).entry?.done).toBe(true);
});

it("unknown SKUs and locations, and ambiguous locations, are reported by column", async () => {
  expect((await plan("mug", "Cork", "1")).told).toEqual([
    "Artikelnummer unknown",
    "Standort unknown",
  ]);
  expect((await plan("MUG", "Osaka", "1")).told).toEqual(["Standort oneOf sloc_1, sloc_2"]);
});

it("a count below the reserved quantity causes a warning, unless it is already stored", async () => {
  expect(await plan("MUG", "Porto", "2")).toMatchObject({
    entry: { quantity: 2 },
    told: ["Menge reserved 3"],
  });
  for (const quantity of ["3", "7"])
    expect((await plan("MUG", "Porto", quantity)).told).toEqual([]);
  expect((await plan("iitem_2", "sloc_1", "2")).told).toEqual([]);
});

it("the import of counts accepts whole numbers in any script's digits, except negative ones", async () => {
  const check = rows.columns.find(({ name }) => name === "Menge")?.check;
  const told = ["12", "0", "-1", "1.5", "1,000", "٣", "१२", "৯", "１２"].map((text) => {
    const codes: string[] = [];
    check?.(text, (code) => codes.push(code));
    return codes.join();
  });
  expect(told).toEqual(["", "", "whole", "whole", "whole", "", "", "", ""]);
  for (const [text, quantity] of [
    ["٣", 3],
    ["१२", 12],
    ["৯০", 90],
    ["１２", 12],
  ] as const)
    expect((await plan("MUG", "Porto", text)).entry?.quantity).toBe(quantity);
});

it("an export has a row for each item at each location", () => {
  expect(countLines([mug, cup], places)).toEqual([
    ["MUG", "Porto", 7],
    ["iitem_2", "Porto", 1],
    ["iitem_2", "Osaka", 2],
  ]);
});

it("the import of counts accepts the admin's English column names", () => {
  const { list, move } = strings;
  expect(inEnglish).toEqual({ sku: list.sku, location: list.location, quantity: move.quantity });
});
