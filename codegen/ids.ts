/**
 * Derives from the contract's names which record an id refers to, so that types can distinguish an order's id from a cart's.
 */
import { pointed, type Document } from "./contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { baseOf } from "./narrowed.ts";
import { pascal, singularOf } from "./names.ts";

/** A schema extension, and not a format, because openapi-typescript repeats formats in editors' hovers. */
const MARK = "x-record";

/** The record whose id the schema describes. */
export const recordOf = (schema: object): string | undefined =>
  (schema as { [MARK]?: string })[MARK];

/** Declarations that the types of ids use. */
const IDS = `declare const record: unique symbol;
/**
 * With \`brandedIds\`, ids of different kinds of records have different types, and a plain string isn't an id:
 * \`declare module "@countertop/sdk/types" { interface Register { brandedIds: true } }\`.
 */
export interface Register {}
/** A record's id. A plain string, unless {@link Register} has \`brandedIds\`. */
export type Id<Name extends string> = Register extends { brandedIds: true }
  ? string & { readonly [record]: Name }
  : string;
`;

/** The start of the types, which doesn't depend on operations. */
export const head = (areas: readonly string[]): string =>
  `${IDS}/** The areas of the API, by the first segment of their paths. Your own SDK can add areas by declaration merging. */
export interface Areas {
${areas.map((area) => `  ${area}: unknown;\n`).join("")}}
`;

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema?: JsonSchema;
}

/** Marks every id whose record is known: in paths, in fields that end with `_id`, and the record's own `id`. */
export function withIds(document: Document): Document {
  const copy = structuredClone(document);
  const schemas = copy.components.schemas ?? {};
  const known = (name: string): string | undefined =>
    schemas[name]?.properties?.["id"] ? name : undefined;
  const named = (name: string): string | undefined =>
    name.endsWith("_id") ? known(pascal(name.slice(0, -3).replaceAll("_", "-"))) : undefined;
  const mark = (schema: JsonSchema | undefined, name: string | undefined): void => {
    const types = [schema?.type].flat();
    if (
      !schema ||
      !name ||
      recordOf(schema) ||
      !types.includes("string") ||
      schema.format ||
      schema.enum
    )
      return;
    Object.assign(schema, { [MARK]: name });
    records.add(name);
  };
  const records = new Set<string>();

  for (const [path, item] of Object.entries(copy.paths)) {
    const [, , slug = "", first] = path.split("/");
    for (const holder of [item, ...Object.values(item)] as { parameters?: Parameter[] }[]) {
      if (!Array.isArray(holder?.parameters)) continue;
      holder.parameters = holder.parameters.map((given) => {
        const one = structuredClone(given.$ref ? pointed(copy, given.$ref) : given) as Parameter;
        const isOwn = one.name === "id" && first === "{id}";
        const name = isOwn ? known(pascal(singularOf(slug))) : named(one.name);
        if (one.in !== "path" || !name) return given;
        mark(one.schema, name);
        return one;
      });
    }
  }
  for (const { properties = {} } of Object.values(schemas))
    for (const [field, schema] of Object.entries(properties)) mark(schema, named(field));
  for (const [own, { properties }] of Object.entries(schemas)) {
    const base = baseOf(schemas, own);
    if (records.has(base)) mark(properties?.["id"], base);
  }
  return copy;
}
