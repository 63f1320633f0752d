import type { Json, Schema } from "./contract.ts";

const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Applies a change to a schema and to every schema within it, the outermost first. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const inner = (value: Json): Json => (isSchema(value) ? mapSchema(value, change) : value);
  const changed: Schema = {};
  for (const [keyword, value] of Object.entries(change(schema))) {
    if (keyword === "properties" && isSchema(value)) {
      changed[keyword] = Object.fromEntries(Object.entries(value).map(([k, v]) => [k, inner(v)]));
    } else if (["anyOf", "oneOf", "allOf"].includes(keyword) && Array.isArray(value)) {
      changed[keyword] = value.map(inner);
    } else if (["items", "additionalProperties", "not"].includes(keyword)) {
      changed[keyword] = inner(value);
    } else {
      changed[keyword] = value;
    }
  }
  return changed;
}

/**
 * Disallows additional fields in objects that list their fields, unless the schema explicitly allows them. An unknown field in
 * a response is then a deviation.
 */
export function closed(schema: Schema): Schema {
  if (schema["allOf"]) {
    throw new Error(
      "A schema with allOf can't be merged into one object, so it can't disallow additional fields. Make its members plain objects.",
    );
  }
  return schema["properties"] && schema["additionalProperties"] === undefined
    ? { ...schema, additionalProperties: false }
    : schema;
}

/** Makes all fields optional, because `fields=…` leaves out fields. */
export function partial(schema: Schema): Schema {
  const { required: _, ...rest } = schema;
  return rest;
}
