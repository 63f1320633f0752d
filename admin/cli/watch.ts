/** Builds an extension again after each change of its files. */
import { existsSync, readdirSync, watch, type FSWatcher } from "node:fs";
import { dirname, join } from "node:path";
import { buildExtension } from "./build.ts";

/** Time in ms to wait for more changes, because editors save in several steps. */
const PAUSE_MS = 80;

export interface Watched {
  outDir: string;
  close(): void;
}

/**
 * Builds the extension in a folder, and then again after each change. Resolves after the first build.
 * @param onBuilt called after each further build that succeeded
 * @throws SettingsError if the first build fails. Later failures are only printed.
 */
export async function watchExtension(folder: string, onBuilt: () => void): Promise<Watched> {
  const files = new Set<string>();
  const { outDir } = await buildExtension(folder, { files });
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;
  let isOver = false;

  const follow = () => {
    for (const one of foldersOf(folder, files)) {
      if (watchers.has(one) || !existsSync(one)) continue;
      const watcher = watch(one, changed);
      // A folder that is deleted needs no watcher. The one of its parent reports the change.
      watcher.once("error", () => watcher.close());
      watcher.once("close", () => watchers.delete(one));
      watchers.set(one, watcher);
    }
  };

  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), PAUSE_MS);
  }

  async function rebuild(): Promise<void> {
    if (isOver) return;
    // The build may have read the changed files already, or not yet.
    if (isBuilding) return changed();
    isBuilding = true;
    const since = performance.now();
    // Watches new folders before the build, so that no change during the build is missed.
    follow();
    try {
      files.clear();
      await buildExtension(folder, { files, isQuiet: true });
      console.log(`Built ${outDir} in ${((performance.now() - since) / 1000).toFixed(1)} s.`);
      onBuilt();
    } catch (error) {
      console.error((error as Error).message);
    }
    follow();
    isBuilding = false;
  }

  follow();
  return {
    outDir,
    close() {
      isOver = true;
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** The folders of all files that a build has read, except installed packages, and all folders that new files may be added to. */
function foldersOf(folder: string, files: ReadonlySet<string>): Set<string> {
  const source = join(folder, "src");
  const inside = existsSync(source)
    ? readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
  const read = Array.from(files, (file) => dirname(file));
  return new Set(
    [source, ...inside, ...read].filter((one) => !/[/\\]node_modules([/\\]|$)/.test(one)),
  );
}
