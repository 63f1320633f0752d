/** Paths of this program's files, next to the built file or in the repository. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const isBuilt = !existsSync(join(here, "cli.ts"));

/** @param built path in `dist/`
 * @param source path in the repository, from this folder */
export const fileOf = (built: string, source: string): string =>
  join(here, isBuilt ? built : source);

export const versionOf = (): string =>
  (
    JSON.parse(readFileSync(join(here, isBuilt ? ".." : ".", "package.json"), "utf8")) as {
      version: string;
    }
  ).version;
