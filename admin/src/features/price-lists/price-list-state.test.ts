import { describe, expect, it } from "vitest";
import { overlappingLists, stateOf, type Audience } from "./price-list-state.ts";

const now = new Date("2026-06-15T12:00:00Z");
const list = (id: string, more: Partial<Audience> = {}): Audience => ({
  id,
  name: id,
  status: "active",
  starts_at: null,
  ends_at: null,
  ...more,
});

describe("the state of a price list", () => {
  it.each([
    ["active", {}],
    ["draft", { status: "draft", ends_at: "2026-01-01T00:00:00Z" }],
    ["scheduled", { starts_at: "2026-07-01T00:00:00Z" }],
    ["expired", { ends_at: "2026-06-15T12:00:00Z" }],
    ["active", { starts_at: "2026-06-01T00:00:00Z", ends_at: "2026-07-01T00:00:00Z" }],
  ] as const)("is %s", (state, more) => {
    expect(stateOf(list("a", more), now)).toBe(state);
  });
});

describe("price lists that overlap in time and customers", () => {
  const june = { starts_at: "2026-06-01T00:00:00Z", ends_at: "2026-07-01T00:00:00Z" };
  const mine = list("mine", { ...june, customer_groups: [{ id: "vip" }] });
  const meets = (more: Partial<Audience>) =>
    overlappingLists(mine, [list("other", more)], now).length > 0;
  it("apply at the same time to the same customers", () => {
    expect(meets({})).toBe(true);
    expect(meets({ customer_groups: [{ id: "vip" }, { id: "b" }] })).toBe(true);
    expect(meets({ starts_at: "2026-06-20T00:00:00Z" })).toBe(true);
  });
  it("don't include lists for a different time or different customers, or drafts", () => {
    expect(meets({ starts_at: "2026-07-01T00:00:00Z" })).toBe(false);
    expect(meets({ ends_at: "2026-06-01T00:00:00Z" })).toBe(false);
    expect(meets({ customer_groups: [{ id: "press" }] })).toBe(false);
    expect(meets({ status: "draft" })).toBe(false);
    expect(overlappingLists(mine, [mine], now)).toEqual([]);
  });
});
