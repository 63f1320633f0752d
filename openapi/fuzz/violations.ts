// Lists every way to violate the contract's schemas with one value of a request, each with the value's path and the invalid
// value.
import {
  followerOf,
  type Contract,
  type Json,
  type Operation,
  type Parameter,
  type Schema,
} from "../src/contract.ts";
import { UNKNOWN_FIELD } from "../src/invalid-requests.ts";
import { openEngine } from "../src/validate.ts";
import type { DrawnRequest } from "./request.ts";
import { LONG, Relation, type Drawn, type PartPath } from "./values.ts";

export const VIOLATION_KINDS = [
  "no body",
  "unknown field",
  "missing field",
  "wrong type",
  "null",
  "out of bounds",
  "unknown value",
  "bad format",
  "unknown parameter",
  "missing parameter",
  "wrong parameter",
  "parameter out of bounds",
  "unknown name",
  "wrong id",
] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

export interface Violation {
  readonly kind: ViolationKind;
  /**
   * The place of the violation: `items.quantity` without the index, the name of a query parameter as it's sent, such as
   * `created_at[gte]`, or a path parameter.
   */
  readonly at: string;
  /** The invalid value, which distinguishes violations of the same kind. Undefined if a value is left out. */
  readonly value?: Json;
  /** The path of the field that a request must contain for this violation. */
  readonly needs?: PartPath;
  readonly spoil: (request: DrawnRequest) => DrawnRequest;
}

interface Wrong {
  readonly kind: ViolationKind;
  readonly value: Json;
}

/** Maximum length of a path into a value, because schemas can contain themselves. */
const DEEPEST = 8;

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function createViolations(contract: Contract): (operation: Operation) => Violation[] {
  const follow = followerOf(contract.document);
  const compile = openEngine(contract.document.components.schemas);

  const typesOf = (given: Schema): string[] => {
    const { type, anyOf, oneOf } = follow(given);
    const forms = [anyOf ?? [], oneOf ?? []].flat() as Schema[];
    return [...([type ?? []].flat() as string[]), ...forms.flatMap(typesOf)];
  };

  // Caches results, because most schemas are used by several operations.
  const known = new Map<string, Wrong[]>();
  /** Returns invalid values for a schema, each of which has one problem. */
  const wrongFor = (given: Schema): Wrong[] => {
    const key = JSON.stringify(given);
    const found = known.get(key) ?? findWrong(follow(given));
    known.set(key, found);
    return found;
  };

  const findWrong = (schema: Schema): Wrong[] => {
    const types = typesOf(schema);
    const has = (...some: string[]): boolean => some.some((type) => types.includes(type));
    const wrong = (kind: ViolationKind, ...values: Json[]): Wrong[] =>
      values.map((value) => ({ kind, value }));
    const number = (keyword: string): number[] =>
      typeof schema[keyword] === "number" ? [schema[keyword]] : [];
    const all = [
      ...(has("integer", "number") ? wrong("wrong type", "1") : []),
      ...(has("boolean") ? wrong("wrong type", "true") : []),
      ...(has("array", "object") ? wrong("wrong type", "text") : []),
      ...wrong("wrong type", 7),
      // Skips objects and lists, because their error would be in their contents.
      ...(has("array") ? [] : wrong("wrong type", ["text"])),
      ...(has("object") ? [] : wrong("wrong type", { inner: "text" })),
      ...(has("integer") ? wrong("wrong type", 1.5) : []),
      ...wrong("null", null),
      ...number("minimum").flatMap((least) => wrong("out of bounds", least - 1)),
      ...number("maximum").flatMap((most) => wrong("out of bounds", most + 1)),
      ...(schema["format"] === "int32" ? wrong("out of bounds", 2 ** 31) : []),
      ...number("minItems").flatMap((least) => (least === 1 ? wrong("out of bounds", []) : [])),
    ];
    if (has("string")) {
      const isFree = !("format" in schema) && !("pattern" in schema) && !("enum" in schema);
      if (isFree) {
        for (const least of number("minLength"))
          all.push(...wrong("out of bounds", "x".repeat(least - 1)));
        for (const most of number("maxLength"))
          all.push(...wrong("out of bounds", LONG.slice(0, most + 1)));
      }
      if ("enum" in schema || "const" in schema) all.push(...wrong("unknown value", UNKNOWN_FIELD));
      if ("format" in schema || "pattern" in schema)
        all.push(...wrong("bad format", `${UNKNOWN_FIELD} `));
      if (schema["format"] === "date-time")
        all.push(...wrong("bad format", "2026-02-30T10:00:00Z"));
    }
    const forms = (schema["anyOf"] ?? schema["oneOf"] ?? []) as Schema[];
    all.push(...forms.flatMap(wrongFor));
    const allows = compile(schema);
    return all.filter(({ value }) => !allows(value));
  };

  const inBody = function* (given: Schema, way: PartPath, at: string): Generator<Violation> {
    const schema = follow(given);
    if (way.length > DEEPEST) return;
    const forms = (schema["anyOf"] ?? schema["oneOf"]) as Schema[] | undefined;
    for (const [nth, form] of forms?.entries() ?? []) yield* inBody(form, [...way, `|${nth}`], at);
    if (isSchema(schema["items"])) {
      const inside = [...way, "*"];
      for (const wrong of wrongFor(schema["items"])) yield replace(wrong, inside, `${at}[]`);
      yield* inBody(schema["items"], inside, at);
    }
    const fields = schema["properties"];
    if (!isSchema(fields)) return;
    const name = (key: string): string => (at === "" ? key : `${at}.${key}`);
    if (schema["additionalProperties"] === false)
      yield {
        ...replace(
          { kind: "unknown field", value: "spoiled" },
          [...way, UNKNOWN_FIELD],
          name(UNKNOWN_FIELD),
        ),
        needs: way,
      };
    for (const key of (schema["required"] as string[] | undefined) ?? [])
      yield {
        kind: "missing field",
        at: name(key),
        needs: [...way, key],
        spoil: ({ query, body }) => ({ query, body: put(body, [...way, key], undefined) as Drawn }),
      };
    for (const [key, field] of Object.entries(fields)) {
      const inside = [...way, key];
      for (const wrong of wrongFor(field as Schema)) yield replace(wrong, inside, name(key));
      yield* inBody(field as Schema, inside, name(key));
    }
  };

  const inQuery = function* (parameters: readonly Parameter[]): Generator<Violation> {
    // Skips operations without query parameters, because they ignore the query.
    if (parameters.length === 0) return;
    yield ask("unknown parameter", UNKNOWN_FIELD, "spoiled");
    for (const { name, schema: given, required, "x-names": names } of parameters) {
      const schema = follow(given);
      const bare = name.replace("[]", "");
      if (required) yield { kind: "missing parameter", at: bare, spoil: without(name) };
      if (names) yield ask("unknown name", name, UNKNOWN_FIELD);
      const fields = schema["properties"];
      if (isSchema(fields)) {
        for (const [key, field] of Object.entries(fields))
          for (const [kind, text] of wrongText(field as Schema))
            yield { ...ask(kind, name, { [key]: text }), at: `${name}[${key}]` };
        if (schema["additionalProperties"] === false)
          yield {
            ...ask("unknown parameter", name, { [UNKNOWN_FIELD]: "1" }),
            at: `${name}[${UNKNOWN_FIELD}]`,
          };
        continue;
      }
      const items = isSchema(schema["items"]) ? schema["items"] : schema;
      for (const [kind, text] of wrongText(items))
        yield ask(kind, name, items === schema ? text : [text]);
      if (items === schema)
        yield {
          ...ask("wrong parameter", name, { inner: "text" }),
          at: `${name}[inner]`,
        };
    }
  };

  /** Returns invalid values for a parameter, as text. Leaves out values that are valid when they're sent as text. */
  const wrongText = (schema: Schema): [ViolationKind, string][] => {
    const types = typesOf(schema);
    const isText = types.includes("string") && !types.includes("null");
    const number = types.includes("integer") || types.includes("number");
    return wrongFor(schema).flatMap(({ kind, value }): [ViolationKind, string][] => {
      if (kind === "out of bounds" && typeof value !== "object")
        return [["parameter out of bounds", String(value)]];
      if ((kind === "unknown value" || kind === "bad format") && typeof value === "string")
        return [[kind, value]];
      if (kind !== "wrong type" || isText) return [];
      if (value === 1.5) return [["wrong parameter", "1.5"]];
      // Replaces a value of the wrong type with a string that is neither a number nor a boolean.
      return value === 7 || (number && value === "1") ? [["wrong parameter", "text"]] : [];
    });
  };

  return (operation) => {
    const schema = operation.body?.content["application/json"]?.schema;
    const parameters = operation.parameters.filter((one) => one.in === "query");
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, at = ""]): Violation => ({
      kind: "wrong id",
      at,
      spoil: (request) => request,
    }));
    const found = [
      ...(schema && operation.body?.required ? [NO_BODY] : []),
      ...(schema ? wrongFor(schema) : [])
        .filter(({ value }) => Array.isArray(value))
        .map((wrong) => replace(wrong, [], "")),
      ...(schema ? inBody(schema, [], "") : []),
      ...inQuery(parameters),
      ...inPath,
    ];
    return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
  };
}

const NO_BODY: Violation = { kind: "no body", at: "", spoil: ({ query }) => ({ query }) };

const replace = ({ kind, value }: Wrong, way: PartPath, at: string): Violation => ({
  kind,
  at,
  value,
  needs: way,
  spoil: ({ query, body }) => ({ query, body: put(body, way, value) as Drawn }),
});

const ask = (kind: ViolationKind, at: string, value: Json): Violation => ({
  kind,
  at,
  value,
  spoil: ({ query, ...rest }) => ({ ...rest, query: { ...query, [at]: value } }),
});

const without =
  (name: string) =>
  ({ query: { [name]: _, ...query }, ...rest }: DrawnRequest): DrawnRequest => ({ ...rest, query });

/** Returns a copy of the value in which the part at the path is replaced. `undefined` removes the part. */
function put(whole: Drawn | undefined, way: PartPath, value: Json | undefined): Drawn | undefined {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (step.startsWith("|")) return put(whole, rest, value);
  if (step === "*") {
    const [first, ...others] = whole as Drawn[];
    return [put(first, rest, value) as Drawn, ...others];
  }
  if (
    typeof whole !== "object" ||
    whole === null ||
    Array.isArray(whole) ||
    whole instanceof Relation
  )
    throw new Error(`There is no ${way.join("/")} in ${JSON.stringify(whole)}`);
  const { [step]: old, ...others } = whole as { [key: string]: Drawn };
  const changed = put(old, rest, value);
  return changed === undefined ? others : { ...others, [step]: changed };
}
