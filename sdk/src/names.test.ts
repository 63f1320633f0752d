// Tests that every operation has names, and that each name is a method of the client, an operation, or a hook.
import { describe, expect, it } from "vitest";
import { calls } from "../test/described.ts";
import { createClient } from "./client.ts";
import { callNames, namedCalls } from "./names.ts";
import * as operations from "./operations.ts";
import * as react from "./react.ts";

describe("names of calls", () => {
  it("exist for exactly the operations of the contract", () => {
    expect(namedCalls.toSorted()).toEqual(calls.map(({ call }) => call).toSorted());
    expect(callNames("GET /admin/products")).toEqual({
      id: "adminListProducts",
      method: "admin.products.list",
      hook: "useAdminProducts",
    });
    expect(callNames("GET /admin/reviews")).toBeUndefined();
    expect(callNames("constructor")).toBeUndefined();
  });

  it.each(calls)("for $call exist in the SDK", ({ call, id }) => {
    const names = callNames(call);
    expect(names?.id).toBe(id);
    const { method = "", hook = "" } = names ?? {};
    const bound = method
      .split(".")
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], createClient());
    expect(bound).toBeTypeOf("function");
    expect(react).toHaveProperty(hook, expect.any(Function));
    const { method: verb, path } = new Map(Object.entries(operations)).get(id) as {
      method: string;
      path: string;
    };
    expect(`${verb} ${path}`).toBe(call);
  });
});
