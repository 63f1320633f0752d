import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { run } from "./children.ts";
import { lastLines, SandboxError } from "./errors.ts";
import type { Progress } from "./install.ts";
import { ROOT_DIR } from "./paths.ts";

export const NO_SEED = "none";

/** Fingerprint of the program that seeds the store. The program is optional. */
export const currentSeed = (program: string): string =>
  existsSync(program) ? seedFingerprint(dirname(program)) : NO_SEED;

/** Matches comments on their own lines, as in TypeScript and SQL. */
const COMMENTS = /^\s*(?:\/\/|--).*\n|^\s*\/\*[^]*?\*\/\n/gm;

/**
 * A fingerprint of all files in the folder that affect the store. It doesn't depend on tests, Markdown files, or comments on
 * their own lines.
 */
export function seedFingerprint(dir: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test\.tsx?|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash
      .update(`${relative(dir, file)}\0`)
      .update(
        /\.(?:ts|sql)$/.test(file)
          ? readFileSync(file, "utf8").replaceAll(COMMENTS, "")
          : readFileSync(file),
      )
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

export interface Login {
  email: string;
  password: string;
}

/** Seeds the store over HTTP, as any client could. */
export async function runSeed(
  program: string,
  url: string,
  login: Login,
  { say, signal }: Progress,
): Promise<void> {
  const args = ["--conditions=@countertop/source", program];
  const target = ["--url", url, "--email", login.email, "--password", login.password];
  const result = await run(process.execPath, [...args, ...target], {
    cwd: ROOT_DIR,
    signal,
    endWithUs: true,
    onLine: (line) => say(`  ${line}`),
  });
  if (result.code !== 0) {
    throw new SandboxError(
      `The demo store couldn't be seeded:\n${lastLines(result.output)}`,
      "The incomplete store was deleted. Fix the problems above, then start again.",
    );
  }
}
