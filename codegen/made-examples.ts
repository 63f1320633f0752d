/**
 * Creates examples from schemas for bodies and responses without examples, so that an overlay's mocks respond as the contract's
 * mocks do.
 */
import { pointed, type Document } from "./contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { isJson } from "./media-types.ts";

interface MediaNode {
  schema?: JsonSchema;
  example?: unknown;
  examples?: object;
}
type Annotated = JsonSchema & { default?: unknown; example?: unknown; examples?: unknown[] };

const TEXTS: Readonly<Record<string, string>> = {
  "date-time": "2026-01-31T09:30:00.000Z",
  date: "2026-01-31",
  email: "ada@example.com",
  uri: "https://example.com/",
  uuid: "5f0c1a52-8a43-4b1e-9d6e-0c2f6f4b7a10",
};
/** Values in the example of a list: the first page, with one item. */
const NUMBERS: Readonly<Record<string, number>> = { count: 1, limit: 20, offset: 0 };

/** Adds an example to each JSON body and response that doesn't have one. */
export function addExamples(document: Document): void {
  const resolve = <T extends object>(node: T): T => {
    const { $ref } = node as { $ref?: string };
    return $ref ? resolve(pointed(document, $ref) as T) : node;
  };
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) {
      const { requestBody, responses = {} } = operation as {
        requestBody?: object;
        responses?: Record<string, object>;
      };
      for (const holder of [...(requestBody ? [requestBody] : []), ...Object.values(responses)]) {
        const { content = {} } = resolve(holder) as { content?: Record<string, MediaNode> };
        for (const [type, media] of Object.entries(content))
          if (isJson(type) && media.schema && media.example === undefined && !media.examples)
            media.examples = { made: { value: exampleOf(media.schema, resolve) } };
      }
    }
}

/** A value that matches the schema. Throws for a record that must contain itself. */
export function exampleOf(
  given: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
  name = "",
  above: readonly JsonSchema[] = [],
): unknown {
  const schema: Annotated = resolve(given);
  const known = [schema.const, schema.example, schema.examples?.[0], schema.enum?.[0]].find(
    (value) => value !== undefined,
  );
  if (known !== undefined) return known;
  if (above.includes(schema)) throw new Error(`${name} contains itself. Add an example.`);
  const inner = (one: JsonSchema, label = name) =>
    exampleOf(one, resolve, label, [...above, schema]);
  const { allOf, items, properties = {}, required = [] } = schema;
  const [branch] = schema.anyOf ?? schema.oneOf ?? [];
  if (branch) return inner(branch);
  if (allOf) return Object.assign({}, ...allOf.map((one) => inner(one)));
  const type = [schema.type].flat().find((one) => one !== "null") ?? schema.type;
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(properties).flatMap(([key, one]) => {
          const isNeeded = required.includes(key);
          const value = isNeeded ? inner(one, key) : unlessEndless(() => inner(one, key));
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case "array": {
      const item = unlessEndless(() => inner(items ?? {}));
      return item === undefined ? [] : Array.from({ length: schema.minItems || 1 }, () => item);
    }
    case "integer":
    case "number": {
      const least = schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
      return schema.default ?? NUMBERS[name] ?? Math.min(least, schema.maximum ?? least);
    }
    case "boolean":
      return schema.default ?? true;
    case "string": {
      const text = TEXTS[schema.format ?? ""] ?? (/(^|_)id$/.test(name) ? `${name}_1` : "Text");
      return text.padEnd(schema.minLength ?? 0, "x").slice(0, schema.maxLength);
    }
    default:
      return null;
  }
}

/** Returns undefined instead of throwing if a record would contain itself. */
function unlessEndless(make: () => unknown): unknown {
  try {
    return make();
  } catch {
    return undefined;
  }
}
