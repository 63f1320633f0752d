import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parse, print, type Accepted } from "./accepted.ts";
import { flatten, NotStrings, unflatten, type Strings } from "./strings.ts";

const admin = resolve(import.meta.dirname, "../..");
const locales = join(admin, "public/locales");

export interface Language {
  strings: Strings;
  /** Files that couldn't be read, each with the reason. */
  broken: string[];
}

export function readLanguage(language: string): Language {
  const found: Language = { strings: new Map(), broken: [] };
  for (const file of globSync("*.json", { cwd: join(locales, language) }).sort()) {
    try {
      const tree: unknown = JSON.parse(readFileSync(join(locales, language, file), "utf8"));
      for (const [id, text] of flatten(basename(file, ".json"), tree)) found.strings.set(id, text);
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof NotStrings)) throw error;
      found.broken.push(`${language}/${file}: ${error.message}`);
    }
  }
  return found;
}

export const foldersOfLanguages = (): string[] =>
  globSync("*/", { cwd: locales }).map((path) => basename(path));

const write = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Rewrites all namespaces, with the keys in the order of `order`. Deletes strings that aren't in
 * `order`.
 */
export function writeLanguage(language: string, strings: Strings, order: Iterable<string>): void {
  const folder = join(locales, language);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kept = [...order].flatMap((id) => {
    const text = strings.get(id);
    return text === undefined ? [] : [[id, text] as const];
  });
  for (const [namespace, tree] of Object.entries(unflatten(kept)))
    write(join(folder, `${namespace}.json`), tree);
}

const acceptedFile = join(import.meta.dirname, "accepted.json");
export const readAccepted = (): Accepted => parse(readFileSync(acceptedFile, "utf8"));
export const writeAccepted = (accepted: Accepted, now: Map<string, string>): void =>
  writeFileSync(acceptedFile, print(accepted, now));

const mostSeenFile = join(import.meta.dirname, "most-seen.json");
export const readMostSeen = (): string[] =>
  JSON.parse(readFileSync(mostSeenFile, "utf8")) as string[];
export const writeMostSeen = (keys: readonly string[]): void => write(mostSeenFile, keys);

/** Core terms, each with the key of a string that consists of only this term. */
export const readGlossary = (): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, "glossary.json"), "utf8")) as Record<
    string,
    string
  >;

/** Source files of the admin that may use keys. */
export const readSources = (): { file: string; code: string }[] =>
  globSync("src/**/*.{ts,tsx}", { cwd: admin })
    .filter((file) => !/\.test\.|\.gen\.|\.d\.ts$/.test(file))
    .sort()
    .map((file) => ({ file, code: readFileSync(join(admin, file), "utf8") }));
