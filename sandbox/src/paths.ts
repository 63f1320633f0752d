import { join } from "node:path";

/** This package's folder, with its lock file, node_modules, and sources. */
export const SANDBOX_DIR = join(import.meta.dirname, "..");
export const DEFAULT_DATA_DIR = join(SANDBOX_DIR, "data");
export const DEFAULT_SEED = join(SANDBOX_DIR, "seed", "main.ts");
export const ROOT_DIR = join(SANDBOX_DIR, "..");

/** Paths within the data folder, which contains everything that is kept between runs. */
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

/** The name of the store in the embedded database server. A store in the user's own server has a separate folder. */
export const EMBEDDED_STORE = "store";

export function storePaths(data: DataPaths, key: string) {
  const root = join(data.root, key);
  return {
    root,
    /** Medusa's project folder: configuration and uploads. */
    project: join(root, "project"),
    /** Uploads as they were right after seeding. Copies start with these files. */
    seededUploads: join(root, "seeded-uploads"),
    copies: join(root, "copies"),
  };
}

export type StorePaths = ReturnType<typeof storePaths>;
