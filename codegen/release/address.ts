/** Where a package comes from is known when it is published: its manifest then names the repository that it is published from. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGES = ["codegen", "sdk", "sdk/mcp", "storefront-kit"];

/** What has to be done before the packages of a checkout say truly where they come from. */
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
