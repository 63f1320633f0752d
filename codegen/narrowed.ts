/**
 * Handles schemas that narrow another one. For example, `StoreProduct` has `x-narrows: Product`. It has all fields of
 * `Product`, and more of them are required.
 */
import { isDeepStrictEqual } from "node:util";
import type { Document } from "./contract.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Name of the schema that this one narrows, directly or through others. The schema's own name if it doesn't narrow any. */
export function baseOf(schemas: Readonly<Record<string, JsonSchema>>, name: string): string {
  const base = schemas[name]?.["x-narrows"];
  return base ? baseOf(schemas, base) : name;
}

/**
 * Copies the fields that an overlay added or changed in a schema into the schemas that narrow it. `given` is the document
 * without the overlay. Fields that a schema narrows stay as they are.
 */
export function spreadFields({ components: { schemas = {} } }: Document, given: Document): void {
  const spread = (schema: JsonSchema): JsonSchema => {
    const name = schema["x-narrows"] ?? "";
    const base = schemas[name];
    if (!base) return schema;
    // Continues with the schema that this one narrows, which may narrow a third one.
    const { properties = {}, required = [] } = spread(base);
    const before = given.components.schemas?.[name]?.properties ?? {};
    const own = Object.entries(schema.properties ?? {}).filter(
      ([field, type]) => !(field in properties && isDeepStrictEqual(type, before[field])),
    );
    schema.properties = { ...properties, ...Object.fromEntries(own) };
    schema.required = [...new Set([...required, ...(schema.required ?? [])])];
    return schema;
  };
  for (const schema of Object.values(schemas)) spread(schema);
}
