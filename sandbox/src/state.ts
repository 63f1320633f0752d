import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { SandboxError } from "./errors.ts";

/** The completed steps of a store. The file is written after each step, so an interrupted step isn't recorded as done. */
export interface StoreState {
  migrated: boolean;
  /** Fingerprint of the program that seeded the store; "none" if there was no program; null until the store is complete. */
  seeded: string | null;
  /** The origin in this store's URLs of uploaded files. */
  origin: string;
}

/** Version of the data folder's layout. Increase it when the layout changes. */
const VERSION = 2;

export interface State {
  version: typeof VERSION;
  stores: Record<string, StoreState>;
}

export const isComplete = (
  store: StoreState | undefined,
): store is StoreState & { seeded: string } =>
  store !== undefined && store.migrated && store.seeded !== null;

export function readState(file: string): State {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { version: VERSION, stores: {} };
    throw error;
  }
  try {
    return parseState(text);
  } catch (error) {
    // Fails, because treating an unreadable file as a new store would delete a store that may contain somebody's work.
    throw new SandboxError(
      `${file} is damaged or has a different version, so the store's state is unknown.`,
      "Nothing was deleted. Restore the file from a backup, or choose a different folder with --data DIR.",
      { cause: error },
    );
  }
}

export function isReadable(file: string): boolean {
  try {
    readState(file);
    return true;
  } catch {
    return false;
  }
}

export function parseState(text: string): State {
  const state = JSON.parse(text) as State;
  if (state.version !== VERSION || typeof state.stores !== "object" || state.stores === null) {
    throw new Error("unknown form");
  }
  for (const store of Object.values(state.stores)) {
    const known =
      typeof store.migrated === "boolean" &&
      (store.seeded === null || typeof store.seeded === "string") &&
      typeof store.origin === "string";
    if (!known) throw new Error("unknown form");
  }
  return state;
}

export function writeStoreState(file: string, name: string, store: StoreState | undefined): void {
  const { [name]: _, ...others } = readState(file).stores;
  const stores = store ? { ...others, [name]: store } : others;
  writeWhole(file, `${JSON.stringify({ version: VERSION, stores } satisfies State, null, 2)}\n`);
}

export interface Secrets {
  jwt: string;
  cookie: string;
}

export function loadSecrets(file: string): Secrets {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Secrets;
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new SandboxError(
        `${file} is damaged.`,
        "Delete it. The sandbox then creates new secrets, and all users must sign in again.",
        { cause: error },
      );
    }
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const word = (): string => randomBytes(24).toString("hex");
  const secrets: Secrets = { jwt: word(), cookie: word() };
  writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** Writes a file either completely or not at all. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
