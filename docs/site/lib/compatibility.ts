/** The compatibility table by Medusa version, based on the recorded results of `countertop check --json`. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The results for one version. The version is the file's name, because a server doesn't report its version. */
export interface CheckedVersion {
  readonly version: string;
  readonly operations: number;
  readonly answered: number;
  readonly missing: readonly string[];
  readonly deviations: readonly unknown[];
}

export const RECORDS = "reports/compatibility";

/** Checked versions, newest first. */
export const checkedVersions = (root: string): CheckedVersion[] =>
  globSync("*.json", { cwd: join(root, RECORDS) })
    .map((file) => ({
      ...(JSON.parse(readFileSync(join(root, RECORDS, file), "utf8")) as CheckedVersion),
      version: basename(file, ".json"),
    }))
    .toSorted((a, b) => b.version.localeCompare(a.version, "en", { numeric: true }));

export function compatibilityTable(versions: readonly CheckedVersion[]): string {
  const rows = versions.map(
    ({ version, operations, answered, missing, deviations }) =>
      `| ${version} | ${answered} of ${operations} | ${deviations.length} | ${missing.map((id) => `[\`${id}\`](operation:${id})`).join(", ") || "none"} |`,
  );
  return [
    "| Medusa | Read operations that responded | Deviations | Missing lists |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
