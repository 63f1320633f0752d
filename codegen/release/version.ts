import type { Change } from "./changes.ts";
import type { Level } from "./schema-changes.ts";

const LEVELS = ["patch", "minor", "major"] as const satisfies readonly Level[];

/** The highest level of the changes. Undefined if there are none. */
export const levelOf = (changes: readonly Change[]): Level | undefined =>
  LEVELS.findLast((level) => changes.some((change) => change.level === level));

const parse = (version: string): [number, number, number] => {
  const parts = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);
  if (!parts) throw new Error(`"${version}" isn't a valid version`);
  return parts as [number, number, number];
};

/**
 * The smallest version that the next release may have. Before 1.0.0, a major change raises the minor number, and any other change
 * raises the patch number, as npm's version ranges expect.
 */
export function nextVersion(released: string, level: Level | undefined): string {
  const [major, minor, patch] = parse(released);
  if (!level) return released;
  const place = level === "patch" ? 2 : (level === "minor" ? 1 : 0) + (major === 0 ? 1 : 0);
  if (place === 0) return `${major + 1}.0.0`;
  return place === 1 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

export function isAtLeast(version: string, wanted: string): boolean {
  const [a, b] = [parse(version), parse(wanted)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 || (a[at] as number) > (b[at] as number);
}
