/** Prints, for every operation, what a mock of it must know: what a request may say, and the contract's examples. */
import { camel } from "./names.ts";
import type { Answer, Contract, Operation } from "./contract.ts";
import { isJson, nameOf } from "./contract.ts";
import type { JsonSchema } from "./json-schema.ts";
import { componentsOf, variable, type SchemaFile } from "./schemas.ts";

const STAMP =
  "// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n";

/** For readers, and what is left to the server: a mock checks the rest. */
const LEFT_OUT =
  /^(?:\$comment|contentMediaType|default|deprecated|description|examples?|readOnly|title|writeOnly|x-.*)$/;

export function printMocks(contract: Contract): SchemaFile[] {
  const { operations } = contract;
  const sent = operations.flatMap((operation) => [
    ...queryOf(operation),
    ...(operation.body ? [operation.body.media] : []),
  ]);
  const components = componentsOf(sent, contract);
  const slugs = [...new Set(operations.map(({ slug }) => slug))].sort();
  return [
    sharedFile(components, contract),
    ...slugs.map((slug) =>
      mockFile(
        slug,
        operations.filter((operation) => operation.slug === slug),
      ),
    ),
    {
      path: "mocks.ts",
      content: STAMP + slugs.map((slug) => `export * from "./mocks/${slug}.ts";\n`).join(""),
    },
  ];
}

const queryOf = ({ parameters }: Operation) => parameters.filter((one) => one.in === "query");

const schemaName = (component: string): string => `${variable(component)}Schema`;
const failureName = (response: string): string => `${camel(variable(response))}Failure`;

/** A schema as a literal: other components by their names, words left out. */
function printSchema({ $ref, ...schema }: JsonSchema): string {
  const own = Object.entries(schema).filter(([key]) => !LEFT_OUT.test(key));
  // Beside a reference stand words at most; what is more holds as well.
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

/** The first example of an answer, as the text that goes over the wire. */
function printExample({ status, media }: Answer): string {
  const facts = [`status: ${status}`];
  if (media) {
    const json = isJson(media.type);
    if (media.type !== "application/json") facts.push(`type: ${JSON.stringify(media.type)}`);
    // An overlay may come without examples: then the mock answers with nothing, unless a test says what.
    if (media.example !== undefined)
      facts.push(`text: ${JSON.stringify(json ? JSON.stringify(media.example) : media.example)}`);
  }
  return `{ ${facts.join(", ")} }`;
}

function sharedFile(components: readonly string[], contract: Contract): SchemaFile {
  const schemas = components.map(
    (name) =>
      `export const ${schemaName(name)}: RequestSchema = ${printSchema(contract.schemas[name] as JsonSchema)};\n`,
  );
  const failures = new Map<string, string>();
  for (const answer of contract.operations.flatMap((operation) => operation.failures)) {
    if (!answer.name) continue;
    const name = failureName(`${answer.name}${answer.status}`);
    failures.set(name, `export const ${name}: Example = ${printExample(answer)};\n`);
  }
  const failureLines = [...failures.keys()].sort().map((name) => failures.get(name));
  return {
    path: "mocks/shared.ts",
    content: `${STAMP}import type { Example } from "../../msw/mock.ts";
import type { RequestSchema } from "../../msw/request-schema.ts";

${[...schemas, ...failureLines].join("\n")}`,
  };
}

function mockFile(slug: string, operations: readonly Operation[]): SchemaFile {
  const text = operations.map(mockLine).join("\n");
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

function mockLine(operation: Operation): string {
  const { id, method, path, body, others, success, failures } = operation;
  const query = queryOf(operation);
  const required = query.filter((one) => one.required).map(({ name }) => name);
  const examples = failures.map((failure) =>
    failure.name ? failureName(`${failure.name}${failure.status}`) : printExample(failure),
  );
  const entries = query.map(
    ({ name, schema }) => `${JSON.stringify(name)}: ${printSchema(schema)}`,
  );
  const facts = [
    `method: "${method}"`,
    `path: ${JSON.stringify(path)}`,
    ...(query.length > 0 ? [`query: { ${entries.join(", ")} }`] : []),
    ...(required.length > 0 ? [`requiredQuery: ${JSON.stringify(required)}`] : []),
    ...(body ? [`body: ${printSchema(body.media.schema)}`] : []),
    ...(body && body.media.type !== "application/json"
      ? [`type: ${JSON.stringify(body.media.type)}`]
      : []),
    ...(Object.keys(others).length > 0 ? [`others: ${JSON.stringify(others)}`] : []),
    `success: ${printExample(success)}`,
    `failures: [${examples.join(", ")}]`,
  ];
  return `/** \`${method} ${path}\` */
export const ${id}: Mock<operations["${id}"]> = /*#__PURE__*/ mock({
${facts.map((fact) => `  ${fact},\n`).join("")}});
`;
}
