import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { SandboxError } from "./errors.ts";
import { DEFAULT_DATA_DIR, DEFAULT_SEED } from "./paths.ts";

export const DEFAULT_PORT = 9000;
export const ADMIN = { email: "admin@countertop.test", password: "countertop-demo" } as const;

export const HELP = `Usage: npm run sandbox [-- options]

Starts a real store server with a seeded demo store on this machine only.
Installs, migrates, and seeds first if necessary. Data survives restarts.

  --port N     serve on port N (default ${DEFAULT_PORT}; with --copy any free port)
  --copy       serve a temporary copy of the seeded store, which is deleted when it stops
  --prepare    install, migrate, and seed, then stop
  --reset      delete all data, then seed again
  --save-demo FILE  with --data and a new folder: seed the store over HTTP and save it to FILE, then stop
  --data DIR   keep data in DIR (or set COUNTERTOP_DATA; default sandbox/data)
  --grown      with --copy: first add records to the copy, up to 20,000 products and 100,000 orders (takes some minutes)
  --empty      with --copy: delete everything in the copy except the administrator, as in a new store
  --scale      serve two store processes and two admin servers at one address, with one PostgreSQL and one Redis
  --production set session cookies only over TLS, as a deployed store does; requires a TLS proxy in front
  --json       print one line of JSON on stdout when ready, everything else on stderr
  --help       show this help

Environment
  DATABASE_URL     use this PostgreSQL (an empty database) instead of the embedded one
  REDIS_URL        use this Redis for events, cache and sessions
  COUNTERTOP_SEED  seed the store with this program instead of sandbox/seed/main.ts
`;

export interface Options {
  port: number | undefined;
  copy: boolean;
  prepare: boolean;
  /** File to save the seeded store to. */
  saveDemo: string | undefined;
  reset: boolean;
  grown: boolean;
  empty: boolean;
  /** True for two store processes and two admin servers behind a load balancer. */
  scale: boolean;
  production: boolean;
  json: boolean;
  help: boolean;
  dataDir: string;
  /** Path of the program that seeds the store. */
  seed: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
}

const wrong = (message: string): SandboxError =>
  new SandboxError(message, "Run `npm run sandbox -- --help` for a list of the options.");

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
        scale: { type: "boolean", default: false },
        production: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }));
  } catch (error) {
    // Uses only the first sentence of Node's message, which names the option. The rest explains parseArgs.
    throw wrong((error as Error).message.split(". ")[0] ?? "Unknown option");
  }
  const { "save-demo": saveDemo } = values;
  if (saveDemo !== undefined && values.data === undefined)
    throw wrong("--save-demo requires --data with a new folder, where the store is seeded.");
  if (values.copy && saveDemo !== undefined)
    throw wrong("--copy and --save-demo can't be combined.");
  if (values.copy && values.prepare) throw wrong("--copy and --prepare can't be combined.");
  if (values.grown && !values.copy)
    throw wrong("--grown requires --copy: only copies can be grown.");
  if (values.empty && (!values.copy || values.grown))
    throw wrong("--empty requires --copy, and can't be combined with --grown.");
  if (values.scale && (values.prepare || values.production || saveDemo !== undefined))
    throw wrong("--scale can't be combined with --prepare, --production, or --save-demo.");
  if (values.copy && values.reset) throw wrong("--copy and --reset can't be combined.");
  return {
    port: values.port === undefined ? undefined : parsePort(values.port),
    copy: values.copy,
    prepare: values.prepare || saveDemo !== undefined,
    saveDemo: saveDemo === undefined ? undefined : resolve(saveDemo),
    reset: values.reset,
    grown: values.grown,
    empty: values.empty,
    scale: values.scale,
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
    throw wrong(`--port must be a number from 1 to 65535, not "${text}".`);
  }
  return port;
}

function parseUrl(name: string, text: string | undefined, protocols: string[]): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    // Doesn't repeat the value, because it may contain a password.
    throw new SandboxError(
      `${name} isn't an address that starts with ${protocols[0]}//.`,
      `Set ${name} to a complete address, or unset it.`,
    );
  }
  if (name === "DATABASE_URL" && url.pathname.length < 2) {
    throw new SandboxError(
      "DATABASE_URL doesn't name a database.",
      "Add the name of an empty database at the end, as in postgres://user:password@host/shop.",
    );
  }
  return text;
}
