/**
 * Generates the rules for every operation's request. Mocks use them, and the middleware `guard` checks requests with them
 * before they are sent.
 */
import { camel } from "./names.ts";
import type { Contract, Operation, Parameter } from "./contract.ts";
import { bodyName, print, printList, queryOf, type SchemaFile } from "./schemas.ts";

const STAMP =
  "// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n";

export function printRequests(contract: Contract): SchemaFile[] {
  const operations = contract.operations.filter(hasFacts);
  const slugs = [...new Set(operations.map(({ slug }) => slug))].sort();
  return [
    ...slugs.map((slug) =>
      requestFile(
        slug,
        operations.filter((operation) => operation.slug === slug),
      ),
    ),
    indexFile(slugs, operations),
  ];
}

/** True if the contract has more data about the request than its path. */
export const hasFacts = (operation: Operation): boolean =>
  queryOf(operation).length > 0 || operation.body !== undefined || operation.fault !== undefined;

function indexFile(slugs: readonly string[], operations: readonly Operation[]): SchemaFile {
  const lines = operations.map(
    ({ id, method, path, slug }) =>
      `  ${JSON.stringify(`${method} ${path}`)}: ${camel(slug)}.${id},\n`,
  );
  const faulty = operations
    .filter(({ fault }) => fault !== undefined)
    .map(({ method, path }) => JSON.stringify(`${method} ${path}`));
  return {
    path: "requests.ts",
    content: `${STAMP}import type { RequestFacts } from "../msw/read-request.ts";
${slugs.map((slug) => `import * as ${camel(slug)} from "./requests/${slug}.ts";\n`).join("")}
/** The calls that always fail, or that have harmful side effects. */
export type BlockedCall = ${faulty.join(" | ") || "never"};

export const requests: Readonly<Record<string, RequestFacts>> = {
${lines.join("")}};
`,
  };
}

function requestFile(slug: string, operations: readonly Operation[]): SchemaFile {
  const text = operations.map(requestLine).join("\n");
  // Removes string literals, because only names in the code count.
  const code = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const used = (pattern: RegExp): string[] => [...new Set(code.match(pattern))].sort();
  const importOf = (names: readonly string[], from: string): string =>
    names.length === 0 ? "" : `import { ${names.join(", ")} } from "${from}";\n`;
  return {
    path: `requests/${slug}.ts`,
    content: [
      STAMP,
      code.includes(" v.") ? 'import * as v from "valibot";\n' : "",
      importOf(used(/\bnamed\b/g), "../../msw/named.ts"),
      'import type { RequestFacts } from "../../msw/read-request.ts";\n',
      importOf(used(/\b\w+Body\b/g), `../schemas/${slug}.ts`),
      importOf(used(/\b\w+Schema\b/g), "../schemas/components.ts"),
      `\n${text}`,
    ].join(""),
  };
}

const requestLine = (operation: Operation): string =>
  `/** \`${operation.method} ${operation.path}\` */
export const ${operation.id}: RequestFacts = ${printFacts(operation)};
`;

/** The metadata of one request, as a literal that refers to the schema of the request's body. */
export function printFacts(operation: Operation): string {
  const { id, body, fault } = operation;
  const query = queryOf(operation);
  const required = query.filter((one) => one.required).map(({ name }) => name);
  const needs = query.find((one) => one.needs)?.needs;
  const facts = [
    ...(query.length > 0
      ? [`query: { ${query.map((one) => printParameter(one, query)).join(", ")} }`]
      : []),
    ...(required.length > 0 ? [`requiredQuery: ${JSON.stringify(required)}`] : []),
    ...(needs ? [`needs: ${JSON.stringify(needs)}`] : []),
    ...(body ? [`body: ${bodyName(id)}`] : []),
    ...(body && body.media.type !== "application/json"
      ? [`type: ${JSON.stringify(body.media.type)}`]
      : []),
    ...(fault === undefined ? [] : [`fault: ${JSON.stringify(fault)}`]),
  ];
  return `{\n${facts.map((fact) => `  ${fact},\n`).join("")}}`;
}

function printParameter({ name, schema, names }: Parameter, query: Parameter[]): string {
  if (!names) return `${JSON.stringify(name)}: ${print(schema)}`;
  const relations = query.find((one) => one.name === "expand")?.names;
  const args = name === "fields" && relations ? [names, relations] : [names];
  const list = `/*#__PURE__*/ named(${args.map((one) => JSON.stringify(one)).join(", ")})`;
  // In a list, checks each entry as a name.
  return `${JSON.stringify(name)}: ${schema.items ? printList(list) : list}`;
}
