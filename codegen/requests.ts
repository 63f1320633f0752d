/** Prints the rules for every operation's request: for mocks, and to check requests before they are sent. */
import { nameOf, type Contract, type Operation, type Parameter } from "./contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { componentsOf, variable, type SchemaFile } from "./schemas.ts";

const STAMP =
  "// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n";

/** Annotations for readers, and keywords that are left to the server. */
const LEFT_OUT =
  /^(?:\$comment|contentMediaType|default|deprecated|description|examples?|readOnly|title|writeOnly|x-.*)$/;

export function printRequests(contract: Contract): SchemaFile[] {
  const operations = contract.operations.filter(hasFacts);
  const slugs = [...new Set(operations.map(({ slug }) => slug))].sort();
  return [
    {
      path: "requests/shared.ts",
      content: `${STAMP}import type { RequestSchema } from "../../msw/request-schema.ts";\n\n${sharedSchemas(operations, contract).join("\n")}`,
    },
    ...slugs.map((slug) =>
      requestFile(
        slug,
        operations.filter((operation) => operation.slug === slug),
      ),
    ),
    indexFile(slugs, operations),
  ];
}

/** The components that requests refer to, each after its dependencies. */
export const sharedSchemas = (operations: readonly Operation[], contract: Contract): string[] =>
  componentsOf(
    operations.flatMap((one) => [...queryOf(one), ...(one.body ? [one.body.media] : [])]),
    contract,
  ).map(
    (name) =>
      `export const ${schemaName(name)}: RequestSchema = ${printSchema(contract.schemas[name] as JsonSchema)};\n`,
  );

/** True if the contract has facts about the request besides its address. */
export const hasFacts = (operation: Operation): boolean =>
  queryOf(operation).length > 0 || operation.body !== undefined || operation.fault !== undefined;

const queryOf = ({ parameters }: Operation) => parameters.filter((one) => one.in === "query");
const schemaName = (component: string): string => `${variable(component)}Schema`;

function indexFile(slugs: readonly string[], operations: readonly Operation[]): SchemaFile {
  const lines = operations.map(
    ({ id, method, path, slug }) =>
      `  ${JSON.stringify(`${method} ${path}`)}: ${moduleOf(slug)}.${id},\n`,
  );
  const faulty = operations
    .filter(({ fault }) => fault !== undefined)
    .map(({ method, path }) => JSON.stringify(`${method} ${path}`));
  return {
    path: "requests.ts",
    content: `${STAMP}import type { RequestFacts } from "../msw/read-request.ts";
${slugs.map((slug) => `import * as ${moduleOf(slug)} from "./requests/${slug}.ts";\n`).join("")}
/** The calls that the server cannot do, or that do harm. */
export type FaultyCall = ${faulty.join(" | ") || "never"};

export const requests: Readonly<Record<string, RequestFacts>> = {
${lines.join("")}};
`,
  };
}

const moduleOf = (slug: string): string =>
  slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function requestFile(slug: string, operations: readonly Operation[]): SchemaFile {
  const text = operations.map(requestLine).join("\n");
  // Only names in the code, never a word of a text.
  const code = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const used = [...new Set(code.match(/\b\w+Schema\b/g))].sort();
  const schemas = used.length > 0 ? `import { ${used.join(", ")} } from "./shared.ts";\n` : "";
  return {
    path: `requests/${slug}.ts`,
    content: `${STAMP}import type { RequestFacts } from "../../msw/read-request.ts";
${schemas}
${text}`,
  };
}

const requestLine = (operation: Operation): string =>
  `/** \`${operation.method} ${operation.path}\` */
export const ${operation.id}: RequestFacts = ${printFacts(operation)};
`;

/** The facts about one request, as a literal. */
export function printFacts(operation: Operation): string {
  const { body, fault } = operation;
  const query = queryOf(operation);
  const required = query.filter((one) => one.required).map(({ name }) => name);
  const needs = query.find((one) => one.needs)?.needs;
  const facts = [
    ...(query.length > 0 ? [`query: { ${query.map(printParameter).join(", ")} }`] : []),
    ...(required.length > 0 ? [`requiredQuery: ${JSON.stringify(required)}`] : []),
    ...(needs ? [`needs: ${JSON.stringify(needs)}`] : []),
    ...(body ? [`body: ${printSchema(body.media.schema)}`] : []),
    ...(body && body.media.type !== "application/json"
      ? [`type: ${JSON.stringify(body.media.type)}`]
      : []),
    ...(fault === undefined ? [] : [`fault: ${JSON.stringify(fault)}`]),
  ];
  return `{\n${facts.map((fact) => `  ${fact},\n`).join("")}}`;
}

function printParameter({ name, schema, names }: Parameter): string {
  // In a list, each entry is a name.
  const printed = names
    ? schema.items
      ? `{ "type": "array", "items": ${printNamed(schema.items, names)} }`
      : printNamed(schema, names)
    : printSchema(schema);
  return `${JSON.stringify(name)}: ${printed}`;
}

const printNamed = (schema: JsonSchema, names: readonly string[]): string =>
  printSchema(schema).replace(/ \}$/, `, "x-names": ${JSON.stringify(names)} }`);

/** A schema as a literal: other components by their names, without descriptions. */
function printSchema({ $ref, ...schema }: JsonSchema): string {
  const own = Object.entries(schema).filter(([key]) => !LEFT_OUT.test(key));
  // Only descriptions can be next to a reference; other keywords also apply.
  if ($ref && own.length === 0) return schemaName(nameOf($ref));
  const all = $ref
    ? [
        ["allOf", [{ $ref }, ...(schema.allOf ?? [])]] as const,
        ...own.filter(([key]) => key !== "allOf"),
      ]
    : own;
  return `{ ${all.map(([key, value]) => `${JSON.stringify(key)}: ${printKeyword(key, value)}`).join(", ")} }`;
}

function printKeyword(key: string, value: unknown): string {
  const one = (schema: unknown): string => printSchema(schema as JsonSchema);
  if (key === "items") return one(value);
  if (/^(?:any|one|all)Of$/.test(key)) return `[${(value as JsonSchema[]).map(one).join(", ")}]`;
  if (key === "additionalProperties" && typeof value === "object") return one(value);
  if (key !== "properties") return JSON.stringify(value);
  const properties = Object.entries(value as Record<string, JsonSchema>);
  return `{ ${properties.map(([name, schema]) => `${JSON.stringify(name)}: ${one(schema)}`).join(", ")} }`;
}
