import { expect, it } from "vitest";
import { groupDiscounts } from "./group-discounts.ts";

const discount = (code: string, operator: string, groups: string[]) => ({
  id: `disc_${code}`,
  code,
  rule: {
    conditions: [
      { type: "products", operator: "in" },
      { type: "customer_groups", operator, customer_groups: groups.map((id) => ({ id })) },
    ],
  },
});

it("`groupDiscounts` distinguishes discounts that include a group from those that exclude it", () => {
  const all = [
    discount("FAMILY", "in", ["cgrp_1", "cgrp_2"]),
    discount("OTHERS", "not_in", ["cgrp_1"]),
    discount("PRESS", "in", ["cgrp_2"]),
    { id: "disc_ALL", code: "ALL", rule: { conditions: [] } },
    { id: "disc_NONE", code: "NONE", rule: null },
  ];
  expect(groupDiscounts(all, "cgrp_1")).toEqual([
    { id: "disc_FAMILY", code: "FAMILY", without: false },
    { id: "disc_OTHERS", code: "OTHERS", without: true },
  ]);
});
