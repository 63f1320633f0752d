// Runs random sessions until the requested number of actions is reached. `npm run explore` starts the servers and this program.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { sessionOf, type Step } from "./draws.ts";
import { reportOf, type Finding, type Run } from "./report.ts";
import { shrink } from "./shrink.ts";
import { openSite } from "./sites.ts";
import { imbalances } from "./stored.ts";
import { Violation } from "./violation.ts";
import { runSession, type Site } from "./session.ts";

/** Number of actions in a session, including its start. */
const LENGTH = 25;
/** Number of sessions of the admin between two checks of the whole store. */
const STORE_EVERY = 20;
const SHRINK_MS = 30_000;

const { values: options } = parseArgs({
  options: {
    actions: { type: "string", default: "2000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    /** Replays a file of steps that an earlier run wrote. */
    replay: { type: "string" },
    /** File to write the report to. */
    report: { type: "string" },
    /** Folder to write the steps of findings to. */
    found: { type: "string", default: ".cache/explore" },
    /** Also runs axe, once for each page and each dialog. */
    axe: { type: "boolean", default: false },
    /** Stops at the first finding. */
    bail: { type: "boolean", default: false },
  },
});
const setting = (name: string) => process.env[name] ?? "";
const operator = {
  email: setting("COUNTERTOP_ADMIN_EMAIL"),
  password: setting("COUNTERTOP_ADMIN_PASSWORD"),
};
const executablePath = setting("COUNTERTOP_CHROMIUM");
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
const sites: Site[] = [];
for (const [name, variable] of [
  ["admin", "COUNTERTOP_ADMIN_URL"],
  ["storefront", "COUNTERTOP_STOREFRONT_URL"],
] as const)
  if (setting(variable)) sites.push(await openSite(browser, name, setting(variable), operator));

const since = performance.now();
const findings = options.replay ? await replay(options.replay) : await explore();
for (const { network, context } of sites) {
  await context.close();
  await network.close();
}
await browser.close();
process.exitCode = findings.length > 0 ? 1 : 0;

async function replay(file: string): Promise<Finding[]> {
  const { site: name, steps } = JSON.parse(readFileSync(file, "utf8")) as StoredSteps;
  const site = sites.find((one) => one.name === name);
  if (!site) throw new Error(`There is no ${name} to replay ${file} on`);
  const { violation } = await runSession(site, steps, { judged: new Set() });
  console.log(violation ? `${violation.key}\n${detailOf(violation)}` : "Nothing found.");
  return violation ? [{ site: name, key: violation.key, times: 1, steps: steps.length }] : [];
}

async function explore(): Promise<Finding[]> {
  const seed = Number(options.seed);
  const goal = Number(options.actions);
  console.log(`Seed ${seed}`);
  const found = new Map<string, Finding>();
  const day = new Date().toISOString().slice(0, 10);
  const run: Run = { day, seed, actions: 0, sessions: 0, seconds: 0, calls: 0, areas: {} };
  const judged = options.axe ? new Set<string>() : undefined;
  const admin = sites.find(({ name }) => name === "admin");
  const atFirst = admin && new Set(await balance(admin));
  for (let index = 0; run.actions < goal; index += 1) {
    const site = sites[index % sites.length];
    if (!site) throw new Error("Name the address of an admin or a storefront.");
    const turn = Math.floor(index / sites.length);
    const start = site.starts[(turn * 7 + seed) % site.starts.length] ?? "/";
    const plan = { start, draws: sessionOf(seed + index, LENGTH - 1) };
    const { steps, actions, violation } = await runSession(site, plan, judged && { judged });
    run.actions += actions;
    run.sessions += 1;
    run.calls += site.network.exchanges.length;
    const area = `${site.name} ${start}`;
    const { sessions = 0, actions: before = 0 } = run.areas[area] ?? {};
    run.areas[area] = { sessions: sessions + 1, actions: before + actions };
    if (violation) await note(site, steps, violation);
    if (site === admin && turn % STORE_EVERY === STORE_EVERY - 1) await weigh(admin, steps);
    if (options.bail && found.size > 0) break;
  }
  if (admin && found.size === 0) await weigh(admin, []);
  run.seconds = Math.round((performance.now() - since) / 1000);
  const all = [...found.values()];
  const text = reportOf(run, all);
  if (options.report) writeFileSync(options.report, text);
  console.log(text);
  return all;

  async function weigh(site: Site, steps: readonly Step[]): Promise<void> {
    const [wrong] = (await balance(site)).filter((one) => !atFirst?.has(one));
    if (wrong) await note(site, steps, new Violation("stored", wrong), false);
  }

  async function note(
    site: Site,
    steps: readonly Step[],
    violation: Violation,
    canReplay = true,
  ): Promise<void> {
    const known = found.get(violation.key);
    if (known) return void (known.times += 1);
    console.log(`${site.name}, ${violation.key}\n${detailOf(violation)}`);
    const replayed = async (some: readonly Step[]) => (await runSession(site, some)).violation;
    const few = canReplay && (await shrink(steps, violation, replayed, SHRINK_MS));
    const kept = few || steps;
    found.set(violation.key, {
      site: site.name,
      key: violation.key,
      times: 1,
      ...(few && { steps: few.length }),
    });
    mkdirSync(options.found, { recursive: true });
    const file = join(options.found, `${seed}-${found.size}.json`);
    const stored: StoredSteps = { site: site.name, violation: violation.key, steps: kept };
    writeFileSync(file, `${JSON.stringify(stored, undefined, 1)}\n`);
    console.log(
      few
        ? `${few.length} steps break it again: npm run explore -- --replay ${file}`
        : `It was not found a second time; its ${steps.length} steps are in ${file}`,
    );
  }
}

interface StoredSteps {
  site: Site["name"];
  violation: string;
  steps: readonly Step[];
}

async function balance({ context, signIn }: Site): Promise<string[]> {
  await signIn();
  return imbalances(context.request);
}

function detailOf({ detail }: Violation): string {
  return JSON.stringify(detail ?? {}).slice(0, 1200);
}
