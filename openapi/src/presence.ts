// Counts how often responses contain the fields that their schemas declare optional.
import type { Json, Schema } from "./contract.ts";

/** Number of records of a schema, and of those that had the field. */
export interface Count {
  seen: number;
  present: number;
}
/** Counts by `Component.field`. Only fields that the contract doesn't require are included. */
export type Counts = Record<string, Count>;
type Schemas = Readonly<Record<string, Schema>>;

const PREFIX = "#/components/schemas/";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Adds the optional fields of a response, and of records in it down to a depth, to the counts. */
export function countFields(
  schemas: Schemas,
  schema: Schema,
  value: unknown,
  into: Counts,
  depth = Infinity,
): void {
  const reference = schema["$ref"];
  const name = typeof reference === "string" ? reference.slice(PREFIX.length) : undefined;
  const own = name === undefined ? schema : (schemas[name] ?? {});
  const branches = own["anyOf"] ?? own["oneOf"];
  if (Array.isArray(branches)) {
    const branch = (branches as Schema[]).find((one) => fits(schemas, one, value));
    if (branch) countFields(schemas, branch, value, into, depth);
  } else if (Array.isArray(value)) {
    if (own["items"])
      for (const one of value) countFields(schemas, own["items"] as Schema, one, into, depth);
  } else if (isRecord(value)) {
    const required = (own["required"] ?? []) as readonly string[];
    for (const [field, inner] of Object.entries(
      (own["properties"] ?? {}) as Record<string, Schema>,
    )) {
      if (name !== undefined && !required.includes(field)) {
        const count = (into[`${name}.${field}`] ??= { seen: 0, present: 0 });
        count.seen += 1;
        if (Object.hasOwn(value, field)) count.present += 1;
      }
      if (Object.hasOwn(value, field) && depth > 0)
        countFields(schemas, inner, value[field], into, depth - 1);
    }
  }
}

/** True if a branch has all required fields in the record, and null only where null is allowed. */
function fits(schemas: Schemas, schema: Schema, value: unknown): boolean {
  const reference = schema["$ref"];
  const own =
    typeof reference === "string" ? (schemas[reference.slice(PREFIX.length)] ?? {}) : schema;
  if (own["type"] === "null") return value === null;
  if (!isRecord(value)) return value !== null && own["type"] !== "object";
  const properties = (own["properties"] ?? {}) as Record<string, Schema>;
  const nulls = Object.keys(properties).filter((field) => properties[field]?.["type"] === "null");
  if (nulls.some((field) => value[field] !== null)) return false;
  return ((own["required"] ?? []) as readonly string[]).every(
    (field) =>
      Object.hasOwn(value, field) && (value[field] !== null || isNullable(properties[field])),
  );
}

const isNullable = (schema: Schema | undefined): boolean =>
  schema === undefined ||
  [schema["type"] as Json].flat().includes("null") ||
  ((schema["anyOf"] ?? []) as Schema[]).some(isNullable) ||
  // Metadata and other components are counted under their own names.
  typeof schema["$ref"] === "string";

/** Sorted names of optional fields that every record had. */
export const alwaysPresent = (counts: Counts): string[] =>
  Object.entries(counts)
    .filter(([, { seen, present }]) => seen === present)
    .map(([field]) => field)
    .toSorted();

export function addCounts(into: Counts, counts: Counts): void {
  for (const [field, { seen, present }] of Object.entries(counts)) {
    const sum = (into[field] ??= { seen: 0, present: 0 });
    sum.seen += seen;
    sum.present += present;
  }
}
