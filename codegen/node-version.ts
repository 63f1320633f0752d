/**
 * The oldest version of Node with the features that are needed: the generator reads `countertop.config.ts`, and orval calls
 * `Map.groupBy`.
 */
const OLDEST = "22.18.0";

/** Returns one sentence if this version of Node is too old. npm only warns about that, and installs the package. */
export function nodeProblem(version: string): string | undefined {
  const isOld = version.localeCompare(OLDEST, "en", { numeric: true }) < 0;
  return isOld ? `Needs Node ${OLDEST} or newer; this is Node ${version}.` : undefined;
}
