/** Schemas that say more of another one: `StoreProduct` has `x-narrows: Product`, all of its fields, and more that are required. */
import type { Document } from "./contract.ts";

/** Fields that an overlay added to a schema, in those that narrow it as well. */
export function spreadFields({ components: { schemas = {} } }: Document): void {
  for (const schema of Object.values(schemas)) {
    const base = schemas[schema["x-narrows"] ?? ""];
    if (!base) continue;
    schema.properties = { ...base.properties, ...schema.properties };
    schema.required = [...new Set([...(base.required ?? []), ...(schema.required ?? [])])];
  }
}
