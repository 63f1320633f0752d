// Compiles the reference's TypeScript samples, runs its curl samples, and checks the content of its pages.
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { readContract } from "../contract.ts";
import { camel } from "../names.ts";
import { readJson } from "../generate-sdk.ts";
import { bodyRows, typeOf, unitOf } from "./fields.ts";
import { addressOfOperation, referencePages } from "./pages.ts";
import { samplesOf } from "./samples.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const contract = readContract(readJson(join(root, "openapi/generated/openapi.json")));
const { operations } = contract;
const samples = operations.map((one) => samplesOf(one, contract));
const pages = new Map(
  referencePages(contract, { orders: ["AdminOrder"] }).map((page) => [page.path, page]),
);
const pageOf = (id: string): string => {
  const operation = operations.find((one) => one.id === id);
  return (operation && pages.get(addressOfOperation(operation).slice(1))?.content) ?? "";
};

it("the samples of each operation compile: client, hook, and fetch", async () => {
  const typed = samples.flat().filter(({ lang }) => lang === "ts");
  expect(typed).toHaveLength(operations.length * 3);
  const cache = join(root, "node_modules/.cache/countertop");
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(join(cache, "samples-"));
  // Names that a sample expects its reader to define.
  const names = new Set(
    operations.flatMap(({ parameters }) =>
      parameters.filter((one) => one.in === "path").map(({ name }) => name),
    ),
  );
  const given = [
    "declare const file: File;",
    "declare const body: never;",
    ...[...names].map((name) => `declare const ${name}: string;`),
  ];
  const imports = new Set<string>();
  const blocks = typed.map(({ source }) => {
    const [line = "", ...rest] = source.split("\n");
    imports.add(line);
    return `{\n${rest.join("\n")}\n}`;
  });
  try {
    writeFileSync(
      join(made, "samples.ts"),
      `${[...imports].join("\n")}\n${given.join("\n")}\nexport async function samples() {\n${blocks.join("\n")}\n}\n`,
    );
    const compilerOptions = { noUnusedLocals: false, rootDir: root };
    writeFileSync(
      join(made, "tsconfig.json"),
      JSON.stringify({
        extends: join(root, "tsconfig.json"),
        compilerOptions,
        files: ["samples.ts"],
      }),
    );
    const { stdout } = await run(join(root, "node_modules/.bin/tsc"), ["-p", made]).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(stdout).toBe("");
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}, 120_000);

it("the curl samples are valid shell code, and send the contract's examples", async () => {
  const shells = samples.flat().filter(({ lang }) => lang === "sh");
  expect(shells).toHaveLength(operations.length);
  execFileSync("bash", ["-n"], { input: shells.map(({ source }) => source).join("\n") });

  const wanted = [
    "adminUpdateProduct",
    "storeListRegions",
    "storeCreateLineItem",
    "adminListOrders",
  ];
  const seen: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      seen.push(
        [request.method, request.url, request.headers.authorization, body]
          .filter(Boolean)
          .join(" "),
      );
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, STORE: `http://127.0.0.1:${port}`, TOKEN: "t", id: "x" };
  const ask = (source: string) => run("bash", ["-c", source], { env });
  try {
    for (const id of wanted) {
      const operation = operations.find((one) => one.id === id);
      const at = operations.findIndex((one) => one.id === id);
      await ask(samples[at]?.find(({ lang }) => lang === "sh")?.source ?? "");
      const [method, url, ...rest] = (seen.at(-1) ?? "").split(" ");
      expect([method, url?.split("?")[0]]).toEqual([
        operation?.method,
        operation?.path.replace("{id}", "x"),
      ]);
      if (operation?.area === "admin") expect(rest.splice(0, 2)).toEqual(["Bearer", "t"]);
      if (operation?.body) expect(JSON.parse(rest.join(" "))).toEqual(operation.body.media.example);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

describe("the page of an operation", () => {
  it("exists for each operation, and shows TypeScript before curl", () => {
    for (const operation of operations) {
      const page = pageOf(operation.id);
      expect(page, operation.id).toContain(`\`${operation.method} ${operation.path}\``);
      const labels = Array.from(page.matchAll(/^```\w+ \[(\w+)\]$/gm), ([, label]) => label);
      expect(labels, operation.id).toEqual(["Client", "Hook", "Fetch", "curl"]);
    }
  });

  it("lists required fields first, in every table", () => {
    for (const [path, { content }] of pages)
      for (const table of content.split(/\n\n/).filter((part) => part.startsWith("| Field"))) {
        const rows = table
          .split("\n")
          .slice(2)
          .filter((row) => !/^\| `[^`]*[.[][^`]*`/.test(row))
          .map((row) => row.includes("<br><small>"));
        expect(
          rows.indexOf(false) === -1 || !rows.slice(rows.indexOf(false)).includes(true),
          path,
        ).toBe(true);
      }
  });

  it("states the effect of a write, and which resources it makes stale", () => {
    const page = pageOf("adminCaptureOrder");
    expect(page).toContain("**money**: moves money");
    expect(page).toContain(
      "stale: [Customers](/reference/customers/index.md), [Orders](/reference/orders/index.md), [Payments](/reference/payments/index.md)",
    );
    expect(pageOf("adminListOrders")).not.toContain("## Effect");
  });

  it("states which feature the operation needs", () => {
    expect(pageOf("adminCreateOrderEdit")).toContain(
      "needs [`order_editing`](/server/features-and-plugins.md)",
    );
    expect(pageOf("adminListOrders")).not.toContain("needs [");
  });

  it("lists each error, and warns about server bugs", () => {
    const failing = operations.find(({ fault }) => fault !== undefined);
    expect(pageOf(failing?.id ?? "")).toContain("::: danger Server bug");
    for (const { id, failures } of operations)
      for (const { status } of failures) expect(pageOf(id)).toContain(`\n| ${status} | `);
  });

  it("shows the contract's example, with one record of each list", () => {
    const page = pageOf("adminListOrders");
    expect(page).toMatch(/```jsonc\n\{\n {2}"orders": \[\n/);
    expect(page).toMatch(/\n {4}\/\/ \d+ more\n/);
  });
});

describe("the page of a resource", () => {
  it("lists the resource's operations by client, hook, and request, and its objects", () => {
    for (const { name } of contract.tags) {
      const page = pages.get(`reference/${name}/index.md`)?.content ?? "";
      for (const one of operations.filter(({ slug }) => slug === name))
        expect(page, one.id).toContain(
          `<br>\`${one.method} ${one.path}\` | \`client.${one.area}.${camel(name)}.${one.action}\`<br>\`${one.hook}\` |`,
        );
    }
    expect(pages.get("reference/orders/index.md")?.content).toContain("### AdminOrder\n");
  });

  it("has a table for every schema that another page links to", () => {
    for (const [from, { content }] of pages)
      for (const [, path = "", anchor = ""] of content.matchAll(
        /\]\(\/(reference\/[^)#]+)#?([^)]*)\)/g,
      )) {
        const target = pages.get(path)?.content;
        expect(target, `${from}: ${path}`).toBeDefined();
        if (anchor)
          expect(target?.toLowerCase(), `${from}: ${anchor}`).toContain(`\n### ${anchor}\n`);
      }
  });
});

describe("fields in the reference", () => {
  const nowhere = () => undefined;

  it("show the unit of amounts, rates, and dates", () => {
    expect(unitOf("unit_price", { type: "integer" })).toBe("minor units");
    expect(unitOf("items[].original_total", { type: ["integer", "null"] })).toBe("minor units");
    expect(unitOf("tax_rate", { type: "number" })).toBe("percent");
    expect(unitOf("created_at", { type: "string", format: "date-time" })).toBe("UTC");
    expect(unitOf("quantity", { type: "integer" })).toBeUndefined();
    expect(unitOf("price", { type: "string" })).toBeUndefined();
  });

  it("of a body include the fields of its objects", () => {
    const body = operations.find(({ id }) => id === "adminCreateProduct")?.body;
    const names = bodyRows(body?.media.schema ?? {}, contract, nowhere).map(({ name }) => name);
    expect(names[0]).toBe("title");
    expect(names).toContain("variants[].prices[].amount");
  });

  it("show their types as text", () => {
    const words = (schema: object) => typeOf(schema, contract, nowhere);
    expect(words({ type: ["string", "null"] })).toBe("string or null");
    expect(words({ type: "array", items: { type: "integer" } })).toBe("list of integer");
    expect(words({ enum: ["a", null] })).toBe('`"a"` or null');
    expect(typeOf({ $ref: "#/components/schemas/Order" }, contract, () => "/x")).toBe(
      "[Order](/x)",
    );
  });
});
