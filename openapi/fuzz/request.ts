// A request as fast-check generates it, and the same request with the ids of existing records.
import fc from "fast-check";
import { followerOf, type Contract, type Json, type Operation } from "../src/contract.ts";
import type { Ids } from "./recipe.ts";
import type { State } from "./states.ts";
import { Relation, createValues, type Drawn, type PartPath } from "./values.ts";

export interface DrawnRequest {
  readonly query: Readonly<Record<string, Drawn>>;
  readonly body?: Drawn;
}

export interface FilledRequest {
  readonly method: string;
  /** The path with its query. */
  readonly address: string;
  readonly body?: Json;
}

export interface Requests {
  /**
   * Generates requests of an operation. `needs` is the path of the field that the body must contain. An empty path means that a
   * body is required.
   */
  readonly of: (operation: Operation, needs?: PartPath) => fc.Arbitrary<DrawnRequest>;
}

export function createRequests(contract: Contract, ids: Ids): Requests {
  const refers = (name: string): boolean => name in ids || OWN.has(name);
  const values = createValues(contract.document, refers);
  // Limits the length of values in the query, because several longer values would make the URL too long for any server.
  const inQuery = createValues(contract.document, refers, 500);
  const follow = followerOf(contract.document);
  return {
    of: (operation, needs) => {
      const parameters = operation.parameters.filter(({ in: place }) => place === "query");
      const drawn = fc.record(
        Object.fromEntries(
          parameters.map(({ name, schema, "x-names": names }) => {
            const bare = name.replace("[]", "");
            if (!names) return [name, inQuery.of(schema, bare)];
            if (bare === "order")
              return [
                name,
                fc
                  .tuple(fc.constantFrom("", "-"), fc.constantFrom(...names))
                  .map((two) => two.join("")),
              ];
            const some = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 });
            return [name, name.endsWith("[]") ? some : some.map((list) => list.join(","))];
          }),
        ),
        {
          requiredKeys: parameters.filter((one) => one.required).map(({ name }) => name) as never[],
          noNullPrototype: true,
        },
      ) as fc.Arbitrary<DrawnRequest["query"]>;
      const query = drawn.map((one) => withNeeded(one, parameters));
      const schema = operation.body?.content["application/json"]?.schema;
      if (!schema) return fc.record({ query }, { noNullPrototype: true });
      const needed = needs !== undefined || operation.body?.required === true;
      return fc.record(
        { query, body: values.of(follow(schema), "", needs) },
        { requiredKeys: needed ? ["query", "body"] : ["query"], noNullPrototype: true },
      ) as fc.Arbitrary<DrawnRequest>;
    },
  };
}

/** Adds the names that the server needs, and the field to sort by, to `fields`. */
function withNeeded(
  query: DrawnRequest["query"],
  parameters: Operation["parameters"],
): DrawnRequest["query"] {
  const fields = parameters.find(({ name }) => /^fields(\[\])?$/.test(name) && name in query);
  if (!fields) return query;
  const { names = [], unless = "" } = fields["x-needs"] ?? {};
  const { order } = query;
  const chosen = [query[fields.name]]
    .flat()
    .flatMap((text) => (typeof text === "string" ? text.split(",") : []));
  const all = new Set([
    ...chosen,
    ...(query[unless] === "" ? [] : names),
    ...(typeof order === "string" ? [order.replace("-", "")] : []),
  ]);
  return { ...query, [fields.name]: fields.name.endsWith("[]") ? [...all] : [...all].join(",") };
}

/** Fields that may contain only ids of records that belong to those in the path. */
const OWN = new Set([
  "rule",
  "requirements",
  "prices",
  "price_ids",
  "fulfillment_id",
  "session_id",
  "session_ids",
  "claim_items",
  "shipping_methods",
]);

export function fill(
  operation: Operation,
  drawn: DrawnRequest,
  state: State,
  shop: Ids,
): FilledRequest {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(state.path[name] ?? "none"),
  );
  const resolve = (value: Drawn): Json => {
    if (value instanceof Relation) {
      const pool = state.ids[value.name] ?? shop[value.name] ?? [];
      return pool[value.nth % Math.max(1, pool.length)] ?? "none";
    }
    if (Array.isArray(value)) {
      const all = (value as Drawn[]).map(resolve);
      // Removes duplicates, because sending the same record twice doesn't test anything new.
      return all.filter(
        (one, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
      );
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, resolve(inner as Drawn)]),
    );
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(drawn.query)) write(query, name, resolve(value));
  const search = query.size > 0 ? `?${query}` : "";
  return {
    method: operation.method,
    address: path + search,
    ...(drawn.body !== undefined && { body: resolve(drawn.body) }),
  };
}

function write(query: URLSearchParams, name: string, value: Json): void {
  if (Array.isArray(value)) for (const one of value) write(query, name, one);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) write(query, `${name}[${key}]`, inner);
  else query.append(name, String(value));
}
