/**
 * Creates the examples in the comments of operations, methods, and hooks from the contract's examples, and shortens them as far
 * as possible.
 */
import type { Contract, Media, Operation } from "./contract.ts";
import { isForm, isJson } from "./media-types.ts";
import type { JsonSchema } from "./json-schema.ts";
import { camel } from "./names.ts";

export interface Examples {
  readonly operation: string;
  readonly method: string;
  readonly hook: string;
}

/** Maximum number of characters of an example's body. A longer body becomes a variable, as in `{ id, body }`. */
const LONGEST = 120;

export function examplesOf(operation: Operation, { resolve }: Contract): Examples {
  const { id, method, area, slug, action, hook } = operation;
  const input = inputOf(operation, resolve);
  const result = resultOf(operation);
  const call = (callee: string, ...first: string[]) =>
    `${result}await ${callee}(${[...first, ...(input ? [input] : [])].join(", ")});`;
  return {
    operation: call(id, "client"),
    method: call(`client.${area}.${camel(slug)}.${action}`),
    hook:
      method === "GET"
        ? `const { data } = ${hook}(${input});`
        : `const { mutate } = ${hook}();\nmutate(${input || "{}"});`,
  };
}

function inputOf({ parameters, body }: Operation, resolve: Contract["resolve"]): string {
  const parts = parameters.filter((one) => one.in === "path").map(({ name }) => name);
  const query = parameters
    .filter((one) => one.in === "query" && (one.required || one.name === "limit"))
    .map(({ name, required, example }) => `${name}: ${print(required ? example : 20)}`);
  if (query.length > 0) parts.push(`query: { ${query.join(", ")} }`);
  if (body && (body.required || isForm(body.media.type))) parts.push(bodyOf(body.media, resolve));
  return parts.length === 0 ? "" : `{ ${parts.join(", ")} }`;
}

function bodyOf({ type, schema, example }: Media, resolve: Contract["resolve"]): string {
  const { required = [], properties = {} } = resolve(schema);
  if (isForm(type)) return `body: { ${formFields(required, properties).join(", ")} }`;
  if (!isJson(type)) return "body";
  // Allows a missing example, because an overlay may not have one. The contract itself has an example for each body.
  const body = print(shortened(example ?? {}, required));
  return body === "{}" || body.length > LONGEST ? "body" : `body: ${body}`;
}

/** Prints a form's fields. Files get the variable names that a caller would use. */
function formFields(
  required: readonly string[],
  properties: Readonly<Record<string, JsonSchema>>,
): string[] {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return names.map((name) => {
    const { type, items, format } = properties[name] ?? {};
    if (type === "array" && items?.format === "binary") return `${name}: [file]`;
    return format === "binary" ? `${name}: file` : name;
  });
}

/** Returns the required fields, or else the first optional field. */
function shortened(value: unknown, required: readonly string[]): unknown {
  const entries = Object.entries(value as object);
  const needed = entries.filter(([key]) => required.includes(key));
  return Object.fromEntries(needed.length > 0 ? needed : entries.slice(0, 1));
}

/** The destructuring of the result, such as `const { products } = `. It uses the first field of the response's example. */
export function resultOf({ success: { media }, path, wire }: Operation): string {
  if (wire.answer) return `const ${wire.answer === "blob" ? "file" : "stream"} = `;
  const example = media && isJson(media.type) ? media.example : undefined;
  if (typeof example !== "object" || example === null || Array.isArray(example)) return "";
  // Skips ids that the caller sent, because the caller knows them. For example, a deletion's response begins with the deleted
  // id.
  const keys = Object.keys(example).filter((key) => !path.includes(`{${key}}`));
  const key = keys.includes("deleted") ? "deleted" : keys[0];
  if (!key || !/^[a-z_]\w*$/i.test(key)) return "";
  return `const { ${key === "return" ? "return: requested" : key} } = `;
}

function print(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(print).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, inner]) =>
      `${/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key)}: ${print(inner)}`,
  );
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
