/** Cleans up after sandboxes: drops their copies, ends orphaned servers, and stops the embedded database server. */
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, parse } from "node:path";
import * as database from "./database.ts";
import { SandboxError } from "./errors.ts";
import { withLock } from "./lock.ts";
import {
  dataPaths,
  EMBEDDED_STORE,
  SANDBOX_DIR,
  storePaths,
  type DataPaths,
  type StorePaths,
} from "./paths.ts";
import { describeProcess, endNow, listProcesses } from "./processes.ts";
import { openCluster, runningAddress, startEnded, stopServer, type Cluster } from "./postgres.ts";
import { endRedis } from "./redis.ts";
import { isComplete, readState, writeStoreState } from "./state.ts";

/** Everything that a process needs to clean up after a sandbox. It's plain data, because it's sent to another process. */
export interface RunningStore {
  dataDir: string;
  /** URL of the user's own database server; undefined for the embedded server. */
  externalUrl: string | undefined;
  /** Folder of this sandbox's own Redis, which may not exist. */
  redisDir: string;
  /** The temporary database of a copy, with its folder. */
  copy: { database: string; dir: string } | undefined;
}

/**
 * Drops this sandbox's copy, and stops the database server if no other sandbox uses it. Closes the connection only while
 * holding the lock. If two sandboxes exit at the same time, the first one then still sees the second.
 */
export async function leave(stay: RunningStore, keeper?: database.Connection): Promise<void> {
  const paths = dataPaths(stay.dataDir);
  const tidyUp = async (): Promise<void> => {
    await keeper?.end().catch(() => {});
    // Ends the servers of killed sandboxes, because they would otherwise write into the deleted folders.
    endOrphans(stay.dataDir);
    await endRedis(stay.redisDir);
    if (stay.externalUrl === undefined) await leaveEmbedded(stay, paths);
    else await dropAndCount(stay, stay.externalUrl);
    if (stay.copy) rmSync(stay.copy.dir, { recursive: true, force: true });
  };
  await withLock(paths.lock, "stopping", tidyUp, { evenOnFullDisk: true });
}

async function leaveEmbedded(stay: RunningStore, paths: DataPaths): Promise<void> {
  const cluster = openCluster(paths.postgres, SANDBOX_DIR);
  await startEnded(cluster);
  if ((await othersIn(cluster, stay)) > 0) return;
  await stopServer(cluster);
  // Deletes an incomplete store, because it's useless, and may have filled the disk.
  if (!isComplete(readState(paths.state).stores[EMBEDDED_STORE])) eraseEmbedded(paths);
}

/**
 * Drops the copy. Resolves to the number of other sandboxes that use the database server, or to 0 if the server doesn't
 * respond.
 */
async function othersIn(cluster: Cluster, stay: RunningStore): Promise<number> {
  try {
    const address = runningAddress(cluster);
    return address === undefined ? 0 : await dropAndCount(stay, address);
  } catch {
    return 0;
  }
}

export function eraseEmbedded(paths: DataPaths): void {
  const store = storePaths(paths, EMBEDDED_STORE);
  for (const dir of [paths.postgres, store.root]) rmSync(dir, { recursive: true, force: true });
  writeStoreState(paths.state, EMBEDDED_STORE, undefined);
}

/** Drops the copy. Resolves to the number of other sandboxes that use the database server. */
const dropAndCount = ({ copy }: RunningStore, serverUrl: string): Promise<number> =>
  database.withConnection(serverUrl, async (admin) => {
    if (copy) await database.drop(admin, copy.database);
    return (await database.otherKeepers(admin)).length;
  });

/**
 * Ends the store servers of this data folder whose sandboxes were killed. The caller must hold the folder's lock, so that no
 * server is starting.
 */
export function endOrphans(dataDir: string): void {
  const server = join(SANDBOX_DIR, "src", "server.ts");
  for (const { pid, parent, command } of listProcesses()) {
    if (!command.includes(`${server} ${dataDir}/`)) continue;
    const starter = describeProcess(parent)?.command ?? "";
    if (!starter.includes("main.ts")) endNow(pid);
  }
}

export const copyLog = ({ copies }: StorePaths, name: string): string =>
  join(copies, `${name}.log`);

/** Drops the copies that no sandbox uses, and deletes their files. */
export async function dropOrphanedCopies(
  admin: database.Connection,
  base: string,
  { copies }: StorePaths,
): Promise<void> {
  const served = new Set((await database.otherKeepers(admin)).map((keeper) => keeper.database));
  for (const name of await database.listCopies(admin, base)) {
    if (!served.has(name)) await database.drop(admin, name);
  }
  mkdirSync(copies, { recursive: true });
  for (const entry of readdirSync(copies)) {
    if (served.has(parse(entry).name)) continue;
    await endRedis(join(copies, entry, "redis"));
    rmSync(join(copies, entry), { recursive: true, force: true });
  }
}

export function refuseWhenServed(keepers: readonly database.Keeper[], name: string): void {
  const other = keepers.find((keeper) => keeper.database === name);
  if (!other) return;
  const where = other.port > 0 ? `at http://localhost:${other.port} ` : "";
  throw new SandboxError(
    `The sandbox is already running ${where}(process ${other.pid}).`,
    "Use that sandbox, stop it first, or start an independent one with --copy.",
  );
}

export function copyUploads(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}
