// Creates requests that the contract forbids from its examples. Each has one problem.
import { followerOf, type Contract, type Json, type Operation, type Schema } from "./contract.ts";
import { openEngine } from "./validate.ts";

export const KINDS = [
  "unknown field",
  "missing field",
  "wrong type",
  "unknown parameter",
  "wrong parameter",
] as const;
export type Kind = (typeof KINDS)[number];

export interface InvalidRequest {
  readonly kind: Kind;
  /** The place of the problem: `items.quantity` without the index, or the name of a query parameter. */
  readonly at: string;
  readonly body?: Json;
  /** The query string, without its question mark. */
  readonly query?: string;
}

/** A name that the server doesn't know. */
export const UNKNOWN_FIELD = "countertop_stranger";

const NOT_TEXT = new Set(["integer", "number", "boolean"]);

type Fields = { readonly [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export interface InvalidRequests {
  /** Creates invalid requests of an operation. `fields` override those of the example. */
  readonly of: (operation: Operation, fields?: Fields) => InvalidRequest[];
}

export function createInvalidRequests(contract: Contract): InvalidRequests {
  const follow = followerOf(contract.document);
  const compile = openEngine(contract.document.components.schemas);
  const allows = (schema: Schema, value: Json): boolean => compile(schema)(value);

  const media = (operation: Operation) => operation.body?.content["application/json"];
  const example = (operation: Operation): Json | undefined => {
    const [first] = Object.values(media(operation)?.examples ?? {});
    return first && follow(first).value;
  };

  /** The invalid value that is most similar to a valid one. For example, a number becomes a string. */
  const wrongValue = (schema: Schema): Json | undefined => {
    const types = typesOf(schema);
    const near: Json[] = [];
    if (types.includes("integer") || types.includes("number")) near.push("1");
    if (types.includes("boolean")) near.push("true");
    if (types.includes("array") || types.includes("object")) near.push("text");
    return [...near, 7, "text"].find((value) => !allows(schema, value));
  };

  const typesOf = (schema: Schema): string[] => {
    const { type, anyOf, oneOf } = follow(schema);
    const parts = [anyOf ?? [], oneOf ?? []].flat() as Schema[];
    return [...([type ?? []].flat() as string[]), ...parts.flatMap(typesOf)];
  };

  /** Every way to make one value in a body invalid. `put` returns the body with that value replaced. */
  function* within(
    given: Schema,
    value: Json,
    at: readonly string[],
    put: (value: Json) => Json,
  ): Generator<InvalidRequest> {
    const schema = branch(follow(given), value);
    if (Array.isArray(value) && isFields(schema["items"])) {
      const [first, ...rest] = value;
      if (first !== undefined)
        yield* within(schema["items"], first, at, (changed) => put([changed, ...rest]));
    }
    const fields = schema["properties"];
    if (!isFields(value) || !isFields(fields)) return;
    const name = (key: string): string => [...at, key].join(".");
    if (schema["additionalProperties"] === false) {
      const body = put({ ...value, [UNKNOWN_FIELD]: "spoiled" });
      yield { kind: "unknown field", at: name(UNKNOWN_FIELD), body };
    }
    for (const key of (schema["required"] as string[] | undefined) ?? []) {
      const { [key]: _, ...without } = value;
      yield { kind: "missing field", at: name(key), body: put(without) };
    }
    for (const [key, field] of Object.entries(fields)) {
      const wrong = wrongValue(field as Schema);
      if (wrong !== undefined)
        yield { kind: "wrong type", at: name(key), body: put({ ...value, [key]: wrong }) };
      const inner = value[key];
      if (inner !== undefined)
        yield* within(field as Schema, inner, [...at, key], (changed) =>
          put({ ...value, [key]: changed }),
        );
    }
  }

  /** The branch of a union that the value matches. */
  const branch = (schema: Schema, value: Json): Schema => {
    const forms = (schema["anyOf"] ?? schema["oneOf"]) as Schema[] | undefined;
    const fits = forms?.find((form) => allows(form, value));
    return fits ? branch(follow(fits), value) : schema;
  };

  /** Creates a request with an unknown parameter, and one for each number, boolean, or range, whose value is then `text`. */
  function* inQuery(operation: Operation): Generator<InvalidRequest> {
    const parameters = operation.parameters.filter((one) => one.in === "query");
    if (parameters.length === 0) return;
    const query = (at: string, value: string): string => {
      // Includes required parameters, so that only one thing is invalid.
      const rest = parameters.filter(({ name, required }) => required && name !== at);
      const pairs = rest.map(({ name, schema }) => [name, someValue(schema)]);
      return new URLSearchParams([...pairs, [at, value]]).toString();
    };
    const wrong = (at: string): InvalidRequest => ({
      kind: "wrong parameter",
      at,
      query: query(at, "text"),
    });
    yield { kind: "unknown parameter", at: UNKNOWN_FIELD, query: query(UNKNOWN_FIELD, "spoiled") };
    const typed = parameters.flatMap(({ name, schema }) => {
      const fields = follow(schema)["properties"];
      if (isFields(fields)) return "gte" in fields ? [wrong(`${name}[gte]`)] : [];
      return typesOf(schema).some((type) => NOT_TEXT.has(type)) ? [wrong(name)] : [];
    });
    yield* typed;
    // If all parameters accept the value, one gets an object, because a string parameter accepts everything except an object.
    const [text] = parameters.filter(({ schema }) => follow(schema)["type"] === "string");
    if (typed.length === 0 && text) yield wrong(`${text.name}[inner]`);
  }

  const someValue = (schema: Schema): string => {
    const { format } = follow(schema);
    if (format === "email") return "nobody@example.com";
    return typesOf(schema).some((type) => NOT_TEXT.has(type)) ? "1" : "none";
  };

  return {
    of: (operation, fields) => {
      const schema = media(operation)?.schema;
      const told = example(operation);
      const body = isFields(told) ? { ...told, ...fields } : told;
      if (!schema || body === undefined) return [...inQuery(operation)];
      return [
        ...within(schema, body, [], (whole) => whole),
        ...[...inQuery(operation)].map((one) => ({ ...one, body })),
      ];
    },
  };
}
