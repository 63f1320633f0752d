// Fails when docs/spec-coverage.md names a test that does not exist; prints how much of the specification is proven.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { judge } from "./lib/coverage.ts";

const root = resolve(import.meta.dirname, "..");
const page = "docs/spec-coverage.md";
const read = (file: string): string | undefined => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
};

const { problems, required, proven } = judge(readFileSync(join(root, page), "utf8"), read);
for (const problem of problems) console.error(`${page}, ${problem}`);
console.log(`spec coverage: ${proven} of ${required} statements proven`);
process.exitCode = problems.length > 0 ? 1 : 0;
