// Checks requests with the part of JSON Schema that the contract uses, and reports problems in the server's words. The
// generator refuses other keywords, so nothing in the contract goes unchecked.

export interface RequestSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: string | number | boolean;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | RequestSchema;
  readonly items?: RequestSchema;
  readonly anyOf?: readonly RequestSchema[];
  readonly oneOf?: readonly RequestSchema[];
  readonly allOf?: readonly RequestSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** Names that `expand`, `fields`, or `order` may contain; a relation's own relations follow it after a dot. */
  readonly "x-names"?: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const typesOf = ({ type }: RequestSchema): readonly string[] =>
  type === undefined ? [] : typeof type === "string" ? [type] : type;

const KINDS: Readonly<Record<string, readonly [is: (value: unknown) => boolean, words: string]>> = {
  string: [(value) => typeof value === "string", "a string"],
  integer: [Number.isInteger, "an integer number"],
  number: [Number.isFinite, "a number"],
  boolean: [(value) => typeof value === "boolean", "a boolean value"],
  array: [Array.isArray, "an array"],
  object: [isRecord, "an object"],
  null: [(value) => value === null, "null"],
};

/** Problems of a value, with the name of its field; empty if the value is valid. */
export function problemsOf(value: unknown, schema: RequestSchema, name: string): string[] {
  const { anyOf, oneOf, allOf, ...own } = schema;
  if (anyOf ?? oneOf ?? allOf)
    return [
      ...nearest(value, anyOf, name),
      ...nearest(value, oneOf, name),
      ...(allOf ?? []).flatMap((one) => problemsOf(value, one, name)),
      ...problemsOf(value, own, name),
    ];
  if (schema.format === "binary") return value instanceof Blob ? [] : [`${name} must be a file`];
  if (schema.const !== undefined && value !== schema.const)
    return [`${name} must be equal to ${schema.const}`];
  if (schema.enum && !schema.enum.includes(value))
    return [`${name} must be one of the following values: ${schema.enum.join(", ")}`];
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => KINDS[type]?.[0](value))) {
    const words = types.filter((type) => type !== "null").map((type) => KINDS[type]?.[1]);
    return [`${name} must be ${words.join(" or ")}`];
  }
  return [...limits(value, schema, name), ...inside(value, schema, name)];
}

/** Problems according to the branch that fits best. A branch for null never explains a value. */
function nearest(
  value: unknown,
  branches: readonly RequestSchema[] | undefined,
  name: string,
): string[] {
  if (!branches) return [];
  const all = branches.map((one) => problemsOf(value, one, name));
  if (all.some((problems) => problems.length === 0)) return [];
  const meant = all.filter((_, index) => branches[index]?.type !== "null");
  return meant.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

const FORMATS: Readonly<Record<string, readonly [fits: (text: string) => boolean, words: string]>> =
  {
    email: [(text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), "must be an email"],
    date: [(text) => /^\d{4}-\d\d-\d\d$/.test(text), "must be a date"],
    uri: [(text) => URL.canParse(text), "must be a URL address"],
    uuid: [(text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text), "must be a UUID"],
  };

/** Names in a list, without the signs before them. */
export const namesIn = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim().replace(/^[+-]/, ""))
    .filter((name) => name !== "");
const rootOf = (name: string): string => name.split(".")[0] ?? "";

function limits(value: unknown, schema: RequestSchema, name: string): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, multipleOf, pattern } =
    schema;
  const { exclusiveMinimum: above, exclusiveMaximum: below, uniqueItems } = schema;
  const broken: string[] = [];
  const mind = (isBroken: boolean, words: string) => isBroken && broken.push(`${name} ${words}`);
  if (typeof value === "number") {
    mind(minimum !== undefined && value < minimum, `must not be less than ${minimum}`);
    mind(maximum !== undefined && value > maximum, `must not be greater than ${maximum}`);
    mind(above !== undefined && value <= above, `must be greater than ${above}`);
    mind(below !== undefined && value >= below, `must be less than ${below}`);
    mind(
      multipleOf !== undefined && !Number.isInteger(value / multipleOf),
      `must be divisible by ${multipleOf}`,
    );
    const tooFar = schema.format === "int32" && Math.abs(value) >= 2 ** 31 && value !== -(2 ** 31);
    mind(tooFar, "must fit into 32 bits");
  } else if (typeof value === "string") {
    const [least, most] = [minLength ?? 0, maxLength ?? Infinity];
    mind(least === 1 && value === "", "should not be empty");
    mind(
      least > 1 && value.length < least,
      `must be longer than or equal to ${minLength} characters`,
    );
    mind(value.length > most, `must be shorter than or equal to ${maxLength} characters`);
    mind(
      pattern !== undefined && !new RegExp(pattern, "u").test(value),
      `must match ${pattern} regular expression`,
    );
    const [fits, words = ""] = FORMATS[schema.format ?? ""] ?? [];
    mind(fits?.(value) === false, words);
    const known = schema["x-names"];
    const strangers = known ? namesIn(value).filter((one) => !known.includes(rootOf(one))) : [];
    mind(strangers.length > 0, `names what is not known here: ${strangers.join(", ")}`);
  } else if (Array.isArray(value)) {
    mind(value.length < (minItems ?? 0), `must contain at least ${minItems} elements`);
    mind(value.length > (maxItems ?? Infinity), `must contain no more than ${maxItems} elements`);
    const kinds = new Set(value.map((one) => JSON.stringify(one)));
    mind(uniqueItems === true && kinds.size < value.length, "must have each element once");
  }
  return broken;
}

function inside(value: unknown, schema: RequestSchema, name: string): string[] {
  const { items, properties = {}, required = [], additionalProperties } = schema;
  if (Array.isArray(value) && items) {
    const each = `each value in ${name}`;
    return [...new Set(value.flatMap((item) => problemsOf(item, items, each)))];
  }
  if (!isRecord(value)) return [];
  const problems = required
    .filter((key) => value[key] === undefined)
    .flatMap((key) => {
      const wrong = problemsOf(undefined, properties[key] ?? {}, key);
      return wrong.length > 0 ? wrong : [`${key} should not be empty`];
    });
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (known) problems.push(...problemsOf(inner, known, key));
    else if (typeof additionalProperties === "object")
      problems.push(...problemsOf(inner, additionalProperties, key));
    else if (additionalProperties === false) problems.push(`property ${key} should not exist`);
  }
  return problems;
}

/** A query contains only strings. Converts them to the numbers, booleans, and nulls of the schema; other values stay. */
export function fromText(value: unknown, schema: RequestSchema): unknown {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) {
    const read = branches.map((one) => fromText(value, one));
    return read.find((one) => problemsOf(one, schema, "").length === 0) ?? value;
  }
  if (schema.allOf) return schema.allOf.reduce((read, one) => fromText(read, one), value);
  if (value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map((item) => fromText(item, schema.items ?? {}));
  if (isRecord(value)) {
    const { properties = {}, additionalProperties: rest } = schema;
    const other = typeof rest === "object" ? rest : {};
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, fromText(one, properties[key] ?? other)]),
    );
  }
  const types = typesOf(schema);
  if (types.includes("null") && value === "null") return null;
  if (types.includes("boolean") && (value === "true" || value === "false")) return value === "true";
  const isNumeric = types.includes("integer") || types.includes("number");
  return isNumeric && typeof value === "string" && value.trim() !== "" && !isNaN(Number(value))
    ? Number(value)
    : value;
}
