/** Creates a short description of an operation: parameters, body, response, effect, and an example. */
import { nameOf, type Contract, type Operation } from "../../codegen/contract.ts";
import type { JsonSchema } from "../../codegen/json-schema.ts";
import { inputOf, unbracketed } from "./operations.ts";

/**
 * Maximum number of characters in a description. Names and punctuation average three characters per token, so this is less than
 * 1,500 tokens.
 */
const DESCRIPTION_LIMIT = 4_000;

type Described = JsonSchema & { description?: string; default?: unknown };

/** Limits for the details of a description. */
interface Detail {
  /** Maximum number of characters of each field's description. */
  readonly words: number;
  /** Maximum number of levels of inner fields. */
  readonly depth: number;
  /** Maximum number of names in a list. */
  readonly names: number;
  /** Maximum number of characters of the example. */
  readonly example: number;
}
const LEVELS: readonly Detail[] = [
  { words: 200, depth: 2, names: 60, example: 1_000 },
  { words: 120, depth: 2, names: 30, example: 600 },
  { words: 80, depth: 1, names: 20, example: 400 },
  { words: 40, depth: 0, names: 12, example: 300 },
  { words: 0, depth: 0, names: 8, example: 200 },
];

/** Describes an operation. `note` is an additional line about the whole operation. */
export function describeOperation(
  operation: Operation,
  contract: Contract,
  part?: string,
  note?: string,
): string {
  const write = part
    ? partWriter(operation, contract, part)
    : wholeWriter(operation, contract, note);
  for (const level of LEVELS) {
    const text = write(level);
    if (text.length <= DESCRIPTION_LIMIT) return text;
  }
  return `${write(LEVELS[4] as Detail).slice(0, DESCRIPTION_LIMIT - 40)}… Ask for one part.`;
}

function wholeWriter(operation: Operation, contract: Contract, note?: string) {
  const { id, method, path, summary, description, parameters, body, items } = operation;
  const { effect, milder } = operation;
  const mildness = milder
    ? `, ${milder.effect} without body.${milder.without.join(", body.")}`
    : "";
  const query = parameters.filter((one) => one.in === "query");
  return (detail: Detail): string => {
    const print = printer(contract, detail);
    const lines = [
      `${id}: ${summary} (${method} ${path}, effect: ${effect ?? "read"}${mildness})`,
      ...(description ? [shorten(description, detail.words * 4)] : []),
      ...(effect ? ["A person confirms this call before it is sent."] : []),
      ...(note ? [note] : []),
    ];
    const inPath = parameters.filter((one) => one.in === "path");
    for (const { name, schema, description: words } of inPath)
      lines.push(print.field(name, { ...schema, ...(words && { description: words }) }, true));
    if (query.length > 0) lines.push("query:");
    for (const { name, schema, description: words, required, names } of query) {
      const line = print.field(
        unbracketed(name),
        { ...schema, ...(words && { description: words }) },
        required,
      );
      lines.push(names ? `${line} Names: ${some(names, detail.names)}` : line);
    }
    const bodySchema = inputOf(operation, contract).properties?.["body"];
    if (body && bodySchema) {
      lines.push(body.required ? "body:" : "body (optional):", ...print.fields(bodySchema));
    }
    lines.push(`answer: ${print.answer(operation.success.media?.schema)}`);
    if (items) lines.push(`A list: ${items}, with count, offset, and limit.`);
    const example = JSON.stringify({ operation: id, input: exampleOf(operation) });
    if (example.length <= detail.example) lines.push(`example: ${example}`);
    else lines.push(`example: ${shorten(example, detail.example)}`);
    return lines.join("\n");
  };
}

function exampleOf({ parameters, body }: Operation): Record<string, unknown> {
  const inPath = parameters.filter((one) => one.in === "path");
  const needed = parameters.filter((one) => one.in === "query" && one.required);
  return {
    ...Object.fromEntries(inPath.map(({ name, example }) => [name, example ?? "…"])),
    ...(needed.length > 0 && {
      query: Object.fromEntries(needed.map(({ name, example }) => [unbracketed(name), example])),
    }),
    ...(body && { body: body.media.example }),
  };
}

/** Returns a function that describes only one part, such as `body.variants`, `answer.order.items`, or `query.created_at`. */
function partWriter(operation: Operation, contract: Contract, part: string) {
  const { properties = {} } = inputOf(operation, contract);
  const [root = "", ...path] = part.split(".");
  const start = root === "answer" ? operation.success.media?.schema : properties[root];
  const found = path.reduce<Described | undefined>((at, name) => {
    const open = at && contentOf(at, contract);
    return open?.properties?.[name];
  }, start);
  return (detail: Detail): string => {
    if (!found) return `${operation.id} has no part ${part}.`;
    const print = printer(contract, detail);
    const content = contentOf(found, contract);
    const lines = content.properties ? print.fields(content) : [print.field(part, found, true)];
    return [`${part} of ${operation.id}:`, ...lines].join("\n");
  };
}

/** Returns the schema of the object in a schema. Follows references, and ignores lists and `null` around the object. */
function contentOf(schema: JsonSchema, contract: Contract): JsonSchema {
  const open = resolved(schema, contract);
  if (open.items) return contentOf(open.items, contract);
  const inner = (open.oneOf ?? open.anyOf)?.find((one) => one.type !== "null");
  return inner && !open.properties ? contentOf(inner, contract) : open;
}

function resolved(schema: JsonSchema, contract: Contract): JsonSchema {
  if (!schema.$ref) return schema;
  return resolved(contract.schemas[nameOf(schema.$ref)] ?? {}, contract);
}

function printer(contract: Contract, { words, depth, names }: Detail) {
  const typeOf = (schema: JsonSchema, level: number): string => {
    const open = resolved(schema, contract);
    if (open.const !== undefined) return JSON.stringify(open.const);
    if (open.enum)
      return some(
        open.enum.map((one) => JSON.stringify(one)),
        20,
        " | ",
      );
    const choices = open.oneOf ?? open.anyOf;
    if (choices) return [...new Set(choices.map((one) => typeOf(one, level)))].join(" | ");
    if (open.items) return `(${typeOf(open.items, level)})[]`.replace(/^\((\w+)\)/, "$1");
    const kinds = [open.type ?? (open.properties ? "object" : "any")].flat();
    if (!kinds.includes("object") || !open.properties) return kinds.join(" | ");
    return objectOf(open, level);
  };
  const objectOf = ({ properties = {}, required = [] }: JsonSchema, level: number): string => {
    const all = Object.entries(properties);
    if (level <= 0)
      return `{ ${some(
        all.map(([name]) => name),
        names,
      )} }`;
    const fields = all.map(
      ([name, one]) => `${name}${required.includes(name) ? "" : "?"}: ${typeOf(one, level - 1)}`,
    );
    return `{ ${some(fields, names)} }`;
  };
  const field = (name: string, schema: Described, isRequired: boolean): string => {
    const open = resolved(schema, contract) as Described;
    const description = schema.description ?? open.description;
    const usual = schema.default === undefined ? "" : ` = ${JSON.stringify(schema.default)}`;
    const text = description && words > 0 ? `. ${shorten(description, words)}` : "";
    return `- ${name}${isRequired ? "" : "?"}: ${typeOf(schema, depth)}${usual}${text}`;
  };
  return {
    field,
    fields({ properties = {}, required = [] }: JsonSchema): string[] {
      return Object.entries(properties).map(([name, one]) =>
        field(name, one, required.includes(name)),
      );
    },
    answer: (schema: JsonSchema | undefined): string =>
      schema ? typeOf(schema, Math.min(depth, 1)) : "none",
  };
}

const some = (all: readonly string[], limit: number, separator = ", "): string =>
  all.length <= limit
    ? all.join(separator)
    : `${all.slice(0, limit).join(separator)}${separator}… ${all.length - limit} more`;

const shorten = (text: string, limit: number): string => {
  const line = text.replace(/\s+/g, " ");
  return line.length <= limit ? line : `${line.slice(0, Math.max(0, limit - 1))}…`;
};
