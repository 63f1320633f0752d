import type { Operator } from "./condition-kinds.ts";

/** A condition on products: what the list is asked for those that it names. */
export interface Term {
  operator: Operator;
  query: Readonly<Record<string, unknown>>;
}

/**
 * How many products meet all of the conditions. The list finds those that conditions name, all of them at once; of those that none may
 * name, so many as are left when what any of them names is taken away, each but once.
 */
export async function productCount(
  terms: readonly Term[],
  count: (query: object) => Promise<number>,
): Promise<number | undefined> {
  const named = terms.flatMap(({ query }) => Object.keys(query));
  // Two that are asked for under one name cannot both be.
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
