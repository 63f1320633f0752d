import { describe, expect, it } from "vitest";
import { matchPath, parentsOf } from "./paths.ts";

const entries = ["/loyalty", "/loyalty/members/:id", "/loyalty/members/new", "/:x/y"].map(
  (path) => ({ path }),
);
const match = (address: string) => {
  const found = matchPath(entries, address);
  return found && [found.entry.path, found.params];
};

describe("a URL resolves", () => {
  it.each([
    ["loyalty", "/loyalty", {}],
    ["/Loyalty/", "/loyalty", {}],
    ["loyalty/members/7", "/loyalty/members/:id", { id: "7" }],
    ["loyalty/members/new", "/loyalty/members/new", {}],
  ])("from %s to %s", (address, path, params) => {
    expect(match(address)).toEqual([path, params]);
  });

  it.each(["", "loyalty/members", "loyalty/members/7/8", "loyal"])("not from %j", (address) => {
    expect(match(address)).toBeUndefined();
  });
});

it("a page is nested in those whose path is a prefix of its own", () => {
  expect(parentsOf(entries, "loyalty/members/7").map(({ address }) => address)).toEqual([
    "/loyalty",
  ]);
  expect(parentsOf(entries, "loyalty")).toEqual([]);
});
