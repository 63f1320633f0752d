import { expect, it } from "vitest";
import type { RecordedCall } from "../../../lib/recorded-calls.ts";
import { groupsOf } from "./groups.ts";

const call = (id: number, page: string): RecordedCall => ({
  id,
  page,
  call: { method: "GET", path: "/admin/products" },
  operation: { method: "GET", path: "/admin/products" },
  input: {},
});
const groups = (calls: RecordedCall[], page: string, ...shown: number[]) =>
  groupsOf(calls, page, ({ id }) => shown.includes(id)).map(
    (group) => `${group.page ?? "here"}: ${group.calls.map(({ id }) => id).join(" ")}`,
  );

it("the developer panel lists the newest call first, in a group for each visit to a page", () => {
  const calls = [call(1, "/a"), call(2, "/a/orders"), call(3, "/a"), call(4, "/a")];
  expect(groups(calls, "/a")).toEqual(["here: 4 3", "/a/orders: 2", "/a: 1"]);
});

it("the developer panel starts an empty group when the page changes", () => {
  expect(groups([call(1, "/a")], "/a/orders")).toEqual(["here: ", "/a: 1"]);
  expect(groups([], "/a")).toEqual(["here: "]);
});

it("the developer panel assigns a call to the page that shows its response", () => {
  const calls = [call(1, "/a"), call(2, "/a"), call(3, "/a/orders")];
  expect(groups(calls, "/a/orders", 1)).toEqual(["here: 3 1", "/a: 2"]);
});
