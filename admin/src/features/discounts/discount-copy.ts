import { iterate, type HttpClient } from "@countertop/sdk";
import { adminRetrieveDiscount } from "@countertop/sdk/operations";
import { isTemplate, type Discount } from "../../resources/discounts.ts";
import { resourceOf, type NewCondition, type StoredCondition } from "./condition-kinds.ts";

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
    const all = iterate(
      client,
      list as never,
      {
        query: one.type === "products" ? { ...asked, fields: "id,title", order: "id" } : asked,
      } as never,
    );
    for await (const member of all as AsyncIterable<{ id: string }>)
      members.push({ id: member.id, title: hitOf(member).title });
    conditions.push({ kind: one.type, operator: one.operator, members });
  }
  return { discount, conditions };
}

/** Body of a copy under another code, disabled and with unused limits. */
export const copyBody = ({ discount, conditions }: DiscountSource, code: string) => ({
  code,
  is_disabled: true,
  is_dynamic: isTemplate(discount),
  regions: (discount.regions ?? []).map(({ id }) => id),
  starts_at: discount.starts_at,
  ...(discount.ends_at !== null && { ends_at: discount.ends_at }),
  ...(discount.usage_limit !== null && { usage_limit: discount.usage_limit }),
  ...(discount.valid_duration !== null && { valid_duration: discount.valid_duration }),
  ...(discount.metadata && { metadata: discount.metadata }),
  rule: {
    description: discount.rule?.description ?? null,
    type: discount.rule?.type ?? ("percentage" as const),
    value: discount.rule?.value ?? 0,
    allocation: discount.rule?.allocation ?? ("total" as const),
    conditions: conditions
      .filter(({ members }) => members.length > 0)
      .map(({ kind, operator, members }) => ({ operator, [kind]: members.map(({ id }) => id) })),
  },
});
