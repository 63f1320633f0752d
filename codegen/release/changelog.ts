/** Formats the contract's changes as a part of a changelog. */
import type { Change } from "./changes.ts";
import type { Level } from "./schema-changes.ts";
import { levelOf, nextVersion } from "./version.ts";

const BEGIN = "<!-- GeneratedOperation by `npm run generate` from here … -->";
const END = "<!-- … to here. -->";
const BLOCK = new RegExp(`${BEGIN}[\\s\\S]*?${END}\\n*`);
const NEXT = "## Next\n";

const TITLES: readonly (readonly [Level, string])[] = [
  ["major", "Breaks a program"],
  ["minor", "Is new"],
  ["patch", "Changes nothing for a program"],
];

const at = (level: Level, changes: readonly Change[]) =>
  changes.filter((change) => change.level === level);
const heading = (released: string, changes: readonly Change[]) =>
  `The contract since ${released} (${nextVersion(released, levelOf(changes))} or later)`;

/** Lists each change of the contract since `released`, for readers who look for a name. The changelog only counts the changes. */
export const contractReport = (released: string, changes: readonly Change[]): string =>
  [
    `# ${heading(released, changes)}`,
    "`npm run generate` writes this list. sdk/CHANGELOG.md says what a user has to do.",
    ...TITLES.flatMap(([level, title]) => {
      const own = at(level, changes).map(({ what }) => `- ${what}`);
      return own.length === 0 ? [] : [`## ${title}`, own.join("\n")];
    }),
  ].join("\n\n") + "\n";

/** The changelog with the number of contract changes since `released` under *Next*. Replaces the earlier numbers. */
export function withContract(
  changelog: string,
  released: string,
  changes: readonly Change[],
): string {
  const bare = changelog.replace(BLOCK, "");
  if (changes.length === 0) return bare;
  const counts = TITLES.flatMap(([level, title]) => {
    const { length } = at(level, changes);
    return length === 0 ? [] : [`- ${title}: ${length}`];
  });
  const block = [
    BEGIN,
    `### ${heading(released, changes)}`,
    counts.join("\n"),
    "Each of these changes is listed in the repository, in `reports/contract-changes.md`.",
    END,
  ].join("\n\n");
  const whole = bare.includes(NEXT) ? bare : bare.replace(/(?=^## )/m, `${NEXT}\n`);
  const [before = "", after = ""] = whole.split(NEXT, 2);
  // Hand-written text comes first and ends at the next version.
  const own = after.split(/^(?=## )/m);
  const [words = "", ...versions] = own;
  return `${before}${NEXT}${words.trimEnd()}\n\n${block}\n\n${versions.join("")}`;
}

/** Renames *Next* to the version. The generated part doesn't change. */
export const asReleased = (changelog: string, version: string): string =>
  changelog.replace(NEXT, `## ${version}\n`).replace(`${BEGIN}\n\n`, "").replace(`${END}\n\n`, "");
