// Builds the admin if its build isn't up to date. `npm run sandbox -- --scale` runs this program before it serves the admin.
import { resolve } from "node:path";
import { createProcesses } from "./lib/processes.mjs";
import { complain } from "./lib/say.mjs";
import { turbo } from "./lib/turbo.ts";

const processes = createProcesses();
try {
  const args = ["build", "--filter=@countertop/admin"];
  await turbo(processes, resolve(import.meta.dirname, ".."), "Building the admin", args);
} catch (error) {
  complain(error);
  process.exitCode = 1;
} finally {
  await processes.endAll();
}
