import type { HttpClient } from "@countertop/sdk";
import type { Picked } from "../../lib/picked.ts";
import { requestOptions, type AnyResource } from "../../patterns/resource.ts";
import { collections } from "../../resources/collections.ts";
import type { ListedCondition } from "../../resources/discounts.ts";
import { customerGroups } from "../../resources/customer-groups.ts";
import { productTags } from "../../resources/product-tags.ts";
import { productTypes } from "../../resources/product-types.ts";
import { products } from "../../resources/products.ts";

/** The types of a discount's conditions, by the server's names. */
export const conditionKinds = [
  "products",
  "product_collections",
  "product_types",
  "product_tags",
  "customer_groups",
] as const;
export type ConditionKind = (typeof conditionKinds)[number];
export type Operator = "in" | "not_in";

export const resourceOf: Readonly<Record<ConditionKind, AnyResource>> = {
  products,
  product_collections: collections,
  product_types: productTypes,
  product_tags: productTags,
  customer_groups: customerGroups,
};

/** A condition in the form of a new discount. */
export interface NewCondition {
  kind: ConditionKind;
  operator: Operator;
  members: Picked[];
}
/** A condition in the form that the server accepts. */
export type SentCondition = { operator: Operator } & Partial<Record<ConditionKind, string[]>>;
export function sentCondition({ kind, operator, members }: NewCondition): SentCondition {
  const condition: SentCondition = { operator };
  condition[kind] = members.map(({ id }) => id);
  return condition;
}
/** True for an "only these" condition without members, which no product or customer can meet. */
export const matchesNothing = ({
  operator,
  members,
}: {
  operator: Operator;
  members: readonly unknown[];
}) => operator === "in" && members.length === 0;
/** A stored condition. Its members are read separately. */
export interface StoredCondition {
  id: string;
  type: ConditionKind;
  operator: Operator;
}

/** The names of a condition's first members, and the number of all members, which can be thousands. */
export interface Members {
  names: readonly string[];
  count: number;
}
export const NAMED = 3;

/** The members of a condition from the list of discounts. */
export function membersIn(condition: ListedCondition): Members {
  const { type } = condition;
  const rows = condition[type] ?? [];
  const names = rows
    .slice(0, NAMED)
    .map((row) => resourceOf[type].hitOf(row as { id: string }).title);
  return { names, count: rows.length };
}

/** The first members of a stored condition, and the total number of members. */
export const membersQuery = (client: HttpClient, { id, type }: StoredCondition, limit = NAMED) => {
  const { list } = resourceOf[type];
  const asked = { discount_condition_id: id, limit };
  const query =
    type === "products" ? { ...asked, fields: "id,title", expand: "collection" } : asked;
  return {
    ...requestOptions(client, list, { query }),
    select: (answer: unknown): Members & { picked: Picked[] } => {
      const picked = resourceOf[type].rowsIn(answer as object).map((row: { id: string }) => {
        const { id: member, title } = resourceOf[type].hitOf(row);
        return { id: member, title };
      });
      return {
        picked,
        names: picked.slice(0, NAMED).map(({ title }: Picked) => title),
        count: (answer as { count: number }).count,
      };
    },
  };
};

/** Parameters that filter the list of products by a condition. */
export const PRODUCT_PARAM = {
  products: "id",
  product_collections: "collection_id",
  product_types: "type_id",
  product_tags: "tags",
} as const;
