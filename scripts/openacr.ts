// `npm run openacr` writes reports/openacr.yaml from reports/accessibility.md. `-- --check` fails if it isn't up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseCoverage } from "./lib/coverage.ts";
import { openAcr } from "./lib/openacr.ts";
import { say } from "./lib/say.mjs";

const root = resolve(import.meta.dirname, "..");
const file = join(root, "reports/openacr.yaml");
const { version } = JSON.parse(readFileSync(join(root, "admin/package.json"), "utf8")) as {
  version: string;
};
const { rows } = parseCoverage(readFileSync(join(root, "reports/accessibility.md"), "utf8"));
const { yaml, problems } = openAcr(rows, version);
for (const problem of problems) say(`reports/accessibility.md, ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else if (!process.argv.includes("--check")) writeFileSync(file, yaml);
else if (readFileSync(file, "utf8") !== yaml) {
  say("reports/openacr.yaml isn't up to date. Run npm run openacr and commit the file.");
  process.exitCode = 1;
} else say(`OpenACR: ${rows.length} criteria, up to date`);
