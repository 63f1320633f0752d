// `npm run fuzz` sends random requests for every operation to a temporary copy of the demo store: valid requests, and requests
// with a single violation. It prints each finding as a line of a conformance test.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    /** The same seed generates the same requests. */
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    /** Number of requests per operation. It starts again after each finding. */
    runs: { type: "string", default: "25" },
    /** Maximum number of violations per operation. */
    violations: { type: "string", default: "1000" },
    /** Time limit in seconds for valid requests. Invalid requests have a separate limit of the same length. */
    seconds: { type: "string", default: "600" },
    /** A regular expression that selects operations by id. */
    operations: { type: "string", default: "." },
  },
});

console.log(`Seed ${values.seed}`);
const settings = Object.entries(values).map(([name, value]) => [
  `COUNTERTOP_FUZZ_${name.toUpperCase()}`,
  value,
]);
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "--project", "conformance", "openapi/conformance/fuzz"],
  {
    cwd: resolve(import.meta.dirname, ".."),
    env: { ...process.env, ...(Object.fromEntries(settings) as Record<string, string>) },
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
