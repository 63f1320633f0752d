/** `npm run bench -- --scale` runs this program. Prints the results of the drill as one line of JSON. */
import { resolve } from "node:path";
import { DEFAULT_DATA_DIR } from "../paths.ts";
import { drill, type ReadyFleet } from "./drill.ts";
import { runSandbox } from "./run.ts";

const dataDir = resolve(process.env["COUNTERTOP_DATA"] || DEFAULT_DATA_DIR);
const sandbox = runSandbox(["--copy", "--scale", "--data", dataDir], {});
try {
  const ready = (await sandbox.ready) as ReadyFleet;
  process.stdout.write(`${JSON.stringify(await drill(ready, dataDir))}\n`);
} finally {
  sandbox.child.kill("SIGTERM");
  await sandbox.exit;
}
