import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildAdmin } from "./admin.ts";
import { ensureBuilt, originOf, templateOf } from "./build.ts";
import * as database from "./database.ts";
import { errorText, SandboxError } from "./errors.ts";
import { assertSpace, ensureInstalled, type Progress } from "./install.ts";
import { keepServing } from "./keep-serving.ts";
import { keepWatch } from "./keep-watch.ts";
import { withLock } from "./lock.ts";
import { freshLog, startMedusa, writeProject, type ProcessOptions } from "./medusa.ts";
import { DEFAULT_PORT, type Options } from "./options.ts";
import { dataPaths, EMBEDDED_STORE, SANDBOX_DIR, storePaths, type DataPaths } from "./paths.ts";
import { assertPortFree, assertRedis, freePort } from "./ports.ts";
import { openCluster, runningAddress, startServer, stopServer, type Cluster } from "./postgres.ts";
import { requireRedis, startRedis } from "./redis.ts";
import { serveFleet, type Fleet } from "./scale.ts";
import { isComplete, isReadable, loadSecrets, readState, writeStoreState } from "./state.ts";
import {
  copyLog,
  copyUploads,
  dropOrphanedCopies,
  endOrphans,
  eraseEmbedded,
  leave,
  refuseWhenServed,
  type RunningStore,
} from "./store.ts";

/** Disk space in MB for a seeded store, its template, and the database server's own files. */
const NEEDED_MB = 300;

export interface Sandbox {
  url: string;
  /** Resolves with the reason if the store can't be served anymore. */
  lost: Promise<Error>;
  /** The processes behind the address, with `--scale`. */
  fleet: Fleet | undefined;
}

/**
 * Cleanup steps, which run in reverse order. Each one is added when its resource is created, so that everything is cleaned up
 * after an interruption at any point.
 */
export class Undo {
  readonly #steps: (() => Promise<unknown>)[] = [];

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** Runs all steps, even if one of them fails. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}

/**
 * Runs all steps of the start, and resolves when the store responds. Resolves to undefined if only the preparation was
 * requested.
 */
export async function openSandbox(
  options: Options,
  progress: Progress,
  undo: Undo,
): Promise<Sandbox | undefined> {
  const port = options.port ?? (options.copy ? await freePort() : DEFAULT_PORT);
  if (!options.prepare) await assertPortFree(port);
  if (options.redisUrl !== undefined) await assertRedis(options.redisUrl);
  const paths = dataPaths(options.dataDir);
  mkdirSync(paths.logs, { recursive: true });
  await ensureInstalled(SANDBOX_DIR, progress);
  const ownRedis = options.scale && options.redisUrl === undefined ? requireRedis() : undefined;
  if (options.scale) await buildAdmin(progress);

  const place = await withLock(
    paths.lock,
    "preparing",
    () => moveIn({ options, port, paths, ownRedis }, progress, undo),
    {
      signal: progress.signal,
      onWait: (holder) =>
        progress.say(
          `Waiting for process ${holder.pid}, which is ${holder.doing} the same sandbox`,
        ),
    },
  );
  if (options.prepare) return undefined;

  progress.say("Starting the store");
  const onEnd = (stop: () => Promise<void>): void => undo.add(stop);
  const serve = options.scale ? serveFleet : serveAlone;
  const { fleet, lost: serverLost } = await serve(place.process, port, progress, onEnd);
  const databaseLost = new Promise<Error>((done) => {
    const error = new SandboxError(
      "The database server ended unexpectedly.",
      "Start again. Saved data wasn't lost.",
    );
    place.keeper.on("end", () => done(error));
  });
  const lost = Promise.race([serverLost, databaseLost, place.redisLost]);
  return { url: originOf(port), fleet, lost };
}

async function serveAlone(
  options: ProcessOptions,
  port: number,
  progress: Progress,
  onEnd: (stop: () => Promise<void>) => void,
): Promise<{ fleet: undefined; lost: Promise<Error> }> {
  const { logFile } = options;
  const start = (until: AbortSignal) => startMedusa(options, { port }, until);
  const { lost } = await keepServing({ name: "store server", logFile, start }, progress, onEnd);
  return { fleet: undefined, lost };
}

interface Place {
  keeper: database.Connection;
  /** Resolves when the sandbox's own Redis ends unexpectedly. */
  redisLost: Promise<Error>;
  process: ProcessOptions;
}

interface Move {
  options: Options;
  port: number;
  paths: DataPaths;
  /** Path of the Redis program, if the sandbox starts its own Redis. */
  ownRedis: string | undefined;
}

/**
 * Starts the database server, completes the store, and writes its project. The caller must hold the lock of the data folder.
 */
async function moveIn(
  { options, port, paths, ownRedis }: Move,
  progress: Progress,
  undo: Undo,
): Promise<Place> {
  const { databaseUrl: external } = options;
  const embedded = external === undefined;
  endOrphans(paths.root);
  if (embedded && options.reset) await reset(paths);
  const base = embedded ? EMBEDDED_STORE : database.databaseOf(external);
  const stateKey = embedded ? EMBEDDED_STORE : externalKey(external);
  const store = storePaths(paths, stateKey);
  if (!isComplete(readState(paths.state).stores[stateKey])) assertSpace(paths.root, NEEDED_MB);
  const secrets = loadSecrets(paths.secrets);

  const name = options.copy
    ? `${database.copyPrefix(base)}${randomBytes(4).toString("hex")}`
    : base;
  const copy = options.copy ? { database: name, dir: join(store.copies, name) } : undefined;
  const externalUrl = embedded ? undefined : database.urlOf(external, "postgres");
  const redisDir = join(copy?.dir ?? store.root, "redis");
  const stay: RunningStore = { dataDir: paths.root, externalUrl, redisDir, copy };
  undo.add(keepWatch(stay, join(paths.logs, "watchdog.log")));
  const serverUrl = externalUrl ?? (await startServer(openCluster(paths.postgres, SANDBOX_DIR)));
  let keeper: database.Connection | undefined;
  undo.add(() => leave(stay, keeper));
  // Leaves out the database's name during a preparation. A preparation doesn't serve the store, and must not prevent other
  // sandboxes from serving it.
  const keeps = { database: options.prepare ? "" : name, port, pid: process.pid };
  keeper = await connectTo(serverUrl, database.keeperName(keeps), embedded);

  if (!embedded) await database.requireCreation(keeper);
  if (keeps.database === base || options.reset)
    refuseWhenServed(await database.otherKeepers(keeper), base);
  await dropOrphanedCopies(keeper, base, store);
  const logFile = copy ? copyLog(store, name) : join(paths.logs, "medusa.log");
  freshLog(logFile);
  const build = {
    paths,
    store,
    secrets,
    admin: keeper,
    serverUrl,
    embedded,
    base,
    stateKey,
    redisUrl: options.redisUrl,
    logFile,
    seed: options.seed,
    saveDemo: options.saveDemo,
  };
  const state = await ensureBuilt({ ...build, reset: options.reset }, progress);

  const redis = ownRedis && (await startRedis(redisDir, ownRedis, progress.signal));
  const redisUrl = redis ? redis.url : options.redisUrl;
  const place: Place = {
    keeper,
    redisLost: redis ? redis.died : new Promise(() => {}),
    process: {
      projectDir: copy?.dir ?? store.project,
      logFile,
      cacheDir: paths.cache,
      production: options.production,
    },
  };
  if (options.prepare) return place;
  const origin = originOf(port);
  const databaseUrl = database.urlOf(serverUrl, name);
  if (copy) {
    await database.create(keeper, name, templateOf(base));
    copyUploads(store.seededUploads, join(copy.dir, "uploads"));
    await database.moveFileAddresses(databaseUrl, originOf(DEFAULT_PORT), origin);
    if (options.grown) {
      progress.say("Adding more records to the copy (takes some minutes)");
      await database.runFile(databaseUrl, join(import.meta.dirname, "grown.sql"));
    }
    if (options.empty) await database.runFile(databaseUrl, join(import.meta.dirname, "empty.sql"));
  } else {
    await database.moveFileAddresses(databaseUrl, state.origin, origin);
    writeStoreState(paths.state, stateKey, { ...state, origin });
  }
  writeProject(place.process.projectDir, { name, databaseUrl, redisUrl, origin, secrets });
  return place;
}

async function connectTo(
  url: string,
  name: string,
  embedded: boolean,
): Promise<database.Connection> {
  try {
    return await database.connect(url, name);
  } catch (error) {
    if (embedded) throw error;
    const { host } = new URL(url);
    throw new SandboxError(
      `The database server of DATABASE_URL at ${host} can't be used (${errorText(error)}).`,
      "Start it, correct DATABASE_URL, or unset it to use the embedded PostgreSQL.",
      { cause: error },
    );
  }
}

/**
 * The key of an external database in the state file, which also names the store's folder. It's a hash of the URL's host and
 * path.
 */
function externalKey(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `external-${createHash("sha256").update(`${host}${pathname}`).digest("hex").slice(0, 12)}`;
}

/** Deletes only what the sandbox created, because --data can be any folder. Fails while a sandbox uses the folder. */
async function reset(paths: DataPaths): Promise<void> {
  const cluster = openCluster(paths.postgres, SANDBOX_DIR);
  for (const keeper of await servedFrom(cluster)) refuseWhenServed([keeper], keeper.database);
  await stopServer(cluster);
  // Deletes a state file that can't be read. Such a file is one of the reasons for a reset.
  if (!isReadable(paths.state)) rmSync(paths.state, { force: true });
  rmSync(paths.secrets, { force: true });
  eraseEmbedded(paths);
}

/**
 * The other sandboxes that use a database server. Empty if the server isn't running, or can't be queried, for example because
 * its password is lost.
 */
async function servedFrom(cluster: Cluster): Promise<database.Keeper[]> {
  try {
    const address = runningAddress(cluster);
    return address === undefined
      ? []
      : await database.withConnection(address, database.otherKeepers);
  } catch {
    return [];
  }
}
