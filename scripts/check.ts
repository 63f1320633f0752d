// `npm run check` runs all static checks, two at a time. `npm run check -- lint types` runs only checks whose names start with
// these words.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { foldersWithBudgets } from "./lib/budgets.ts";
import { addressesIn } from "./lib/locks.ts";
import { createProcesses } from "./lib/processes.mjs";
import { bold, dim, green, red, say, seconds } from "./lib/say.mjs";
import { onStop } from "./lib/stop.mjs";
import { turbo } from "./lib/turbo.ts";

interface Result {
  ok: boolean;
  output: string;
}

interface Check {
  name: string;
  run: () => Promise<Result>;
}

const ROOT = resolve(import.meta.dirname, "..");
const AT_ONCE = 2;
const QUIET = {
  SCARF_ANALYTICS: "false",
  DO_NOT_TRACK: "1",
  REDOCLY_TELEMETRY: "off",
  TURBO_TELEMETRY_DISABLED: "1",
};

const processes = createProcesses();
onStop(async () => {
  await processes.endAll();
  process.exit(130);
});

/** A check that runs a program: one of the installed tools, or our own script. */
function program(name: string, tool: string, ...args: string[]): Check {
  const [command, rest] = tool.endsWith(".ts")
    ? [process.execPath, [join(ROOT, tool), ...args]]
    : [join(ROOT, "node_modules/.bin", tool), args];
  return {
    name,
    run: async () => {
      const { code, output } = await processes.run(name, command, rest, {
        cwd: ROOT,
        env: { ...process.env, ...QUIET },
      });
      return { ok: code === 0, output };
    },
  };
}

/**
 * Runs each type check in a single thread, because parallel checkers would check the same types twice, which takes twice the
 * processor time.
 */
const types = (folder: string, config: string): Check =>
  program(`types: ${folder}`, "tsc", "--singleThreaded", "-p", config);

/** A check that runs a folder's own script. */
function npmCheck(name: string, folder: string, script: string): Check {
  return {
    name,
    run: async () => {
      const cwd = join(ROOT, folder);
      const env = { ...process.env, ...QUIET };
      const { code, output } = await processes.run(name, "npm", ["run", "--silent", script], {
        cwd,
        env,
      });
      return { ok: code === 0, output };
    },
  };
}

/** Runs before the other checks, because it writes the folders that `lint`, `types`, and `sizes` read. */
const build: Check = {
  name: "build",
  run: () =>
    turbo(processes, ROOT, "Building the packages", ["build"]).then(
      () => ({ ok: true, output: "" }),
      ({ message }: Error) => ({ ok: false, output: message }),
    ),
};

const generate = program("generated code", "codegen/generate.ts", "--check");
/** The generator prints one line. Banners of other tools would hide it. */
const generated: Check = {
  ...generate,
  run: async () => {
    const { ok, output } = await generate.run();
    return { ok: ok && /^Generated code is up to date \([\d.]+ s\)\n$/.test(output), output };
  },
};

const checks: Check[] = [
  program("lint", "oxlint"),
  generated,
  ...globSync(
    [
      "*/tsconfig.json",
      "sandbox/seed/tsconfig.json",
      "sdk/mcp/tsconfig.json",
      "admin/cli/tsconfig.json",
      "admin/plugin/tsconfig.json",
      "docs/site/tsconfig.json",
      "storefront-kit/create/tsconfig.json",
      "storefront-kit/create/templates/start/tsconfig.json",
    ],
    { cwd: ROOT },
  )
    .sort()
    .map((file) => types(basename(dirname(file)), file)),
  types("Node 20", "tsconfig.node20.json"),
  types("extensions", "admin/extensions-example/tsconfig.json"),
  program("dead code", "knip"),
  npmCheck("contract", "openapi", "lint"),
  program("format", "oxfmt", "--check"),
  program("sizes: areas", "scripts/areas.ts"),
  program("sizes: bundles", "scripts/sizes.ts", "--check"),
  ...foldersWithBudgets(ROOT).map((folder) =>
    npmCheck(`sizes: ${basename(folder)}`, folder, "budgets"),
  ),
  npmCheck("languages", "admin", "locales"),
  program("specification", "scripts/spec-coverage.ts"),
  program("accessibility report", "scripts/openacr.ts", "--check"),
  program("release", "codegen/release/check.ts"),
  program("style", "scripts/style.ts"),
  program("commits", "scripts/commits.ts"),
  { name: "locks", run: locks },
];

async function locks(): Promise<Result> {
  const found = [
    "package-lock.json",
    "sandbox/package-lock.json",
    "docs/site/package-lock.json",
    "scripts/bench/peers/package-lock.json",
    "scripts/pack/package-lock.json",
  ]
    .filter((file) => existsSync(join(ROOT, file)))
    .flatMap((file) =>
      addressesIn(readFileSync(join(ROOT, file), "utf8")).map((address) => `${file}: ${address}`),
    );
  const advice =
    "A lock file must work with any registry. Install again with omit-lockfile-registry-resolved=true, as in .npmrc.";
  return {
    ok: found.length === 0,
    output: found.length > 0 ? [...found.slice(0, 5), advice].join("\n") : "",
  };
}

async function perform({ name, run }: Check): Promise<boolean> {
  const since = performance.now();
  const { ok, output } = await run();
  const note = ok && name === "specification" ? `  ${output.trim()}` : "";
  say(`${ok ? green("ok    ") : red("failed")} ${name.padEnd(22)} ${dim(seconds(since))}${note}`);
  if (!ok) failures.push(`${bold(name)}\n${output.trim()}`);
  return ok;
}

const failures: string[] = [];
const since = performance.now();
const wanted = process.argv.slice(2);
const chosen = checks.filter(
  ({ name }) => wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix)),
);
const unknown = wanted.find((prefix) => !checks.some(({ name }) => name.startsWith(prefix)));
if (unknown !== undefined) {
  const names = checks.map(({ name }) => `  ${name}`).join("\n");
  if (unknown !== "--help") say(red(`No check begins with "${unknown}".\n`));
  say(
    `npm run check            runs these checks\nnpm run check -- NAME…   runs those that begin with one of the names\n\n${names}`,
  );
  process.exit(unknown === "--help" ? 0 : 2);
}
await perform(build);
const queue = chosen.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const check of queue) await perform(check);
  }),
);
for (const failure of failures) say(`\n${failure}`);
say(
  failures.length > 0
    ? red(
        `\n${failures.length} failed in ${seconds(since)}. npm run fix fixes formatting and some lint.`,
      )
    : green(`\nAll checks passed in ${seconds(since)}.`),
);
process.exitCode = failures.length > 0 ? 1 : 0;
