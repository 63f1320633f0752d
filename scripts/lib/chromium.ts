// Finds a browser for the tests: the one in the environment variable, Playwright's, or the system's. If there is none, installs
// one.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright";
import type { Processes } from "./processes.mjs";
import { Trouble, say } from "./say.mjs";

/** The headless shell is first, because with it, end-to-end tests take a third less processor time. */
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  /** Path of Playwright's own browser, which may not exist. */
  playwright: string;
  /** True if the browser exists and starts. A downloaded browser doesn't start if system libraries are missing. */
  works: (file: string) => boolean;
}

export function findChromium({ env, playwright, works }: Machine): string | undefined {
  const named = env["COUNTERTOP_CHROMIUM"];
  if (named) {
    if (works(named)) return named;
    throw new Trouble(
      `COUNTERTOP_CHROMIUM is ${named}, which doesn't exist or doesn't start. Correct the path, or unset the variable to use another browser.`,
    );
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const system = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [playwright, ...system].find(works);
}

/** Returns the path of an installed browser, if there is one. */
export const presentChromium = (): string | undefined => findChromium(thisMachine());

/** Starts an installed browser for a test. If there is none, rejects with Playwright's error. */
export function launchChromium(): Promise<Browser> {
  const executablePath = presentChromium();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
}

const thisMachine = (): Machine => ({
  env: process.env,
  playwright: chromium.executablePath(),
  works,
});

const BY_HAND = `Chromium wasn't found and couldn't be installed. Run one of these commands, then run the same command again:
  npx playwright install --with-deps chromium
  sudo apt-get install --no-install-recommends chromium-headless-shell fonts-liberation
or use your own browser: COUNTERTOP_CHROMIUM=/path/to/chromium npm test`;

/** Resolves to the path of a browser that starts. */
export async function ensureChromium(processes: Processes, root: string): Promise<string> {
  const found = presentChromium();
  if (found) return found;
  for (const [name, command, args] of installers(
    join(root, "node_modules/.bin/playwright"),
    process.platform,
    process.getuid?.(),
  )) {
    say(`Chromium isn't installed. Trying ${name}.`);
    const { code } = await processes.run(name, command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const installed = code === 0 ? presentChromium() : undefined;
    if (installed) return installed;
  }
  throw new Trouble(BY_HAND);
}

type Installer = readonly [name: string, command: string, args: readonly string[]];

export function installers(
  playwright: string,
  platform: string,
  user: number | undefined,
): Installer[] {
  const own: Installer = ["Playwright's download", playwright, ["install", "chromium"]];
  if (platform !== "linux" || user !== 0) return [own];
  // A shell command that first updates the list of packages, which may be outdated. Older releases have only the full browser.
  const get = (name: string) =>
    `apt-get install -y --no-install-recommends ${name} fonts-liberation`;
  const debian = `apt-get update -qq && { ${get("chromium-headless-shell")} || ${get("chromium")}; }`;
  return [own, ["the Debian package", "sh", ["-c", debian]]];
}

function works(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    execFileSync(file, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
