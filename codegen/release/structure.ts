/** What of a contract a program can depend on: no words, no examples, references by name. */
import { createHash } from "node:crypto";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

export interface Parameter {
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly hook?: string;
  readonly invalidates: readonly string[];
  /** `query limit` → what it takes. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly body?: { readonly required: boolean; readonly type: string; readonly schema: Schema };
  /** By status; no schema where there is no body. */
  readonly answers: Readonly<Record<string, Schema>>;
}

export interface Structure {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Of the whole contract, words and all: what differs in this alone is a patch. */
  readonly digest: string;
}

type Json = Record<string, unknown>;
const WORDS = new Set(["description", "title", "example", "examples", "summary"]);

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
    ([name, schema]) => [name, withoutWords(schema)] as const,
  );
  return {
    operations,
    schemas: Object.fromEntries(schemas) as Record<string, Schema>,
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
  const [type, media] = mediaOf(body);
  const hook = operation["x-hook"];
  return {
    ...place,
    ...(typeof hook === "string" && { hook }),
    invalidates: (operation["x-invalidates"] ?? []) as string[],
    parameters: Object.fromEntries(
      parameters.map(({ in: where, name, required = false, schema }) => [
        `${String(where)} ${String(name)}`,
        { required: Boolean(required), schema: withoutWords(schema) as Schema },
      ]),
    ),
    ...(body && {
      body: { required: body["required"] === true, type, schema: withoutWords(media) as Schema },
    }),
    answers: Object.fromEntries(
      Object.entries(operation["responses"] as Record<string, Json>).map(([status, response]) => [
        status,
        withoutWords(mediaOf(resolve(response))[1]) as Schema,
      ]),
    ),
  };
}

function mediaOf(node: Json | undefined): [type: string, schema: unknown] {
  const [[type, media] = ["", { schema: {} }]] = Object.entries(
    (node?.["content"] ?? {}) as Record<string, Json>,
  );
  return [type, media["schema"] ?? {}];
}

/** A property may well be called `description`: names of properties are no keywords. */
function withoutWords(node: unknown, areNames = false): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutWords(one));
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).flatMap(([key, value]) =>
    !areNames && WORDS.has(key)
      ? []
      : [[key, withoutWords(value, key === "properties" && !areNames)]],
  );
  return Object.fromEntries(entries);
}
