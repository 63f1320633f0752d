import { join } from "node:path";
import { configDigest } from "./own-config.ts";
import type { Processes } from "./processes.mjs";
import { Trouble, dim, say, seconds } from "./say.mjs";

/** Runs tasks of turbo.json. turbo skips a task that is up to date. */
export async function turbo(
  processes: Processes,
  root: string,
  name: string,
  args: readonly string[],
): Promise<void> {
  const since = performance.now();
  const config = await configDigest(root);
  const { code, output } = await processes.run(
    name,
    join(root, "node_modules/.bin/turbo"),
    ["run", ...args, "--output-logs=new-only", "--no-update-notifier"],
    {
      cwd: root,
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: "1",
        DO_NOT_TRACK: "1",
        // Without a configuration, the tasks are the same as those of `npm run build`, which doesn't set the variable.
        ...(config !== "" && { COUNTERTOP_CONFIG: config }),
      },
    },
  );
  if (code !== 0) throw new Trouble(`${name} failed:\n\n${output.trim()}`);
  say(dim(`${name}: ${output.includes("FULL TURBO") ? "up to date" : seconds(since)}`));
}
