import { describe, expect, it } from "vitest";
import { matchPath, parentsOf } from "./paths.ts";

const entries = ["/loyalty", "/loyalty/members/:id", "/loyalty/members/new", "/:x/y"].map(
  (path) => ({ path }),
);
const match = (address: string) => {
  const found = matchPath(entries, address);
  return found && [found.entry.path, found.params];
};

describe("a URL", () => {
  it.each([
    ["loyalty", "/loyalty", {}],
    ["/Loyalty/", "/loyalty", {}],
    ["loyalty/members/7", "/loyalty/members/:id", { id: "7" }],
    ["loyalty/members/new", "/loyalty/members/new", {}],
  ])("matches %s as %s", (address, path, params) => {
    expect(match(address)).toEqual([path, params]);
  });

  it.each(["", "loyalty/members", "loyalty/members/7/8", "loyal"])(
    "like %j doesn't match",
    (address) => {
      expect(match(address)).toBeUndefined();
    },
  );
});

describe("a page that has the URLs below its path", () => {
  const open = [
    { path: "/rates", below: true },
    { path: "/rates/:code/history", below: true },
    { path: "/rates/new" },
  ];
  const place = (address: string) => {
    const found = matchPath(open, address);
    return found && [found.entry.path, found.address, found.params];
  };

  it.each([
    ["rates", "/rates", "/rates", {}],
    ["rates/eur", "/rates", "/rates", {}],
    ["rates/new", "/rates/new", "/rates/new", {}],
    ["rates/new/one", "/rates", "/rates", {}],
    ["rates/eur/history/1", "/rates/:code/history", "/rates/eur/history", { code: "eur" }],
  ])("matches %s as %s", (address, path, own, params) => {
    expect(place(address)).toEqual([path, own, params]);
  });

  it("doesn't match other URLs", () => {
    expect(place("other/rates")).toBeUndefined();
    expect(place("")).toBeUndefined();
  });

  it("is the parent of the URLs below it, once", () => {
    expect(parentsOf(open, "rates/eur/more/1").map(({ address }) => address)).toEqual(["/rates"]);
  });
});

it("a page is nested in the pages whose path is a prefix of its own", () => {
  expect(parentsOf(entries, "loyalty/members/7").map(({ address }) => address)).toEqual([
    "/loyalty",
  ]);
  expect(parentsOf(entries, "loyalty")).toEqual([]);
});
