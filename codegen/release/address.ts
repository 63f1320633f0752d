/** Checks the public address of the packages: each manifest must name the repository that it is published from. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGES = ["codegen", "sdk", "sdk/mcp", "storefront-kit"];

/** Problems to fix before the packages of a checkout name their true repository. */
export function addressFaults(root: string): string[] {
  const { stdout } = spawnSync("git", ["remote", "get-url", "origin"], {
    cwd: root,
    encoding: "utf8",
  });
  const origin = stdout.trim();
  if (origin === "")
    return ["This checkout has no origin: give it the repository's public address first."];
  return PACKAGES.filter((name) => {
    const { repository } = JSON.parse(readFileSync(join(root, name, "package.json"), "utf8")) as {
      repository?: { url?: string; directory?: string };
    };
    return repository?.url !== origin || repository.directory !== name;
  }).map(
    (name) =>
      `npm pkg set repository.type=git repository.url=${origin} repository.directory=${name} -w ${name}`,
  );
}
