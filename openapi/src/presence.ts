// Counts how often responses contain fields that their schemas declare optional, and null where their schemas allow it.
import type { Schema } from "./contract.ts";

/**
 * The number of records with a schema, and how many of them had the field. For nulls: the number of values, and how many of
 * them weren't null.
 */
export interface Count {
  seen: number;
  present: number;
}
/** Counts by `Component.field`. */
export type Counts = Record<string, Count>;
type Schemas = Readonly<Record<string, Schema>>;

const PREFIX = "#/components/schemas/";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Adds the optional fields of a response to the counts, including those of nested records up to a certain depth. */
export function countFields(
  schemas: Schemas,
  schema: Schema,
  value: unknown,
  into: Counts,
  depth = Infinity,
): void {
  const visit: Visit = (name, field, { isRequired, record }) => {
    if (!isRequired) add(into, `${name}.${field}`, Object.hasOwn(record, field));
  };
  walk(schemas, schema, value, visit, depth);
}

/** Adds the nullable fields that a response contains to the counts, including those of all nested records. */
export function countNulls(schemas: Schemas, schema: Schema, value: unknown, into: Counts): void {
  const visit: Visit = (name, field, { inner, record }) => {
    if (Object.hasOwn(record, field) && allowsNull(inner))
      add(into, `${name}.${field}`, record[field] !== null);
  };
  walk(schemas, schema, value, visit);
}

function add(into: Counts, field: string, isPresent: boolean): void {
  const count = (into[field] ??= { seen: 0, present: 0 });
  count.seen += 1;
  if (isPresent) count.present += 1;
}

interface Field {
  readonly inner: Schema;
  readonly isRequired: boolean;
  readonly record: Readonly<Record<string, unknown>>;
}
type Visit = (component: string, field: string, about: Field) => void;

/** Calls a function for each field that the components of a response declare, including those of nested records. */
function walk(
  schemas: Schemas,
  schema: Schema,
  value: unknown,
  visit: Visit,
  depth = Infinity,
): void {
  const reference = schema["$ref"];
  const name = typeof reference === "string" ? reference.slice(PREFIX.length) : undefined;
  const own = name === undefined ? schema : (schemas[name] ?? {});
  const branches = own["anyOf"] ?? own["oneOf"];
  if (Array.isArray(branches)) {
    const branch = (branches as Schema[]).find((one) => fits(schemas, one, value));
    if (branch) walk(schemas, branch, value, visit, depth);
  } else if (Array.isArray(value)) {
    if (own["items"])
      for (const one of value) walk(schemas, own["items"] as Schema, one, visit, depth);
  } else if (isRecord(value)) {
    const required = (own["required"] ?? []) as readonly string[];
    for (const [field, inner] of Object.entries(
      (own["properties"] ?? {}) as Record<string, Schema>,
    )) {
      if (name !== undefined)
        visit(name, field, { inner, isRequired: required.includes(field), record: value });
      if (Object.hasOwn(value, field) && depth > 0)
        walk(schemas, inner, value[field], visit, depth - 1);
    }
  }
}

/** True if the record has all fields that a branch requires, and null only where the branch allows it. */
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

const namesNull = ({ type, anyOf = [] }: Schema): boolean =>
  [type].flat().includes("null") || (anyOf as Schema[]).some(namesNull);

/** True if the schema allows null besides other values. */
export const allowsNull = (schema: Schema | undefined): boolean =>
  schema !== undefined && schema["type"] !== "null" && namesNull(schema);

const isNullable = (schema: Schema | undefined): boolean =>
  schema === undefined ||
  namesNull(schema) ||
  // Treats references as nullable, because their targets aren't resolved here.
  [schema, ...((schema["anyOf"] ?? []) as Schema[])].some((one) => typeof one["$ref"] === "string");

/**
 * The names of the fields that every record had, or that were never null, sorted. Skips fields of fewer than `enough` records.
 */
export const alwaysPresent = (counts: Counts, enough = 1): string[] =>
  Object.entries(counts)
    .filter(([, { seen, present }]) => seen >= enough && seen === present)
    .map(([field]) => field)
    .toSorted();

export function addCounts(into: Counts, counts: Counts): void {
  for (const [field, { seen, present }] of Object.entries(counts)) {
    const sum = (into[field] ??= { seen: 0, present: 0 });
    sum.seen += seen;
    sum.present += present;
  }
}
