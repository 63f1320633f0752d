/**
 * The part of a contract that programs can depend on. It leaves out descriptions and examples, and refers to schemas by name.
 */
import { createHash } from "node:crypto";

/**
 * The keywords that {@link changesBetween} compares. A contract with any other keyword is rejected, so that no change is
 * overlooked.
 */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly default?: unknown;
}
type Keyword = keyof Schema;

const KEYWORDS = new Set<string>([
  "$ref",
  "type",
  "enum",
  "const",
  "format",
  "pattern",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "anyOf",
  "oneOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "default",
] satisfies Keyword[]);

export interface Parameter {
  readonly required: boolean;
  readonly schema: Schema;
}

/** Schemas by content type. Empty for a request or response without a body. */
export type Content = Readonly<Record<string, Schema>>;

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly hook?: string;
  readonly invalidates: readonly string[];
  /** Parameters, such as `query limit`, with their schemas. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly body?: { readonly required: boolean; readonly content: Content };
  /** Responses by status. */
  readonly answers: Readonly<Record<string, Content>>;
}

export interface Structure {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Digest of the whole contract, including its descriptions. If only the digest differs, the change is a patch. */
  readonly digest: string;
}

type Json = Record<string, unknown>;
const WORDS = new Set(["description", "title", "example", "examples", "deprecated"]);

export function structureOf(document: Json): Structure {
  const components = document["components"] as Record<string, Json>;
  const resolve = (node: Json): Json => {
    const ref = node["$ref"];
    if (typeof ref !== "string") return node;
    const [, , kind = "", name = ""] = ref.split("/");
    return resolve(components[kind]?.[name] as Json);
  };
  const operations: Record<string, Operation> = {};
  for (const [path, item] of Object.entries(document["paths"] as Record<string, Json>)) {
    const shared = (item["parameters"] ?? []) as Json[];
    for (const method of ["get", "post", "delete", "put", "patch"]) {
      const operation = item[method] as Json | undefined;
      if (!operation) continue;
      operations[operation["operationId"] as string] = operationOf(
        { method: method.toUpperCase(), path },
        operation,
        [...shared, ...((operation["parameters"] ?? []) as Json[])].map(resolve),
        resolve,
      );
    }
  }
  const schemas = Object.entries(components["schemas"] ?? {}).map(
    ([name, schema]) => [name, schemaOf(schema, name)] as const,
  );
  return {
    operations,
    schemas: Object.fromEntries(schemas),
    digest: createHash("sha256").update(JSON.stringify(document)).digest("hex"),
  };
}

function operationOf(
  place: { method: string; path: string },
  operation: Json,
  parameters: readonly Json[],
  resolve: (node: Json) => Json,
): Operation {
  const body = operation["requestBody"] as Json | undefined;
  const hook = operation["x-hook"];
  const where = String(operation["operationId"]);
  return {
    ...place,
    ...(typeof hook === "string" && { hook }),
    invalidates: (operation["x-invalidates"] ?? []) as string[],
    parameters: Object.fromEntries(
      parameters.map(({ in: kind, name, required = false, schema }) => [
        `${String(kind)} ${String(name)}`,
        { required: Boolean(required), schema: schemaOf(schema, `${where}, ${String(name)}`) },
      ]),
    ),
    ...(body && {
      body: { required: body["required"] === true, content: contentOf(body, `${where}, body`) },
    }),
    answers: Object.fromEntries(
      Object.entries(operation["responses"] as Record<string, Json>).map(([status, response]) => [
        status,
        contentOf(resolve(response), `${where}, ${status}`),
      ]),
    ),
  };
}

const contentOf = (node: Json, where: string): Content =>
  Object.fromEntries(
    Object.entries((node["content"] ?? {}) as Record<string, Json>).map(([type, media]) => [
      type,
      schemaOf(media["schema"], where),
    ]),
  );

function schemaOf(node: unknown, where: string): Schema {
  const inner = (value: unknown, key: string): unknown => {
    const within = (part: unknown, name = key) => schemaOf(part, `${where}.${name}`);
    if (key === "properties")
      return Object.fromEntries(
        Object.entries(value as Json).map(([name, part]) => [name, within(part, name)]),
      );
    if (key === "anyOf" || key === "oneOf") return (value as unknown[]).map((part) => within(part));
    if (key === "items" || key === "additionalProperties")
      return typeof value === "boolean" ? value : within(value);
    return value;
  };
  const entries = Object.entries((node ?? {}) as Json).flatMap(([key, value]) => {
    if (WORDS.has(key) || key.startsWith("x-")) return [];
    if (!KEYWORDS.has(key))
      throw new Error(
        `${where}: the release check doesn't support "${key}". Add it to codegen/release/structure.ts`,
      );
    return [[key, inner(value, key)] as const];
  });
  return Object.fromEntries(entries) as Schema;
}
