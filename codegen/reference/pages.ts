/** Creates the reference as Markdown: a page for each resource with its objects, and a page for each operation. */
import { nameOf, type Contract, type Operation, type Parameter } from "../contract.ts";
import type { JsonSchema } from "../json-schema.ts";
import { isJson } from "../media-types.ts";
import { camel } from "../names.ts";
import { printExample } from "./example.ts";
import { bodyRows, fieldRows, rowOf, type AddressOf, type Row } from "./fields.ts";
import { homesOf } from "./homes.ts";
import { samplesOf } from "./samples.ts";

export interface Page {
  /** The page's path, such as `reference/products/index.md`. */
  readonly path: string;
  readonly title: string;
  /** The page's text, without its title. */
  readonly content: string;
}

export const addressOfOperation = ({ slug, id }: Operation): string =>
  `/reference/${slug}/${id}.md`;
const addressOfResource = (slug: string): string => `/reference/${slug}/index.md`;

const EFFECTS = {
  additive: "adds a record or a link, or changes nothing",
  reversible: "changes data that another call can set back",
  destructive: "can't be undone: it deletes a record, makes a state final, or sends a message",
  money: "moves money, places an order, or changes what is owed",
  credentials: "creates, changes, or ends access: sessions, tokens, passwords, users",
} as const;

/** @param folders names of the schemas whose files are in each resource's folder */
export function referencePages(
  contract: Contract,
  folders: Readonly<Record<string, readonly string[]>>,
): Page[] {
  const homes = homesOf(contract, folders);
  const addressOf: AddressOf = (schema) => {
    const slug = homes.get(schema);
    return slug && `${addressOfResource(slug)}#${schema.toLowerCase()}`;
  };
  const resources = contract.tags.map(({ name, description = "" }) => ({
    slug: name,
    description,
    operations: contract.operations.filter(({ slug }) => slug === name),
    objects: Array.from(homes).flatMap(([schema, slug]) => (slug === name ? [schema] : [])),
  }));
  return [
    {
      path: "reference/index.md",
      title: "API reference",
      content: [
        `${contract.operations.length} operations of the Medusa v1 HTTP API, generated from a contract that is tested against a real server. Each page starts with TypeScript: the client, the hook, and fetch, then curl.`,
        "",
        "Amounts are integers in the currency's smallest unit, *minor units*: 2200 is 22.00 EUR, and 2200 JPY. Rates are percentages. Dates are ISO 8601 in UTC.",
        "",
        "| Resource | Operations | |",
        "| --- | --: | --- |",
        ...resources.map(
          ({ slug, operations, description }) =>
            `| [${slug}](${addressOfResource(slug)}) | ${operations.length} | ${cell(description)} |`,
        ),
        "",
      ].join("\n"),
    },
    ...resources.map(({ slug, description, operations, objects }) => ({
      path: addressOfResource(slug).slice(1),
      title: titleOf(slug),
      content: resourcePage({ slug, description, operations, objects }, contract, addressOf),
    })),
    ...contract.operations.map((operation) => ({
      path: addressOfOperation(operation).slice(1),
      title: operation.summary,
      content: operationPage(operation, contract, addressOf),
    })),
  ];
}

/** Turns `draft-orders` into `Draft orders`. */
const titleOf = (slug: string): string => {
  const words = slug.replaceAll("-", " ").replace("api", "API");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

interface Resource {
  slug: string;
  description: string;
  operations: readonly Operation[];
  objects: readonly string[];
}

function resourcePage(
  { slug, description, operations, objects }: Resource,
  contract: Contract,
  addressOf: AddressOf,
): string {
  const tables = (["admin", "store"] as const).flatMap((area) => {
    const some = operations.filter((one) => one.area === area);
    return some.length === 0
      ? []
      : [
          "",
          `## ${area === "admin" ? "Admin" : "Store"} operations`,
          "",
          "| Operation | Client and hook |",
          "| --- | --- |",
          ...some.map(
            (one) =>
              `| [${cell(one.summary)}](${addressOfOperation(one)})${one.deprecated ? " (deprecated)" : ""}<br>\`${one.method} ${one.path}\` | \`client.${area}.${camel(slug)}.${one.action}\`<br>\`${one.hook}\` |`,
          ),
        ];
  });
  return [
    description,
    ...tables,
    ...(objects.length > 0 ? ["", "## Objects"] : []),
    ...objects.flatMap((name) => {
      const schema = contract.schemas[name] as JsonSchema & { description?: string };
      return [
        "",
        `### ${name}`,
        ...(schema.description ? ["", prose(schema.description)] : []),
        ...tableOf(fieldRows(schema, contract, addressOf), "always present"),
      ];
    }),
    "",
  ].join("\n");
}

function operationPage(operation: Operation, contract: Contract, addressOf: AddressOf): string {
  const { id, area, slug, method, path, description, deprecated, effect, fault } = operation;
  const facts = [
    `\`${method} ${path}\``,
    `[${titleOf(slug)}](${addressOfResource(slug)})`,
    `\`${id}\``,
    ...(operation.wire.open || area === "store" ? [] : ["needs an admin"]),
    ...(operation.feature === undefined
      ? []
      : [`needs [\`${operation.feature}\`](/server/features-and-plugins.md)`]),
  ];
  const samples = samplesOf(operation, contract);
  return [
    facts.join(" · "),
    ...(deprecated
      ? ["", "::: warning Deprecated", "This operation still works, but has a replacement.", ":::"]
      : []),
    ...(description ? ["", prose(description)] : []),
    ...(fault ? ["", "::: danger Server bug", prose(fault), ":::"] : []),
    "",
    "::: code-group",
    ...samples.flatMap(({ label, lang, source }) => [
      "",
      `\`\`\`${lang} [${label}]`,
      source,
      "```",
    ]),
    "",
    ":::",
    ...section("Path", parameterRows(operation, "path", contract, addressOf)),
    ...section("Query", parameterRows(operation, "query", contract, addressOf)),
    ...bodySection(operation, contract, addressOf),
    ...answerSection(operation, contract, addressOf),
    ...effectSection(operation, effect),
    ...errorSection(operation),
    "",
  ].join("\n");
}

function section(title: string, rows: readonly Row[]): string[] {
  return rows.length === 0 ? [] : ["", `## ${title}`, ...tableOf(rows, "required")];
}

function parameterRows(
  { parameters }: Operation,
  where: string,
  contract: Contract,
  addressOf: AddressOf,
): Row[] {
  const rows = parameters
    .filter((one) => one.in === where)
    .map((one) => ({
      ...rowOf(one.name, one.schema, one.required, contract, addressOf),
      description: describeParameter(one),
    }));
  return [...rows.filter(({ required }) => required), ...rows.filter(({ required }) => !required)];
}

/** Puts long lists of accepted names into a collapsed section. For example, an order's `fields` accepts fifty names. */
function describeParameter({ description = "", names }: Parameter): string {
  if (!names || names.length === 0) return description;
  const [sentence = ""] = description.split(/ ?Known names: /);
  const known = names.map((name) => `<code>${name}</code>`).join(" ");
  return `${sentence} <details><summary>${names.length} known names</summary>${known}</details>`;
}

function bodySection({ body }: Operation, contract: Contract, addressOf: AddressOf): string[] {
  if (!body) return [];
  const rows = bodyRows(body.media.schema, contract, addressOf);
  const { type } = body.media;
  return [
    "",
    "## Body",
    "",
    `\`${type}\`${body.required ? "" : ", optional"}${rows.length === 0 ? ", an empty object" : ""}`,
    ...tableOf(rows, "required"),
  ];
}

function answerSection(
  { success: { status, description, media } }: Operation,
  contract: Contract,
  addressOf: AddressOf,
): string[] {
  if (!media) return ["", "## Response", "", `**${status}**: ${prose(description)}`];
  if (!isJson(media.type))
    return ["", "## Response", "", `**${status}**, \`${media.type}\`: ${prose(description)}`];
  const { anyOf } = contract.resolve(media.schema);
  const example =
    media.example === undefined
      ? []
      : ["", "::: details Example", "```jsonc", printExample(media.example), "```", ":::"];
  return [
    "",
    "## Response",
    "",
    `**${status}**: ${prose(description)}`,
    ...(anyOf
      ? anyOf.flatMap((branch) => [
          "",
          ...(branch.$ref ? [`\`${nameOf(branch.$ref)}\``] : []),
          ...tableOf(fieldRows(branch, contract, addressOf), "always present"),
        ])
      : tableOf(fieldRows(media.schema, contract, addressOf), "always present")),
    ...example,
  ];
}

function effectSection(
  { invalidates, method, milder }: Operation,
  effect: Operation["effect"],
): string[] {
  if (method === "GET" || effect === undefined) return [];
  const stale = invalidates.map((slug) => `[${titleOf(slug)}](${addressOfResource(slug)})`);
  return [
    "",
    "## Effect",
    "",
    `**${effect}**: ${EFFECTS[effect]}.`,
    ...(milder
      ? [
          "",
          `Without ${milder.without.map((one) => `\`${one}\``).join(", ")} in the body: **${milder.effect}**.`,
        ]
      : []),
    "",
    stale.length > 0
      ? `Makes cached queries of these resources stale: ${stale.join(", ")}. The hook invalidates them.`
      : "Makes no cached query stale.",
  ];
}

function errorSection({ failures }: Operation): string[] {
  if (failures.length === 0) return [];
  return [
    "",
    "## Errors",
    "",
    "| Status | Meaning |",
    "| --- | --- |",
    ...failures.map(({ status, description }) => `| ${status} | ${cell(description)} |`),
    "",
    "See [Errors](/server/errors.md) for their format, and [how the SDK throws them](/sdk/errors.md).",
  ];
}

function tableOf(rows: readonly Row[], marked: string): string[] {
  if (rows.length === 0) return [];
  return [
    "",
    "| Field | Type | Description |",
    "| --- | --- | --- |",
    ...rows.map(
      ({ name, type, required, description }) =>
        `| \`${name}\`${required ? `<br><small>${marked}</small>` : ""} | ${cell(type)} | ${cell(description)} |`,
    ),
  ];
}

/** Escapes opening angle brackets outside of code, which the page's renderer would interpret as tags. Keeps a few known tags. */
const prose = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll(/<(?!\/?(?:details|summary|code|br|small)\b)/g, "&lt;"),
    )
    .join("");

const cell = (text: string): string =>
  prose(text.trim())
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll("|", "\\|");
