// Tests bundles of the package: an import includes only the code that it needs.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { build } from "vite";
import { expect, it } from "vitest";
import * as errors from "./errors.ts";

const root = resolve(import.meta.dirname, "..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: true }>;
  exports: Record<string, Record<string, string>>;
};
const peers = ["react", "react-dom", ...Object.keys(manifest.peerDependencies)];

/** Bundles a few lines of code. Other imports stay external. */
async function bundle(code: string): Promise<string> {
  const entry = join(root, "entry.js");
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@countertop/source", "module", "browser", "production"] },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: "es2023",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const [one] = Array.isArray(result) ? result : [result];
  if (!one || !("output" in one)) throw new Error("One entry makes one bundle");
  return one.output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

const pathsIn = (code: string): string[] =>
  Array.from(code.matchAll(/["'`](\/(?:admin|store)\/[^"'`]*)["'`]/g), ([, path = ""]) => path);
const importsOf = (code: string): string[] =>
  Array.from(code.matchAll(/\bfrom ?["']([^"']+)["']/g), ([, name = ""]) => name);
const entryPoints = Object.keys(manifest.exports).map((entryPoint) =>
  join("@countertop/sdk", entryPoint),
);

it("the package has no dependencies, and all its peer dependencies are optional", () => {
  expect(manifest).not.toHaveProperty("dependencies");
  expect(Object.keys(manifest.peerDependenciesMeta)).toEqual(
    Object.keys(manifest.peerDependencies),
  );
});

it.each(entryPoints.filter((entryPoint) => !entryPoint.endsWith("/types")))(
  "an unused import of %s adds no code to a bundle",
  async (entryPoint) => {
    const code = await bundle(`import ${JSON.stringify(entryPoint)}; export const mine = 1;`);
    expect(code.length, code).toBeLessThan(30);
  },
);

it("one operation is bundled without other operations, and without the client's methods", async () => {
  const code = await bundle(`export { adminListProducts } from "@countertop/sdk/operations";`);
  expect(pathsIn(code)).toEqual(["/admin/products"]);
  expect(importsOf(code)).toEqual([]);
});

it("a bundle of one hook contains only its own operation, and React and TanStack Query stay external", async () => {
  const code = await bundle(`export { useAdminUpdateProduct } from "@countertop/sdk/react";`);
  expect(pathsIn(code)).toEqual(["/admin/products/{id}"]);
  expect(
    importsOf(code).filter((name) => !peers.includes(name.replace("/jsx-runtime", ""))),
  ).toEqual([]);
});

it("errors keep their names in a minified bundle", async () => {
  const names = Object.keys(errors).filter((name) => /^[A-Z]\w*Error$/.test(name));
  expect(names.length).toBeGreaterThanOrEqual(9);
  const code = await bundle(`export { ${names.join(", ")} } from "./src/errors.ts";`);
  const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    { name: string; prototype: Error }
  >;
  for (const name of names.filter((one) => !/^(Sdk|Connection)Error$/.test(one)))
    expect(made[name]?.prototype.name).toBe(name);
  expect(made["ApiError"]?.name).not.toBe("ApiError");
});

it("public types don't show formats that only the generator reads", () => {
  const types = readFileSync(join(root, "src/generated/contract.ts"), "utf8");
  expect(types).toContain("Format: date-time");
  expect(types).not.toContain("Format: countertop");
});

it("one mock is bundled with its own schema and examples", async () => {
  const code = await bundle(`export { storeCreateLineItem } from "@countertop/sdk/msw";`);
  expect(pathsIn(code)).toEqual(["/store/carts/{id}/line-items"]);
  expect(importsOf(code)).toEqual(["msw", "valibot"]);
  expect(code).toContain("variant_id");
  expect(code).not.toContain("swap_link_template"); // a field of other bodies
  expect(code.length).toBeLessThan(25_000);
});

it("one schema is bundled without the others", async () => {
  const code = await bundle(
    `export { storeSetPaymentSessionBody } from "@countertop/sdk/schemas";`,
  );
  expect(code.match(/strictObject\(/g)).toHaveLength(1);
});

it("the client and the operations work without a page, such as in a worker", async () => {
  const code = await bundle(`
    import * as sdk from "@countertop/sdk";
    import * as operations from "@countertop/sdk/operations";
    const client = sdk.createClient({
      baseUrl: "http://store.test",
      fetch: async (request) => Response.json({ region: { path: new URL(request.url).pathname } }),
    });
    globalThis.told = client.store.regions.retrieve({ id: globalThis.region }).then((answer) => ({
      ...answer.region, page: typeof document, calls: Object.keys(operations).length > 300 && sdk.ApiError.name !== "",
    }));`);
  const worker = new Worker(
    `const { parentPort, workerData } = require("node:worker_threads");
     globalThis.region = workerData;
     ${code}
     globalThis.told.then((message) => parentPort.postMessage(message));`,
    { eval: true, workerData: "reg 1" },
  );
  const message = await new Promise((done, fail) => {
    worker.once("message", done);
    worker.once("error", fail);
  });
  expect(message).toEqual({ path: "/store/regions/reg%201", page: "undefined", calls: true });
});
