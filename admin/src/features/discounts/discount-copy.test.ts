import { expect, it } from "vitest";
import type { Discount } from "../../resources/discounts.ts";
import { newDiscountFields } from "./new-discount-fields.tsx";
import type { NewCondition } from "./condition-kinds.ts";
import { copyBody } from "./discount-copy.ts";

const NOW = Date.parse("2026-11-24T12:00:00Z");
const discount = (more: Partial<Discount> = {}): Discount =>
  ({
    code: "SUMMER",
    is_dynamic: false,
    parent_discount_id: null,
    regions: [{ id: "reg_1" }],
    starts_at: "2026-06-01T00:00:00.000Z",
    ends_at: null,
    usage_limit: null,
    valid_duration: null,
    metadata: null,
    rule: { type: "percentage", value: 10, allocation: "total", description: null },
    ...more,
  }) as Discount;
const condition = (operator: "in" | "not_in", members: string[]): NewCondition => ({
  kind: "product_collections",
  operator,
  members: members.map((id) => ({ id, title: id })),
});
const copied = (conditions: NewCondition[], more: Partial<Discount> = {}) =>
  copyBody({ discount: discount(more), conditions }, "SUMMER-2", NOW);

it("a copy has its source's conditions, except those that exclude nothing", () => {
  expect(copied([condition("in", ["pcol_1"])]).rule.conditions).toEqual([
    { operator: "in", product_collections: ["pcol_1"] },
  ]);
  expect(copied([condition("not_in", [])]).rule.conditions).toEqual([]);
});

it("a discount with an empty `in` condition can't be copied, because the copy would apply to everything", () => {
  expect(() => copied([condition("in", [])])).toThrow("product_collections");
});

it("a copy ends when its source ends, unless that date has passed", () => {
  const future = "2026-12-24T00:00:00.000Z";
  expect(copied([], { ends_at: future })).toMatchObject({ ends_at: future });
  expect(copied([], { ends_at: "2026-07-01T00:00:00.000Z" })).not.toHaveProperty("ends_at");
});

it("a new discount needs a record for each condition that includes records", () => {
  const { conditions } = newDiscountFields.defs;
  const fails = (value: NewCondition[]) =>
    conditions?.schema["~standard"].validate(value) as { issues?: readonly unknown[] };
  expect(fails([condition("in", [])]).issues).toHaveLength(1);
  expect(fails([condition("in", ["pcol_1"]), condition("not_in", [])]).issues).toBeUndefined();
});
