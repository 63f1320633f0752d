import { expect, it } from "vitest";
import { cookieStorage, httpOnlyStorage, readCookie } from "./cookies.ts";
import * as server from "./server.ts";

it.each([
  ["medusa-cart-id=cart_1", "cart_1"],
  ["a=b; medusa-cart-id=cart%5F1; c=d", "cart_1"],
  ["x-medusa-cart-id=no; medusa-cart-id=a=b", "a=b"],
  ["medusa-cart-id=%E0%A4%A", "%E0%A4%A"],
  ["medusa-cart-id", ""],
  ["", undefined],
  [undefined, undefined],
] as const)("from the cookies %j, the cart's id is read as %j", (cookies, value) => {
  expect(readCookie(cookies, "medusa-cart-id")).toBe(value);
});

it("on a server, `cookieStorage` has no values", () => {
  expect(cookieStorage().getItem("medusa-cart-id")).toBeNull();
});

it("on a server, `httpOnlyStorage` has no values", () => {
  expect(httpOnlyStorage({ id: "cart_1" }).getItem("medusa-cart-id")).toBeNull();
});

it("the entry point for servers exports only functions that work without a browser", () => {
  expect(Object.keys(server).sort()).toEqual([
    "cartHandler",
    "contentSecurityPolicy",
    "forwardToStore",
    "pageCart",
    "readCart",
    "serverCart",
  ]);
});
