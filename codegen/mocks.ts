/** Prints, for every operation, what a mock of it must know: what a request may say, and the contract's examples. */
import { camel } from "./names.ts";
import {
  componentsOf,
  componentOf,
  nameOf,
  variable,
  type Bundle,
  type JsonSchema,
  type SchemaFile,
} from "./schemas.ts";

interface Reference {
  $ref?: string;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}
interface Media {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, Reference & { value?: unknown }>;
}
interface Response extends Reference {
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  tags: string[];
  parameters?: (Parameter & Reference)[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}
interface Described extends Operation {
  readonly slug: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly Parameter[];
  readonly body: JsonSchema | undefined;
  readonly isForm: boolean;
  /** Values of the path that lead to another operation. */
  readonly others: Readonly<Record<string, readonly string[]>>;
}

const STAMP =
  "// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n";

// What `sdk/src/msw/request-schema.ts` checks, and what says nothing about a request.
const CHECKED =
  "$ref type enum const properties required additionalProperties items anyOf minLength maxLength minItems minimum maximum format".split(
    " ",
  );
const SAYS_NOTHING = ["description", "title", "default", "example", "examples", "deprecated"];
const METHODS = ["get", "post", "delete"];

export function printMocks(bundle: Bundle): SchemaFile[] {
  const operations = operationsOf(bundle);
  const schemas = operations.flatMap(({ query, body }) => [
    ...query.map(({ schema }) => schema),
    ...(body ? [body] : []),
  ]);
  const components = componentsOf(
    schemas.map((schema) => ({ schema })),
    bundle,
  );
  const slugs = [...new Set(operations.map(({ slug }) => slug))].sort();
  return [
    sharedFile(components, operations, bundle),
    ...slugs.map((slug) =>
      mockFile(
        slug,
        operations.filter((operation) => operation.slug === slug),
        bundle,
      ),
    ),
    {
      path: "mocks.ts",
      content: STAMP + slugs.map((slug) => `export * from "./mocks/${slug}.ts";\n`).join(""),
    },
  ];
}

function operationsOf(bundle: Bundle): Described[] {
  const found = Object.entries(bundle.paths).flatMap(([path, item]) => {
    const shared = (item["parameters"] ?? []) as (Parameter & Reference)[];
    return METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method] as Operation;
      const parameters = [...shared, ...(operation.parameters ?? [])].map((one) =>
        resolve(bundle, one),
      );
      const [[type, media] = ["", undefined]] = Object.entries(
        operation.requestBody?.content ?? {},
      );
      return {
        ...operation,
        method,
        path,
        slug: operation.tags[0] as string,
        query: parameters.filter((one) => one.in === "query"),
        body: media?.schema,
        isForm: type.startsWith("multipart/"),
        others: othersOf(bundle, path, method),
      };
    });
  });
  return found.sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
}

/** `/admin/products/types` also looks like `/admin/products/{id}`: there, `types` is no id. */
function othersOf(bundle: Bundle, path: string, method: string): Record<string, string[]> {
  const parts = path.split("/");
  const others: Record<string, string[]> = {};
  for (const [rival, item] of Object.entries(bundle.paths)) {
    const rivals = rival.split("/");
    if (rival === path || !item[method] || rivals.length !== parts.length) continue;
    const differ = parts.flatMap((part, at) => (part === rivals[at] ? [] : [at]));
    if (!differ.every((at) => parts[at]?.startsWith("{") && !rivals[at]?.startsWith("{"))) continue;
    for (const at of differ)
      (others[parts[at]?.slice(1, -1) as string] ??= []).push(rivals[at] as string);
  }
  return others;
}

function resolve<T>(bundle: Bundle, node: T & Reference): T {
  if (!node.$ref) return node;
  const [, ...path] = node.$ref.split("/");
  return resolve<T>(
    bundle,
    path.reduce((at, key) => (at as Record<string, unknown>)[key], bundle as unknown) as T &
      Reference,
  );
}

const schemaName = (component: string): string => `${variable(component)}Schema`;
const failureName = (response: string): string => `${camel(variable(response))}Failure`;

/** A schema as a literal: other components by their names, words left out. */
function printSchema(schema: JsonSchema, where: string): string {
  if (schema.$ref) return schemaName(nameOf(schema.$ref));
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    if (SAYS_NOTHING.includes(key)) return [];
    if (!CHECKED.includes(key))
      throw new Error(
        `${where}: a mock cannot check "${key}"; teach sdk/src/msw/request-schema.ts`,
      );
    return [`${JSON.stringify(key)}: ${printKeyword(key, value, where)}`];
  });
  return `{ ${entries.join(", ")} }`;
}

function printKeyword(key: string, value: unknown, where: string): string {
  const one = (schema: unknown): string => printSchema(schema as JsonSchema, where);
  if (key === "items") return one(value);
  if (key === "anyOf") return `[${(value as JsonSchema[]).map(one).join(", ")}]`;
  if (key === "additionalProperties" && typeof value === "object") return one(value);
  if (key !== "properties") return JSON.stringify(value);
  const properties = Object.entries(value as Record<string, JsonSchema>);
  return `{ ${properties.map(([name, schema]) => `${JSON.stringify(name)}: ${one(schema)}`).join(", ")} }`;
}

/** The first example of an answer, as the text that goes over the wire. */
function printExample(bundle: Bundle, status: string, response: Response): string {
  const [[type, media] = ["", undefined]] = Object.entries(response.content ?? {});
  const facts = [`status: ${status}`];
  if (media) {
    const [first] = Object.values(media.examples ?? {});
    const value = first ? resolve<{ value?: unknown }>(bundle, first).value : media.example;
    const isJson = type === "application/json";
    if (!isJson) facts.push(`type: ${JSON.stringify(type)}`);
    // An overlay may come without examples: then the mock answers with nothing, unless a test says what.
    if (value !== undefined)
      facts.push(`text: ${JSON.stringify(isJson ? JSON.stringify(value) : value)}`);
  }
  return `{ ${facts.join(", ")} }`;
}

const isFailure = ([status]: [string, Response]): boolean => Number(status) >= 400;

function sharedFile(
  components: readonly string[],
  operations: readonly Described[],
  bundle: Bundle,
): SchemaFile {
  const schemas = components.map(
    (name) =>
      `export const ${schemaName(name)}: RequestSchema = ${printSchema(componentOf(bundle, name), name)};\n`,
  );
  const failures = new Map<string, string>();
  for (const { responses } of operations) {
    for (const [status, response] of Object.entries(responses).filter(isFailure)) {
      if (!response.$ref) continue;
      const name = failureName(`${nameOf(response.$ref)}${status}`);
      const example = printExample(bundle, status, resolve(bundle, response));
      failures.set(name, `export const ${name}: Example = ${example};\n`);
    }
  }
  const failureLines = [...failures.keys()].sort().map((name) => failures.get(name));
  return {
    path: "mocks/shared.ts",
    content: `${STAMP}import type { Example } from "../../msw/mock.ts";
import type { RequestSchema } from "../../msw/request-schema.ts";

${[...schemas, ...failureLines].join("\n")}`,
  };
}

function mockFile(slug: string, operations: readonly Described[], bundle: Bundle): SchemaFile {
  const text = operations.map((operation) => mockLine(operation, bundle)).join("\n");
  // Only names that stand by themselves, never a word of an example.
  const code = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const used = [...new Set(code.match(/\b\w+(?:Schema|Failure)\b/g))].sort();
  return {
    path: `mocks/${slug}.ts`,
    content: `${STAMP}import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import { ${used.join(", ")} } from "./shared.ts";

${text}`,
  };
}

function mockLine(operation: Described, bundle: Bundle): string {
  const { operationId, method, path, query, body, isForm, others, responses } = operation;
  const required = query.filter((one) => one.required).map(({ name }) => name);
  const all = Object.entries(responses);
  const [success] = all.filter(([status]) => Number(status) < 300);
  if (!success) throw new Error(`${operationId} has no success`);
  const failures = all
    .filter(isFailure)
    .map(([status, response]) =>
      response.$ref
        ? failureName(`${nameOf(response.$ref)}${status}`)
        : printExample(bundle, status, response),
    );
  const facts = [
    `method: "${method.toUpperCase()}"`,
    `path: ${JSON.stringify(path)}`,
    ...(query.length > 0
      ? [
          `query: { ${query.map(({ name, schema }) => `${JSON.stringify(name)}: ${printSchema(schema, `${operationId} ${name}`)}`).join(", ")} }`,
        ]
      : []),
    ...(required.length > 0 ? [`requiredQuery: ${JSON.stringify(required)}`] : []),
    ...(body ? [`body: ${printSchema(body, operationId)}`] : []),
    ...(isForm ? ["isForm: true"] : []),
    ...(Object.keys(others).length > 0 ? [`others: ${JSON.stringify(others)}`] : []),
    `success: ${printExample(bundle, success[0], resolve(bundle, success[1]))}`,
    `failures: [${failures.join(", ")}]`,
  ];
  return `/** \`${method.toUpperCase()} ${path}\` */
export const ${operationId}: Mock<operations["${operationId}"]> = /*#__PURE__*/ mock({
${facts.map((fact) => `  ${fact},\n`).join("")}});
`;
}
