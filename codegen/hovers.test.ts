// Measures the hovers that editors show for every call and hook, with the language service that editors use.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { readContract, type Document } from "./contract.ts";
import { camel } from "./names.ts";

const root = resolve(import.meta.dirname, "..");
const { operations } = readContract(
  JSON.parse(readFileSync(join(root, "openapi/generated/openapi.json"), "utf8")) as Document,
);
const MOST = { lines: 10, characters: 400 };

/** The lines of code to hover over. The pointer is on each line's last name. */
const lines = operations.flatMap(({ area, slug, action, hook, id, method, items }) => {
  const call = `client.${area}.${camel(slug)}.${action}`;
  const given = `given as Parameters<typeof ${hook}>[0]`;
  const result = `${hook}(${method === "GET" ? given : ""})`;
  return [
    call,
    `${call}.withResponse`,
    ...(items ? [call.replace(/list(\w*)$/, "iterate$1")] : []),
    `operations.${id}`,
    hook,
    `const ${hook}Result = ${result}`,
    ...(method === "GET"
      ? [`const { error: ${hook}Error } = ${result}`]
      : [`const { mutate: ${hook}Mutate } = ${result}`, `const ${hook}Failure = ${result}.error`]),
    `type ${hook}Input = Parameters<typeof ${call}>[0]`,
    `const ${hook}Answer = await ${call}(given as never)`,
  ];
});
const probe = join(root, "sdk/src/hovers.ts");
const text = `import { createClient } from "./index.ts";
import * as operations from "./operations.ts";
import { ${operations.map(({ hook }) => hook).join(", ")} } from "./react.ts";
const client = createClient();
declare const given: unknown;
${lines.map((line) => `${line};\n`).join("")}`;

const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    target: ts.ScriptTarget.ES2024,
    lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  }),
  getScriptFileNames: () => [probe],
  getScriptVersion: () => "1",
  getScriptSnapshot: (name) => {
    const content = name === probe ? text : ts.sys.readFile(name);
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === probe || ts.sys.fileExists(name),
  readFile: (name) => ts.sys.readFile(name),
});

let at = text.indexOf(lines[0] ?? "");
const hovers = lines.map((line) => {
  const start = text.indexOf(`${line};`, at);
  at = start + line.length;
  const name = /^(?:const|type) (?:\{ \w+: )?(\w+)/.exec(line)?.[1] ?? /\w+$/.exec(line)?.[0] ?? "";
  const info = service.getQuickInfoAtPosition(
    probe,
    start + line.lastIndexOf(name, line.indexOf("=") + 1 || undefined),
  );
  return { line, hover: ts.displayPartsToString(info?.displayParts) };
});
const hoverOf = (line: string): string | undefined =>
  hovers.find((one) => one.line === line)?.hover;

it("the file used to measure hovers has no type errors", () => {
  const problems = service
    .getSemanticDiagnostics(probe)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  expect(problems).toEqual([]);
});

it("a hover contains the types of the input and the output", () => {
  expect(hoverOf("client.admin.products.update")).toBe(
    "(property) update: BoundCall<AdminUpdateProductInput, AdminProductResponse>",
  );
  expect(
    hoverOf(
      "const useAdminProductsResult = useAdminProducts(given as Parameters<typeof useAdminProducts>[0])",
    ),
  ).toBe("const useAdminProductsResult: UseQueryResult<ProductList, Failure<AdminListProducts>>");
  expect(
    hoverOf("type useAdminUpdateProductInput = Parameters<typeof client.admin.products.update>[0]"),
  ).toBe("type useAdminUpdateProductInput = AdminUpdateProductInput");
});

it("a hover for any call has at most 10 lines and 400 characters", () => {
  expect(hovers.length).toBeGreaterThan(operations.length * 8);
  const long = hovers.filter(
    ({ hover }) => hover.split("\n").length > MOST.lines || hover.length > MOST.characters,
  );
  expect(long).toEqual([]);
  expect(hovers.filter(({ hover }) => hover === "" || /\bany\b/.test(hover))).toEqual([]);
});
