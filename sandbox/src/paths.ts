import { join } from "node:path";

/** The folder with this package: its lock file, its node_modules, its sources. */
export const SANDBOX_DIR = join(import.meta.dirname, "..");
export const DEFAULT_DATA_DIR = join(SANDBOX_DIR, "data");
export const DEFAULT_SEED = join(SANDBOX_DIR, "seed", "main.ts");
export const ROOT_DIR = join(SANDBOX_DIR, "..");

/** All files that are kept between two runs are in one folder. */
export function dataPaths(dataDir: string) {
  return {
    root: dataDir,
    lock: join(dataDir, "lock.json"),
    state: join(dataDir, "state.json"),
    secrets: join(dataDir, "secrets.json"),
    logs: join(dataDir, "logs"),
    cache: join(dataDir, "cache"),
    postgres: join(dataDir, "postgres"),
  };
}

export type DataPaths = ReturnType<typeof dataPaths>;

/** The store in the embedded database server; a store in the user's own server has a separate folder. */
export const EMBEDDED_STORE = "store";

export function storePaths(data: DataPaths, key: string) {
  const root = join(data.root, key);
  return {
    root,
    /** Medusa's project folder: configuration and uploads. */
    project: join(root, "project"),
    /** Uploads as they were right after seeding; copies start from these. */
    seededUploads: join(root, "seeded-uploads"),
    copies: join(root, "copies"),
  };
}

export type StorePaths = ReturnType<typeof storePaths>;
