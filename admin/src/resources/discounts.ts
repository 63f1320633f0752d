import {
  adminCreateDiscount,
  adminDeleteDiscount,
  adminListDiscounts,
  adminRetrieveDiscount,
  adminUpdateDiscount,
} from "@countertop/sdk/operations";
import { BadgePercent } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const discountKinds = ["percentage", "fixed", "free_shipping"] as const;
export type DiscountKind = (typeof discountKinds)[number];
export const discountStates = [
  "active",
  "scheduled",
  "expired",
  "usedUp",
  "emptied",
  "off",
] as const;
export type DiscountState = (typeof discountStates)[number];

export interface DiscountFacts {
  is_disabled: boolean;
  starts_at: string;
  ends_at: string | null;
  usage_limit: number | null;
  usage_count: number;
  /** True if an "only these" condition has no members left. If undefined, the members in `rule` determine this. */
  emptied?: boolean;
  rule?: { type: string; conditions?: readonly ListedCondition[] } | null;
}
/** A condition with its members, in the property for its type. */
export interface ListedCondition {
  type: "products" | "product_types" | "product_collections" | "product_tags" | "customer_groups";
  operator: "in" | "not_in";
  products?: readonly object[];
  product_types?: readonly object[];
  product_collections?: readonly object[];
  product_tags?: readonly object[];
  customer_groups?: readonly object[];
}

/**
 * True if an "only these" condition has lost all of its members, so that nothing meets it. Free shipping ignores conditions on
 * products.
 */
export const isEmptied = (
  rule: string | undefined,
  conditions: readonly { kind: string; operator: string; count: number }[],
): boolean =>
  conditions.some(
    ({ kind, operator, count }) =>
      operator === "in" && count === 0 && (kind === "customer_groups" || rule !== "free_shipping"),
  );
const countsOf = (conditions: readonly ListedCondition[] = []) =>
  conditions.flatMap((one) => {
    const members = one[one.type];
    return members ? [{ kind: one.type, operator: one.operator, count: members.length }] : [];
  });

/** The current state of a discount: active, or the first reason why a cart would reject it. */
export function discountState(of: DiscountFacts, now = Date.now()): DiscountState {
  if (of.is_disabled) return "off";
  if (of.ends_at !== null && Date.parse(of.ends_at) <= now) return "expired";
  // Ignores a limit of 0, which the server treats as no limit.
  if (of.usage_limit && of.usage_count >= of.usage_limit) return "usedUp";
  if (of.emptied ?? isEmptied(of.rule?.type, countsOf(of.rule?.conditions))) return "emptied";
  return Date.parse(of.starts_at) > now ? "scheduled" : "active";
}

/** True for a template, and false for a code that was created from one. */
export const isTemplate = (of: { is_dynamic: boolean; parent_discount_id: string | null }) =>
  of.is_dynamic && of.parent_discount_id === null;

/** The field with the name of a condition's members, by type. */
const conditionNames = {
  products: "title",
  product_collections: "title",
  product_types: "value",
  product_tags: "value",
  customer_groups: "name",
};

export const discounts = defineResource({
  slug: "discounts",
  icon: BadgePercent,
  list: adminListDiscounts,
  record: adminRetrieveDiscount,
  create: adminCreateDiscount,
  update: adminUpdateDiscount,
  remove: adminDeleteDiscount,
  nameOf: ({ code }) => code,
  noteOf: ({ rule }) => rule?.description,
  orders: ["-created_at", "code", "starts_at", "ends_at", "-usage_count", "-updated_at"],
  // Requests only these fields of each relation. Without the ids, the server would merge several regions into one.
  query: {
    fields: [
      "id,code,is_dynamic,is_disabled,parent_discount_id,starts_at,ends_at,usage_limit,usage_count",
      "created_at,updated_at,regions.id,regions.name,regions.currency_code",
      "rule.id,rule.type,rule.value,rule.allocation,rule.description",
      "rule.conditions.id,rule.conditions.type,rule.conditions.operator",
      ...Object.entries(conditionNames).map(([kind, name]) =>
        [`rule.conditions.${kind}.id`, `rule.conditions.${kind}.${name}`].join(),
      ),
    ].join(),
    expand: [
      "rule,regions",
      ...Object.keys(conditionNames).map((kind) => `rule.conditions.${kind}`),
    ].join(),
    // Templates and their codes are in a separate list, whose filter overrides this one.
    is_dynamic: false,
  },
  hitQuery: { fields: "id,code", expand: "rule" },
  recordQuery: { expand: "rule.conditions,regions,parent_discount" },
  updateQuery: { expand: "rule.conditions,regions,parent_discount" },
  filters: {
    state: {
      kind: "choice",
      param: null,
      label: "discounts:state.label",
      options: discountStates,
      optionLabel: (state: string) => `discounts:state.${state as DiscountState}` as const,
    },
    kind: {
      kind: "choice",
      param: null,
      label: "discounts:kind.label",
      options: discountKinds,
      optionLabel: (kind: string) => `discounts:kind.${kind as DiscountKind}` as const,
      one: (type: string) => ({ rule: { type } }),
    },
    template: { kind: "boolean", param: "is_dynamic", label: "discounts:list.personal" },
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
    updated: { kind: "dates", param: "updated_at", label: "common:record.updated" },
  },
  // Filters in the browser, because the server doesn't store these states. Reads up to 10,000 discounts and calculates their
  // states.
  clientFilter: ({ state }) =>
    state.length === 0
      ? undefined
      : {
          key: `state ${state.join()}`,
          most: 10_000,
          keeps: () =>
            Promise.resolve((row) => (state as readonly string[]).includes(discountState(row))),
        },
  zone: "discount",
});

export type Discount = ReturnType<typeof discounts.recordIn>;
export type ListedDiscount = ReturnType<typeof discounts.rowsIn>[number];
