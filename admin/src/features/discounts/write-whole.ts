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

/**
 * Maximum number of members of each condition in the first request, because the server rejects bodies of more than 100 KiB. The
 * other members are sent separately.
 */
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
 * The id of the stored condition of each of these kinds. Throws if one of them was deleted, because the discount would then apply
 * to more than the operator entered.
 */
export function idsOfConditions(
  kinds: readonly ConditionKind[],
  stored: readonly Pick<StoredCondition, "id" | "type">[],
  gone: () => Error,
): ReadonlyMap<ConditionKind, string> {
  return new Map(
    kinds.map((kind) => {
      const condition = stored.find(({ type }) => type === kind);
      if (!condition) throw gone();
      return [kind, condition.id];
    }),
  );
}

/**
 * Adds members to a stored condition. The server is slow if one request has thousands of members, so they are sent in several
 * consecutive requests.
 */
export function useAddMembers() {
  const { mutateAsync: addResources } = useAdminAddDiscountConditionResourceBatch();
  return async (id: string, condition_id: string, ids: readonly string[]) => {
    for (const part of chunk(ids, 250))
      await addResources({ id, condition_id, body: resources(part) });
  };
}

/** Creates a discount with conditions of any size. The discount stays disabled until all members are stored. */
export function useCreateWhole() {
  const client = useClient();
  const makeOnce = useCreateOnce();
  const addMembers = useAddMembers();
  const { mutateAsync: updateDiscount } = useAdminUpdateDiscount();
  return async (body: NewBody, problems: { taken: () => Error; gone: () => Error }) => {
    const sent = body.rule.conditions ?? [];
    const { first, rest } = splitConditions(sent);
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
      // Checks whether the code exists before creating the discount, because the server stores a discount's rule even if it
      // rejects the discount.
      read: () => holdersOf(client, code),
      isSuch: () => true,
      taken: problems.taken,
    });
    return {
      id,
      code,
      // Adds the remaining members to the stored conditions, and then enables the discount. Rejects if a call fails or if somebody
      // deleted a condition.
      finish: async () => {
        if (whole) return;
        const query = { expand: "rule.conditions" };
        const stored = (await adminRetrieveDiscount(client, { id, query })).discount;
        const conditions = (stored.rule?.conditions ?? []) as readonly StoredCondition[];
        const kinds = conditionKinds.filter((kind) => sent.some((one) => one[kind] !== undefined));
        const held = idsOfConditions(kinds, conditions, problems.gone);
        for (const { kind, ids } of rest) await addMembers(id, held.get(kind) ?? "", ids);
        if (!is_disabled) await updateDiscount({ id, body: { is_disabled: false } });
      },
    };
  };
}
