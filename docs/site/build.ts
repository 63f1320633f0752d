// `npm run docs [-- --out DIR] [--base /v1/] [--serve [--port 7080]]` builds the documentation site into docs/dist/, with
// llms.txt and the Markdown of each page. It also checks links and page sizes. It needs the network only to install the site's
// packages.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readContract } from "../../codegen/contract.ts";
import { readJson } from "../../codegen/generate-sdk.ts";
import { ensureInstalled } from "../../scripts/lib/install.mjs";
import { createProcesses } from "../../scripts/lib/processes.mjs";
import { Trouble, say, seconds } from "../../scripts/lib/say.mjs";
import { onStop } from "../../scripts/lib/stop.mjs";
import { assemble } from "./lib/assemble.ts";
import { problemsOf } from "./lib/check.ts";
import { llmsText } from "./lib/llms.ts";
import { listen } from "./lib/serve.ts";
import { twinOf } from "./lib/twins.ts";

const site = import.meta.dirname;
const root = resolve(site, "../..");
const from = process.env["INIT_CWD"] ?? process.cwd();
const { values } = parseArgs({
  options: {
    out: { type: "string" },
    base: { type: "string", default: "/" },
    serve: { type: "boolean", default: false },
    port: { type: "string", default: "7080" },
  },
});
const { base } = values;
if (!/^\/(?:[\w.-]+\/)*$/.test(base))
  throw new Trouble(`--base must be / or a folder such as /v1/, but it is "${base}".`);
const top = values.out === undefined ? join(root, "docs/dist") : resolve(from, values.out);
const out = join(top, base);

const processes = createProcesses();
onStop(async () => {
  await processes.endAll();
  process.exit(130);
});

async function build(): Promise<void> {
  const since = performance.now();
  await ensureInstalled(site, "the site's packages", processes);
  const contract = readContract(readJson(join(root, "openapi/generated/openapi.json")));
  const pages = assemble(root, contract);

  const cache = join(site, ".cache");
  const source = join(cache, "pages");
  rmSync(source, { recursive: true, force: true });
  const write = (folder: string, path: string, text: string): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const { path, text } of pages) write(source, path, text);
  cpSync(join(root, "admin/public/favicon.svg"), join(source, "public/favicon.svg"));
  for (const [pictures, folder] of [
    ["docs/pictures", "public/pictures"],
    ["admin/manual/pictures", "public/pictures/manual"],
  ] as const)
    cpSync(join(root, pictures), join(source, folder), {
      recursive: true,
      filter: (file) => !file.endsWith(".txt"),
    });
  const { version } = readJson(join(root, "sdk/package.json")) as unknown as { version: string };
  write(
    cache,
    "site.json",
    JSON.stringify({
      base,
      version,
      pages: pages.map(({ path, title }) => ({ path, title })),
      operations: contract.operations.map(({ id, slug, area, summary }) => ({
        id,
        slug,
        area,
        summary,
      })),
      tags: contract.tags.map(({ name }) => name),
    }),
  );

  const { code, output } = await processes.run(
    "vitepress",
    process.execPath,
    [join(site, "node_modules/vitepress/bin/vitepress.js"), "build", site, "--outDir", out],
    { cwd: site, env: { ...process.env, NODE_ENV: "production" } },
  );
  if (code !== 0) throw new Trouble(`The site couldn't be built.\n\n${output.trim()}`);
  for (const page of pages) write(out, page.path, twinOf(page));
  write(out, "llms.txt", llmsText(pages));

  const problems = problemsOf(out, base);
  if (problems.length > 0) throw new Trouble(`The site has problems:\n\n${problems.join("\n")}`);
  say(`Built ${pages.length} pages in ${seconds(since)}: ${relative(from, out) || "."}`);
}

try {
  await build();
  if (values.serve) {
    await listen(top, Number(values.port));
    say(`The site is on http://localhost:${values.port}${base}. Press Ctrl-C to stop it.`);
  } else say("To read them, run npm run docs -- --serve, or serve the folder with a web server.");
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  say(error.message);
  process.exitCode = 1;
} finally {
  if (!values.serve) await processes.endAll();
}
