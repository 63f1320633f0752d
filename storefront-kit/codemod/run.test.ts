// Runs the codemod, as `countertop migrate` does, on small projects that are built like known storefronts.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { names } from "../../sdk/src/generated/names.ts";

const program = join(import.meta.dirname, "run.js");
const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

/** Writes a project's files. Returns a function that runs the codemod, and one that reads a file. */
function project(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "countertop-migrate-"));
  made.push(folder);
  for (const [name, source] of Object.entries({ "package.json": "{}", ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  // This project has no `node_modules`, so the program falls back to the `jscodeshift` that it was installed with.
  const run = (path = "src") =>
    execFileSync(process.execPath, [program, path, "--run-in-band"], {
      cwd: folder,
      encoding: "utf8",
    });
  return { run, read: (name: string) => readFileSync(join(folder, name), "utf8") };
}

const CONFIG = `import Medusa from "@medusajs/medusa-js";

export const medusaClient = new Medusa({ baseUrl: "http://localhost:9000", maxRetries: 3 });
`;
const DATA = `"use server";
import type { Cart, StorePostCartsCartReq } from "@medusajs/medusa";
import { medusaClient } from "../config";

export async function updateCart(id: string, data: StorePostCartsCartReq) {
  return  medusaClient.carts
    .update(id, data, { next: { tags: ["cart"] } })
    .then(({ cart }) => cart)
    .catch(() => null)
}

export const addItem = (id: string, variant_id: string) =>
  medusaClient.carts.lineItems.create(id, { variant_id, quantity: 1 });
`;
const VIEW = `import type { Cart, Region } from "@medusajs/medusa";

export const Total = ({ cart }: { cart: Cart & { region: Region } }) => <p>{cart.total}</p>;
`;
const TODO = /^ *\/\/ TODO\(countertop\).*\n/gm;

describe("a storefront with server actions and medusa-js", () => {
  const files = {
    "src/lib/config.ts": CONFIG,
    "src/lib/data/index.ts": DATA,
    "src/total.tsx": VIEW,
  };

  it("keeps its code and types, and has a TODO at each call", () => {
    const { run, read } = project(files);
    const report = run();
    for (const [name, source] of Object.entries(files))
      expect(read(name).replace(TODO, "")).toBe(source);
    expect(read("src/total.tsx")).toBe(VIEW);
    expect(read("src/lib/data/index.ts").match(TODO)).toEqual([
      '  // TODO(countertop): client.store.carts.update({ id, body }) replaces carts.update (MIGRATION.md, "Calls of medusa-js")\n',
      '// TODO(countertop): client.store.carts.createLineItem({ id, body }) replaces carts.lineItems.create (MIGRATION.md, "Calls of medusa-js")\n',
    ]);
    expect(read("src/lib/config.ts")).toContain("createClient({ baseUrl, retries })");
    expect(report.split("\n").slice(0, 6)).toEqual([
      "Changed 2 of 3 files.",
      "Still on @medusajs/medusa-js: 1 file. Its calls aren't moved. Each has a TODO with the call that replaces it.",
      "Types of @medusajs/medusa stay in 2 files: medusa-js returns them. Change them when its calls are moved.",
      "Left for you: 3 places. Search for TODO(countertop).",
      "  src/lib/config.ts: 1",
      "  src/lib/data/index.ts: 2",
    ]);
    const first = Object.keys(files).map(read);
    expect(run()).toContain("Nothing changed: an earlier run changed everything it can.");
    expect(Object.keys(files).map(read)).toEqual(first);
  });
});

describe("a storefront with medusa-react and medusa-js", () => {
  it("has the contract's types, except in files that keep a medusa-js client", () => {
    const { run, read } = project({
      "src/lib/config.ts": CONFIG,
      "src/lib/data/index.ts": DATA,
      "src/total.tsx": VIEW,
      "src/page.tsx": `import { useProducts } from "medusa-react";\n\nexport const useAll = () => useProducts({ limit: 5 });\n`,
    });
    expect(run()).toContain("Types of @medusajs/medusa stay in 1 file");
    expect(read("src/lib/data/index.ts").replace(TODO, "")).toBe(DATA);
    expect(read("src/total.tsx")).toContain('from "@countertop/sdk/types"');
    expect(read("src/page.tsx")).toContain('from "@countertop/sdk/react"');
  });
});

describe("a storefront in plain JavaScript", () => {
  it("has a TODO at each call of medusa-js", () => {
    const { run, read } = project({
      "src/services/client.js": `const Medusa = require("@medusajs/medusa-js").default;\nexports.createClient = () => new Medusa({});\n`,
      "src/products.jsx": `export const load = (client) => client.products.list();\nexport const other = (api) => api.products.list();\n`,
    });
    expect(run()).toContain("Left for you: 2 places.");
    expect(read("src/products.jsx").match(TODO)).toHaveLength(1);
    expect(read("src/products.jsx")).toMatch(/products\.list \(.*\n.*client\.products\.list/);
  });
});

it("the codemod says why it changed nothing", () => {
  const { run } = project({
    "src/index.jsx": `import { graphql } from "gatsby";\nexport const query = graphql\`{ allMedusaProducts { nodes { id } } }\`;\n`,
  });
  expect(run()).toMatch(/^Nothing changed: no file imports medusa-react or @medusajs\/medusa-js/);
  expect(run("nowhere")).toMatch(/^Nothing changed: these paths have no/);
});

describe("the table of medusa-js calls", () => {
  const methods = createRequire(import.meta.url)("./methods.json") as Record<string, string>;
  /** Operations for which medusa-js has no call. */
  const NEW =
    `storeCalculateCartTaxes storeCompleteCartLegacy adminListApps adminAuthorizeApp adminReserveOrderLineItem
    adminListOrderReservations adminDeleteAnalyticsConfig adminRetrieveAnalyticsConfig adminCreateAnalyticsConfig
    adminUpdateAnalyticsConfig`.split(/\s+/);

  it("has every operation of the contract for which medusa-js has a call, with the operation's input", () => {
    const calls = callsOfContract();
    expect(Object.values(methods).filter((call) => !calls.has(call))).toEqual([]);
    const missing = [...calls].filter(([call]) => !Object.values(methods).includes(call));
    expect(new Set(missing.map(([, operation]) => operation))).toEqual(new Set(NEW));
  });
});

type Parameter = { $ref?: string; in?: string };

/** `store.carts.update({ id, body })` → `storeUpdateCart`. */
function callsOfContract(): Map<string, string> {
  const contract = JSON.parse(
    readFileSync(new URL("../../openapi/generated/openapi.json", import.meta.url), "utf8"),
  ) as {
    paths: Record<
      string,
      { parameters?: Parameter[] } & Record<
        string,
        { parameters?: Parameter[]; requestBody?: unknown }
      >
    >;
    components: { parameters: Record<string, Parameter> };
  };
  const isQuery = ({ $ref, ...own }: Parameter) =>
    ($ref ? contract.components.parameters[$ref.split("/").at(-1) ?? ""] : own)?.in === "query";
  return new Map(
    Object.entries(names).map(([route, [operation, method]]) => {
      const [verb = "", path = ""] = route.split(" ");
      const facts = contract.paths[path]?.[verb.toLowerCase()];
      const parameters = [
        ...(contract.paths[path]?.parameters ?? []),
        ...(facts?.parameters ?? []),
      ];
      const input = [
        ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, id]) => id),
        ...(parameters.some(isQuery) ? ["query"] : []),
        ...(facts?.requestBody ? ["body"] : []),
      ];
      return [`${method}(${input.length > 0 ? `{ ${input.join(", ")} }` : ""})`, operation];
    }),
  );
}
