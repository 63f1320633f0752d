// Compiles every TypeScript sample of the reference or checks it with a shell, and checks that every page and link target exists.
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, posix, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { readContract } from "../contract.ts";
import { readJson } from "../print-sdk.ts";
import { pagesOf } from "./markdown.ts";
import { samplesOf } from "./samples.ts";
import { skillsOf } from "./skills.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const contract = readContract(readJson(join(root, "openapi/generated/openapi.json")));
const { operations } = contract;
const samples = operations.map((one) => samplesOf(one, contract));
const folder = join(root, "openapi/guides");
const guides = readdirSync(folder)
  .filter((file) => file.endsWith(".md"))
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
const skills = skillsOf(root);
const pages = new Map(
  pagesOf(contract, guides, skills).map(({ path, content }) => [path, content]),
);

it("compiles how each operation is called, by client and by hook", async () => {
  const typed = samples.flat().filter(({ lang }) => lang === "TypeScript");
  expect(typed).toHaveLength(operations.length * 2);
  const cache = join(root, "node_modules/.cache/countertop");
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(join(cache, "samples-"));
  // Names that a sample leaves for its reader to define.
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

it("says each call to a shell so that it can be read, and so that it sends what the contract's example says", async () => {
  const shells = samples.flat().filter(({ lang }) => lang === "Shell");
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
      await ask(samples[at]?.find(({ lang }) => lang === "Shell")?.source ?? "");
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

it("has a page for each resource, guide, and package, with every operation, and links that lead to one", () => {
  const index = pages.get("llms.txt") ?? "";
  for (const { name } of contract.tags) expect(index).toContain(`- [${name}](${name}.md): `);
  for (const { file, text } of skills) {
    expect(index).toContain(`](skills/${file})`);
    expect(pages.get(`skills/${file}`)).toBe(text);
  }
  for (const { id, slug, method, path } of operations)
    expect(pages.get(`${slug}.md`)).toContain(`## ${id}\n\n\`${method} ${path}\``);
  for (const [from, content] of pages) {
    const links = Array.from(content.matchAll(/\]\(([^)\s]+\.md)(?:#([\w-]+))?\)/g));
    for (const [, link = "", place] of links) {
      const target = pages.get(posix.join(dirname(from), link));
      expect(target, `${from}: ${link}`).toBeDefined();
      if (place) expect(target?.toLowerCase()).toContain(`## ${place}\n`);
    }
  }
  const products = pages.get("products.md") ?? "";
  expect(products).toContain("client.admin.products.update");
  expect(products).toContain("useAdminUpdateProduct");
  expect(products).toContain('curl -X POST "$STORE/admin/products/$id"');
});

it("npm run docs writes all of it", async () => {
  const out = mkdtempSync(join(tmpdir(), "countertop-docs-"));
  try {
    await run(process.execPath, [join(root, "codegen/reference/build.ts"), "--out", out]);
    const html = readFileSync(join(out, "index.html"), "utf8");
    expect(html).toContain('"label":"curl"');
    expect(html).toContain("x-codeSamples");
    for (const [path, content] of pages)
      expect(readFileSync(join(out, path), "utf8")).toBe(content);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}, 120_000);
