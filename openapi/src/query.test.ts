import { expect, it } from "vitest";
import type { Operation } from "./contract.ts";
import { fixture } from "./fixture.ts";
import { readQuery } from "./query.ts";

const operation = fixture().find("GET", "/admin/products/1") as Operation;
const read = (text: string) => readQuery(operation, new URLSearchParams(text));

it.each([
  ["id[]=a&id[]=b", { "id[]": ["a", "b"] }],
  ["id[0]=a&id[1]=b", { "id[]": ["a", "b"] }],
  ["created_at[gte]=2026-01-01&created_at[lt]=2", { created_at: { gte: "2026-01-01", lt: "2" } }],
  ["limit=5&fields=a,b", { limit: "5", fields: "a,b" }],
])("`readQuery` parses %s", (text, values) => {
  expect(read(text)).toEqual({ values, unknown: [] });
});

it("`readQuery` reports each unknown parameter once", () => {
  expect(read("color[]=a&color[]=b&limit[]=1&size[gte]=1").unknown).toEqual([
    "color",
    "limit",
    "size",
  ]);
});
