// Checks the subjects of all commits since the rule was introduced (scripts/lib/commit-subject.mjs).
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { problemOf } from "./lib/commit-subject.mjs";
import { say } from "./lib/say.mjs";

/** The last commit before the rule was introduced. */
const BEFORE = "5b8fdacbd932";

const git = (...args: string[]): string =>
  execFileSync("git", args, {
    cwd: resolve(import.meta.dirname, ".."),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });

/**
 * The subjects of the commits after `BEFORE`. In a shallow clone without this commit, returns only the newest subject. An
 * unpacked archive has no commits.
 */
function subjects(): string[] {
  try {
    return git("log", "--format=%h %s", `${BEFORE}..HEAD`).split("\n").filter(Boolean);
  } catch {
    try {
      return git("log", "-1", "--format=%h %s").split("\n").filter(Boolean);
    } catch {
      return [];
    }
  }
}

for (const line of subjects()) {
  const [hash = "", ...words] = line.split(" ");
  const problem = problemOf(words.join(" "));
  if (problem === undefined) continue;
  say(`${hash} "${words.join(" ")}": ${problem}`);
  process.exitCode = 1;
}
