import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { SandboxError } from "./errors.ts";
import { DEFAULT_DATA_DIR, DEFAULT_SEED } from "./paths.ts";

export const DEFAULT_PORT = 9000;
export const ADMIN = { email: "admin@countertop.test", password: "countertop-demo" } as const;

export const HELP = `Usage: npm run sandbox [-- options]

Starts a real store server with a seeded demo store on this machine only.
What is missing is installed, migrated and seeded first; data survives restarts.

  --port N     serve on port N (default ${DEFAULT_PORT}; with --copy any free port)
  --copy       serve a throw-away copy of the seeded shop, gone when it stops
  --prepare    install, migrate and seed, then stop
  --reset      throw all data away and start afresh
  --save-demo FILE  with --data and a new folder: seed the store over HTTP and save it to FILE, then stop
  --data DIR   keep data in DIR (or set COUNTERTOP_DATA; default sandbox/data)
  --grown      with --copy: let the copy grow first, to 20,000 products and 100,000 orders (some minutes)
  --empty      with --copy: take out of the copy all but its administrator, as a new store is
  --production sign people in as a deployed store does: by TLS alone, so only behind a front that speaks it
  --json       print one line of JSON on stdout when ready, everything else on stderr
  --help       show this

Environment
  DATABASE_URL     use this PostgreSQL (an empty database) instead of the one that comes along
  REDIS_URL        use this Redis for events, cache and sessions
  COUNTERTOP_SEED  fill the store with this program instead of sandbox/seed/main.ts
`;

export interface Options {
  port: number | undefined;
  copy: boolean;
  prepare: boolean;
  /** File that the seeded store is saved to. */
  saveDemo: string | undefined;
  reset: boolean;
  grown: boolean;
  empty: boolean;
  production: boolean;
  json: boolean;
  help: boolean;
  dataDir: string;
  /** The program that seeds the store. */
  seed: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
}

const wrong = (message: string): SandboxError =>
  new SandboxError(message, "Run `npm run sandbox -- --help` to see what is possible.");

export function parseOptions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: {
        port: { type: "string" },
        data: { type: "string" },
        copy: { type: "boolean", default: false },
        prepare: { type: "boolean", default: false },
        reset: { type: "boolean", default: false },
        "save-demo": { type: "string" },
        grown: { type: "boolean", default: false },
        empty: { type: "boolean", default: false },
        production: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }));
  } catch (error) {
    // Uses the first sentence of Node's message, which names the option. The rest is about parseArgs.
    throw wrong((error as Error).message.split(". ")[0] ?? "Unknown option");
  }
  const { "save-demo": saveDemo } = values;
  if (saveDemo !== undefined && values.data === undefined)
    throw wrong("--save-demo takes --data with a new folder, where the store is seeded.");
  if (values.copy && saveDemo !== undefined)
    throw wrong("--copy and --save-demo exclude each other.");
  if (values.copy && values.prepare) throw wrong("--copy and --prepare exclude each other.");
  if (values.grown && !values.copy) throw wrong("--grown takes --copy: only a copy grows.");
  if (values.empty && (!values.copy || values.grown))
    throw wrong("--empty takes --copy, and excludes --grown.");
  if (values.copy && values.reset) throw wrong("--copy and --reset exclude each other.");
  return {
    port: values.port === undefined ? undefined : parsePort(values.port),
    copy: values.copy,
    prepare: values.prepare || saveDemo !== undefined,
    saveDemo: saveDemo === undefined ? undefined : resolve(saveDemo),
    reset: values.reset,
    grown: values.grown,
    empty: values.empty,
    production: values.production,
    json: values.json,
    help: values.help,
    dataDir: resolve(values.data ?? (env["COUNTERTOP_DATA"] || DEFAULT_DATA_DIR)),
    seed: resolve(env["COUNTERTOP_SEED"] || DEFAULT_SEED),
    databaseUrl: parseUrl("DATABASE_URL", env["DATABASE_URL"], ["postgres:", "postgresql:"]),
    redisUrl: parseUrl("REDIS_URL", env["REDIS_URL"], ["redis:", "rediss:"]),
  };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw wrong(`--port takes a number from 1 to 65535, not "${text}".`);
  }
  return port;
}

function parseUrl(name: string, text: string | undefined, protocols: string[]): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    // Doesn't repeat the value, because it may contain a password.
    throw new SandboxError(
      `${name} is not an address that starts with ${protocols[0]}//.`,
      `Set ${name} to a whole address, or unset it.`,
    );
  }
  if (name === "DATABASE_URL" && url.pathname.length < 2) {
    throw new SandboxError(
      "DATABASE_URL names no database.",
      "Add the name of an empty database at its end, as in postgres://user:password@host/shop.",
    );
  }
  return text;
}
