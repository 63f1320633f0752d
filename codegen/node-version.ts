/** The oldest Node whose features the generator and its tools use: they run TypeScript files and group with `Map.groupBy`. */
const OLDEST = "22.18.0";

/** One sentence if this Node is too old; npm installs the package there all the same. */
export function nodeProblem(version: string): string | undefined {
  const isOld = version.localeCompare(OLDEST, "en", { numeric: true }) < 0;
  return isOld ? `Needs Node ${OLDEST} or newer; this is Node ${version}.` : undefined;
}
