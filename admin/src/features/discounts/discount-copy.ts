import type { HttpClient } from "@countertop/sdk";
import { adminRetrieveDiscount } from "@countertop/sdk/operations";
import { everyRow } from "../../patterns/resource.ts";
import { isTemplate, type Discount } from "../../resources/discounts.ts";
import {
  matchesNothing,
  resourceOf,
  sentCondition,
  type ConditionKind,
  type NewCondition,
  type StoredCondition,
} from "./condition-kinds.ts";

export interface DiscountSource {
  discount: Discount;
  conditions: NewCondition[];
}

/** A discount with all members of its conditions, for a copy. */
export async function readForCopy(client: HttpClient, id: string): Promise<DiscountSource> {
  const query = { expand: "rule.conditions,regions" };
  const { discount } = await adminRetrieveDiscount(client, { id, query });
  const conditions: NewCondition[] = [];
  for (const one of (discount.rule?.conditions ?? []) as readonly StoredCondition[]) {
    const { list, hitOf } = resourceOf[one.type];
    const members = [];
    const asked = { discount_condition_id: one.id, limit: 200 };
    const query = one.type === "products" ? { ...asked, fields: "id,title", order: "id" } : asked;
    for await (const member of everyRow(client, list, { query }))
      members.push({ id: member.id, title: hitOf(member).title });
    conditions.push({ kind: one.type, operator: one.operator, members });
  }
  return { discount, conditions };
}

/**
 * Thrown if the source has a condition that nothing meets. The copy can't have such a condition, and without the condition, it
 * would apply to everything.
 */
export class MatchesNothing extends Error {
  readonly kind: ConditionKind;
  constructor(kind: ConditionKind) {
    super(`No members: ${kind}`);
    this.kind = kind;
  }
}

/** The end date of a copy. Undefined if the date is past, because the copy could then never be used. */
export const copiedEnd = ({ ends_at }: { ends_at: string | null }, now = Date.now()) =>
  ends_at !== null && Date.parse(ends_at) > now ? ends_at : undefined;

/** The request body of a copy with a different code. The copy is disabled, and its uses start at 0. */
export function copyBody({ discount, conditions }: DiscountSource, code: string, now = Date.now()) {
  const empty = conditions.find(matchesNothing);
  if (empty) throw new MatchesNothing(empty.kind);
  const ends_at = copiedEnd(discount, now);
  return {
    code,
    is_disabled: true,
    is_dynamic: isTemplate(discount),
    regions: (discount.regions ?? []).map(({ id }) => id),
    starts_at: discount.starts_at,
    ...(ends_at !== undefined && { ends_at }),
    ...(discount.usage_limit !== null && { usage_limit: discount.usage_limit }),
    ...(discount.valid_duration !== null && { valid_duration: discount.valid_duration }),
    ...(discount.metadata && { metadata: discount.metadata }),
    rule: {
      description: discount.rule?.description ?? null,
      type: discount.rule?.type ?? ("percentage" as const),
      value: discount.rule?.value ?? 0,
      allocation: discount.rule?.allocation ?? ("total" as const),
      conditions: conditions.filter(({ members }) => members.length > 0).map(sentCondition),
    },
  };
}
