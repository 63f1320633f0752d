import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, originOf, templateOf } from "./build.ts";
import * as database from "./database.ts";
import { errorText, SandboxError } from "./errors.ts";
import { assertSpace, ensureInstalled, type Progress } from "./install.ts";
import { keepWatch } from "./keep-watch.ts";
import { withLock } from "./lock.ts";
import { freshLog, startMedusa, writeProject, type ProcessOptions } from "./medusa.ts";
import { DEFAULT_PORT, type Options } from "./options.ts";
import { dataPaths, EMBEDDED_STORE, SANDBOX_DIR, storePaths, type DataPaths } from "./paths.ts";
import { assertPortFree, assertRedis, freePort } from "./ports.ts";
import { openCluster, runningAddress, startServer, stopServer, type Cluster } from "./postgres.ts";
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

/** Disk space, in MB, for a seeded store, its template, and the database server's own files. */
const NEEDED_MB = 300;

export interface Sandbox {
  url: string;
  /** Resolves with the reason when the store can't be served anymore. */
  lost: Promise<Error>;
}

/** Cleanup steps, run newest first. Each is added when its resource is created, so an interruption at any point is cleaned up. */
export class Undo {
  readonly #steps: (() => Promise<unknown>)[] = [];

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** A failing step doesn't stop the others. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}

/** Runs all steps until the store responds; undefined if only the preparation was requested. */
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

  const place = await withLock(
    paths.lock,
    "preparing",
    () => moveIn(options, port, paths, progress, undo),
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
  const { lost: serverLost } = await keepServing(place, port, progress, undo);
  const databaseLost = new Promise<Error>((done) => {
    const error = new SandboxError(
      "The database server ended unexpectedly.",
      "Start again: what was saved before is kept.",
    );
    place.keeper.on("end", () => done(error));
  });
  return { url: originOf(port), lost: Promise.race([serverLost, databaseLost]) };
}

/** Maximum number of restarts within a minute. After that, the store would only fail again. */
const MAX_RESTARTS = 3;
const MINUTE_MS = 60_000;

/** Starts the store's process, and restarts it when it ends unexpectedly. `lost` resolves when restarts no longer help. */
async function keepServing(
  { process: options }: Place,
  port: number,
  { say, signal }: Progress,
  undo: Undo,
): Promise<Pick<Sandbox, "lost">> {
  const leaving = new AbortController();
  const until = AbortSignal.any([leaving.signal, ...(signal ? [signal] : [])]);
  const start = () => startMedusa(options, { port }, until);
  let server = await start();
  let again: Promise<unknown> = Promise.resolve();
  undo.add(async () => {
    leaving.abort();
    await again.catch(() => {});
    await server.stop();
  });
  const deaths: number[] = [];
  const lost = new Promise<Error>((done) => {
    const watch = async (): Promise<void> => {
      const error = await server.died;
      if (until.aborted) return;
      deaths.push(Date.now());
      if (deaths.filter((at) => at > Date.now() - MINUTE_MS).length > MAX_RESTARTS)
        return done(error);
      say(`The store server ended unexpectedly: starting it again (${options.logFile} says more)`);
      again = start().then((next) => {
        server = next;
        void watch();
      });
      await again.catch(done);
    };
    void watch();
  });
  return { lost };
}

interface Place {
  keeper: database.Connection;
  process: ProcessOptions;
}

/** Needs the lock of the data folder. Starts the database server, completes the store, and writes its project. */
async function moveIn(
  options: Options,
  port: number,
  paths: DataPaths,
  progress: Progress,
  undo: Undo,
): Promise<Place> {
  const { databaseUrl: external, redisUrl } = options;
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
  const stay: RunningStore = { dataDir: paths.root, externalUrl, copy };
  undo.add(keepWatch(stay, join(paths.logs, "watchdog.log")));
  const serverUrl = externalUrl ?? (await startServer(openCluster(paths.postgres, SANDBOX_DIR)));
  let keeper: database.Connection | undefined;
  undo.add(() => leave(stay, keeper));
  // Names no database during a preparation, which serves nothing and must not prevent other sandboxes from serving.
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
    redisUrl,
    logFile,
    seed: options.seed,
    saveDemo: options.saveDemo,
  };
  const state = await ensureBuilt({ ...build, reset: options.reset }, progress);

  const place: Place = {
    keeper,
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
      progress.say("Letting the copy grow (some minutes)");
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
      `The database server of DATABASE_URL at ${host} cannot be used (${errorText(error)}).`,
      "Start it, correct DATABASE_URL, or unset it to use the PostgreSQL that comes along.",
      { cause: error },
    );
  }
}

/** The key of an external database. The address may contain a password, and the state file only needs to tell databases apart. */
function externalKey(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `external-${createHash("sha256").update(`${host}${pathname}`).digest("hex").slice(0, 12)}`;
}

/** Deletes only what the sandbox created, because --data may name any folder, and only while no sandbox uses the folder. */
async function reset(paths: DataPaths): Promise<void> {
  const cluster = openCluster(paths.postgres, SANDBOX_DIR);
  for (const keeper of await servedFrom(cluster)) refuseWhenServed([keeper], keeper.database);
  await stopServer(cluster);
  // Deletes an unreadable state file, which is one of the reasons for a reset.
  if (!isReadable(paths.state)) rmSync(paths.state, { force: true });
  rmSync(paths.secrets, { force: true });
  eraseEmbedded(paths);
}

/** The other sandboxes that use a database server. Empty if it can't be queried because its password is lost. */
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
