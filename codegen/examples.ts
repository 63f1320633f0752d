/** The example in the comment of each operation, method and hook: made of the contract's own, and no longer than it must be. */
import type { OperationNames } from "./names.ts";
import { camel } from "./names.ts";

interface Reference {
  $ref?: string;
}
interface Media {
  schema: Reference & { required?: string[] };
  example?: unknown;
  examples?: Record<string, Reference & { value?: unknown }>;
}
interface Parameter extends Reference {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema: { enum?: unknown[]; examples?: unknown[] };
}
interface Described {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Reference & { content?: Record<string, Media> }>;
}
export interface Contract {
  paths: Record<string, Record<string, unknown>>;
}

export interface Examples {
  readonly operation: string;
  readonly method: string;
  readonly hook: string;
}

interface Named extends OperationNames {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** What is longer than this stands for itself: `{ id, body }`. */
const LONGEST = 120;

export function examplesOf(contract: Contract, named: Named): Examples {
  const { id, method, path, area, slug, action, hook } = named;
  const item = contract.paths[path] ?? {};
  const operation = item[method.toLowerCase()] as Described;
  const resolve = <T extends Reference>(node: T): T =>
    node.$ref
      ? resolve(
          node.$ref
            .split("/")
            .slice(1)
            .reduce((at, key) => (at as Record<string, unknown>)[key], contract as unknown) as T,
        )
      : node;
  const parameters = [
    ...((item["parameters"] ?? []) as Parameter[]),
    ...(operation.parameters ?? []),
  ].map(resolve);

  const input = inputOf(parameters, operation.requestBody, resolve);
  const result = resultOf(operation, path, resolve);
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

type Resolve = <T extends Reference>(node: T) => T;

function inputOf(
  parameters: readonly Parameter[],
  requestBody: Described["requestBody"],
  resolve: Resolve,
): string {
  const parts = parameters.filter((one) => one.in === "path").map(({ name }) => name);
  const query = parameters
    .filter((one) => one.in === "query" && (one.required || one.name === "limit"))
    .map(({ name, required, example, schema }) => {
      const value = required ? (example ?? schema.enum?.[0] ?? schema.examples?.[0]) : 20;
      return `${name}: ${print(value)}`;
    });
  if (query.length > 0) parts.push(`query: { ${query.join(", ")} }`);
  const [[type, media] = ["", undefined]] = Object.entries(requestBody?.content ?? {});
  if (type.startsWith("multipart/")) parts.push("body: { files: [file] }");
  else if (media && requestBody?.required) {
    // An overlay may come without examples; the contract itself has one for each body.
    const example = exampleOf(media, resolve) ?? {};
    const body = print(shortened(example, resolve(media.schema).required ?? []));
    parts.push(body === "{}" || body.length > LONGEST ? "body" : `body: ${body}`);
  }
  return parts.length === 0 ? "" : `{ ${parts.join(", ")} }`;
}

/** What must be there, or else the first thing that can. */
function shortened(value: unknown, required: readonly string[]): unknown {
  const entries = Object.entries(value as object);
  const needed = entries.filter(([key]) => required.includes(key));
  return Object.fromEntries(needed.length > 0 ? needed : entries.slice(0, 1));
}

/** `const { products } = `, by what the example of the answer holds first. */
function resultOf({ responses }: Described, path: string, resolve: Resolve): string {
  const [, response] = Object.entries(responses).find(([status]) => status < "300") ?? [];
  const media = response && resolve(response).content?.["application/json"];
  const example = media ? exampleOf(media, resolve) : undefined;
  if (typeof example !== "object" || example === null || Array.isArray(example)) return "";
  // An id that is sent is not news, and a deletion says first what was deleted.
  const keys = Object.keys(example).filter((key) => !path.includes(`{${key}}`));
  const key = keys.includes("deleted") ? "deleted" : keys[0];
  if (!key || !/^[a-z_]\w*$/i.test(key)) return "";
  return `const { ${key === "return" ? "return: requested" : key} } = `;
}

function exampleOf({ example, examples }: Media, resolve: Resolve): unknown {
  const [first] = Object.values(examples ?? {});
  return first ? resolve(first).value : example;
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
