// `npm run release-check` compares the package's version with the one that the contract's changes since the last release
// require. `-- --record`, which is part of a release (see docs/releases.md), saves the current contract as the released one.
// `-- --publish`, which npm runs before it publishes a folder, always fails, because only the tarballs of `npm run release` are
// published.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { asReleased } from "./changelog.ts";
import { changesSince, readReleased, record } from "./released.ts";
import { isAtLeast, levelOf, nextVersion } from "./version.ts";

const { values } = parseArgs({
  options: {
    record: { type: "boolean", default: false },
    /** A package's `prepublishOnly` script sets this when npm publishes the package's folder. */
    publish: { type: "boolean", default: false },
    /** The root folder of the checkout to check. */
    root: { type: "string", default: resolve(import.meta.dirname, "../..") },
  },
});
const { root } = values;
const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), "utf8")) as T;
const { version } = read<{ version: string }>("sdk/package.json");
const contract = read<object>("openapi/generated/openapi.json");

if (values.record) {
  record(root, version, contract);
  const changelog = join(root, "sdk/CHANGELOG.md");
  writeFileSync(changelog, asReleased(readFileSync(changelog, "utf8"), version));
  console.log(`The contract of ${version} is saved in sdk/released/contract.json.`);
} else {
  const released = readReleased(root);
  const changes = changesSince(released, contract);
  const level = levelOf(changes);
  const wanted = nextVersion(released.version, level);
  for (const grade of ["major", "minor", "patch"] as const) {
    const own = changes.filter((change) => change.level === grade);
    if (own.length > 0) console.log(`${grade}\n${own.map(({ what }) => `  ${what}`).join("\n")}`);
  }
  console.log(
    level
      ? `The contract has a ${level} change since ${released.version}. The next version must be ${wanted} or later. The package's version is ${version}.`
      : `Nothing changed since ${released.version}.`,
  );
  if (!isAtLeast(version, wanted)) {
    console.error(
      `Set the version of sdk/package.json to ${wanted}, and describe in sdk/CHANGELOG.md what a user has to do.`,
    );
    process.exitCode = 1;
  }
  if (values.publish) {
    console.error(
      "Publish the tarballs of npm run release instead: their manifests name the repository (docs/releases.md).",
    );
    process.exitCode = 1;
  }
}
