// The API reference as one page that needs no server and no network. `npm run docs` runs this, and passes samples of each call
// by operation id: `--samples FILE`.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readBundle } from "./src/contract.ts";
import { withGuides, withSamples, type Samples } from "./src/guides.ts";

const here = import.meta.dirname;
const root = resolve(here, "..");
const from = process.env["INIT_CWD"] ?? process.cwd();

const { values } = parseArgs({ options: { out: { type: "string" }, samples: { type: "string" } } });
const out = values.out === undefined ? join(root, "docs/dist") : resolve(from, values.out);
const page = join(out, "index.html");
const source = join(out, "openapi.json");

mkdirSync(out, { recursive: true });
const document = withGuides(readBundle(), join(here, "guides"));
writeFileSync(
  source,
  JSON.stringify(
    values.samples
      ? withSamples(document, JSON.parse(readFileSync(values.samples, "utf8")) as Samples)
      : document,
  ),
);
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    join(root, "node_modules/@redocly/cli/bin/cli.js"),
    "build-docs",
    source,
    `--output=${page}`,
    `--template=${join(here, "guides/page.template")}`,
    "--inlineBundle",
  ],
  {
    // Next to redocly.yaml, which turns off the renderer's telemetry.
    cwd: here,
    encoding: "utf8",
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  },
);
rmSync(source);
if (status !== 0) {
  console.error(`${stdout}${stderr}\nThe reference could not be built.`);
  process.exit(1);
}
console.log(`The reference is in ${relative(from, page)}: open it in a browser.`);
