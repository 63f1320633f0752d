import { expect, it } from "vitest";
import { placeAt } from "./address.ts";
import { isGone } from "./gone.ts";

const gone = new Set(["/products/slow-cooker", "/products/كوب", "/products/gr%C3%B6%C3%9Fe"]);

it.each([
  "/products/slow-cooker",
  "/products/slow-cooker/",
  "/products/%D9%83%D9%88%D8%A8",
  "/products/größe",
])("%s is gone, in any spelling", (address) => {
  expect(isGone(placeAt(address).pathname, gone)).toBe(true);
});

it.each(["/products/slow", "/products", "/"])("%s isn't gone", (address) => {
  expect(isGone(placeAt(address).pathname, gone)).toBe(false);
});
