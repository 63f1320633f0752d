// `npm run docs [-- --out DIR]`: the API reference as one page that needs no server, and as text: llms.txt with a page
// for each resource.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readContract } from "../contract.ts";
import { readJson } from "../print-sdk.ts";
import { pagesOf } from "./markdown.ts";
import { samplesOf } from "./samples.ts";
import { skillsOf } from "./skills.ts";

const root = resolve(import.meta.dirname, "../..");
const from = process.env["INIT_CWD"] ?? process.cwd();
const { values } = parseArgs({ options: { out: { type: "string" } } });
const out = values.out === undefined ? join(root, "docs/dist") : resolve(from, values.out);

const contract = readContract(readJson(join(root, "openapi/generated/openapi.json")));
const folder = join(root, "openapi/guides");
const guides = readdirSync(folder)
  .filter((file) => file.endsWith(".md"))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

const cache = mkdtempSync(join(tmpdir(), "countertop-docs-"));
const samples = join(cache, "samples.json");
writeFileSync(
  samples,
  JSON.stringify(
    Object.fromEntries(contract.operations.map((one) => [one.id, samplesOf(one, contract)])),
  ),
);
const page = join(root, "openapi/docs.ts");
const { status } = spawnSync(process.execPath, [page, "--out", out, "--samples", samples], {
  stdio: "inherit",
});
rmSync(cache, { recursive: true });
if (status !== 0) process.exit(1);
for (const { path, content } of pagesOf(contract, guides, skillsOf(root))) {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
console.log(
  `For assistants: ${relative(from, join(out, "llms.txt"))}, and a page for each resource beside it.`,
);
