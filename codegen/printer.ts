import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from "orval";
import { examplesOf, type Contract, type Examples } from "./examples.ts";
import { camel, namesOf, type OperationNames } from "./names.ts";

/** orval reads the contract and hands over one operation at a time; this prints one line for each, and the tree of them. */
interface Printed extends OperationNames {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly doc: { readonly [Kind in keyof Examples]: string };
  readonly items: string | undefined;
  readonly invalidates: readonly string[];
}

interface Extensions {
  "x-hook"?: string;
  "x-list"?: string;
  "x-invalidates"?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
}

const STAMP = `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract.\n`;

/** The files beside orval's own: hooks, the client's tree and the doors to them. */
export interface ExtraFile {
  readonly path: string;
  readonly content: string;
}

export function createPrinter(folder: string, contract: Contract): ClientGeneratorsBuilder {
  return {
    client: (verb, { pathRoute }) => {
      const printed = read(verb, pathRoute, contract);
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
    extraFiles: (verbs, _output, { spec }) => {
      const all = Object.values(verbs).map((verb) => read(verb, verb.pathRoute, contract));
      all.sort((a, b) => (a.id < b.id ? -1 : 1));
      check(all, new Set(spec.tags?.map(({ name }) => name)));
      return Promise.resolve(
        extraFiles(all).map(({ path, content }) => ({ path: `${folder}/${path}`, content })),
      );
    },
  };
}

function read(verb: GeneratorVerbOptions, path: string, contract: Contract): Printed {
  const facts = verb.originalOperation as Extensions;
  const method = verb.verb.toUpperCase();
  const id = verb.operationId;
  const names = namesOf({ operationId: id, method, path, hook: facts["x-hook"] });
  const examples = examplesOf(contract, { id, method, path, ...names });
  const place = `${method} ${path}`;
  return {
    id,
    method,
    path,
    items: facts["x-list"],
    invalidates: facts["x-invalidates"] ?? [],
    doc: {
      operation: docOf(facts, place, examples.operation),
      // Methods stand in one tree: the rest is with the operation that each of them links to.
      method: docOf({ summary: facts.summary ?? "" }, `{@link ${id}}`, examples.method),
      hook: docOf(facts, place, examples.hook),
    },
    ...names,
  };
}

function docOf(
  { summary = "", description, deprecated }: Extensions,
  place: string,
  example: string,
): string {
  const lines = [
    summary,
    ...(description ? ["", ...description.trim().split("\n")] : []),
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

// Every export says its type. Without that, declarations would spell out each type in full wherever it is named: files five
// times as long, and a build of the package ten times as slow.
const operationLine = ({ id, method, path, items }: Printed): string =>
  `\nexport const ${id}: Operation<operations["${id}"]> = /*#__PURE__*/ operation(${[
    method,
    path,
    ...(items ? [items] : []),
  ]
    .map((text) => JSON.stringify(text))
    .join(", ")});\n\n`;

const hookLine = ({ id, hook, method, invalidates, doc }: Printed): string => {
  const args = [id, ...(invalidates.length > 0 ? [JSON.stringify(invalidates)] : [])].join(", ");
  const [type, maker] =
    method === "GET" ? ["QueryHook", "queryHook"] : ["MutationHook", "mutationHook"];
  return `${doc.hook}\nexport const ${hook}: ${type}<operations["${id}"]> = /*#__PURE__*/ ${maker}(${args});\n`;
};

function extraFiles(all: readonly Printed[]): ExtraFile[] {
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
  ];
}

function hookFile(slug: string, all: readonly Printed[]): string {
  const own = all.filter((operation) => operation.slug === slug);
  const makers = [
    ...(own.some(({ method }) => method !== "GET") ? ["mutationHook", "type MutationHook"] : []),
    ...(own.some(({ method }) => method === "GET") ? ["queryHook", "type QueryHook"] : []),
  ];
  return `${STAMP}import { ${makers.join(", ")} } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { ${own.map(({ id }) => id).join(", ")} } from "../operations/${slug}.ts";

${own.map(hookLine).join("\n")}`;
}

function treeFile(slugs: readonly string[], all: readonly Printed[]): string {
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
  return `${STAMP}${imports}\n${branch("admin")}\n${branch("store")}`;
}

/** What lint cannot see before names are derived: two operations with one name, a write that refreshes what is no resource. */
function check(all: readonly Printed[], resources: ReadonlySet<string | undefined>): void {
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
          `${id}: x-invalidates names "${stale}", which is no resource of the contract`,
        );
    }
  }
}
