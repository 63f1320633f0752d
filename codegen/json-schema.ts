/** The part of JSON Schema that requests may use. All generators support all of these keywords. */

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
  /** The schema of a response if the query selects fields or relations. */
  "x-chosen"?: JsonSchema;
  /** The name of the schema that this one narrows. */
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

/** Annotations for readers, and keywords that clients don't check. */
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

/** Formats that the generated schemas check. */
const CHECKED_FORMATS = ["binary", "date", "email", "uri", "uuid"];
/**
 * Formats that the generated schemas don't check, except for the limits of `int32`. For a date-time, the server accepts any text
 * that it can parse. Other formats of numbers are ignored, because JavaScript has only one number type.
 */
const OPEN_FORMATS = ["date-time", "double", "float", "int32", "int64", "password"];
const FORMATS = new Set([...CHECKED_FORMATS, ...OPEN_FORMATS]);

export interface Problem {
  /** JSON Pointer to the schema in the contract. */
  readonly pointer: string;
  readonly message: string;
}

/** Every schema within a schema, including the schema itself, with its pointer. Doesn't follow references. */
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

/** Keywords, formats, and patterns in a request's schema that the generators don't support. */
export function unknownIn(schema: JsonSchema, pointer: string): Problem[] {
  return [...schemasIn(schema, pointer)].flatMap(([one, place]) => {
    const problems = Object.keys(one)
      .filter((key) => !(key in KEYWORDS) && !ANNOTATIONS.has(key) && !key.startsWith("x-"))
      .map((key) => ({
        pointer: `${place}/${escaped(key)}`,
        message: `the keyword "${key}" isn't supported in requests. Supported: ${Object.keys(KEYWORDS).join(", ")}`,
      }));
    const { format, pattern } = one;
    if (format !== undefined && !FORMATS.has(format))
      problems.push({
        pointer: `${place}/format`,
        message: `the format "${format}" isn't supported. Supported: ${[...FORMATS].join(", ")}`,
      });
    if (pattern !== undefined && !isPattern(pattern))
      problems.push({
        pointer: `${place}/pattern`,
        message: `the pattern "${pattern}" isn't a valid JavaScript regular expression`,
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
