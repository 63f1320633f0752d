import { expect, it } from "vitest";
import { readReturn } from "../templates/start/src/lib/return-path.ts";

it.each(["/checkout", "/orders/1?placed=true", "/", "/a//b"])(
  "`readReturn` accepts %j as a return path",
  (next) => {
    expect(readReturn({ next })).toEqual({ next });
  },
);

it.each([
  "//evil.test",
  "/\\evil.test",
  "/\t/evil.test",
  "/\n//evil.test",
  "https://evil.test",
  "javascript:alert(1)",
  "checkout",
  "",
  1,
  undefined,
])("%j isn't valid, and becomes undefined so that the router doesn't restore it", (next) => {
  expect(Object.entries(readReturn({ next }))).toEqual([["next", undefined]]);
});
