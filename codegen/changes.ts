/** Compares our contract with one that has additions. A custom SDK contains code only for the differences. */
import { METHODS, nameOf, pointed, type Document } from "./contract.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Keys that don't affect types or requests. */
const NOTES = new Set(["description", "title", "example", "examples", "summary", "deprecated"]);

export interface Changes {
  /** Ids of operations that our contract doesn't have, or that are sent in a different way. */
  readonly operations: ReadonlySet<string>;
  /** Ids of these operations, and of those whose body or parameters use a schema with added fields. */
  readonly requests: ReadonlySet<string>;
  /** Names of the schemas that our contract doesn't have, or has in a different form. */
  readonly schemas: ReadonlySet<string>;
  /** Names of the fields that were added to our contract's schemas, by schema. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Areas that our contract doesn't have. */
  readonly areas: readonly string[];
  /** Our contract's calls that are missing from the other contract. */
  readonly removed: readonly string[];
}

export function changesOf(base: Document, document: Document): Changes {
  const old = base.components.schemas ?? {};
  const now = document.components.schemas ?? {};
  const fields = new Map<string, string[]>();
  const own = new Set<string>();
  for (const [name, schema] of Object.entries(now)) {
    const before = old[name];
    const added = before && addedFields(before, schema);
    if (!added) own.add(name);
    else if (added.length > 0) fields.set(name, added);
  }
  // True if a schema refers to one of these schemas, and therefore can't be taken from our contract either.
  const isOwn = (schema: unknown) => refersTo(schema, own);
  for (let size = -1; size !== own.size;) {
    size = own.size;
    for (const [name, schema] of Object.entries(now))
      if (isOwn(withoutFields(schema, fields.get(name)))) own.add(name);
  }
  for (const name of own) fields.delete(name);

  const touched = new Set([...own, ...fields.keys()]);
  const [before, after] = [operationsIn(base), operationsIn(document)];
  const operations = new Set<string>();
  const requests = new Set<string>();
  for (const [call, { id, node }] of after) {
    const { parameters, requestBody } = node as { parameters?: unknown; requestBody?: unknown };
    if (text(before.get(call)?.node) !== text(node) || isOwn(node)) operations.add(id);
    if (operations.has(id) || refersTo(closure([parameters, requestBody], now), touched))
      requests.add(id);
  }
  const areas = (all: Iterable<string>) => new Set(Array.from(all, (call) => call.split("/")[1]));
  const known = areas(before.keys());
  return {
    operations,
    requests,
    schemas: own,
    fields,
    areas: [...areas(after.keys())].filter(
      (area) => area !== undefined && !known.has(area),
    ) as string[],
    removed: [...before.keys()].filter((call) => !after.has(call)),
  };
}

/** Returns the names of added properties, or undefined if the schemas differ in any other way. */
function addedFields(before: JsonSchema, after: JsonSchema): string[] | undefined {
  const known = before.properties ?? {};
  const added = Object.keys(after.properties ?? {}).filter((name) => !(name in known));
  return text(withoutFields(after, added)) === text(before) ? added : undefined;
}

function withoutFields(schema: JsonSchema, names: readonly string[] = []): JsonSchema {
  if (names.length === 0) return schema;
  const { properties = {}, required, ...rest } = schema;
  const left = required?.filter((name) => !names.includes(name)) ?? [];
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !names.includes(name)),
    ),
    ...(left.length > 0 && { required: left }),
  };
}

/** The parts of a value that matter, as text with sorted keys. */
const text = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    typeof inner !== "object" || inner === null || Array.isArray(inner)
      ? inner
      : Object.fromEntries(
          Object.entries(inner)
            // Keeps all properties, because a property may have the name of one of these annotations.
            .filter(([name]) => key === "properties" || !NOTES.has(name))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
  ) ?? "";

/** Operations by call. References to parameters, bodies, and responses are resolved. */
function operationsIn(document: Document): Map<string, { id: string; node: object }> {
  const inPlace = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    if (Array.isArray(node)) return node.map(inPlace);
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === "string" && !$ref.startsWith("#/components/schemas/"))
      return inPlace(pointed(document, $ref));
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, inPlace(inner)]));
  };
  return new Map(
    Object.entries(document.paths).flatMap(([path, { parameters = [], ...item }]) =>
      METHODS.filter((method) => item[method]).map((method) => {
        const node = item[method] as { operationId: string; parameters?: unknown[] };
        const all = { ...node, parameters: [...parameters, ...(node.parameters ?? [])] };
        return [
          `${method} ${path}`,
          { id: node.operationId, node: inPlace(all) as object },
        ] as const;
      }),
    ),
  );
}

/** The document with only these operations, and with all schemas. Any other references are replaced by their targets. */
export function onlyOperations(document: Document, ids: ReadonlySet<string>): Document {
  const paths: Document["paths"] = {};
  for (const [call, { id, node }] of operationsIn(document)) {
    const [method = "", path = ""] = call.split(" ");
    if (ids.has(id)) paths[path] = { ...paths[path], [method]: node };
  }
  return { ...document, paths, components: { schemas: document.components.schemas ?? {} } };
}

const referencesIn = (node: unknown): string[] =>
  Array.from((JSON.stringify(node) ?? "").matchAll(/"\$ref":"([^"]+)"/g), ([, ref = ""]) =>
    nameOf(ref),
  );
const refersTo = (node: unknown, names: ReadonlySet<string>): boolean =>
  referencesIn(node).some((name) => names.has(name));

/** All references that a node depends on, directly or through other references. */
function closure(node: unknown, schemas: Readonly<Record<string, JsonSchema>>): object[] {
  const seen = new Set<string>();
  const visit = (one: unknown): void => {
    for (const name of referencesIn(one)) {
      if (seen.has(name)) continue;
      seen.add(name);
      visit(schemas[name]);
    }
  };
  visit(node);
  return [...seen].map((name) => ({ $ref: name }));
}
