import { join } from "node:path";

/** The folder of this package, with its lock file, node_modules, and sources. */
export const SANDBOX_DIR = join(import.meta.dirname, "..");
export const DEFAULT_DATA_DIR = join(SANDBOX_DIR, "data");
export const DEFAULT_SEED = join(SANDBOX_DIR, "seed", "main.ts");
export const ROOT_DIR = join(SANDBOX_DIR, "..");

/** Paths within the folder that contains all files that are kept between runs. */
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
