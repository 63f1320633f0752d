/** Creates the next version's section of the changelog from the packages' changelogs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The packages' changelogs with their titles. Packages that don't have their own share one. */
const CHANGELOGS = [
  ["CHANGELOG.md", undefined],
  ["sdk/CHANGELOG.md", "@countertop/sdk"],
  ["storefront-kit/CHANGELOG.md", "@countertop/storefront-kit"],
] as const;

export function notesOf(root: string, version: string): string {
  const parts = CHANGELOGS.flatMap(([file, name]) => {
    const text = nextOf(readFileSync(join(root, file), "utf8"));
    if (text === "") return [];
    return [name === undefined ? text : `### ${name}\n\n${text}`];
  });
  return `## ${version}\n\n${parts.join("\n\n") || "Nothing changed."}\n`;
}

/** The text below the heading *Next* or *Unreleased*. */
export const nextOf = (changelog: string): string =>
  (/^## (?:Next|Unreleased)\n+(.*?)(?=^## |(?![\s\S]))/ms.exec(changelog)?.[1] ?? "")
    .replaceAll(/<!--.*?-->\n*/gs, "")
    .replaceAll(/^### /gm, "#### ")
    .trim();
