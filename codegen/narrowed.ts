/** Schemas that refine another one: `StoreProduct` has `x-narrows: Product`, all of its fields, and more required ones. */
import type { Document } from "./contract.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Name of the schema that this one narrows, directly or through others; its own if it narrows none. */
export function baseOf(schemas: Readonly<Record<string, JsonSchema>>, name: string): string {
  const base = schemas[name]?.["x-narrows"];
  return base ? baseOf(schemas, base) : name;
}

/** Copies fields that an overlay added to a schema into the schemas that narrow it. */
export function spreadFields({ components: { schemas = {} } }: Document): void {
  const spread = (schema: JsonSchema): JsonSchema => {
    const base = schemas[schema["x-narrows"] ?? ""];
    if (!base) return schema;
    // A base may narrow another schema.
    const { properties, required = [] } = spread(base);
    schema.properties = { ...properties, ...schema.properties };
    schema.required = [...new Set([...required, ...(schema.required ?? [])])];
    return schema;
  };
  for (const schema of Object.values(schemas)) spread(schema);
}
