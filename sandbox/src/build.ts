/** Builds a store: migrates and seeds it, and creates its first administrator. Saves the store as the template for copies. */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import * as database from "./database.ts";
import { loadDemo, saveDemo, savedDemo } from "./demo.ts";
import { SandboxError } from "./errors.ts";
import type { Progress } from "./install.ts";
import { migrate, startMedusa, writeProject, type ProcessOptions } from "./medusa.ts";
import { ADMIN, DEFAULT_PORT } from "./options.ts";
import { DEFAULT_SEED, type DataPaths, type StorePaths } from "./paths.ts";
import { freePort } from "./ports.ts";
import { currentSeed, NO_SEED, runSeed } from "./seed.ts";
import { isComplete, readState, writeStoreState, type Secrets, type StoreState } from "./state.ts";
import { copyUploads } from "./store.ts";

export const originOf = (port: number): string => `http://localhost:${port}`;

export interface BuildOptions {
  paths: DataPaths;
  store: StorePaths;
  secrets: Secrets;
  admin: database.Connection;
  /** URL of the database server. Its user must have the right to create databases. */
  serverUrl: string;
  embedded: boolean;
  /** Name of the store's database. The names of its template and its copies start with it. */
  base: string;
  /** The store's key in the state file. */
  stateKey: string;
  redisUrl: string | undefined;
  /** Path of the program that seeds the store. The program is optional. */
  seed: string;
  /** File to save the seeded store to. If set, the store is seeded over HTTP, even if a saved store exists. */
  saveDemo: string | undefined;
  reset: boolean;
  logFile: string;
}

export const templateOf = (base: string): string => `${base}_seeded`;

/** Returns the state of a complete store. Builds the store if it isn't complete, or if `reset` is true. */
export async function ensureBuilt(options: BuildOptions, progress: Progress): Promise<StoreState> {
  const { paths, stateKey, base, admin } = options;
  const known = readState(paths.state).stores[stateKey];
  if (isComplete(known) && !options.reset && (await database.exists(admin, base))) {
    if (options.saveDemo !== undefined)
      throw new SandboxError(
        `The store in ${paths.root} is already seeded, and may have changed since then.`,
        "Choose a new folder with --data.",
      );
    if (known.seeded !== currentSeed(options.seed)) {
      progress.say(
        "The demo store's seed has changed since this store was seeded. To seed it again, use --reset",
      );
    }
    return known;
  }
  await clear(options, known !== undefined);
  try {
    return await build(options, progress);
  } catch (error) {
    // An embedded server is deleted later, together with its data. If clearing an external database fails, the state file still
    // says that the store isn't complete, so the next start clears the database.
    if (!options.embedded) await clear(options, true).catch(() => {});
    throw error;
  }
}

async function clear(options: BuildOptions, ours: boolean): Promise<void> {
  const { admin, base, embedded, paths, serverUrl, stateKey, store } = options;
  const url = database.urlOf(serverUrl, base);
  if (embedded) {
    await database.drop(admin, base);
  } else if (await database.exists(admin, base)) {
    // Empties a database that belongs to the user only if the sandbox itself filled it.
    if (ours) await database.emptySchema(url);
    else if (await database.hasTables(url)) {
      throw new SandboxError(
        `The database "${base}" of DATABASE_URL contains tables that don't belong to the sandbox.`,
        "Choose an empty or a new database. The sandbox fills it with a demo store.",
      );
    }
  }
  await database.drop(admin, templateOf(base));
  writeStoreState(paths.state, stateKey, undefined);
  rmSync(store.root, { recursive: true, force: true });
  // A copy writes its log to this folder while it's created.
  mkdirSync(store.copies, { recursive: true });
}

async function build(options: BuildOptions, progress: Progress): Promise<StoreState> {
  const { admin, base, paths, secrets, serverUrl, stateKey, store } = options;
  const url = database.urlOf(serverUrl, base);
  const port = await freePort();
  const state: StoreState = { migrated: false, seeded: null, origin: originOf(port) };
  const record = (change: Partial<StoreState>): void => {
    writeStoreState(paths.state, stateKey, Object.assign(state, change));
  };
  record({});
  if (!(await database.exists(admin, base))) await database.create(admin, base);
  writeProject(store.project, {
    name: base,
    databaseUrl: url,
    redisUrl: options.redisUrl,
    origin: state.origin,
    secrets,
  });
  const child: ProcessOptions = {
    projectDir: store.project,
    logFile: options.logFile,
    cacheDir: paths.cache,
  };

  await timed(progress, "Preparing the database", () => migrate(child, progress.signal));
  record({ migrated: true });

  const origin = originOf(DEFAULT_PORT);
  const fingerprint = currentSeed(options.seed);
  // Loads the saved store only into the embedded server, because only a superuser can skip the check of foreign keys.
  const saved =
    options.embedded && options.seed === DEFAULT_SEED && options.saveDemo === undefined
      ? savedDemo(fingerprint)
      : undefined;
  if (saved) {
    const uploads = join(store.project, "uploads");
    await timed(progress, "Loading the demo store", () =>
      loadDemo(saved, { url, uploads, jwtSecret: secrets.jwt }),
    );
  } else {
    const server = await timed(progress, "Starting the empty store", () =>
      startMedusa(child, { port, admin: ADMIN }, progress.signal),
    );
    try {
      if (fingerprint !== NO_SEED) {
        await timed(progress, "Filling the demo store", () =>
          runSeed(options.seed, state.origin, ADMIN, progress),
        );
      } else {
        progress.say(`The seed script ${options.seed} doesn't exist, so the store stays empty`);
      }
    } finally {
      await server.stop();
    }
    await database.moveFileAddresses(url, state.origin, origin);
  }
  if (options.saveDemo !== undefined) await saveDemo(options.saveDemo, url, fingerprint);
  // The SQL file next to the seed program, which sets values that the API can't set.
  const dates = join(dirname(options.seed), "dates.sql");
  if (existsSync(dates)) await database.runFile(url, dates);

  await database.create(admin, templateOf(base), base);
  await database.seal(admin, templateOf(base));
  copyUploads(join(store.project, "uploads"), store.seededUploads);
  record({ seeded: fingerprint, origin });
  return state;
}

async function timed<T>({ say }: Progress, title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  say(title);
  const result = await work();
  say(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
