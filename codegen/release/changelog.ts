/** What the contract's changes are for a reader, as a part of a changelog. */
import type { Change } from "./changes.ts";
import type { Level } from "./schema-changes.ts";
import { levelOf, nextVersion } from "./version.ts";

const BEGIN = "<!-- Printed by `npm run generate` from here … -->";
const END = "<!-- … to here. -->";
const BLOCK = new RegExp(`${BEGIN}[\\s\\S]*?${END}\\n*`);
const NEXT = "## Next\n";

const TITLES: readonly (readonly [Level, string])[] = [
  ["major", "Breaks a program"],
  ["minor", "Is new"],
  ["patch", "Changes nothing for a program"],
];

/** The changelog with what the contract changed since `released`, under *Next*: what stood there of it before is replaced. */
export function withContract(
  changelog: string,
  released: string,
  changes: readonly Change[],
): string {
  const bare = changelog.replace(BLOCK, "");
  if (changes.length === 0) return bare;
  const groups = TITLES.flatMap(([level, title]) => {
    const own = changes.filter((change) => change.level === level).map(({ what }) => `- ${what}`);
    return own.length === 0 ? [] : [`**${title}:**\n\n${own.join("\n")}`];
  });
  const wanted = nextVersion(released, levelOf(changes));
  const block = [
    BEGIN,
    `### The contract since ${released} (${wanted} or later)`,
    ...groups,
    END,
  ].join("\n\n");
  const whole = bare.includes(NEXT) ? bare : bare.replace(/(?=^## )/m, `${NEXT}\n`);
  const [before = "", after = ""] = whole.split(NEXT, 2);
  // The words of a person come first, and end at the next version.
  const own = after.split(/^(?=## )/m);
  const [words = "", ...versions] = own;
  return `${before}${NEXT}${words.trimEnd()}\n\n${block}\n\n${versions.join("")}`;
}

/** *Next* becomes the version, and what was printed there stays as it is. */
export const asReleased = (changelog: string, version: string): string =>
  changelog.replace(NEXT, `## ${version}\n`).replace(`${BEGIN}\n\n`, "").replace(`${END}\n\n`, "");
