/** The part of JSON Schema that requests may use. All generators support all of its keywords. */

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  /** The schema of a response if the query chooses fields or relations. */
  "x-chosen"?: JsonSchema;
  /** The schema that this one refines. */
  "x-narrows"?: string;
}

const KEYWORDS = {
  $ref: 1,
  type: 1,
  enum: 1,
  const: 1,
  format: 1,
  pattern: 1,
  properties: 1,
  required: 1,
  additionalProperties: 1,
  items: 1,
  anyOf: 1,
  oneOf: 1,
  allOf: 1,
  minLength: 1,
  maxLength: 1,
  minItems: 1,
  maxItems: 1,
  uniqueItems: 1,
  minimum: 1,
  maximum: 1,
  exclusiveMinimum: 1,
  exclusiveMaximum: 1,
  multipleOf: 1,
  "x-chosen": 1,
  "x-narrows": 1,
} satisfies Record<keyof JsonSchema, 1>;

/** Annotations for readers, and keywords that a client doesn't check. */
const ANNOTATIONS = new Set([
  "$comment",
  "contentMediaType",
  "default",
  "deprecated",
  "description",
  "example",
  "examples",
  "readOnly",
  "title",
  "writeOnly",
]);

/** Formats that mocks and body schemas check. */
const CHECKED_FORMATS = ["binary", "date", "email", "uri", "uuid"];
/**
 * Formats that only the server checks. It accepts any text that it can parse as a time. The formats of numbers are ignored, because
 * JavaScript has one number type.
 */
const OPEN_FORMATS = ["date-time", "double", "float", "int32", "int64", "password"];
const FORMATS = new Set([...CHECKED_FORMATS, ...OPEN_FORMATS]);

export interface Problem {
  /** The schema's JSON Pointer in the contract. */
  readonly pointer: string;
  readonly message: string;
}

/** Every schema inside a schema, including itself, with its pointer. Doesn't follow references. */
export function* schemasIn(
  schema: JsonSchema,
  pointer = "",
): Generator<readonly [schema: JsonSchema, pointer: string]> {
  yield [schema, pointer];
  const { properties = {}, items, additionalProperties } = schema;
  for (const [name, one] of Object.entries(properties))
    yield* schemasIn(one, `${pointer}/properties/${escaped(name)}`);
  for (const key of ["anyOf", "oneOf", "allOf"] as const)
    for (const [at, one] of (schema[key] ?? []).entries())
      yield* schemasIn(one, `${pointer}/${key}/${at}`);
  if (items) yield* schemasIn(items, `${pointer}/items`);
  if (typeof additionalProperties === "object")
    yield* schemasIn(additionalProperties, `${pointer}/additionalProperties`);
}

export const escaped = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** Keywords in a request's schema that no generator supports. */
export function unknownIn(schema: JsonSchema, pointer: string): Problem[] {
  return [...schemasIn(schema, pointer)].flatMap(([one, place]) => {
    const problems = Object.keys(one)
      .filter((key) => !(key in KEYWORDS) && !ANNOTATIONS.has(key) && !key.startsWith("x-"))
      .map((key) => ({
        pointer: `${place}/${escaped(key)}`,
        message: `"${key}" in what is sent is not understood. Known are ${Object.keys(KEYWORDS).join(", ")}`,
      }));
    const { format, pattern } = one;
    if (format !== undefined && !FORMATS.has(format))
      problems.push({
        pointer: `${place}/format`,
        message: `the format "${format}" is not understood. Known are ${[...FORMATS].join(", ")}`,
      });
    if (pattern !== undefined && !isPattern(pattern))
      problems.push({
        pointer: `${place}/pattern`,
        message: `the pattern "${pattern}" is no regular expression of JavaScript`,
      });
    return problems;
  });
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, "u"));
  } catch {
    return false;
  }
}
