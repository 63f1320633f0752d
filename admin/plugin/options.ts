/** Checks the plugin's options, because Medusa accepts any object in `medusa-config.js`. */
import { trustedFronts } from "../server/fronts.ts";
import { originsIn, type Origins } from "../server/policy.ts";

/** Checked options, with their defaults. */
export interface Options {
  /** The folder that the admin is served from, such as /app/. */
  base: string;
  /** False if calls of /admin and requests for /uploads reach the store without being checked. */
  guard: boolean;
  /**
   * Addresses and networks of trusted proxies. Undefined to trust the proxies that the store itself
   * trusts.
   */
  trustedFront: string | undefined;
  origins: Origins;
  mcp: string | undefined;
  /** Fields that replace those of the built `config.json`. */
  config: object | undefined;
  /** Folders of further extensions, relative to the store's folder. */
  extensions: readonly string[];
  /** Names of options that only @medusajs/admin has. They have no effect. */
  ignored: readonly string[];
}

export const NAME = "@countertop/medusa-plugin";
const KNOWN = [
  "path",
  "guard",
  "trustedFront",
  "connectOrigins",
  "pictureOrigins",
  "mcp",
  "config",
  "extensions",
] as const;
const OF_OLD_ADMIN = ["autoRebuild", "backend", "develop", "outDir", "serve"];
/** Paths that the store or the admin's server already uses, by their first segment. */
const TAKEN = /^\/(admin|store|uploads|mcp|health|auth)(\/|$)/i;

/**
 * Thrown for an invalid option. Medusa prints the stack, so `stack` has only the message, because a
 * stack trace wouldn't help.
 */
class OptionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "OptionError";
    this.stack = `${NAME}: ${message} The store starts without the admin.`;
  }
}

/** @throws OptionError for an option that is unknown or has an invalid value */
export function readOptions(given: unknown): Options {
  if (given !== undefined && (typeof given !== "object" || given === null || Array.isArray(given)))
    throw new OptionError('options must be an object, such as { path: "/app" }.');
  const all: Record<string, unknown> = { ...given };
  const ignored = OF_OLD_ADMIN.filter((name) => name in all);
  const unknown = Object.keys(all).filter(
    (name) => !ignored.includes(name) && !KNOWN.some((known) => known === name),
  );
  if (unknown.length > 0)
    throw new OptionError(
      `there is no option ${unknown.join(", ")}. The options are ${KNOWN.join(", ")}.`,
    );
  const text = (name: (typeof KNOWN)[number]): string | undefined => {
    const value = all[name];
    if (value !== undefined && typeof value !== "string")
      throw new OptionError(`${name} must be a string, but it is ${JSON.stringify(value)}.`);
    return value;
  };
  const { guard = true, config } = all;
  if (typeof guard !== "boolean")
    throw new OptionError(`guard must be true or false, but it is ${JSON.stringify(guard)}.`);
  if (config !== undefined && (typeof config !== "object" || config === null))
    throw new OptionError(
      `config must be an object with fields of config.json, but it is ${JSON.stringify(config)}.`,
    );
  const { extensions = [] } = all;
  if (!Array.isArray(extensions) || extensions.some((one) => typeof one !== "string" || !one))
    throw new OptionError(
      `extensions must be a list of folders, such as ["loyalty/dist"], but it is ${JSON.stringify(extensions)}.`,
    );
  const mcp = text("mcp");
  if (mcp !== undefined && !(/^https?:\/\/[^/?#]+$/.test(mcp) && URL.canParse(mcp)))
    throw new OptionError(
      `mcp must be an address without a path, such as http://127.0.0.1:9100, but it is ${mcp}.`,
    );
  const trustedFront = text("trustedFront");
  return {
    base: baseOf(text("path") ?? "/app"),
    guard,
    trustedFront,
    origins: checked(() => {
      trustedFronts(trustedFront ?? "");
      return {
        requests: originsIn(text("connectOrigins") ?? "", "connectOrigins"),
        pictures: originsIn(text("pictureOrigins") ?? "", "pictureOrigins"),
      };
    }),
    mcp,
    config: config ?? undefined,
    extensions: extensions as string[],
    ignored,
  };
}

function baseOf(path: string): string {
  if (TAKEN.test(path))
    throw new OptionError(
      `path ${path} is taken by the store. Choose a different path, such as /app.`,
    );
  const base = `${path.replace(/\/$/, "")}/`;
  if (!/^(\/[\w-]+)+\/$/.test(base))
    throw new OptionError(
      `path must be a path such as /app or /back-office, but it is ${JSON.stringify(path)}.`,
    );
  return base;
}

function checked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof OptionError) throw error;
    throw new OptionError(`${(error as Error).message.replace("TRUSTED_FRONT", "trustedFront")}.`);
  }
}
