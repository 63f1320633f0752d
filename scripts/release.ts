// `npm run release -- --dry-run` runs everything that comes before publishing, and prints the remaining steps for the packages'
// owner. Without `--dry-run`, it requires the repository's address and a clean checkout. It never publishes: it only prints the
// commands.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createProcesses } from "./lib/processes.mjs";
import { bold, dim, green, red, say } from "./lib/say.mjs";
import { onStop } from "./lib/stop.mjs";
import { notesOf } from "./release/notes.ts";
import {
  addressOf,
  addressProblem,
  FOLDERS,
  installScripts,
  readManifest,
  versionProblems,
} from "./release/packages.ts";
import { billOf } from "./release/sbom.ts";
import { nameOfTarball } from "./release/tarballs.ts";

const { values } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    /** Skips the tests of the tarballs. Use it if you have already run them. */
    "no-tests": { type: "boolean", default: false },
  },
});
const isDry = values["dry-run"];
const root = resolve(import.meta.dirname, "..");
const out = join(root, "dist/tarballs");
const { version } = readManifest(root, "sdk");

const processes = createProcesses();
onStop(async () => {
  await processes.endAll();
  process.exit(130);
});

const problems: string[] = [];
const isDone = (what: string, found: readonly string[]) => {
  say(found.length === 0 ? `${green("ok    ")} ${what}` : `${red("to do ")} ${what}`);
  for (const line of found) say(`       ${line}`);
  problems.push(...found);
};
const program = async (name: string, args: string[], env = {}): Promise<string[]> => {
  const { code, output } = await processes.run(name, process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return code === 0 ? [] : [output.trim()];
};

const address = addressProblem(addressOf(root));
isDone("one version for all packages", versionProblems(root));
isDone(
  "the contract's changes allow this version",
  await program("release-check", ["codegen/release/check.ts"]),
);
isDone("the repository's address", address === undefined ? [] : [address]);
if (!isDry) isDone("no uncommitted changes", changes());

const packed = await program("pack", ["scripts/pack.ts"]);
isDone("tarballs of all packages", packed);
if (packed.length === 0) {
  const tarballs = FOLDERS.map((folder) => {
    const manifest = readManifest(root, folder);
    return { folder, manifest, file: join(out, nameOfTarball(manifest)) };
  });
  isDone(
    "no install scripts",
    tarballs.flatMap(({ manifest }) =>
      installScripts(manifest).map((name) => `${manifest.name} has the script ${name}.`),
    ),
  );
  for (const { manifest, file } of tarballs) {
    const needed = tarballs.filter((one) => one.manifest.name in (manifest.dependencies ?? {}));
    const bill = await billOf(
      file,
      needed.map((one) => one.file),
    );
    const to = file.replace(/\.tgz$/, ".cdx.json");
    writeFileSync(to, bill.text);
    const scripts =
      bill.withScripts.length > 0 ? `, scripts in ${bill.withScripts.join(", ")}` : "";
    say(dim(`       ${relative(root, to)}: ${bill.components} components${scripts}`));
  }
  isDone("a bill of materials for each package (CycloneDX)", []);
  if (!values["no-tests"]) {
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "pack"];
    const failed = await program("tests", vitest, { COUNTERTOP_TARBALLS: out });
    isDone("tests of the tarballs in empty projects", failed);
  }
  const notes = notesOf(root, version);
  writeFileSync(join(out, "NOTES.md"), notes);
  say(`\n${notes}`);
  if (problems.length === 0) {
    say(bold("To publish, in a workflow with id-token: write, so that npm can prove the origin:"));
    for (const { file } of tarballs) say(`  npm publish dist/tarballs/${basename(file)}`);
    say(`  npm run release-check -- --record, then commit, and tag v${version}`);
  }
}
await processes.endAll();
const isOnlyAddress = problems.length === 1 && problems[0] === address;
if (problems.length > 0) say(`\n${red("Before a release")}:\n  ${problems.join("\n  ")}`);
process.exitCode = problems.length === 0 || (isDry && isOnlyAddress) ? 0 : 1;

function changes(): string[] {
  const { stdout } = spawnSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" });
  return stdout === ""
    ? []
    : ["Commit or discard your changes first. To see them, run: git status"];
}
