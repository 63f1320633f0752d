import type { HttpClient } from "@countertop/sdk";
import { expect, it, vi } from "vitest";
import { checkRows, templateOf, type RowsImport } from "./check-rows.ts";
import { wholeNumber } from "./columns.ts";

type Entry = { id: string; name: string; count: number; done?: boolean };
const read = vi.fn<RowsImport<Set<string>, Entry>["read"]>((_client, valuesOf) =>
  Promise.resolve(new Set([...valuesOf("SKU")].filter((sku) => sku !== "GONE"))),
);
const counts: RowsImport<Set<string>, Entry> = {
  columns: [
    { name: "SKU", required: true, examples: ["MUG", "CUP"] },
    { name: "Quantity", required: true, check: wholeNumber, examples: ["3"] },
    { name: "Note", examples: [] },
  ],
  read,
  plan: ({ SKU: sku = "", Quantity: quantity }, known, tell) => {
    if (!known.has(sku)) tell("SKU", "unknown");
    return { id: sku, name: sku, count: Number(quantity), done: quantity === "0" };
  },
};
const check = (...lines: string[]) => {
  const [headers = [], ...rows] = lines.map((line) => line.split(";"));
  const { signal } = new AbortController();
  return checkRows({ headers, rows }, counts, {} as HttpClient, { signal });
};

it("`checkRows` plans each row, sends one request to the store, and leaves out unchanged values", async () => {
  read.mockClear();
  const { problems, entries } = await check("quantity;sku", "3;MUG", ";", "0;CUP", "5;POT");
  expect(problems).toEqual([]);
  expect(entries.map(({ id, count }) => [id, count])).toEqual([
    ["MUG", 3],
    ["POT", 5],
  ]);
  expect(read).toHaveBeenCalledOnce();
});

it("`checkRows` reports problems by row, column, and value, from top to bottom", async () => {
  const { problems } = await check(
    "SKU;Quantity;Color",
    "MUG;x;",
    "MUG;2;;;y",
    ";4;",
    "GONE;1;",
    "CUP;0;",
    "CUP;2;",
  );
  expect(problems).toEqual([
    { code: "column", row: 1, column: "Color", more: "Note" },
    { code: "whole", row: 2, column: "Quantity", value: "x" },
    { code: "cells", row: 3, value: ", y" },
    { code: "required", row: 4, column: "SKU" },
    { code: "unknown", row: 5, column: "SKU", value: "GONE" },
    { code: "twice", row: 7, column: "SKU", value: "CUP", more: "6" },
  ]);
});

it("`checkRows` plans only rows without problems, neither of two conflicting rows, and counts the others", async () => {
  const { entries, skipped, separable } = await check(
    "SKU;Quantity",
    "MUG;x",
    "CUP;1",
    "POT;2",
    "CUP;3",
  );
  expect(entries.map(({ id }) => id)).toEqual(["POT"]);
  expect({ skipped, separable }).toEqual({ skipped: 3, separable: true });
});

it("`checkRows` doesn't allow leaving out rows if a problem affects the whole file", async () => {
  expect((await check("SKU;Quantity;Color", "MUG;1;red")).separable).toBe(false);
  expect((await check("SKU", "MUG")).separable).toBe(false);
});

it("`checkRows` accepts either of a column's names, and a column that can replace another one", async () => {
  const either: typeof counts = {
    ...counts,
    columns: [
      { name: "Artikel", also: ["SKU"], required: "ID", examples: [] },
      { name: "ID", examples: [] },
    ],
    read: () => Promise.resolve(new Set()),
    plan: ({ Artikel: sku = "", ID: id = "" }) => ({ id: sku || id, name: sku, count: 1 }),
  };
  const found = async (headers: string[], ...rows: string[][]) => {
    const { signal } = new AbortController();
    const { problems, entries } = await checkRows({ headers, rows }, either, {} as HttpClient, {
      signal,
    });
    return [problems.map(({ code, row, column }) => ({ code, row, column })), entries.length];
  };
  expect(await found(["sku"], ["MUG"])).toEqual([[], 1]);
  expect(await found(["id"], ["v1"])).toEqual([[], 1]);
  expect(await found(["SKU", "ID"], ["", "v1"], ["", "v1x"], ["MUG", ""])).toEqual([[], 3]);
  expect(await found(["SKU", "ID", "Artikel"], ["MUG", ""])).toEqual([
    [{ code: "columnTwice", row: 1, column: "Artikel" }],
    1,
  ]);
  const empty = await found(["Artikel", "ID", "x"].slice(0, 2), ["", ""], ["MUG", ""]);
  expect(empty).toEqual([[], 1]);
  expect(await found(["other"], ["1"])).toEqual([
    [
      { code: "column", row: 1, column: "other" },
      { code: "columnMissing", row: 1, column: "Artikel" },
    ],
    0,
  ]);
});

it("`checkRows` doesn't send a request for a file without rows, or without a required column", async () => {
  read.mockClear();
  expect((await check("SKU", "MUG")).problems).toEqual([
    { code: "columnMissing", row: 1, column: "Quantity" },
  ]);
  expect((await check("SKU;Quantity")).problems).toEqual([{ code: "rows" }]);
  expect(read).not.toHaveBeenCalled();
});

it("`templateOf` creates a template file", () => {
  const [headers = [], ...rows] = templateOf(counts.columns);
  expect([headers, ...rows]).toEqual([
    ["SKU", "Quantity", "Note"],
    ["MUG", "3", ""],
    ["CUP", "", ""],
  ]);
});
