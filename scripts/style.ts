// `npm run style` checks the style of all texts. The number of problems of each kind is in style/counts.json, and can only go
// down. `-- <part of a path>` lists the problems in these files, and `-- --sample <seed>` prints 100 sentences of each kind to
// read.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { say } from "./lib/say.mjs";
import { compare, countOf, type Counts } from "./style/counts.ts";
import { openings, phrases, spelling, type Problem } from "./style/lint.ts";
import { sampleOf } from "./style/sample.ts";
import { KINDS, textsOf } from "./style/texts.ts";

const ROOT = resolve(import.meta.dirname, "..");
const COUNTS = join(ROOT, "scripts/style/counts.json");

/** The place of a problem: the key if the text is in a JSON file, and the line otherwise. */
function placeOf({ text, offset }: Problem): string {
  const firstLine = Number(text.place);
  if (Number.isNaN(firstLine)) return `${text.file}:${text.place}`;
  return `${text.file}:${firstLine + text.text.slice(0, offset).split("\n").length - 1}`;
}

function describe(problem: Problem): string {
  const { rule, found, instead } = problem;
  const advice = {
    spelling: `unknown word "${found}". Correct it, or add it to scripts/style/words.txt.`,
    opening: `begins with "${found}". Begin with the thing it describes.`,
    phrase: `"${found}". Write: ${instead ?? "a different word"}.`,
  }[rule];
  return `${placeOf(problem)}: ${advice}`;
}

const texts = textsOf(ROOT);
const [option, value] = process.argv.slice(2);
if (option === "--sample") {
  for (const kind of KINDS) {
    const sentences = sampleOf(
      texts.filter((text) => text.kind === kind),
      Number(value ?? 1),
      100,
    );
    say(
      `\n## ${kind}\n\n${sentences.map((sentence, index) => `${index + 1}. ${sentence}`).join("\n")}`,
    );
  }
} else {
  const problems = [...openings(texts), ...(await phrases(texts)), ...(await spelling(texts))];
  if (option === undefined) check(problems);
  else
    for (const problem of problems) if (problem.text.file.includes(option)) say(describe(problem));
}

/** Files with uncommitted changes, and files that the last commit changed. */
function changedFiles(): Set<string> {
  const git = (...args: string[]): string[] =>
    execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n");
  return new Set([
    ...git("diff", "--name-only", "HEAD"),
    ...git("show", "--name-only", "--format=", "HEAD"),
  ]);
}

function check(problems: readonly Problem[]): void {
  const recorded = JSON.parse(readFileSync(COUNTS, "utf8")) as Counts;
  const counts = countOf(problems, texts);
  const { higher, lower } = compare(recorded, counts);
  const changed = higher.length > 0 ? changedFiles() : new Set<string>();
  for (const { kind, rule, before, now } of higher) {
    say(
      `${kind}: ${now} problems with ${rule}, ${now - before} more than recorded. Problems in changed files, or the first 40:`,
    );
    const found = problems.filter((problem) => problem.text.kind === kind && problem.rule === rule);
    const shown = found.filter((problem) => changed.has(problem.text.file));
    for (const problem of (shown.length > 0 ? shown : found).slice(0, 40))
      say(`  ${describe(problem)}`);
  }
  if (higher.length > 0) process.exitCode = 1;
  else if (lower.length > 0 && process.env["CI"] === undefined) {
    writeFileSync(COUNTS, `${JSON.stringify(counts, null, 2)}\n`);
    say("Fewer problems than recorded. Commit the updated file scripts/style/counts.json.");
  } else if (lower.length > 0) {
    say(
      "There are fewer problems than scripts/style/counts.json records. Run npm run style and commit the file.",
    );
    process.exitCode = 1;
  }
}
