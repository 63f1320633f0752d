import type { Json, Schema } from "./contract.ts";

const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Applies a change to a schema and to every schema in it, outermost first. */
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
 * Closes objects that name their fields, unless they are explicitly open, so that an unknown field in a response is a
 * deviation.
 */
export function closed(schema: Schema): Schema {
  if (schema["allOf"]) {
    throw new Error(
      "A schema with allOf could not be flattened, so it cannot be closed. Make its members plain objects.",
    );
  }
  return schema["properties"] && schema["additionalProperties"] === undefined
    ? { ...schema, additionalProperties: false }
    : schema;
}

/** Makes all fields optional, because `fields=…` leaves fields out. */
export function partial(schema: Schema): Schema {
  const { required: _, ...rest } = schema;
  return rest;
}
