// `npm install` runs this script. It makes git check each commit in this clone: its formatting and its subject (scripts/hooks).
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
if (existsSync(join(root, ".git"))) {
  try {
    execFileSync("git", ["config", "core.hooksPath", "scripts/hooks"], {
      cwd: root,
      stdio: "ignore",
    });
  } catch {
    // Ignores a missing git, because without git, there are no commits to check.
  }
}
