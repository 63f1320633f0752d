import type { ClientGeneratorsBuilder } from "orval";
import type { Contract, Operation } from "./contract.ts";
import { examplesOf, type Examples } from "./examples.ts";
import { camel, recordIn } from "./names.ts";

/** An operation with the comments of its function, its client method, and its hook. */
export interface GeneratedOperation extends Operation {
  readonly doc: { readonly [Kind in keyof Examples]: string };
  /** For lists that can be sorted by a unique field: that sort order. */
  readonly order: string | undefined;
}

const STAMP = `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract.\n`;

/** A file in addition to orval's own files: hooks, the client's tree, or an entry point. */
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
      if (!printed) throw new Error(`orval found ${operationId}, which isn't in the contract`);
      return {
        implementation: operationLine(printed),
        docComment: printed.doc.operation,
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

/**
 * All operations with their comments. Throws if two operations have the same name, or if a write refers to an unknown resource.
 */
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
      // Methods have short comments with a link to the operation, because all methods are part of one tree.
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

/** The operation's facts that don't follow from its method and path, as arguments of `operation`. */
function factsOf(printed: GeneratedOperation): object {
  const { method, path, slug, items, order, invalidates } = printed;
  const { record, recordType, ...wire } = printed.wire;
  const isUsual = record === recordIn(path) || (method === "DELETE" && record === "deleted");
  const isNamed = order === undefined || items !== slug.replaceAll("-", "_");
  return {
    ...(isNamed && { items }),
    order,
    ...(changesOthers(printed) && { changes: invalidates.join(" ") }),
    ...wire,
    ...(items === undefined && !isUsual && { record, recordType }),
  };
}

// Every export has an explicit type. Without one, declarations would spell out each type in full wherever it is named:
// files five times as long, and a build of the package ten times as slow.
function operationLine(printed: GeneratedOperation): string {
  const { id, method, path } = printed;
  const facts = Object.entries(factsOf(printed)).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${JSON.stringify(value)}`,
  );
  const end = facts.length === 0 ? "" : `, { ${facts.join(", ")} }`;
  return `\nexport const ${id}: Operation<operations["${id}"]> = /*#__PURE__*/ operation("${method}", "${path}"${end});\n\n`;
}

export const areasOf = (all: readonly Operation[]): string[] =>
  [...new Set(all.map(({ area }) => area))].sort();

/** True if a write makes other resources stale, or doesn't make its own resource stale. */
export const changesOthers = ({ method, slug, invalidates }: GeneratedOperation): boolean =>
  method !== "GET" && invalidates.join() !== slug;

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
  return [
    ...hookFiles,
    {
      path: "hooks.ts",
      content: STAMP + slugs.map((slug) => `export * from "./hooks/${slug}.ts";\n`).join(""),
    },
    {
      path: "operations.ts",
      content: STAMP + slugs.map((slug) => `export * from "./operations/${slug}.ts";\n`).join(""),
    },
    { path: "tree.ts", content: treeFile(slugs, all) },
    { path: "special-calls.ts", content: specialFile(all) },
  ];
}

function hookFile(slug: string, all: readonly GeneratedOperation[]): string {
  const own = all.filter((operation) => operation.slug === slug);
  const makers = [
    ...(own.some(({ method }) => method !== "GET") ? ["mutationHook", "type MutationHook"] : []),
    ...(own.some(({ method }) => method === "GET") ? ["queryHook", "type QueryHook"] : []),
  ];
  return `${STAMP}import { ${makers.join(", ")} } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { ${own.map(({ id }) => id).join(", ")} } from "../operations/${slug}.ts";

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

/** Lists the calls that differ from plain JSON, for calls that are given by method and path, such as those of openapi-fetch. */
function specialFile(all: readonly GeneratedOperation[]): string {
  const special = all.filter(
    ({ wire: { record: _, recordType: _type, ...wire } }) => Object.keys(wire).length > 0,
  );
  const slugs = [...new Set(special.map(({ slug }) => slug))].sort();
  const imports = slugs.map((slug) => {
    const ids = special.filter((one) => one.slug === slug).map(({ id }) => id);
    return `import { ${ids.join(", ")} } from "./operations/${slug}.ts";\n`;
  });
  const list = special.map(({ id }) => `  ${id},\n`).join("");
  return `${STAMP}import type { AnyOperation } from "../operation-types.ts";
${imports.join("")}
export const specialCalls: readonly AnyOperation[] = [\n${list}];\n`;
}

/**
 * Reports problems that the lint can't find before names are derived: two operations with the same name, or an unknown resource
 * in `x-invalidates`.
 */
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
