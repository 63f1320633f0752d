// `npm run explore` performs the requested number of random valid actions in the admin and the storefront of the template `start`, on a
// copy of the demo store. It writes reports/explore.md, and the steps of each finding to .cache/explore.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./lib/chromium.ts";
import { freePort } from "./lib/ports.ts";
import { createProcesses } from "./lib/processes.mjs";
import { startAdmin, startStorefront, startStore } from "./lib/services.ts";
import { onStop } from "./lib/stop.mjs";
import { turbo } from "./lib/turbo.ts";

const ROOT = resolve(import.meta.dirname, "..");
const { values: options } = parseArgs({
  options: {
    actions: { type: "string", default: "2000" },
    /** The same seed results in the same actions. */
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    /** Replays a file of steps that an earlier run wrote. */
    replay: { type: "string" },
    /** `admin` or `storefront`. Default: both in turn. */
    site: { type: "string" },
    /** Stops at the first problem, skips accessibility checks, and doesn't write the report. */
    short: { type: "boolean", default: false },
  },
});

const processes = createProcesses();
onStop(async () => {
  await processes.endAll();
  process.exit(130);
});
const store = await startStore(processes, ROOT, ["--copy"]);
const env: NodeJS.ProcessEnv = {
  ...process.env,
  COUNTERTOP_CHROMIUM: await ensureChromium(processes, ROOT),
  COUNTERTOP_ADMIN_EMAIL: store.adminEmail,
  COUNTERTOP_ADMIN_PASSWORD: store.adminPassword,
};
// Uses only the servers that this program starts, because others may be in use.
delete env["COUNTERTOP_ADMIN_URL"];
delete env["COUNTERTOP_STOREFRONT_URL"];
const build = (name: string, workspace: string) =>
  turbo(processes, ROOT, `Building the ${name}`, ["build", `--filter=${workspace}`]);
if (options.site !== "storefront") {
  await build("admin", "@countertop/admin");
  const { url } = await startAdmin(processes, ROOT, await freePort(), store.url);
  env["COUNTERTOP_ADMIN_URL"] = url;
}
if (options.site !== "admin") {
  await build("storefront", "my-store");
  const { url } = await startStorefront(processes, ROOT, await freePort(), store.url);
  env["COUNTERTOP_STOREFRONT_URL"] = url;
}
const { actions, seed, replay, short } = options;
const args = [
  "--actions",
  actions,
  "--seed",
  seed,
  ...(replay ? ["--replay", resolve(replay)] : []),
  ...(short || replay ? [] : ["--axe", "--report", join(ROOT, "reports/explore.md")]),
  ...(short ? ["--bail"] : []),
];
const program = processes.start(
  "explore",
  process.execPath,
  [join(ROOT, "admin/e2e/explore/main.ts"), ...args],
  { cwd: ROOT, env },
);
const { code } = await program.exited;
await processes.endAll();
process.exitCode = code ?? 1;
