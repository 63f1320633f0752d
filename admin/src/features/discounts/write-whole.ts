import type { HttpClient } from "@countertop/sdk";
import {
  adminCreateDiscount,
  adminRetrieveDiscount,
  adminUpdateDiscount,
} from "@countertop/sdk/operations";
import type { useMakeOnce } from "../../patterns/resource.ts";
import type { OperationWriter } from "@countertop/sdk/react";
import { conditionKinds, type ConditionKind, type StoredCondition } from "./condition-kinds.ts";
import { conditionProducts, ownerOf } from "./condition-products.ts";
import { holdersOf } from "./discount-queries.ts";

/** The server rejects bodies of more than 100 kB: members beyond this number are sent separately. */
export const AT_ONCE = 400;

/** Members of a condition, by its kind. */
export type SentCondition = { operator: string } & Partial<Record<ConditionKind, string[]>>;
interface NewBody {
  code: string;
  is_disabled: boolean;
  rule: { conditions?: SentCondition[] };
}

/** The first members of each condition, and the remaining ones. */
export function splitConditions(conditions: readonly SentCondition[]) {
  const rest: { kind: ConditionKind; ids: string[] }[] = [];
  const first = conditions.map((condition) => {
    const kind = conditionKinds.find((one) => condition[one] !== undefined);
    const ids = (kind && condition[kind]) ?? [];
    if (!kind || ids.length <= AT_ONCE) return condition;
    rest.push({ kind, ids: ids.slice(AT_ONCE) });
    return { ...condition, [kind]: ids.slice(0, AT_ONCE) };
  });
  return { first, rest };
}

/** Creates a discount with conditions of any size: disabled until all members are stored. */
export async function createWhole(
  client: HttpClient,
  write: OperationWriter,
  makeOnce: ReturnType<typeof useMakeOnce>,
  body: NewBody,
  taken: () => Error,
) {
  const { first, rest } = splitConditions(body.rule.conditions ?? []);
  const whole = rest.length === 0;
  const { code } = body;
  const { id } = await makeOnce({
    operation: adminCreateDiscount,
    input: {
      body: {
        ...body,
        is_disabled: body.is_disabled || !whole,
        rule: { ...body.rule, ...(first.length > 0 && { conditions: first }) },
      } as never,
    },
    wish: { code },
    madeIn: ({ discount }) => ({ id: discount.id }),
    // Checked before it is created too: the server would store the rule of a discount that it rejects.
    read: () => holdersOf(client, code),
    isSuch: () => true,
    taken,
  });
  return {
    id,
    code,
    /** Rejects if the discount exists, but not all of it. */
    finish: async () => {
      if (whole) return;
      const query = { expand: "rule.conditions" };
      const stored = (await adminRetrieveDiscount(client, { id, query })).discount;
      const conditions = (stored.rule?.conditions ?? []) as readonly StoredCondition[];
      for (const { kind, ids } of rest) {
        const condition = conditions.find(({ type }) => type === kind);
        if (condition)
          await conditionProducts.add?.(write, ownerOf({ id }, condition), ids, () => {});
      }
      if (!body.is_disabled) await write(adminUpdateDiscount, { id, body: { is_disabled: false } });
    },
  };
}
