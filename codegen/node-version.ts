/**
 * The oldest Node with the features that the generator and its tools use: the generator reads `countertop.config.ts`, and orval
 * calls `Map.groupBy`.
 */
const OLDEST = "22.18.0";

/** Returns one sentence if this Node is too old. Necessary because npm installs the package anyway. */
export function nodeProblem(version: string): string | undefined {
  const isOld = version.localeCompare(OLDEST, "en", { numeric: true }) < 0;
  return isOld ? `Needs Node ${OLDEST} or newer; this is Node ${version}.` : undefined;
}
