// `npm run release-check`: what the contract's changes since the last release ask of the next version, and whether the
// package says so. `-- --record` keeps the present contract as the released one: part of a release, docs/releases.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { changesBetween } from "./changes.ts";
import { structureOf, type Structure } from "./structure.ts";
import { isAtLeast, levelOf, nextVersion } from "./version.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const RELEASED = join(ROOT, "sdk/released/contract.json");
const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;

const { values } = parseArgs({ options: { record: { type: "boolean", default: false } } });
const { version } = read<{ version: string }>(join(ROOT, "sdk/package.json"));
const now = structureOf(read(join(ROOT, "openapi/generated/openapi.json")));

if (values.record) {
  // One line for each operation and type, so that a release shows in a comparison what it changed.
  const lines = (part: object) =>
    Object.entries(part)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(",\n");
  writeFileSync(
    RELEASED,
    `{\n  "version": "${version}",\n  "digest": "${now.digest}",\n  "operations": {\n${lines(now.operations)}\n  },\n  "schemas": {\n${lines(now.schemas)}\n  }\n}\n`,
  );
  console.log(`The contract of ${version} is kept in sdk/released/contract.json.`);
} else {
  const released = read<Structure & { version: string }>(RELEASED);
  const changes = changesBetween(released, now);
  const level = levelOf(changes);
  const wanted = nextVersion(released.version, level);
  for (const grade of ["major", "minor", "patch"] as const) {
    const own = changes.filter((change) => change.level === grade);
    if (own.length > 0) console.log(`${grade}\n${own.map(({ what }) => `  ${what}`).join("\n")}`);
  }
  console.log(
    level
      ? `A ${level} change since ${released.version}: the next version is ${wanted} or later; the package says ${version}.`
      : `Nothing changed since ${released.version}.`,
  );
  if (!isAtLeast(version, wanted)) {
    console.error(
      `Set the version of sdk/package.json to ${wanted}, and say why in sdk/CHANGELOG.md.`,
    );
    process.exitCode = 1;
  }
}
