/** A discount with its conditions, as the list of discounts returns it. */
export interface Conditioned {
  id: string;
  code: string;
  rule?: {
    conditions?: {
      type: string;
      operator: string;
      customer_groups?: { id: string }[];
    }[];
  } | null;
}

/** Discounts with a condition on the group. `without` is true if the condition excludes the group. */
export const groupDiscounts = (discounts: readonly Conditioned[], group: string) =>
  discounts.flatMap(({ id, code, rule }) => {
    const condition = rule?.conditions?.find(({ customer_groups }) =>
      customer_groups?.some((one) => one.id === group),
    );
    return condition ? [{ id, code, without: condition.operator === "not_in" }] : [];
  });
