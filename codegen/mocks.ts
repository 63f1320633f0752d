/** Generates each operation's examples for its mock. The rules for requests are in separate files. */
import { camel } from "./names.ts";
import type { Answer, Contract, Operation } from "./contract.ts";
import { isJson } from "./media-types.ts";
import { hasFacts } from "./requests.ts";
import { variable, type SchemaFile } from "./schemas.ts";

const STAMP =
  "// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n";

export function printMocks(contract: Contract): SchemaFile[] {
  const { operations } = contract;
  const slugs = [...new Set(operations.map(({ slug }) => slug))].sort();
  return [
    sharedFile(contract),
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

const failureName = (response: string): string => `${camel(variable(response))}Failure`;

/** The first example of a response, as text to send. */
function printExample({ status, media }: Answer): string {
  const facts = [`status: ${status}`];
  if (media) {
    const json = isJson(media.type);
    if (media.type !== "application/json") facts.push(`type: ${JSON.stringify(media.type)}`);
    if (media.example !== undefined)
      facts.push(`text: ${JSON.stringify(json ? JSON.stringify(media.example) : media.example)}`);
  }
  return `{ ${facts.join(", ")} }`;
}

/** Failures that many calls have in common. Each is defined once. */
export function sharedFailures(operations: readonly Operation[]): string[] {
  const failures = new Map<string, string>();
  for (const answer of operations.flatMap((operation) => operation.failures)) {
    if (!answer.name) continue;
    const name = failureName(`${answer.name}${answer.status}`);
    failures.set(name, `export const ${name}: Example = ${printExample(answer)};\n`);
  }
  return [...failures.keys()].sort().map((name) => failures.get(name) as string);
}

const sharedFile = ({ operations }: Contract): SchemaFile => ({
  path: "mocks/shared.ts",
  content: `${STAMP}import type { Example } from "../../msw/mock.ts";

${sharedFailures(operations).join("\n")}`,
});

function mockFile(slug: string, operations: readonly Operation[]): SchemaFile {
  const text = operations
    .map((one) => mockLine(one, `operations["${one.id}"]`, `requests.${one.id}`))
    .join("\n");
  // Removes string literals, because names in them come from examples.
  const code = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const used = [...new Set(code.match(/\b\w+Failure\b/g))].sort();
  const requests = code.includes(" requests.")
    ? `import * as requests from "../requests/${slug}.ts";\n`
    : "";
  return {
    path: `mocks/${slug}.ts`,
    content: `${STAMP}import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
${requests}import { ${used.join(", ")} } from "./shared.ts";

${text}`,
  };
}

/** The code of one mock, with the name of its type and the metadata of its request. */
export function mockLine(operation: Operation, type: string, request: string): string {
  const { id, method, path, others, success, failures } = operation;
  const examples = failures.map((failure) =>
    failure.name ? failureName(`${failure.name}${failure.status}`) : printExample(failure),
  );
  const facts = [
    `method: "${method}"`,
    `path: ${JSON.stringify(path)}`,
    ...(hasFacts(operation) ? [`request: ${request}`] : []),
    ...(Object.keys(others).length > 0 ? [`others: ${JSON.stringify(others)}`] : []),
    `success: ${printExample(success)}`,
    `failures: [${examples.join(", ")}]`,
  ];
  return `/** \`${method} ${path}\` */
export const ${id}: Mock<${type}> = /*#__PURE__*/ mock({
${facts.map((fact) => `  ${fact},\n`).join("")}});
`;
}
