/** Schemas that refine another one: `StoreProduct` has `x-narrows: Product`, all of its fields, and more required ones. */
import type { Document } from "./contract.ts";

/** Copies fields that an overlay added to a schema into the schemas that narrow it. */
export function spreadFields({ components: { schemas = {} } }: Document): void {
  for (const schema of Object.values(schemas)) {
    const base = schemas[schema["x-narrows"] ?? ""];
    if (!base) continue;
    schema.properties = { ...base.properties, ...schema.properties };
    schema.required = [...new Set([...(base.required ?? []), ...(schema.required ?? [])])];
  }
}
