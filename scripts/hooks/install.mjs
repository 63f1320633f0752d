// `npm install` runs this, so that git checks the subject of each commit of this clone with scripts/hooks/commit-msg.
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
    // Ignores a missing git, because there are then no commits to check.
  }
}
