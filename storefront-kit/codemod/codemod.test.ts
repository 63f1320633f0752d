import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import * as react from "@countertop/sdk/react";
import * as operations from "@countertop/sdk/operations";
import jscodeshift from "jscodeshift";
import { describe, expect, it } from "vitest";
import * as customer from "../src/customer.ts";
import * as kit from "../src/index.ts";
import { migrationTable } from "./migration-table.ts";

interface Hook {
  kind: "query" | "mutation";
  args: string[];
  ids: string[];
  body: boolean;
}
type Target = { from: string; name: string; type?: boolean };

const require = createRequire(import.meta.url);
const transform = require("./medusa-react.js") as (
  file: { path: string; source: string },
  api: { jscodeshift: typeof jscodeshift },
) => string | undefined;
const { exported, hooks } = require("./exports.js") as {
  exported: Record<string, Target>;
  hooks: Record<string, Hook>;
};
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

const run = (path: string, source: string): string =>
  transform(
    { path: fileURLToPath(new URL(`samples/${path}`, import.meta.url)), source },
    { jscodeshift: jscodeshift.withParser(/tsx?$/.test(path) ? "tsx" : "babel") },
  ) ?? source;

describe("the codemod", () => {
  const inputs = readdirSync(new URL("samples", import.meta.url)).filter((file) =>
    file.includes(".input."),
  );

  // The outputs store.output.tsx and starter.output.tsx are compiled with the kit, so they match the types of its hooks.
  it.each(inputs)("changes %s in the first run, but not in a second one", async (input) => {
    const output = run(input, read(`samples/${input}`));
    await expect(output).toMatchFileSnapshot(`samples/${input.replace(".input.", ".output.")}`);
    expect(run(input, output)).toBe(output);
  });

  // The sample has every pattern that occurs in real storefronts. Its output is compiled with the kit, so the output has no type
  // errors.
  it("leaves only one TODO in a storefront with all common patterns", () => {
    const output = run("starter.input.tsx", read("samples/starter.input.tsx"));
    const left = Array.from(output.matchAll(/TODO\(countertop\): (.*)/g), ([, text]) => text);
    expect(left).toEqual(["the server refuses `id` here: leave it out"]);
  });

  it("uses the types of default responses in storefront files, and general types in files with admin hooks", () => {
    const types = `import type { Cart, LineItem } from "@medusajs/medusa";`;
    const names = (hook: string) =>
      /import type \{([^}]*)\} from "@countertop\/sdk\/types"/
        .exec(run("a.ts", `${types}\nimport { ${hook} } from "medusa-react";\n${hook}();`))?.[1]
        ?.trim();
    expect(names("useCart")).toMatch(/^StoreCart as Cart,\s+LineItem,?$/);
    expect(names("useAdminRegions")).toMatch(/^Cart,\s+LineItem,?$/);
  });

  it("ignores files that don't use Medusa", () => {
    const source = "export  const a = 1";
    expect(transform({ path: "a.ts", source }, { jscodeshift })).toBeUndefined();
  });
});

describe("the codemod's tables", () => {
  const CUSTOM = ["useAdminCustomQuery", "useAdminCustomPost", "useAdminCustomDelete"];

  it("contain every hook of medusa-react", () => {
    const all = JSON.parse(read("../../sdk/src/react/ecosystem-hooks.json")) as string[];
    expect(new Set([...Object.keys(hooks), ...CUSTOM])).toEqual(new Set(all));
  });

  it("map only to names that the packages export", () => {
    const entryPoints: Record<string, object> = {
      "@countertop/storefront-kit": kit,
      "@countertop/storefront-kit/customer": customer,
      "@countertop/sdk/react": react,
    };
    const wrong = Object.values(exported).filter(
      ({ from, name, type }) => !type && !(name in (entryPoints[from] ?? {})),
    );
    expect(wrong).toEqual([]);
    const types = Object.values(exported).filter(({ type }) => type);
    expect(types.length).toBeGreaterThan(0);
    for (const { from, name } of types) expect(typesOf(from)).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it.each(["useCart", "useAdminOrder"])(
    "map to types that the contract has, in files with %s",
    (hook) => {
      const { namesIn } = require("./exports.js") as {
        namesIn: (source: string) => Record<string, string>;
      };
      const contract = typesOf("@countertop/sdk/types");
      expect(
        Object.values(namesIn(hook)).filter(
          (name) => !new RegExp(`export (type|interface) ${name}\\b`).test(contract),
        ),
      ).toEqual([]);
    },
  );

  it("match each hook's arguments in the contract", () => {
    const taken = takenByHook();
    for (const [name, { kind, ids, body }] of Object.entries(hooks)) {
      if (name === "useStartCheckout") continue;
      expect({ name, kind, ids, body }).toEqual({ name, ...taken.get(name) });
    }
  });

  it("match MIGRATION.md", async () => {
    const methods = require("./methods.json") as Record<string, string>;
    await expect(migrationTable(read, exported, hooks, methods)).toMatchFileSnapshot(
      "../MIGRATION.md",
    );
  });
});

const typesOf = (entryPoint: string): string =>
  ({
    "@countertop/storefront-kit": read("../src/index.ts"),
    "@countertop/sdk/react": read("../../sdk/src/react.ts"),
    "@countertop/sdk/query": read("../../sdk/src/query.ts"),
    "@countertop/sdk/types": read("../../sdk/src/generated/contract.ts"),
  })[entryPoint] ?? "";

/** Reads the kind and the arguments of each generated hook: its path parameters, and whether it has a body. */
function takenByHook(): Map<string, Pick<Hook, "kind" | "ids" | "body">> {
  const contract = JSON.parse(read("../../openapi/generated/openapi.json")) as {
    paths: Record<string, Record<string, { operationId?: string; requestBody?: unknown }>>;
  };
  const byOperation = new Map<string, { ids: string[]; body: boolean }>();
  for (const [path, methods] of Object.entries(contract.paths))
    for (const { operationId, requestBody } of Object.values(methods))
      if (operationId && operationId in operations)
        byOperation.set(operationId, {
          ids: Array.from(path.matchAll(/\{(\w+)\}/g), ([, id = ""]) => id),
          body: requestBody !== undefined,
        });
  const taken = new Map<string, Pick<Hook, "kind" | "ids" | "body">>();
  for (const [, file = ""] of read("../../sdk/src/generated/hooks.ts").matchAll(
    /"\.\/(hooks\/.*?)"/g,
  ))
    for (const [, hook = "", kind = "", operation = ""] of read(
      `../../sdk/src/generated/${file}`,
    ).matchAll(/export const (use\w+).*\b(query|mutation)Hook\((\w+)/g)) {
      const facts = byOperation.get(operation);
      if (facts) taken.set(hook, { kind: kind as Hook["kind"], ...facts });
    }
  return taken;
}
