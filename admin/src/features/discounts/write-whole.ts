import { adminCreateDiscount, adminRetrieveDiscount } from "@countertop/sdk/operations";
import {
  useAdminAddDiscountConditionResourceBatch,
  useAdminUpdateDiscount,
  useClient,
} from "@countertop/sdk/react";
import { chunk } from "../../lib/concurrency.ts";
import { useCreateOnce } from "../../patterns/resource.ts";
import {
  conditionKinds,
  type ConditionKind,
  type SentCondition,
  type StoredCondition,
} from "./condition-kinds.ts";
import { resources } from "./condition-products.ts";
import { holdersOf } from "./discount-queries.ts";

/** The server rejects bodies of more than 100 kB: members beyond this number are sent separately. */
export const AT_ONCE = 400;

type Body = Parameters<typeof adminCreateDiscount>[1]["body"];
type NewBody = Body & { rule: { conditions?: SentCondition[] } };

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

/**
 * Adds members to a stored condition. The server is slow if one request has thousands of members, so they are sent in consecutive
 * parts.
 */
export function useAddMembers() {
  const { mutateAsync: addResources } = useAdminAddDiscountConditionResourceBatch();
  return async (id: string, condition_id: string, ids: readonly string[]) => {
    for (const part of chunk(ids, 250))
      await addResources({ id, condition_id, body: resources(part) });
  };
}

/** Creates a discount with conditions of any size: disabled until all members are stored. */
export function useCreateWhole() {
  const client = useClient();
  const makeOnce = useCreateOnce();
  const addMembers = useAddMembers();
  const { mutateAsync: updateDiscount } = useAdminUpdateDiscount();
  return async (body: NewBody, taken: () => Error) => {
    const { first, rest } = splitConditions(body.rule.conditions ?? []);
    const whole = rest.length === 0;
    const { code, is_disabled = false } = body;
    const { id } = await makeOnce({
      operation: adminCreateDiscount,
      input: {
        body: {
          ...body,
          is_disabled: is_disabled || !whole,
          rule: { ...body.rule, ...(first.length > 0 && { conditions: first }) },
        },
      },
      wish: { code },
      madeIn: ({ discount }) => ({ id: discount.id }),
      // Checks for the code before creating the discount, because the server stores a discount's rule even if it rejects the
      // discount.
      read: () => holdersOf(client, code),
      isSuch: () => true,
      taken,
    });
    return {
      id,
      code,
      /** Adds the remaining members. Rejects if only a part of the discount was created. */
      finish: async () => {
        if (whole) return;
        const query = { expand: "rule.conditions" };
        const stored = (await adminRetrieveDiscount(client, { id, query })).discount;
        const conditions = (stored.rule?.conditions ?? []) as readonly StoredCondition[];
        for (const { kind, ids } of rest) {
          const condition = conditions.find(({ type }) => type === kind);
          if (condition) await addMembers(id, condition.id, ids);
        }
        if (!is_disabled) await updateDiscount({ id, body: { is_disabled: false } });
      },
    };
  };
}
