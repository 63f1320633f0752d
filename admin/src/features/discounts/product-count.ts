import type { Operator } from "./condition-kinds.ts";

/** A condition on products, as parameters of the product list. */
export interface Term {
  operator: Operator;
  query: Readonly<Record<string, unknown>>;
}

/**
 * The number of products that meet all of the conditions. The list can filter by several members of a condition in one request.
 * Subtracts excluded products from the total, each only once.
 */
export async function productCount(
  terms: readonly Term[],
  count: (query: object) => Promise<number>,
): Promise<number | undefined> {
  const named = terms.flatMap(({ query }) => Object.keys(query));
  // Returns undefined for two conditions with the same parameter, because they can't be combined.
  if (new Set(named).size < named.length) return undefined;
  const only = Object.assign({}, ...terms.filter(({ operator }) => operator === "in").map(queryOf));
  const but = terms.filter(({ operator }) => operator === "not_in").map(queryOf);
  const parts = await Promise.all(
    subsetsOf(but).map(async (some) => {
      const found = await count(Object.assign({}, only, ...some) as object);
      return some.length % 2 === 0 ? found : -found;
    }),
  );
  return parts.reduce((sum, part) => sum + part, 0);
}

const queryOf = ({ query }: Term) => query;
const subsetsOf = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
