import { lstatSync, readdirSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Thrown for a problem that the user can fix. `message` says what happened, and `advice` says what to do. */
export class SandboxError extends Error {
  override name = "SandboxError";
  readonly advice: string;

  constructor(message: string, advice: string, options?: ErrorOptions) {
    super(message, options);
    this.advice = advice;
  }
}

/** Thrown if the user interrupts the start (Ctrl-C, SIGTERM) before the store is ready. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

const NO_SPACE = /ENOSPC|no space left on device|EDQUOT|disk quota exceeded/i;
const NO_ACCESS = /EACCES|EPERM|EROFS|permission denied|read-only file system/i;

export const isNoSpace = (text: string): boolean => NO_SPACE.test(text);

/** The text of an error and its causes, for comparisons and for the log. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code;
  const own = code && !error.message.includes(code) ? `${code}: ${error.message}` : error.message;
  if (error instanceof AggregateError) return [own, ...error.errors.map(errorText)].join("; ");
  return error.cause === undefined ? own : `${own} (${errorText(error.cause)})`;
}

/** Converts any thrown value to an error that describes the problem and how to fix it. */
export function explain(
  error: unknown,
  dataDir: string,
  diskIsFull = isFull(dataDir),
): SandboxError {
  if (error instanceof NoSpace) return error;
  const text = errorText(error);
  // Checks the disk first, because programs that can't write their log fail with misleading errors.
  if (isNoSpace(text) || diskIsFull) return new NoSpace(dataDir, text);
  if (error instanceof SandboxError) return error;
  if (NO_ACCESS.test(text)) {
    return new SandboxError(
      `A file couldn't be written or read: ${text}`,
      ownerAdvice(foreign(dataDir) ?? dataDir, dataDir),
      { cause: error },
    );
  }
  return new SandboxError(
    text,
    `Check the logs in ${dataDir}/logs, then try again. The store's data wasn't deleted.`,
    { cause: error },
  );
}

export class NoSpace extends SandboxError {
  constructor(where: string, detail: string) {
    super(
      `There is no space left on the disk with ${where} (${detail.split("\n")[0]}).`,
      "Free some space, or choose a folder on another disk with --data DIR, then start again.",
    );
  }
}

/** Advice for files that belong to another user, usually root: a command that changes the owner, and alternatives. */
export const ownerAdvice = (path: string, dataDir: string): string =>
  `${path} belongs to another user. Change the owner with: sudo chown -R "$(id -u):$(id -g)" '${dataDir}'
Or run as the user who owns it, or choose another folder with --data DIR.`;

/** The first path in a folder, including the folder itself, that belongs to another user. */
function foreign(path: string): string | undefined {
  try {
    const stat = lstatSync(path);
    if (stat.uid !== process.getuid?.()) return path;
    if (!stat.isDirectory()) return undefined;
    for (const name of readdirSync(path)) {
      const found = foreign(join(path, name));
      if (found !== undefined) return found;
    }
  } catch {
    // Ignores a file that was deleted in the meantime.
  }
  return undefined;
}

const FULL_BYTES = 2 * 1024 * 1024;

function isFull(dir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize < FULL_BYTES;
  } catch {
    return false;
  }
}

/** The last lines of a log, indented to distinguish them from the sandbox's own text. */
export function lastLines(text: string, count = 15): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines
    .slice(-count)
    .map((line) => `    ${line.slice(0, 400)}`)
    .join("\n");
}
