import type { ClientGeneratorsBuilder } from "orval";
import type { Contract, Operation } from "./contract.ts";
import { examplesOf, type Examples } from "./examples.ts";
import { camel } from "./names.ts";

/**
 * An operation with its texts. orval passes one operation at a time, by tag. This file writes a line for each operation, and the
 * tree of all operations.
 */
export interface GeneratedOperation extends Operation {
  readonly doc: { readonly [Kind in keyof Examples]: string };
  /** For a list that can be sorted: an order without ties. */
  readonly order: string | undefined;
}

const STAMP = `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract.\n`;

/** Files in addition to orval's own: hooks, the client's tree, and their entry points. */
export interface ExtraFile {
  readonly path: string;
  readonly content: string;
}

export function createPrinter(folder: string, contract: Contract): ClientGeneratorsBuilder {
  const all = generatedOperations(contract);
  const byId = new Map(all.map((one) => [one.id, one]));
  return {
    client: ({ operationId }) => {
      const printed = byId.get(operationId);
      if (!printed) throw new Error(`orval found ${operationId}, which the contract does not have`);
      return {
        implementation: operationLine(printed),
        // Omits the comment here if the operation has a copy in `writes/`: users import that copy, which has the comment.
        docComment: changesOthers(printed) ? "" : printed.doc.operation,
        imports: [],
      };
    },
    header: () =>
      `${STAMP}import { operation, type Operation } from "../../operation.ts";\nimport type { operations } from "../contract.ts";\n\n`,
    dependencies: () => [],
    title: (title) => title,
    extraFiles: () =>
      Promise.resolve(
        extraFiles(all).map(({ path, content }) => ({ path: `${folder}/${path}`, content })),
      ),
  };
}

/** All operations with their comments. Throws if two of them have one name, or a write names an unknown resource. */
export function generatedOperations(contract: Contract): GeneratedOperation[] {
  const all = contract.operations.map((operation) => read(operation, contract));
  check(all, new Set(contract.tags.map(({ name }) => name)));
  return all;
}

function read(operation: Operation, contract: Contract): GeneratedOperation {
  const { id, method, path, summary } = operation;
  const examples = examplesOf(operation, contract);
  const place = `${method} ${path}`;
  return {
    ...operation,
    order: stableOrderOf(operation, contract),
    doc: {
      operation: docOf(operation, place, examples.operation),
      // Methods are part of one tree, so their comments are short: each links to its operation.
      method: docOf({ summary }, `{@link ${id}}`, examples.method),
      hook: docOf(operation, place, examples.hook),
    },
  };
}

/** Sorts by id, newest first. Records without an id are sorted by code. */
function stableOrderOf(
  { items, parameters, success }: Operation,
  { resolve }: Contract,
): string | undefined {
  if (!items || !parameters.some(({ name, in: place }) => place === "query" && name === "order"))
    return undefined;
  const page = resolve(success.media?.schema ?? {});
  const list = resolve(page.properties?.[items] ?? {});
  const fields = resolve(list.items ?? {}).properties ?? {};
  return fields["id"] ? "-id" : fields["code"] ? "code" : undefined;
}

function docOf(
  { summary, description, deprecated }: Pick<Operation, "summary"> & Partial<Operation>,
  place: string,
  example: string,
): string {
  const lines = [
    summary,
    ...(description ? ["", ...description.split("\n")] : []),
    "",
    place.startsWith("{") ? place : `\`${place}\``,
    ...(deprecated ? ["@deprecated"] : []),
    "@example",
    ...example.split("\n"),
  ];
  return [
    "/**",
    ...lines.map((line) => ` * ${line.replaceAll("*/", "*\\/")}`.trimEnd()),
    " */",
  ].join("\n");
}

/** The name of a list's items, and its order. Nearly all lists use the resource's name, so that name is left out. */
const listTexts = ({ slug, items, order }: GeneratedOperation): readonly string[] => {
  if (items === undefined) return [];
  const name = items === slug.replaceAll("-", "_") ? "" : items;
  return order === undefined ? [name] : [name, order];
};

// Every export has an explicit type. Without one, declarations would spell out each type in full wherever it is named:
// files five times as long, and a build of the package ten times as slow.
const typed = ({ id }: GeneratedOperation): string =>
  `export const ${id}: Operation<operations["${id}"]>`;

const operationLine = (printed: GeneratedOperation): string =>
  `\n${typed(printed)} = /*#__PURE__*/ operation(${[
    printed.method,
    printed.path,
    ...listTexts(printed),
  ]
    .map((text) => JSON.stringify(text))
    .join(", ")});\n\n`;

export const areasOf = (all: readonly Operation[]): string[] =>
  [...new Set(all.map(({ area }) => area))].sort();

/** True if a write makes other resources stale, or doesn't make its own resource stale. */
export const changesOthers = ({ method, slug, invalidates }: GeneratedOperation): boolean =>
  method !== "GET" && invalidates.join() !== slug;

const writeLine = (printed: GeneratedOperation): string =>
  `${printed.doc.operation}\n${typed(printed)} = /*#__PURE__*/ changing(calls.${printed.id}, ${JSON.stringify(printed.invalidates.join(" "))});\n`;

export const hookLine = (
  { id, hook, method, doc }: GeneratedOperation,
  name = `operations["${id}"]`,
): string => {
  const [type, maker] =
    method === "GET" ? ["QueryHook", "queryHook"] : ["MutationHook", "mutationHook"];
  return `${doc.hook}\nexport const ${hook}: ${type}<${name}> = /*#__PURE__*/ ${maker}(${id});\n`;
};

function extraFiles(all: readonly GeneratedOperation[]): ExtraFile[] {
  const slugs = [...new Set(all.map(({ slug }) => slug))].sort();
  const hookFiles = slugs.map((slug) => ({
    path: `hooks/${slug}.ts`,
    content: hookFile(slug, all),
  }));
  const writing = slugs.filter((slug) => writesOf(slug, all).length > 0);
  return [
    ...hookFiles,
    ...writing.map((slug) => ({ path: `writes/${slug}.ts`, content: writeFile(slug, all) })),
    {
      path: "hooks.ts",
      content: STAMP + slugs.map((slug) => `export * from "./hooks/${slug}.ts";\n`).join(""),
    },
    {
      path: "operations.ts",
      content: [
        STAMP,
        ...slugs.map((slug) => `export * from "./operations/${slug}.ts";\n`),
        // Named exports take precedence over `export *`.
        ...writing.map((slug) => importLine("export", writesOf(slug, all), `./writes/${slug}.ts`)),
      ].join(""),
    },
    { path: "tree.ts", content: treeFile(slugs, all) },
    { path: "wire.ts", content: wireFile(all) },
  ];
}

const writesOf = (
  slug: string,
  all: readonly GeneratedOperation[],
): readonly GeneratedOperation[] =>
  all.filter((printed) => printed.slug === slug && changesOthers(printed));

const importLine = (word: string, some: readonly GeneratedOperation[], from: string): string =>
  some.length === 0 ? "" : `${word} { ${some.map(({ id }) => id).join(", ")} } from "${from}";\n`;

/**
 * The writes with the resources that they change. Only hooks read these resources, so the client's tree uses the calls without
 * them.
 */
function writeFile(slug: string, all: readonly GeneratedOperation[]): string {
  return `${STAMP}import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/${slug}.ts";

${writesOf(slug, all).map(writeLine).join("\n")}`;
}

function hookFile(slug: string, all: readonly GeneratedOperation[]): string {
  const own = all.filter((operation) => operation.slug === slug);
  const plain = own.filter((printed) => !changesOthers(printed));
  const makers = [
    ...(own.some(({ method }) => method !== "GET") ? ["mutationHook", "type MutationHook"] : []),
    ...(own.some(({ method }) => method === "GET") ? ["queryHook", "type QueryHook"] : []),
  ];
  return `${STAMP}import { ${makers.join(", ")} } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
${importLine("import", plain, `../operations/${slug}.ts`)}${importLine("import", writesOf(slug, all), `../writes/${slug}.ts`)}
${own.map((one) => hookLine(one)).join("\n")}`;
}

function treeFile(slugs: readonly string[], all: readonly GeneratedOperation[]): string {
  const imports = slugs
    .map((slug) => `import * as ${camel(slug)}Calls from "./operations/${slug}.ts";\n`)
    .join("");
  const branch = (area: string): string => {
    const groups = (typed: string, end: string, withDocs: boolean): string =>
      slugs
        .map((slug) => {
          const own = all.filter((operation) => operation.area === area && operation.slug === slug);
          const actions = own
            .map(({ action, id, doc }) => {
              const comment = withDocs ? `    ${doc.method.replaceAll("\n", "\n    ")}\n` : "";
              return `${comment}    ${action}: ${typed}${camel(slug)}Calls.${id}${end}\n`;
            })
            .join("");
          return own.length === 0 ? "" : `  ${camel(slug)}: {\n${actions}  }${end}\n`;
        })
        .join("");
    return `export const ${area}: {\n${groups("typeof ", ";", true)}} = {\n${groups("", ",", false)}};\n`;
  };
  const areas = areasOf(all);
  return `${STAMP}${imports}\n${areas.map(branch).join("\n")}\nexport const areas = { ${areas.join(", ")} };\n`;
}

/**
 * Generates the calls that differ from plain JSON. The client needs this to send forms and files, read files and streams, and
 * handle keys and tokens.
 */
function wireFile(all: readonly GeneratedOperation[]): string {
  const lines = all
    .filter(({ wire }) => Object.keys(wire).length > 0)
    .map(
      ({ method, path, wire }) =>
        `  ${JSON.stringify(`${method} ${path}`)}: ${JSON.stringify(wire)},\n`,
    );
  return `${STAMP}import type { Wire } from "../http/wire-facts.ts";\n\nexport const wires: Readonly<Record<string, Wire>> = {\n${lines.join("")}};\n`;
}

/** Problems that lint can't find before names exist: two operations with one name, or an unknown resource in `x-invalidates`. */
function check(
  all: readonly GeneratedOperation[],
  resources: ReadonlySet<string | undefined>,
): void {
  const seen = new Map<string, string>();
  for (const { id, area, slug, hook, action, invalidates } of all) {
    for (const name of [hook, `client.${area}.${camel(slug)}.${action}`]) {
      const other = seen.get(name);
      if (other)
        throw new Error(
          `${id} and ${other} both give the name ${name}: change one operation id, or its x-hook`,
        );
      seen.set(name, id);
    }
    for (const stale of invalidates) {
      if (!resources.has(stale))
        throw new Error(
          `${id}: x-invalidates names "${stale}", which isn't a resource of the contract`,
        );
    }
  }
}
