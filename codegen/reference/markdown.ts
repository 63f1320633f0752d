/** The reference as text: `llms.txt`, a page for each resource, and the packages' pages for coding agents. */
import { nameOf, type Contract, type Operation, type Parameter } from "../contract.ts";
import { isJson } from "../media-types.ts";
import type { JsonSchema } from "../json-schema.ts";
import { samplesOf } from "./samples.ts";

export interface Page {
  /** `products.md` */
  readonly path: string;
  readonly content: string;
}
export interface Guide {
  readonly file: string;
  /** Text with the title as its first line. */
  readonly text: string;
}

const LANGUAGES = { TypeScript: "ts", Shell: "sh" } as const;

/** `skills` are the pages for coding agents that come with the packages. */
export function pagesOf(
  contract: Contract,
  guides: readonly Guide[],
  skills: readonly Guide[],
): Page[] {
  const resources = contract.tags.map(({ name, description }) => ({
    name,
    description: description ?? "",
    operations: contract.operations.filter(({ slug }) => slug === name),
  }));
  const placeOf = new Map(
    contract.operations.map(({ id, slug }) => [id, `${slug}.md#${id.toLowerCase()}`]),
  );
  const guidePages = guides.map(({ file, text }) => ({
    path: `guides/${file}`,
    title: titleOf(text) ?? file,
    content: text.replaceAll(/\(operation:(\w+)\)/g, (_, id: string) => `(../${placeOf.get(id)})`),
  }));
  const index = [
    "# Countertop",
    "",
    "> A typed contract, SDK and MCP server for shops with the Medusa v1 HTTP API: store calls for customers, admin calls for operators.",
    "",
    "Amounts are integers in the currency's smallest unit. Lists take `limit` and `offset` and tell `count`. A failure has `type` and `message`.",
    "",
    "## Packages: ten tasks each, with code",
    "",
    ...skills.map(({ file, text }) => `- [${titleOf(text) ?? file}](skills/${file})`),
    "",
    "## Guides",
    "",
    ...guidePages.map(({ path, title }) => `- [${title}](${path})`),
    "",
    "## Resources",
    "",
    ...resources.map(
      ({ name, description, operations }) =>
        `- [${name}](${name}.md): ${description} ${operations.length} ${operations.length === 1 ? "call" : "calls"}.`,
    ),
    "",
  ];
  return [
    { path: "llms.txt", content: index.join("\n") },
    ...skills.map(({ file, text }) => ({ path: `skills/${file}`, content: text })),
    ...guidePages.map(({ path, content }) => ({ path, content })),
    ...resources.map(({ name, description, operations }) => ({
      path: `${name}.md`,
      content: [
        `# ${name}`,
        "",
        description,
        "",
        ...operations.map((operation) => sectionOf(operation, contract)),
      ].join("\n"),
    })),
  ];
}

const titleOf = (text: string): string | undefined => /^# (.+)/.exec(text)?.[1];

function sectionOf(operation: Operation, contract: Contract): string {
  const {
    id,
    method,
    path,
    summary,
    description,
    deprecated,
    parameters,
    body,
    success,
    failures,
  } = operation;
  const answer = success.media && isJson(success.media.type) ? success.media.schema : undefined;
  const lines = [
    `## ${id}`,
    "",
    `\`${method} ${path}\`${deprecated ? ", deprecated" : ""}: ${summary}`,
    ...(description ? ["", description] : []),
    ...tableOf("Parameters", parameters.filter((one) => one.in !== "header").map(rowOf)),
    ...(body && isJson(body.media.type)
      ? tableOf(
          `Body${body.required ? "" : " (may be left out)"}`,
          fieldRows(body.media.schema, contract),
        )
      : []),
    ...(answer
      ? tableOf(`Answer, ${success.status}`, fieldRows(answer, contract))
      : ["", `Answer: ${success.status}, ${success.media?.type ?? "nothing"}`]),
    "",
    `Fails with ${failures.map(({ status, description: words }) => `${status} (${words.replace(/\.$/, "").split("\n")[0]})`).join(", ")}.`,
    ...samplesOf(operation, contract).flatMap(({ lang, source }) => [
      "",
      `\`\`\`${LANGUAGES[lang]}`,
      source,
      "```",
    ]),
    "",
  ];
  return lines.join("\n");
}

type Row = readonly [name: string, type: string, needed: boolean, words: string];

function tableOf(title: string, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  return [
    "",
    `### ${title}`,
    "",
    "| name | type | |",
    "| --- | --- | --- |",
    ...rows.map(
      ([name, type, needed, words]) =>
        `| \`${name}\`${needed ? " (required)" : ""} | ${cell(type)} | ${cell(words)} |`,
    ),
  ];
}

const cell = (text: string): string => text.replaceAll("\n", " ").replaceAll("|", "\\|");

const rowOf = ({ name, schema, required, description = "" }: Parameter): Row => [
  name,
  typeOf(schema),
  required,
  description,
];

function fieldRows(schema: JsonSchema, { resolve }: Contract): Row[] {
  const { properties = {}, required = [] } = resolve(schema);
  return Object.entries(properties).map(([name, field]) => [
    name,
    typeOf(field),
    required.includes(name),
    (field as { description?: string }).description ?? "",
  ]);
}

/** `string or null`, `list of Product`. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.map(typeOf).join(" or ");
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return values.map((value) => JSON.stringify(value)).join(", ");
  if (schema.items)
    return `list of ${typeOf(schema.items)}${[schema.type].flat().includes("null") ? " or null" : ""}`;
  const types = [schema.type ?? "anything"].flat().join(" or ");
  return schema.format ? `${types} (${schema.format})` : types;
}
