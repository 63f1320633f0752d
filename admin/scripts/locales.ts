/**
 * `npm run locales -w @countertop/admin` reports missing, wrong, stale, and unused strings in the admin's languages, and fails
 * for serious problems. The options `--missing de`, `--merge de file.json`, `--accept de`, `--most-seen 300`, and
 * `--glossary de` are tools for translators (docs/translating.md).
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { languages, unfinished } from "../src/lib/languages.ts";
import { readUses, textsByKey, unusedKeys, wrongCalls } from "./locales/calls.ts";
import { compare, neededBy, pluralForms, type Comparison } from "./locales/compare.ts";
import {
  foldersOfLanguages,
  readAccepted,
  readGlossary,
  readLanguage,
  readMostSeen,
  readSources,
  writeAccepted,
  writeLanguage,
  writeMostSeen,
} from "./locales/files.ts";
import { accept as acceptTexts, digests, isStale, textOf } from "./locales/accepted.ts";
import { mostSeen } from "./locales/most-seen.ts";
import { flatten, unflatten, type Strings } from "./locales/strings.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    missing: { type: "string" },
    merge: { type: "string" },
    accept: { type: "string" },
    "most-seen": { type: "string" },
    glossary: { type: "string" },
    ns: { type: "string" },
  },
});
const english = readLanguage("en");
const now = digests(english.strings);
const accepted = readAccepted();
const say = (line = ""): void => void process.stdout.write(`${line}\n`);
const tell = (line = ""): void => void process.stderr.write(`${line}\n`);

interface State extends Comparison {
  strings: Strings;
  broken: string[];
  /** Strings whose English text changed after they were translated, or that nobody has accepted. */
  stale: string[];
}

function stateOf(language: string): State {
  const { strings, broken } = readLanguage(language);
  const result = compare(language, english.strings, strings);
  const stale =
    language === "en"
      ? []
      : [...strings.keys()].filter(
          (id) => result.needed.has(id) && isStale(accepted, now, language, id),
        );
  return { ...result, strings, broken, stale };
}

function chosen(language: string): string {
  if (language !== "en" && (languages as readonly string[]).includes(language)) return language;
  tell(`${language} isn't one of the languages to translate into: ${languages.join(" ")}`);
  process.exit(2);
}

function printMissing(language: string): void {
  const { needed, missing, stale, strings } = stateOf(language);
  const todo = new Set([...missing, ...stale]);
  const rows = [...needed].flatMap(([id, { english: text }]) =>
    todo.has(id) && (values.ns === undefined || id.startsWith(`${values.ns}:`))
      ? [[id, text] as const]
      : [],
  );
  tell(`${language}: ${rows.length} to translate. Keep {{names}} and <0>tags</0> as they are.`);
  for (const type of ["cardinal", "ordinal"] as const) {
    const forms = [...pluralForms(language, type)].map(
      ([form, numbers]) => `_${form} (${numbers.slice(0, 6).join(", ") || "rare"})`,
    );
    if (type === "cardinal" || rows.some(([id]) => id.includes("_ordinal_")))
      tell(`${type} forms: ${forms.join("  ")}`);
  }
  for (const id of stale)
    tell(`The English string changed: ${id}. Current translation: "${strings.get(id)}"`);
  say(JSON.stringify(unflatten(rows), null, 2));
}

/** Merges the output of `--missing` after a translator has filled it in. Leaves out invalid strings, and reports them. */
function merge(language: string, file: string | undefined): void {
  const given = JSON.parse(readFileSync(file ?? 0, "utf8")) as Record<string, unknown>;
  const incoming = new Map(
    Object.entries(given).flatMap(([namespace, tree]) => [...flatten(namespace, tree)]),
  );
  const { wrong, extra, needed } = compare(language, english.strings, incoming);
  const refused = new Set([...wrong.map((line) => line.split(" ")[0] ?? ""), ...extra]);
  const { strings, broken } = readLanguage(language);
  if (broken.length > 0) throw new Error(broken.join("\n"));
  const taken = [...incoming].filter(([id]) => !refused.has(id));
  for (const [id, text] of taken) strings.set(id, text);
  const fresh = new Set(taken.map(([id]) => id));
  writeLanguage(language, strings, needed.keys());
  // Accepts a plural only if the file has all of its forms.
  noteFits(
    language,
    taken
      .map(([id]) => id)
      .filter((id) => formsOf(id, needed.keys()).every((form) => fresh.has(form))),
  );
  for (const line of wrong) tell(`rejected: ${line}`);
  for (const id of extra) tell(`rejected: ${id} isn't an English string`);
  const left = stateOf(language).missing.length;
  tell(`${language}: ${incoming.size - refused.size} accepted, ${left} still missing`);
  if (refused.size > 0) process.exitCode = 1;
}

const formsOf = (id: string, needed: Iterable<string>): string[] =>
  [...needed].filter((one) => textOf(one) === textOf(id));

function noteFits(language: string, ids: Iterable<string>): void {
  const others = languages.filter((one) => one !== "en" && one !== language);
  const strings = new Map(others.map((one) => [one, readLanguage(one).strings]));
  acceptTexts(accepted, now, language, ids, strings);
  writeAccepted(accepted, now);
}

/** Marks existing translations as matching the current English. */
function accept(language: string, ids: readonly string[]): void {
  const { strings } = readLanguage(language);
  const needed = [...neededBy(language, english.strings).keys()];
  noteFits(
    language,
    needed.filter((id) => {
      const meant = ids.length === 0 || ids.some((one) => id === one || id.startsWith(`${one}_`));
      return meant && strings.has(id);
    }),
  );
}

/** Prints the keys that most pages show, and writes them to the list that translators read first. */
function printMostSeen(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1)
    throw new Error("--most-seen needs a whole number, such as 300");
  const texts = textsByKey(english.strings);
  const seen = mostSeen(readSources(), texts).slice(0, amount);
  for (const { key, score } of seen)
    say(`${score.toFixed(1).padStart(6)}  ${key}  ${JSON.stringify(texts.get(key)?.at(-1))}`);
  writeMostSeen(seen.map(({ key }) => key));
}

/** Prints the core terms in these languages as a Markdown table. `all` prints every language. */
function printGlossary(wanted: string): void {
  const columns = wanted === "all" ? languages.filter((one) => one !== "en") : wanted.split(",");
  const strings = columns.map((language) => readLanguage(chosen(language)).strings);
  say(`| term | ${columns.join(" | ")} |`);
  say(`| --- | ${columns.map(() => "---").join(" | ")} |`);
  for (const [term, key] of Object.entries(readGlossary()))
    say(`| ${term} | ${strings.map((own) => own.get(key) ?? "").join(" | ")} |`);
}

function report(): void {
  const problems: string[] = english.broken;
  const add = (language: string, says: string, ids: readonly string[]) =>
    problems.push(...ids.map((id) => `${language}: ${says} ${id}`));

  for (const folder of foldersOfLanguages())
    if (!(languages as readonly string[]).includes(folder))
      problems.push(`public/locales/${folder} isn't a language in src/lib/languages.ts`);

  say("language   done         missing  stale  extra  wrong  same as English");
  for (const language of languages) {
    const state = stateOf(language);
    const tolerant = unfinished.includes(language);
    if (!tolerant) {
      add(language, "missing", state.missing);
      add(language, "outdated, because the English string changed:", state.stale);
    }
    problems.push(...state.broken);
    add(language, "extra", state.extra);
    add(language, "", state.wrong);
    const total = state.needed.size;
    const counts = [state.missing, state.stale, state.extra, state.wrong, state.sameAsEnglish];
    const [missing, ...rest] = counts.map(({ length }) => String(length));
    say(
      `${language.padEnd(10)} ${`${total - state.missing.length} of ${total}`.padEnd(13)}${missing?.padStart(6)}` +
        rest.map((text) => text.padStart(7)).join("") +
        (tolerant ? "  unfinished" : ""),
    );
  }

  const texts = textsByKey(english.strings);
  const listed = { "most-seen": readMostSeen(), glossary: Object.values(readGlossary()) };
  for (const [file, keys] of Object.entries(listed))
    problems.push(
      ...keys
        .filter((key) => !texts.has(key))
        .map((key) => `en: locales/${file}.json lists ${key}, which doesn't exist`),
    );
  const sources = readSources().map(({ file, code }) => ({ file, ...readUses(file, code) }));
  for (const { file, calls } of sources)
    problems.push(...wrongCalls(calls, texts).map((says) => `${file}:${says}`));
  problems.push(...unusedKeys(texts.keys(), sources).map((id) => `en: nothing uses ${id}`));

  if (problems.length === 0) return;
  say(`\n${problems.map((line) => line.replace("  ", " ")).join("\n")}`);
  say(`\n${problems.length} problem(s). docs/translating.md describes how to fix them.`);
  process.exitCode = 1;
}

if (values.missing !== undefined) printMissing(chosen(values.missing));
else if (values.merge !== undefined) merge(chosen(values.merge), positionals[0]);
else if (values["most-seen"] !== undefined) printMostSeen(Number(values["most-seen"]));
else if (values.glossary !== undefined) printGlossary(values.glossary);
else if (values.accept === "all")
  for (const language of languages.filter((one) => one !== "en")) accept(language, positionals);
else if (values.accept !== undefined) accept(chosen(values.accept), positionals);
else report();
