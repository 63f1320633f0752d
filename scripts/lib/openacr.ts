// Prints reports/accessibility.md as an Open Accessibility Conformance Report: https://github.com/GSA/openacr
import { parseProof, type Row } from "./coverage.ts";

const LEVELS = { A: "success_criteria_level_a", AA: "success_criteria_level_aa" } as const;
const ADHERENCE = ["supports", "partially-supports", "does-not-support", "not-applicable"];

const quoted = (text: string): string => JSON.stringify(text);

function notesOf({ proof }: Row): string {
  const references = parseProof(proof);
  if (!references) return proof.replace(/^reason: /, "");
  const tests = references.map(({ file, titles }) => `${file} (${titles.join(", ")})`);
  return `Tests: ${tests.join("; ")}`;
}

function criterion(row: Row): string {
  const [, adherence = ""] = row.others;
  return [
    `      - num: ${quoted(row.id)}`,
    "        components:",
    "          - name: web",
    "            adherence:",
    `              level: ${adherence}`,
    `              notes: ${quoted(notesOf(row))}`,
  ].join("\n");
}

/** @returns the report, and the problems of rows with an unknown level or conformance */
export function openAcr(
  rows: readonly Row[],
  version: string,
): { yaml: string; problems: string[] } {
  const problems = rows.flatMap(({ id, others: [level = "", adherence = ""] }) => [
    ...(level in LEVELS ? [] : [`${id}: the level is A or AA, not: ${level}`]),
    ...(ADHERENCE.includes(adherence) ? [] : [`${id}: unknown conformance: ${adherence}`]),
  ]);
  const chapters = Object.entries(LEVELS).flatMap(([level, chapter]) => [
    `  ${chapter}:`,
    "    criteria:",
    ...rows.filter(({ others }) => others[0] === level).map(criterion),
  ]);
  const yaml = [
    "# Written by `npm run openacr` from accessibility.md.",
    "title: Countertop Accessibility Conformance Report",
    "product:",
    "  name: Countertop",
    `  version: ${quoted(version)}`,
    "  description: An admin and an example storefront for stores on Medusa v1.",
    "author:",
    "  name: The authors of Countertop",
    "evaluation_methods_used: axe on every page, light and dark and at 360 pixels; tests by keyboard alone. No screen reader.",
    "license: MIT",
    'catalog: "2.5-edition-wcag-2.2-en"',
    "chapters:",
    ...chapters,
    "",
  ].join("\n");
  return { yaml, problems };
}
